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

/** Facts that the directory shows of a person, for what their page leaves out. */
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

/** Fewer names in a folder may be news about them. */
const fewestNames = 3

/**
 * The pages of people among addresses of a site, each once: by where sites keep them, and those of a folder most of whose pages
 * are called like people. A label is the text of a link to the page; those of sitemaps have none. In the result it is a name.
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
  // Names of many origins: where some are known and all are of the same make, the others are names too.
  const alike = folder.filter(({ slug }) => /^[a-z]+(?:[-_.][a-z]+){1,4}$/.test(slug))
  const isEnough = names.length >= folder.length * (alike.length === folder.length ? 0.3 : 0.6)
  return isEnough && names.length >= 2 && alike.length >= fewestNames ? alike : []
}

type Candidate = ReturnType<typeof candidateOf>[number]

/** A page by all that leads to it; none for a page in another language that no link leads to. */
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
