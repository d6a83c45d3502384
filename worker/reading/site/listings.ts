import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { findAll, find, parseHtml, textOf, byTag } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { readName } from '#worker/reading/person/person-name.ts'
import { judgePerson } from '#worker/reading/person/is-person.ts'
import { isTitle } from '#worker/reading/person/titles.ts'
import { canonicalAddress } from '#worker/reading/person/page-address.ts'
import { hasNameSlug, isPeopleAddress } from '#worker/reading/person/person-address.ts'
import { pageOf, type FoundPage } from './people-addresses.ts'

/** Links of a directory page: people, and further pages of the directory by how they are found. */
export type ListingLinks = { people: FoundPage[]; next: string[]; letters: string[]; filters: string[] }

const directoryText =
  /^(?:our |meet (?:our|the) |the |all |find an? |view (?:all )?|browse |legal )?(?:people|attorneys?|lawyers?|professionals?|team|legal team|partners|associates|attorneys (?:&|and) (?:staff|professionals)|our people|bios?|directory|who we are|staff|find a lawyer|find an attorney)$/i
const directoryPath =
  /\/(?:our-)?(?:people|attorneys?|lawyers?|professionals?|team|staff|bios?|directory|attorney-directory|people-directory|who-we-are|meet-the-team|legal-team|attorneys-and-staff)(?:\.(?:html?|php|aspx?|cfm))?\/?$/i

/** Addresses that firms without a sitemap and without a link have used. */
export const usualListings = [
  '/people',
  '/attorneys',
  '/our-people',
  '/professionals',
  '/lawyers',
  '/our-team',
  '/team',
]

type Link = { url: URL; text: string; element: Element }

function linksOf(page: Element, at: string): Link[] {
  const base = URL.parse(find(page, byTag('base'))?.attributes['href'] ?? '', at)?.href ?? at
  const host = new URL(at).host.replace(/^www\./, '')
  return findAll(page, byTag('a')).flatMap((element) => {
    const { href = '' } = element.attributes
    if (href === '' || /^(?:mailto|tel|javascript|data):/i.test(href)) return []
    const url = URL.parse(href, base)
    if (!url || !/^https?:$/.test(url.protocol) || url.host.replace(/^www\./, '') !== host) return []
    return [
      {
        url,
        text:
          textOf(element) ||
          (element.attributes['aria-label'] ?? element.attributes['title'] ?? '').trim() ||
          (find(element, byTag('img'))?.attributes['alt'] ?? '').trim(),
        element,
      },
    ]
  })
}

/** The directories that a home page leads to, likeliest first. */
export function directoriesOf(html: string, at: string): string[] {
  const found = withPageBudget((budget) => linksOf(parseHtml(html, budget), at))
    .filter(({ url, text }) => directoryPath.test(url.pathname) || directoryText.test(text))
    .map(({ url, text }) => ({
      url: clean(url),
      weight: (directoryPath.test(url.pathname) ? 2 : 0) + (directoryText.test(text) ? 1 : 0),
    }))
  return [...new Set(found.sort((a, b) => b.weight - a.weight).map(({ url }) => url))]
}

/** The other pages that a home page leads to, one level down: a small firm may keep its people under any of them. */
export function menuOf(html: string, at: string): string[] {
  const found = withPageBudget((budget) => linksOf(parseHtml(html, budget), at))
    .filter(
      ({ url }) =>
        /^\/[^/]+(?:\/|\.\w{3,5})?$/.test(url.pathname) &&
        !/\.(?:pdf|vcf|jpe?g|png|xml|docx?)$|\/(?:privacy|terms|disclaimer|cookies?|login|sitemap|careers?|news|blog|events?|insights)\b/i.test(
          url.pathname,
        ),
    )
    .map(({ url }) => clean(url))
  return [...new Set(found)]
}

const clean = (url: URL): string => {
  const copy = new URL(url)
  copy.hash = ''
  return copy.href
}

