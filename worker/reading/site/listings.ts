import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { findAll, find, parseHtml, textOf, byTag } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { canonicalAddress } from '#worker/reading/person/page-address.ts'
import { furtherPages, type FurtherPages } from './directory-pages.ts'
import { peopleAmongLinks } from './listed-people.ts'
import { linksOf, withoutFragment } from './page-links.ts'
import type { FoundPage } from './people-addresses.ts'

/** Links of a directory page: people, and further pages of the directory. */
export type ListingLinks = { people: FoundPage[] } & FurtherPages

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

/** The directories that a home page leads to, likeliest first. */
export function directoriesOf(html: string, at: string): string[] {
  const found = withPageBudget((budget) => linksOf(parseHtml(html, budget), at))
    .filter(({ url, text }) => directoryPath.test(url.pathname) || directoryText.test(text))
    .map(({ url, text }) => ({
      url: withoutFragment(url),
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
    .map(({ url }) => withoutFragment(url))
  return [...new Set(found)]
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
  const people = peopleAmongLinks(links, at)
  const rest = links.filter(({ url }) => !people.has(canonicalAddress(url.href)))
  return { people: [...people.values()], ...furtherPages(page, rest, at) }
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
