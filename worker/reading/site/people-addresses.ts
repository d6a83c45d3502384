import { judgePerson } from '#worker/reading/person/is-person.ts'
import { canonicalAddress } from '#worker/reading/person/page-address.ts'
import {
  hasNameSlug,
  isPeopleAddress,
  notPeople,
  otherLanguage,
  slugOf,
} from '#worker/reading/person/person-address.ts'
import { readName } from '#worker/reading/person/person-name.ts'

/** Facts about a person that a directory shows, for what their own page leaves out. */
export type Card = { title: string | null; office: string | null }
export type FoundPage = { url: string; urlKey: string; label: string | null; lastmod: string | null; card?: Card }

/** The label that a page is kept with: its name, position and office, one a line. */
export const keptLabel = ({ label, card }: Pick<FoundPage, 'label' | 'card'>): string | null =>
  label === null || !card ? label : [label, card.title ?? '', card.office ?? ''].join('\n')

/** A kept label, as it was found. */
export function readLabel(kept: string | null): { label: string | null; card: Card } {
  const [label = null, title, office] = kept?.split('\n') ?? []
  return { label, card: { title: title || null, office: office || null } }
}

export const pageOf = (url: string, more: { label?: string | null; lastmod?: string | null } = {}): FoundPage => {
  const { href } = new URL(url.replace(/#.*$/, ''))
  return { url: href, urlKey: canonicalAddress(href), label: more.label ?? null, lastmod: more.lastmod ?? null }
}

/** Fewest pages of a folder that must be called like people. Fewer may be news about people. */
const fewestNames = 3

/**
 * The pages of people among addresses of a site, each once: those where sites usually keep them, and those of a folder in which
 * most pages are called like people.
 *
 * @param pages Pages with the text of a link as their label; pages of sitemaps have none. The label of a result is a name.
 */
export function peopleAmong(pages: readonly FoundPage[]): FoundPage[] {
  const candidates = [...Map.groupBy(pages, ({ urlKey }) => urlKey).values()].flatMap(candidateOf)
  const folders = Map.groupBy(candidates, ({ page }) => folderOf(page.url))
  const named = [...folders.values()].flatMap(namesOf)
  const placed = candidates.filter(({ page }) => isPeopleAddress(page.url))
  const chosen = [...placed, ...named.filter(({ isLink }) => isLink || placed.length < fewestNames)]
  const found = new Map(chosen.map(({ page }) => [page.urlKey, page]))
  // "/people/jane-doe/publications" is a part of "/people/jane-doe".
  return [...found.values()].filter(({ urlKey }) => !found.has(urlKey.replace(/\/[^/]*$/, '')))
}

/** The pages of a folder that are called like people, where enough of them are. */
function namesOf(folder: readonly Candidate[]): Candidate[] {
  const names = folder.filter(({ isLikely }) => isLikely)
  const linked = names.filter(({ isNamed }) => isNamed)
  // "Contact Us" leads to an address of that name too.
  if (folder.some(({ isLink }) => isLink))
    return names.length >= fewestNames && linked.length * 3 >= names.length ? names : []
  // Names have many origins. If some are known and all have the same form, the others are names too.
  const alike = folder.filter(({ slug }) => /^[a-z]+(?:[-_.][a-z]+){1,4}$/.test(slug))
  const isEnough = names.length >= folder.length * (alike.length === folder.length ? 0.3 : 0.6)
  return isEnough && names.length >= 2 && alike.length >= fewestNames ? alike : []
}

type Candidate = ReturnType<typeof candidateOf>[number]

/** A page and what the links to it say. Empty for a page in another language without a link. */
function candidateOf(pages: readonly FoundPage[]) {
  const [first] = pages
  if (!first) return []
  const { pathname } = new URL(first.url)
  const slug = slugOf(pathname).toLowerCase()
  const isLink = pages.some((page) => page.label !== null)
  if (!isLink && otherLanguage.test(pathname)) return []
  const label = pages.find((page) => judgePerson(page.label ?? '').isPerson)?.label ?? null
  const isCalled = isLink
    ? pages.some((page) => isCalledLike(slug, page.label ?? ''))
    : hasNameSlug(first.url) && !notPeople.test(pathname)
  return [{ page: { ...first, label }, slug, isLink, isNamed: label !== null, isLikely: label !== null || isCalled }]
}

/** Checks whether an address ends with all parts of the name that its link shows: "/sterling-fujimoto/". */
function isCalledLike(slug: string, text: string): boolean {
  const words = slug.split(/[^a-z]+/)
  return readName(text)?.parts.every((part) => part.split('-').every((one) => words.includes(one))) ?? false
}

function folderOf(address: string): string {
  const { pathname, host } = new URL(address)
  return host + pathname.replace(/\/(?:index\.\w+)?$/i, '').replace(/[^/]*$/, '')
}
