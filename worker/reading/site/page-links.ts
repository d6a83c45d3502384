import { around, byTag, find, findAll, textOf, type Element } from '#worker/reading/document/html/parse-html.ts'
import { hostOf } from '#worker/reading/address-key.ts'
import { canonicalAddress } from '#worker/reading/person/page-address.ts'
import { valuesOf } from '#worker/reading/person/page-markup.ts'

/** The key is that of the page that the link leads to (`canonicalAddress`). */
export type PageLink = { url: URL; key: string; text: string; element: Element }

/** The links of a page that lead to its own site. */
export function linksOf(page: Element, at: string): PageLink[] {
  const base = URL.parse(find(page, byTag('base'))?.attributes['href'] ?? '', at)?.href ?? at
  const host = hostOf(new URL(at))
  return findAll(page, () => true).flatMap((element) => {
    const href = hrefOf(element)
    if (href === '' || /^(?:mailto|tel|javascript|data):/i.test(href)) return []
    const url = URL.parse(href, base)
    if (!url || !/^https?:$/.test(url.protocol) || hostOf(url) !== host) return []
    return [{ url, key: canonicalAddress(url.href), text: wordsOf(element), element }]
  })
}

/** The address that a link, an area of an image map, or an element with a click handler leads to. Empty for other elements. */
function hrefOf({ tag, attributes }: Element): string {
  if (tag === 'a' || tag === 'area') return attributes['href'] ?? ''
  const { onclick = '' } = attributes
  const inHandler = /["']((?:https?:\/\/)?[\w./-]{1,200}(?:\.\w{3,4}|\/)[\w=&?-]{0,80})["']/.exec(onclick)
  return attributes['data-href'] ?? inHandler?.[1] ?? ''
}

/** The text of a link, or what a screen reader says if it has none. */
const wordsOf = (link: Element): string =>
  textOf(link) ||
  (link.attributes['aria-label'] ?? link.attributes['title'] ?? link.attributes['alt'] ?? '').trim() ||
  (find(link, byTag('img'))?.attributes['alt'] ?? '').trim()

export const withoutFragment = ({ href }: URL): string => href.replace(/#.*$/, '')

/** Further pages of a directory: the next ones and those for letters, those for filters, and those for offices or practices. */
export type FurtherPages = { next: string[]; filters: string[]; parts: string[] }

/**
 * The further pages that a page of a directory leads to.
 *
 * @param links Links of the page that don't lead to people.
 * @param at The page's own address.
 */
export function furtherPages(page: Element, links: readonly PageLink[], at: string): FurtherPages {
  const [own, here] = [canonicalAddress(at), new URL(at)]
  const folder = here.pathname.replace(/\/?(?:[^/]*\.\w+)?$/, '/')
  const beside = links.filter(({ url }) => url.host === here.host && samePlace(url, here))
  const isStep = ({ key, text, element: { attributes } }: PageLink) =>
    key !== own && (steps.test(text.trim()) || attributes['rel'] === 'next')
  const next = [...beside.filter(({ url }) => isPaging(url, here)), ...beside.filter(isStep)]
  const below = links.filter(({ key, url }) => key !== own && url.pathname.startsWith(folder))
  // The home page is above everything.
  const filters = [...beside, ...(folder === '/' ? [] : below)].filter(({ url }) =>
    [...url.searchParams.keys()].some(isFilter),
  )
  return {
    next: unique([...addressesOf(next), ...loadedLater(page, at)]),
    filters: unique([...addressesOf(filters), ...choices(page, at)]),
    parts: isOfParts.test(here.pathname) ? unique(addressesOf(below)) : [],
  }
}

/** Texts of links to further pages: a letter, "A–F", or words such as "Next". */
const steps =
  /^(?:[a-z](?:\s?[-–]\s?[a-z])?|(?:next|load more|show more|older)(?: (?:page|people|results))?\s*[›»→>]*|[›»→>]+)$/i

/** Paths of lists of offices or practices. Each page below may show its people. */
const isOfParts = /\/[\w-]*\b(?:offices?|locations?|practices?|practice-areas?|services)\/?(?:index\.\w+)?$/i

const addressesOf = (links: readonly PageLink[]) => links.map(({ url }) => withoutFragment(url))

/** Addresses from which a page's script loads the rest of a list: `data-endpoint="/api/people?offset=12"`. */
const loadedLater = (page: Element, at: string): string[] =>
  findAll(page, () => true)
    .flatMap((element) => valuesOf(element, loads))
    .flatMap((value) => {
      const url = /^(?:https?:|\/|\?)/.test(value) ? URL.parse(value, at) : null
      const isList = url?.host === new URL(at).host && [...url.searchParams.keys()].some((one) => isPart.test(one))
      return isList ? [url.href] : []
    })
const loads = /^data-(?:[\w-]*-)?(?:url|endpoint|next|src|source|href|api|ajax|load|more)(?:-url)?$/
/** Query parameters that say which part of a list an address shows. */
const isPart = /^(?:page|p|pg|paged|pagenum|page_?no|offset|start|from|skip|cursor|after|per_?page|limit)$/i

/** Checks whether a query parameter narrows a directory to an office or a letter. */
const isFilter = (name: string): boolean => /office|location|city|letter|last/i.test(name)

const unique = (list: readonly string[]) => [...new Set(list)]

/** Checks whether an address is another page of the same directory. */
export const isPaging = (url: URL, here: URL): boolean =>
  samePlace(url, here) &&
  ([...url.searchParams.keys()].some((name) => isPart.test(name)) || /\/(?:page|p)[/-]\d{1,4}\/?$/i.test(url.pathname))

const trunk = (path: string) =>
  path
    .replace(/\/?(?:index|default)?\.(?:html?|php|aspx?|cfm)$/i, '')
    .replace(/(?:\/(?:(?:page|p)[/-]\d+|(?:letter[/_-])?[a-z]))?\/*$/i, '')

const samePlace = (url: URL, here: URL) => {
  const [one, two] = [trunk(url.pathname), trunk(here.pathname)]
  return one === two || one.startsWith(`${two}/letter`) || one.startsWith(`${two}/search`)
}

/** The addresses that the drop-down lists of a directory lead to, one for each letter or office. */
const choices = (page: Element, at: string): string[] =>
  findAll(page, byTag('option')).flatMap((option) => {
    const [{ name = '' }, { value = textOf(option) }] = [
      around(option, byTag('select'))?.attributes ?? {},
      option.attributes,
    ]
    const to = URL.parse(around(option, byTag('form'))?.attributes['action'] ?? '', at)
    const query = new URLSearchParams({ [name]: value })
    const isOwn = to && to.host === new URL(at).host && isFilter(name) && value !== ''
    return isOwn ? [new URL(`?${query.toString()}`, to).href] : []
  })
