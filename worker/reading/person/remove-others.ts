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

const ofOthers =
  /\b(?:breadcrumbs?|cookie\S*|related-\S+|similar-\S+|share|social|modal|colleagues|key-contacts|w-condition-invisible|w-dyn-empty)\b/

const card = /^(?:a|article|div|figure|li|p|section|td)$/
const colleagues =
  /^(?:(?:related|other|similar|featured|more|key|our|meet|see)\s+)+(?:our |the )?(?:people|professionals|attorneys|lawyers|team|contacts|colleagues|members)\b|^(?:colleagues|team members|you may also)\b/i

/**
 * Takes from a page what is not about its person, so that no menu's office and no colleague's address is read as theirs: menus,
 * headers, footers, parts headed "Related professionals", and cards that lead to other people.
 *
 * @param isOwn Whether a text is the name of the page's person.
 * @param isOther Whether a link leads to someone else.
 */
export function removeOthers(
  main: Element,
  isOwn: (text: string) => boolean,
  isOther: (link: Element) => boolean,
): void {
  const holdsOwn = (node: Element) =>
    find(node, (one) => /^(?:h[1-6]|title)$/.test(one.tag) && isOwn(textOf(one))) !== undefined
  const isColleague = (node: Element): boolean => {
    if (!card.test(node.tag)) return false
    const text = textOf(node)
    if (text.length > 260 || text === '') return false
    const link = node.tag === 'a' ? node : find(node, byTag('a'))
    return link !== undefined && isOther(link) && !holdsOwn(node)
  }
  const keep = (node: Element): void => {
    node.children = node.children.filter((child) => {
      if (typeof child === 'string') return true
      const isCode = child.tag === 'script' || child.tag === 'head'
      if ((!isCode && isUnread(child)) || isColleague(child)) return holdsOwn(child)
      return true
    })
    const headed = node.children.findIndex(
      (child) => typeof child !== 'string' && /^h[1-6]$/.test(child.tag) && colleagues.test(textOf(child)),
    )
    if (headed >= 0) {
      const level = (node.children[headed] as Element).tag
      const rest = node.children.slice(headed + 1)
      const until = rest.findIndex(
        (child) => typeof child !== 'string' && /^h[1-6]$/.test(child.tag) && child.tag <= level,
      )
      node.children.splice(headed, until < 0 ? rest.length + 1 : until + 1)
    }
    for (const child of node.children) if (typeof child !== 'string') keep(child)
  }
  keep(main)
}