/**
 * The people and the further pages that a page of a directory names.
 *
 * @param at The page's own address; further pages are those beside it.
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export function listingLinks(html: string, at: string): ListingLinks {
  return withPageBudget((budget) => linksIn(parseHtml(html, budget), at))
}

function linksIn(page: Element, at: string): ListingLinks {
  const links = linksOf(page, at)
  const own = canonicalAddress(at)
  const here = new URL(at)
  const people = new Map<string, FoundPage>()
  const folders = new Map<string, number>()
  const named = links.map((link) => ({ ...link, ...nameOf(link) }))
  const called = new Map<string, Set<string>>()
  for (const { url, text, isNamed } of named) {
    const folder = folderOf(url)
    if (isNamed) folders.set(folder, (folders.get(folder) ?? 0) + 1)
    if (isCalledLike(url, text)) called.set(folder, (called.get(folder) ?? new Set()).add(url.pathname))
  }
  const isFolderOfPeople = (folder: string) => {
    const known = folders.get(folder) ?? 0
    return known >= 3 || (known === 2 && (called.get(folder)?.size ?? 0) >= 3)
  }
  for (const { url, text, isNamed } of named) {
    const key = canonicalAddress(url.href)
    if (key === own || isPaging(url, here)) continue
    const isPerson =
      isPeopleAddress(url.href) &&
      (isNamed ||
        hasNameSlug(url.href) ||
        key.startsWith(`${own}/`) ||
        (folders.get(folderOf(url)) ?? 0) > 0 ||
        folders.size === 0)
    // "Sterling Fujimoto" among others whose pages are called like them.
    const isAmongNamed = (isNamed || isCalledLike(url, text)) && isFolderOfPeople(folderOf(url))
    if (!isPerson && !isAmongNamed) continue
    const before = people.get(key)
    people.set(key, pageOf(clean(url), { label: isNamed ? text : (before?.label ?? null) }))
  }
  const rest = links.filter(({ url }) => !people.has(canonicalAddress(url.href)))
  const isBeside = (url: URL) => url.host === here.host && samePlace(url, here)
  const next = rest.filter(
    ({ url, text, element }) =>
      isBeside(url) &&
      (isPaging(url, here) ||
        /\bnext\b/i.test(element.attributes['rel'] ?? '') ||
        (/^(?:next|load more|show more|more|older|›|»|→|>)(?: (?:page|people|results))?\s*[›»→>]*$/i.test(text) &&
          canonicalAddress(url.href) !== own)),
  )
  const relNext = findAll(page, ({ tag, attributes }) => tag === 'link' && attributes['rel'] === 'next').flatMap(
    ({ attributes }) => URL.parse(attributes['href'] ?? '', at)?.href ?? [],
  )
  const letters = rest.filter(
    ({ url, text }) => /^[A-Z]$/i.test(text.trim()) && isBeside(url) && canonicalAddress(url.href) !== own,
  )
  const filters = rest.filter(
    ({ url }) =>
      isBeside(url) && [...url.searchParams.keys()].some((name) => /office|location|city|letter|last/i.test(name)),
  )
  return {
    people: [...people.values()],
    next: unique([...next.map(({ url }) => clean(url)), ...relNext]),
    letters: unique(letters.map(({ url }) => clean(url))),
    filters: unique([...filters.map(({ url }) => clean(url)), ...formFilters(page, at)]),
  }
}

const isName = (text: string) => readName(text) !== undefined && judgePerson(text).isPerson

/** Name that a link gives to the person it leads to: its text, the name within it beside a position, or the name on its card. */
function nameOf(link: Link): { text: string; isNamed: boolean } {
  const isShort = link.text.length < 200
  const part = isShort && find(link.element, (one) => textOf(one) !== link.text && isName(textOf(one)))
  const within = part ? textOf(part) : undefined
  if (within !== undefined && (!isName(link.text) || isTitle(link.text.replace(within, '').trim())))
    return { text: within, isNamed: true }
  const text = isName(link.text) ? link.text : (nameBeside(link) ?? link.text)
  return { text, isNamed: isName(text) }
}

