import type { Element, Finder } from '#worker/reading/document/html/parse-html.ts'
import { around, byTag, find, linesOf, textOf } from '#worker/reading/document/html/parse-html.ts'
import { hashOf } from '#worker/reading/model/linear-model.ts'
import { hostOf } from '#worker/reading/address-key.ts'

/** The attributes that describe an element (class, id, label, field), as lower-case words: "jobTitle" becomes "job-title". */
export const marksOf = ({ attributes }: Element): string =>
  ['class', 'id', 'aria-label', 'itemprop', 'data-section', 'data-field', 'data-testid', 'rel']
    .map((name) => attributes[name] ?? '')
    .join(' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()

/** The values of the attributes whose names a pattern accepts. */
export const valuesOf = ({ attributes }: Element, names: RegExp): string[] =>
  Object.entries(attributes).flatMap(([name, value]) => (names.test(name) ? [value] : []))

const unread =
  /^(?:script|style|noscript|template|svg|head|iframe|nav|select|textarea|input|object|video|audio|canvas)$/

/** Checks whether an element holds an h1, which says what the page is about. */
export const hasOwnHeading = (node: Element): boolean => find(node, byTag('h1')) !== undefined

const ofOthers =
  /\b(?:breadcrumbs?|cookie\S*|related-\S+|similar-\S+|share|social|modal|colleagues|key-contacts|w-condition-invisible|w-dyn-empty)\b/

/** Checks whether an element isn't read: scripts, menus, form fields, and hidden words within a line. */
export const isUnseen = ({ tag, attributes }: Element): boolean =>
  unread.test(tag) ||
  (/^(?:span|b|i|em|strong)$/.test(tag) &&
    ('hidden' in attributes || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes['style'] ?? '')))

/** Checks whether the markup says that an element isn't about the person: menus, page headers and footers, colleagues. */
function isOfOthers(node: Element): boolean {
  if (isUnseen(node)) return node.tag !== 'script' && node.tag !== 'head'
  // ASP.NET Web Forms puts the whole page into a form.
  if (node.tag === 'form') return node.parent?.tag !== 'body' && !find(node, byTag('h1', 'h2', 'h3'))
  if (hasOwnHeading(node)) return false
  // A link with a picture and two lines or more shows a colleague or news.
  if (node.tag === 'a' && find(node, byTag('img'))) return linesOf(node).trim().includes('\n')
  if (node.tag === 'header')
    return around(node, byTag('article', 'main', 'section')) === undefined || find(node, byTag('nav')) !== undefined
  return node.tag === 'footer' || (ofOthers.test(marksOf(node)) && textOf(node).length < 6_000)
}

/** Removes the elements that aren't about the person, so that no colleague's address is read as theirs. */
export const removeUnread = (page: Element): void => removeFrom(page, isOfOthers)

function removeFrom(node: Element, isRemoved: (child: Element) => boolean): void {
  node.children = node.children.filter((child) => typeof child === 'string' || !isRemoved(child))
  for (const child of node.children) if (typeof child !== 'string') removeFrom(child, isRemoved)
}

/** Maximum length of a block that pages may share. A longer one is the content of the page. Characters. */
const maxBlockLength = 4_000

/** A short text that is the same for the same words. */
export const fingerprint = (text: string): string => (hashOf(text) >>> 0).toString(36)

/** The texts of the blocks below an element that the page may share with other pages of its site, inner blocks first. */
export function blocksIn(root: Element): Map<Element, string> {
  const blocks = new Map<Element, string>()
  const visit = (node: Element): string | undefined => {
    let text: string | undefined = ''
    for (const child of node.children) {
      const own = typeof child === 'string' ? child : visit(child)
      text = own === undefined || text === undefined || text.length > maxBlockLength ? undefined : `${text}${own} `
    }
    node.budget.spend('steps', node.cost + (text?.length ?? 0) / 8)
    const plain = text?.replaceAll(/\s+/g, ' ').trim()
    if (plain && node !== root) blocks.set(node, plain)
    return text
  }
  visit(root)
  return blocks
}

/** Removes the blocks that a page shares with other pages of its site. */
export function removeFurniture(page: Element, furniture: ReadonlySet<string>): void {
  if (furniture.size === 0) return
  const blocks = blocksIn(page)
  removeFrom(page, (node) => furniture.has(fingerprint(blocks.get(node) ?? '')))
}

/** The address in the first element that a finder accepts, if it is on the page's own host. */
export function ownLink(page: Element, url: string, finder: Finder): string | null {
  const href = find(page, finder)?.attributes['href']
  const address = href === undefined ? null : URL.parse(href, url)
  return address && hostOf(address) === hostOf(new URL(url)) ? address.href : null
}
