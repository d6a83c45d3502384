import { around, byTag, find, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { marksOf } from './topics.ts'

const unread =
  /^(?:script|style|noscript|template|svg|head|iframe|nav|select|textarea|input|object|video|audio|canvas|form)$/

const hasHeading = (node: Element) => find(node, ({ tag }) => /^h[1-3]$/.test(tag)) !== undefined

/** A first heading that is the firm's name or logo: it leads home, or is marked so. */
export const isSiteName = (heading: Element): boolean =>
  find(
    heading,
    ({ tag, attributes }) =>
      tag === 'a' && /^(?:https?:\/\/[^/]+)?\/?(?:index\.\w+|default\.\w+)?$/i.test(attributes['href'] ?? '#'),
  ) !== undefined ||
  [heading, heading.parent].some((one) => one !== null && /\b(?:logo|brand|site-title|site-name)\b/.test(marksOf(one)))

/** A form around everything, as a well-known system makes it, with the state of its view in a field. */
const isWholePage = (form: Element): boolean =>
  find(form, ({ tag, attributes }) => tag === 'input' && /^__[A-Z]+$/.test(attributes['name'] ?? '')) !== undefined ||
  (form.parent?.tag === 'body' && textOf(form).length > 0.8 * textOf(form.parent).length)

/** Checks whether an element holds the first heading of what the page is about. */
export const hasOwnHeading = (node: Element): boolean =>
  find(node, (one) => one.tag === 'h1' && !isSiteName(one)) !== undefined

const ofOthers =
  /\b(?:breadcrumbs?|cookie\S*|related-\S+|similar-\S+|share|social|modal|colleagues|key-contacts|w-condition-invisible|w-dyn-empty)\b/

/** Parts of a page that say nothing of the person, as its markup has them: scripts, menus, heads, feet, colleagues. */
export function isUnread(node: Element): boolean {
  if (node.tag === 'form') return !hasHeading(node) && !isWholePage(node)
  if (unread.test(node.tag)) return true
  if (/^(?:main|body|article)$/.test(node.tag) || hasOwnHeading(node)) return false
  if (node.tag === 'header')
    return around(node, byTag('article', 'main', 'section')) === undefined || find(node, byTag('nav')) !== undefined
  const isFrame =
    node.tag === 'footer' || /^(?:banner|navigation|contentinfo|search)$/.test(node.attributes['role'] ?? '')
  return isFrame || (ofOthers.test(marksOf(node)) && textOf(node).length < 6_000)
}

/** Takes from a page what its markup has as no part of what it is about, so that no colleague's address is read as the person's. */
export function removeUnread(node: Element): void {
  node.children = node.children.filter(
    (child) => typeof child === 'string' || child.tag === 'script' || child.tag === 'head' || !isUnread(child),
  )
  for (const child of node.children) if (typeof child !== 'string') removeUnread(child)
}
