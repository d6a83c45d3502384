import { around, byTag, find, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'

/** Words of the marks of an element, split where names are: "lawyer__barAdmissions" is "lawyer bar-admissions". */
export const marksOf = ({ attributes }: Element): string =>
  ['class', 'id', 'aria-label', 'itemprop', 'data-section', 'data-field', 'data-testid', 'rel']
    .map((name) => attributes[name] ?? '')
    .join(' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[_.]+/g, '-')
    .replaceAll(/--+/g, ' ')

/** Where an element is, as other pages of the site have it too: "h2", "p.who", "div.bio>b". */
export function namePathOf(element: Element): string {
  const own = (one: Element) => {
    const [name] = (one.attributes['class'] ?? '').split(/\s+/)
    return one.tag + (name ? `.${name}` : '')
  }
  const { parent } = element
  return /\.|^h\d$/.test(own(element)) || !parent ? own(element) : `${own(parent)}>${own(element)}`
}

const unread =
  /^(?:script|style|noscript|template|svg|head|iframe|nav|select|textarea|input|object|video|audio|canvas)$/

/** A first heading that is the firm's name or logo: it leads home, or is marked so. */
export const isSiteName = (heading: Element): boolean =>
  find(
    heading,
    ({ tag, attributes }) =>
      tag === 'a' && /^(?:https?:\/\/[^/]+)?\/?(?:index\.\w+|default\.\w+)?$/i.test(attributes['href'] ?? '#'),
  ) !== undefined ||
  [heading, heading.parent].some((one) => one !== null && /\b(?:logo|brand|site-title|site-name)\b/.test(marksOf(one)))

/** A form around everything, as a well-known system makes it. */
const isWholePage = (form: Element): boolean =>
  form.parent?.tag === 'body' || find(form, ({ tag }) => /^h[1-3]$/.test(tag)) !== undefined

/** Checks whether an element holds the first heading of what the page is about. */
export const hasOwnHeading = (node: Element): boolean =>
  find(node, (one) => one.tag === 'h1' && !isSiteName(one)) !== undefined

const ofOthers =
  /\b(?:breadcrumbs?|cookie\S*|related-\S+|similar-\S+|share|social|modal|colleagues|key-contacts|w-condition-invisible|w-dyn-empty)\b/

/** Checks whether readers of a page don't see an element: scripts, menus, and decoys within a line. */
export const isUnseen = ({ tag, attributes }: Element): boolean =>
  unread.test(tag) ||
  (/^(?:span|b|i|em|strong)$/.test(tag) &&
    ('hidden' in attributes ||
      attributes['aria-hidden'] === 'true' ||
      /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes['style'] ?? '')))

/** Parts of a page that say nothing of the person, as its markup has them: menus, heads, feet, colleagues. */
function isOfOthers(node: Element): boolean {
  if (isUnseen(node)) return node.tag !== 'script' && node.tag !== 'head'
  if (node.tag === 'form') return !isWholePage(node)
  if (/^(?:main|body|article)$/.test(node.tag) || hasOwnHeading(node)) return false
  if (node.tag === 'header')
    return around(node, byTag('article', 'main', 'section')) === undefined || find(node, byTag('nav')) !== undefined
  const isFrame =
    node.tag === 'footer' || /^(?:banner|navigation|contentinfo|search)$/.test(node.attributes['role'] ?? '')
  return isFrame || (ofOthers.test(marksOf(node)) && textOf(node).length < 6_000)
}

/** Takes from a page what its markup has as no part of what it is about, so that no colleague's address is read as the person's. */
export const removeUnread = (page: Element): void => removeFrom(page, isOfOthers)

function removeFrom(node: Element, isRemoved: (child: Element) => boolean): void {
  node.children = node.children.filter((child) => typeof child === 'string' || !isRemoved(child))
  for (const child of node.children) if (typeof child !== 'string') removeFrom(child, isRemoved)
}

/** A longer block is the page. Characters. */
const maxBlockLength = 4_000

/** A block of a page: its text, and a short mark of it that is the same for the same words. */
export type Block = { text: string; print: string }

function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The blocks below an element that may be furniture: what a page shares with other pages of its site. */
export function blocksIn(root: Element): Map<Element, Block> {
  const blocks = new Map<Element, Block>()
  const visit = (node: Element): string | undefined => {
    let text: string | undefined = ''
    for (const child of node.children) {
      const own = typeof child === 'string' ? child : visit(child)
      text = own === undefined || text === undefined || text.length > maxBlockLength ? undefined : `${text}${own} `
    }
    node.budget.spend('steps', node.cost + (text?.length ?? 0) / 8)
    const plain = text?.replaceAll(/\s+/g, ' ').trim()
    if (plain && node !== root) blocks.set(node, { text: plain, print: fingerprint(plain) })
    return /^(?:script|style|head|noscript|template|svg)$/.test(node.tag) ? '' : text
  }
  visit(root)
  return blocks
}

/** Takes the blocks out of a page that it shares with other pages of its site. */
export function removeFurniture(page: Element, furniture: ReadonlySet<string>): void {
  if (furniture.size === 0) return
  const blocks = blocksIn(page)
  removeFrom(page, (node) => furniture.has(blocks.get(node)?.print ?? ''))
}

/** The address that a page says is its own, on the same site. */
export function canonicalOf(page: Element, url: string): string | null {
  const link = find(page, ({ tag, attributes }) => tag === 'link' && /^canonical$/i.test(attributes['rel'] ?? ''))
  const address = link && URL.parse(link.attributes['href'] ?? '', url)
  const hostOf = ({ host }: URL) => host.replace(/^www\./, '')
  return address && hostOf(address) === hostOf(new URL(url)) ? address.href : null
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
  const address = link && URL.parse(link.attributes['href'] ?? '', url)
  return address?.host === new URL(url).host ? address.href : null
}
