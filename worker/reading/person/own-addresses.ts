import { find } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'

/** The address that a page says is its own, on the same site. */
export function canonicalOf(page: Element, url: string): string | null {
  const link = find(page, ({ tag, attributes }) => tag === 'link' && /^canonical$/i.test(attributes['rel'] ?? ''))
  const address = URL.parse(link?.attributes['href'] ?? '', url)
  const hostOf = ({ host }: URL) => host.replace(/^www\./, '')
  return link && address && hostOf(address) === hostOf(new URL(url)) ? address.href : null
}

/** The vCard that a page links to, on its own host. */
export function vcardOf(page: Element, url: string): string | null {
  const link = find(
    page,
    ({ tag, attributes }) =>
      tag === 'a' &&
      (/\.vcf(?:$|[?#])|vcard|v-card/i.test(attributes['href'] ?? '') ||
        /\bv-?card\b/i.test(attributes['class'] ?? '')),
  )
  const href = link?.attributes['href']
  if (!href || /^(?:javascript|data|mailto|#)/i.test(href)) return null
  const address = URL.parse(href, url)
  return address?.host === new URL(url).host ? address.href : null
}
