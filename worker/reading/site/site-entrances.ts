import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { byTag, find, findAll, parseHtml, textOf } from '#worker/reading/document/html/parse-html.ts'
import { linksOf, withoutFragment } from './page-links.ts'

/** A page with less text and no more links than this only leads on. */
const [splashText, splashLinks] = [250, 3]

/**
 * Where a page that shows nothing itself leads on to: its frames, the address that it moves to, or the few links of a page
 * that only says "Enter". Empty for a page with content.
 */
export function entrancesOf(html: string, at: string): string[] {
  return withPageBudget((budget) => {
    const page = parseHtml(html, budget)
    const addresses = (values: readonly string[]) =>
      values.flatMap((value) => {
        const url = URL.parse(value, at)
        return url && /^https?:$/.test(url.protocol) && url.host === new URL(at).host ? [withoutFragment(url)] : []
      })
    const sources = (tag: string) => findAll(page, byTag(tag)).flatMap(({ attributes: { src } }) => (src ? [src] : []))
    const frames = sources('frame')
    if (frames.length > 0) return addresses(frames)
    const moved = find(page, ({ attributes }) => /^refresh$/i.test(attributes['http-equiv'] ?? ''))
    const to = /^\s*\d{0,3}(?:\.\d+)?\s?;\s?url\s?=\s?["']?([^"'>]+)/i.exec(moved?.attributes['content'] ?? '')?.[1]
    if (to) return addresses([to.trim()])
    if (textOf(find(page, byTag('body')) ?? page).length >= splashText) return []
    const links = linksOf(page, at).flatMap(({ url }) => (withoutFragment(url) === at ? [] : [url.href]))
    return addresses(links.length > 0 && links.length <= splashLinks ? links : sources('iframe'))
  })
}
