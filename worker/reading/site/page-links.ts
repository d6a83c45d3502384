import { byTag, find, findAll, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'

export type PageLink = { url: URL; text: string; element: Element }

/** Links of a page to its own site. */
export function linksOf(page: Element, at: string): PageLink[] {
  const base = URL.parse(find(page, byTag('base'))?.attributes['href'] ?? '', at)?.href ?? at
  const host = hostOf(new URL(at))
  return findAll(page, () => true).flatMap((element) => {
    const href = hrefOf(element)
    if (href === '' || /^(?:mailto|tel|javascript|data):/i.test(href)) return []
    const url = URL.parse(href, base)
    if (!url || !/^https?:$/.test(url.protocol) || hostOf(url) !== host) return []
    return [{ url, text: wordsOf(element), element }]
  })
}

/** The address that an element leads to: a link, a part of a picture, or what opens a page when it is clicked. */
export function hrefOf({ tag, attributes }: Element): string {
  if (tag === 'a' || tag === 'area') return attributes['href'] ?? ''
  const inHandler = /["']((?:https?:\/\/)?[\w./-]{1,200}(?:\.\w{3,4}|\/)[\w=&?-]{0,80})["']/.exec(
    attributes['onclick'] ?? '',
  )
  return attributes['data-href'] ?? inHandler?.[1] ?? ''
}

const hostOf = (url: URL): string => url.host.replace(/^www\./, '')

/** The text of a link; without one, what a reader of screens says for it. */
const wordsOf = (link: Element): string =>
  textOf(link) ||
  (link.attributes['aria-label'] ?? link.attributes['title'] ?? link.attributes['alt'] ?? '').trim() ||
  (find(link, byTag('img'))?.attributes['alt'] ?? '').trim()

export const withoutFragment = ({ href }: URL): string => href.replace(/#.*$/, '')
