import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { byTag, find, findAll, parseHtml, textOf } from '#worker/reading/document/html/parse-html.ts'
import { slugOf } from '#worker/reading/person/page-address.ts'
import { namesPeople, wordsOf } from '#worker/reading/site/listings.ts'
import { linksOf, withoutFragment, type PageLink } from '#worker/reading/site/page-links.ts'

/** Paths to try when a site has neither a sitemap nor a link to its directory. */
export const usualListings = '/people /attorneys /our-people /professionals /lawyers /our-team /team'.split(' ')

/** The addresses that a page links to, each once, highest weight first. Those of weight 0 are left out. */
function addressesOn(html: string, at: string, weightOf: (link: PageLink) => number): string[] {
  const found = withPageBudget((budget) => linksOf(parseHtml(html, budget), at))
    .map((link) => ({ url: withoutFragment(link.url), weight: weightOf(link) }))
    .filter(({ weight }) => weight > 0)
  return [...new Set(found.sort((a, b) => b.weight - a.weight).map(({ url }) => url))]
}

const weightOfDirectory = ({ url, text }: PageLink): number =>
  (namesPeople(wordsOf(slugOf(url.pathname))) ? 2 : 0) + (namesPeople(text) ? 1 : 0)

/** The directories that a home page links to, likeliest first. */
export const directoriesOf = (html: string, at: string): string[] => addressesOn(html, at, weightOfDirectory)

/** The pages one or two levels below a home page that it links to. A small firm may show its people on any of them. */
export function menuOf(html: string, at: string): string[] {
  const folder = new URL(at).pathname.replace(/[^/]*$/, '')
  return addressesOn(html, at, ({ url: { pathname } }) => {
    const below = pathname.startsWith(folder) ? pathname.slice(folder.length).split('/').filter(Boolean) : []
    return below.length > 2 || noDirectory.test(pathname) ? 0 : (3 - below.length) % 3
  })
}
const noDirectory =
  /\.(?:pdf|vcf|jpe?g|png|xml|docx?)$|\/(?:privacy|terms|disclaimer|cookies?|login|sitemap|careers?|news|blog|events?|insights)\b/i

/** The pages of a firm's addresses that its home page links to: those of all its offices first. */
export const contactsOf = (html: string, at: string): string[] =>
  addressesOn(html, at, ({ url: { pathname }, text }) => {
    const said = [text, wordsOf(slugOf(pathname))].filter((one) => one.length < 40)
    if (noDirectory.test(pathname)) return 0
    return (said.some((one) => ofOffices.test(one)) ? 2 : 0) + (said.some((one) => ofContact.test(one)) ? 1 : 0)
  })
const ofOffices = /^(?:our )?(?:offices?|locations?|bureaux|oficinas)\b/i
const ofContact = /\b(?:contact\w*|locations?|joindre|(?:find|reach|visit) us|directions|kontakt)\b/i

/** A page with less text than this, and with no more links, only leads to another page. Characters, and number of links. */
const [splashText, splashLinks] = [800, 3]

/**
 * The pages that a page without content leads to: its frames, the address that it redirects to, or the few links of a page
 * that only says "Enter". Empty for a page with content.
 */
export function entrancesOf(html: string, at: string): string[] {
  return withPageBudget((budget) => {
    const page = parseHtml(html, budget)
    const addresses = (values: readonly string[]) =>
      values.flatMap((value) => {
        const url = URL.parse(value, at)
        const isOther = url && url.host === new URL(at).host && withoutFragment(url) !== at
        return isOther && /^https?:$/.test(url.protocol) ? [withoutFragment(url)] : []
      })
    const sources = (tag: string) => findAll(page, byTag(tag)).map(({ attributes: { src = '' } }) => src)
    const moved = find(page, ({ attributes }) => /^refresh$/i.test(attributes['http-equiv'] ?? ''))
    const to = /;\s?url\s?=\s?["']?([^"'>]+)/i.exec(moved?.attributes['content'] ?? '')?.[1] ?? ''
    const isBare = textOf(find(page, byTag('body')) ?? page).length < splashText
    const links = isBare ? addresses(linksOf(page, at).map(({ url }) => url.href)) : []
    const few = links.length <= splashLinks ? links : []
    const found = [sources('frame'), [to.trim()], few, isBare ? sources('iframe') : []]
    return found.map(addresses).find((some) => some.length > 0) ?? []
  })
}
