import { around, byTag, find, findAll, textOf } from '#worker/reading/document/html/parse-html.ts'
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

/** Parts of a page that say nothing of the person: scripts, menus, footers, colleagues. */
export function isUnread(node: Element): boolean {
  if (node.tag === 'form') return !hasHeading(node) && !isWholePage(node)
  if (/\bw-(?:condition-invisible|dyn-empty)\b/.test(node.attributes['class'] ?? '')) return true
  if (unread.test(node.tag)) return true
  if ((node.tag === 'footer' && !hasOwnHeading(node)) || (node.tag === 'header' && isSiteHeader(node))) return true
  return isElsewhere(node)
}

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

/** A header of the site (menu, logo) and not of the person. */
function isSiteHeader(header: Element): boolean {
  if (hasOwnHeading(header) || header.parent?.tag === 'section') return false
  return find(header, byTag('nav')) !== undefined || around(header, byTag('article', 'main')) === undefined
}

/** Parts that show other people, news or cookies. */
function isElsewhere(node: Element): boolean {
  const words = marksOf(node)
  if (/^(?:main|body|article)$/.test(node.tag)) return false
  if (
    /\b(?:breadcrumbs?|cookie\S*|skip-link|related-(?:people|professionals|attorneys|lawyers|team|news|insights|content)|similar-\S+|site-(?:header|footer|nav)|global-(?:header|footer)|share|social|print-only|modal|offcanvas|mega-?menu|main-menu|colleagues|key-contacts)\b/.test(
      words,
    )
  )
    return textOf(node).length < 6_000 && !hasOwnHeading(node)
  return (
    (node.attributes['role'] === 'banner' && !hasOwnHeading(node)) ||
    node.attributes['role'] === 'navigation' ||
    node.attributes['role'] === 'contentinfo' ||
    node.attributes['role'] === 'search'
  )
}
