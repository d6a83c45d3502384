import { judgePerson } from '#worker/reading/person/is-person.ts'
import { canonicalAddress, hasNameSlug, isPeopleAddress, slugOf } from '#worker/reading/person/page-address.ts'
import { readName } from '#worker/reading/person/person-name.ts'
import { withoutFragment } from './page-links.ts'

/**
 * Facts about a person that a site shows beside the person's own page, for what the page leaves out: the position, the office and the email of
 * a card in a directory, and the cities of the firm's offices, with " | " between them. `page` is the key of the page that a record replaces.
 */
export type Card = Partial<Record<'title' | 'office' | 'seat' | 'page' | 'email', string>>
export type FoundPage = { url: string; urlKey: string; label: string | null; lastmod: string | null; card?: Card }

export const pageOf = (url: string, more: { label?: string | null; lastmod?: string | null } = {}): FoundPage => {
  const href = withoutFragment(new URL(url))
  return { url: href, urlKey: canonicalAddress(href), label: more.label ?? null, lastmod: more.lastmod ?? null }
}

/** Minimum number of pages in a folder with names in their addresses. Fewer may be news about people. */
const fewestNames = 3

/**
 * The pages of people among the pages of a site, each once: those where sites usually keep people, and those in folders where enough
 * addresses or links contain names.
 *
 * @param pages The label of a linked page is the text of a link; pages of sitemaps have none. In the result, labels are names.
 */
export function peopleAmong(pages: readonly FoundPage[]): FoundPage[] {
  const candidates = [...Map.groupBy(pages, ({ urlKey }) => urlKey).values()].flatMap(candidateOf)
  const folders = Map.groupBy(candidates, ({ page }) => page.urlKey.replace(/[^/?]*(?:\?.*)?$/, ''))
  const named = [...folders.values()].flatMap(namesOf)
  const placed = candidates.filter(({ page }) => isPeopleAddress(page.url))
  const chosen = [...placed, ...named.filter(({ isLink }) => isLink || placed.length < fewestNames)]
  const found = new Map(chosen.map(({ page }) => [page.urlKey, page]))
  // "/people/jane-doe/publications" is a part of "/people/jane-doe".
  return [...found.values()].filter(({ urlKey }) => !found.has(urlKey.replace(/\/[^/]*$/, '')))
}

/** The pages of a folder whose addresses or links contain names, if there are enough of them. */
function namesOf(folder: readonly Candidate[]): Candidate[] {
  const names = folder.filter(({ isLikely }) => isLikely)
  const linked = names.filter(({ page }) => page.label !== null)
  // "Contact Us" leads to "/contact-us", so some of the link texts must be clear names.
  if (folder.some(({ isLink }) => isLink))
    return names.length >= fewestNames && linked.length * 3 >= names.length ? names : []
  // Many names aren't in our lists. If some addresses are known names and all have the same form, the others are names too.
  const alike = folder.filter(({ slug }) => /^[a-z]+(?:[-_.][a-z]+){1,4}$/.test(slug))
  const isEnough = names.length >= folder.length * (alike.length === folder.length ? 0.3 : 0.6)
  return isEnough && names.length >= 2 && alike.length >= fewestNames ? alike : []
}

type Candidate = ReturnType<typeof candidateOf>[number]

/** Texts of links to one page that are judged. */
const maxLabels = 10

/** A page and what the links to it say. */
function candidateOf(pages: readonly FoundPage[]) {
  const [first] = pages
  if (!first) return []
  const slug = slugOf(new URL(first.url).pathname).toLowerCase()
  const labels = [...new Set(pages.flatMap((page) => page.label ?? []))].slice(0, maxLabels)
  const isLink = labels.length > 0
  const label = labels.find((text) => judgePerson(text).isPerson) ?? null
  const isCalled = isLink ? labels.some((text) => isCalledLike(slug, text)) : hasNameSlug(first.url)
  return [{ page: { ...first, label }, slug, isLink, isLikely: label !== null || isCalled }]
}

/** Checks whether the last segment of an address contains all parts of the name in its link: "/sterling-fujimoto/". */
function isCalledLike(slug: string, text: string): boolean {
  const words = slug.split(/[^a-z]+/)
  return readName(text)?.parts.every((part) => part.split('-').every((one) => words.includes(one))) ?? false
}