/** The name on a card whose link says "Meet Amy" or "Read more", where the link's address is called like it. */
function nameBeside({ url, element }: Link): string | undefined {
  // An element with many children isn't a card; a long list is not read again for each of its links.
  let around = element.parent
  for (let up = 0; around && up < 4 && around.children.length <= 12 && textOf(around).length < 260; up++) {
    const heading = find(
      around,
      ({ tag, ...one }) => /^h[2-6]$/.test(tag) && readName(textOf({ tag, ...one })) !== undefined,
    )
    if (heading) return isCalledLike(url, textOf(heading)) ? textOf(heading) : undefined
    around = around.parent
  }
  return undefined
}

const unique = (list: readonly string[]) => [...new Set(list)]

/** Checks whether an address ends with all parts of a name: "/sterling-fujimoto/". */
function isCalledLike(url: URL, text: string): boolean {
  const name = readName(text)
  const slug = lastPart(url.pathname).split(/[^a-z]+/)
  return name !== undefined && name.parts.every((part) => part.split('-').every((one) => slug.includes(one)))
}
const lastPart = (path: string) => (path.replace(/\/+$/, '').split('/').at(-1) ?? '').toLowerCase()

function folderOf(url: URL): string {
  return url.host + url.pathname.replace(/\/+$/, '').replace(/[^/]*$/, '')
}

/** Checks whether an address is another page of the same directory. */
function isPaging(url: URL, here: URL): boolean {
  if (!samePlace(url, here)) return false
  return (
    [...url.searchParams.entries()].some(
      ([name, value]) =>
        /^(?:page|p|pg|paged|pagenum|page_?no|offset|start|from|skip)$|_page$|\bpage\b/i.test(name) &&
        /^\d{1,5}$/.test(value),
    ) || /\/(?:page|p)[/-]\d{1,4}\/?$/i.test(url.pathname)
  )
}

const trunk = (path: string) =>
  path
    .replace(/\/(?:page|p)[/-]\d+\/?$/i, '')
    .replace(/\/(?:letter\/)?[a-z]\/?$/i, '')
    .replace(/\/+$/, '')
    .replace(/\.(?:html?|php|aspx?|cfm)$/i, '')
const samePlace = (url: URL, here: URL) => {
  const [one, two] = [trunk(url.pathname), trunk(here.pathname)]
  return one === two || one.startsWith(`${two}/letter`) || one.startsWith(`${two}/search`)
}

/** The pages that a form of the directory leads to: one for each letter or office of a choice. */
function formFilters(page: Element, at: string): string[] {
  return findAll(page, byTag('form'))
    .filter(({ attributes }) => !/post/i.test(attributes['method'] ?? 'get'))
    .flatMap((form) => {
      const action = URL.parse(form.attributes['action'] ?? '', at)
      if (!action || action.host !== new URL(at).host || !samePlace(action, new URL(at))) return []
      return findAll(form, byTag('select'))
        .filter(({ attributes }) => /office|location|city|letter|last/i.test(attributes['name'] ?? ''))
        .flatMap((select) =>
          findAll(select, byTag('option')).flatMap(({ attributes }) => {
            const { value } = attributes
            if (!value || /^(?:0|all|any|-1)$/i.test(value)) return []
            const url = new URL(action)
            url.searchParams.set(select.attributes['name'] ?? '', value)
            return [url.href]
          }),
        )
    })
}

/** Checks whether a page is drawn by its scripts: almost nothing of it is text, and there are scripts. */
export function looksDrawn(html: string): boolean {
  return withPageBudget((budget) => isDrawn(parseHtml(html, budget)))
}

function isDrawn(page: Element): boolean {
  const body = find(page, byTag('body')) ?? page
  const scripts = findAll(page, byTag('script')).filter(
    ({ attributes, children }) =>
      attributes['src'] || children.some((code) => typeof code === 'string' && code.length > 200),
  )
  if (scripts.length === 0) return false
  const text = textOf(body)
  const isEmptyRoot =
    find(
      body,
      ({ attributes, children }) =>
        /^(?:root|app|__next|__nuxt|people-app|directory|bio-root)$|-(?:app|root)$/i.test(attributes['id'] ?? '') &&
        children.every((child) => typeof child === 'string' && child.trim() === ''),
    ) !== undefined
  return isEmptyRoot || text.length < 300
}
