import type { ReadingBudget } from '#worker/reading/budget.ts'
import { decodeEntities } from './entities.ts'

/** An element of a parsed page. Attribute values are decoded; text children of script and style are as written. */
export type Element = {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: (Element | string)[]
  parent: Element | null
  /** What reading the page may still cost. Every walk over the tree and every text read from it is paid from here. */
  readonly budget: ReadingBudget
  /** What one look at this element costs, in steps: finders match its attributes. */
  readonly cost: number
}

/** An element that readers add to a page. */
export const addedElement = (
  tag: string,
  { children, parent, budget }: Pick<Element, 'children' | 'parent' | 'budget'>,
): Element => ({ tag, attributes: {}, children, parent, budget, cost: 1 })

/** A page of 2 MB has about 40,000 elements; more is made to cost. */
const maxElements = 60_000
const maxDepth = 400
const maxAttributes = 200
/** Longest class, id or role. Finders split and match these again and again. Characters. */
const maxMark = 2_000
/** Characters that are read in the time of one step. */
const charactersPerStep = 1
/** What it costs to read the text of an element, however short, and to start a walk. Steps. */
const [textCost, walkCost] = [30, 4]
/** Runs of blanks that are not one space: single spaces are most of them, and stay. */
const blanks = /[^\S ]\s*| \s+/g
/** Attributes' characters that a finder matches in the time of one step. */
const matchedPerStep = 32

/** Elements without content, and elements whose content is text to the end tag. */
const isVoid = (tag: string) => /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/.test(tag)
const isRaw = (tag: string) => /^(?:script|style|textarea|title|noframes|xmp)$/.test(tag)
const isCode = (tag: string) => tag === 'script' || tag === 'style'

/** Tags whose end may be left out, and the open elements that one more of them ends. */
const endedBy: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  option: ['option'],
  tr: ['tr', 'td', 'th'],
  td: ['td', 'th'],
  th: ['td', 'th'],
}
/** Blocks end an open paragraph (HTML standard, 13.2.6.4.7). */
const endsParagraph =
  /^(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)$/
/** What keeps an open element from being ended from inside: a list in a list, a table in a cell. */
const walls = ['ul', 'ol', 'dl', 'table', 'select', 'body', 'div', 'section', 'article']

/** Letters that nobody sees: places where a line may break, left by site builders. */
const unseen = /[\u200B\u2060\uFEFF\u00AD]/g

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/**
 * Parses a page into a tree. Missing ends are closed as browsers close them; elements past the limits are left out and their
 * text is kept. Not HTMLRewriter: it knows no implied ends and refuses pages that nest deeply.
 *
 * @throws BudgetExceeded
 */
export function parseHtml(html: string, budget: ReadingBudget): Element {
  budget.spend('bytes', html.length)
  const root = addedElement('#document', { children: [], parent: null, budget })
  let open = root
  let depth = 0
  let elements = 0

  const addText = (text: string) => {
    if (!text) return
    budget.spend('items')
    if (isCode(open.tag)) open.children.push(text)
    else {
      budget.spend('steps', text.length / charactersPerStep)
      open.children.push(decodeEntities(text).replaceAll(unseen, ''))
    }
  }
  const leave = (element: Element) => {
    while (open !== element && open.parent) {
      open = open.parent
      depth--
    }
    if (open.parent) {
      open = open.parent
      depth--
    }
  }
  const nearest = (tags: readonly string[], stop: readonly string[]): Element | null => {
    let found: Element | null = null
    for (let at: Element | null = open; at && !stop.includes(at.tag); at = at.parent) {
      budget.spend('steps')
      if (tags.includes(at.tag)) found = at
    }
    return found
  }
  const start = (tag: string, attributes: string, isClosed: boolean) => {
    const ended = endedBy[tag] ?? (endsParagraph.test(tag) ? ['p'] : undefined)
    const implied = ended ? nearest(ended, walls) : null
    if (implied) leave(implied)
    if (++elements > maxElements || depth >= maxDepth) return false
    budget.spend('items')
    const element: Element = {
      ...addedElement(tag, { children: [], parent: open, budget }),
      attributes: attributesOf(attributes, budget),
      cost: 1 + attributes.length / matchedPerStep,
    }
    open.children.push(element)
    if (isVoid(tag) || (isClosed && !isRaw(tag))) return false
    open = element
    depth++
    return true
  }

  const lower = html.toLowerCase()
  let at = 0
  for (let tagAt = html.indexOf('<'); tagAt >= 0; tagAt = html.indexOf('<', Math.max(at, tagAt + 1))) {
    const isNote = html[tagAt + 1] === '!' || html[tagAt + 1] === '?'
    if (!isNote && !/[a-z/]/i.test(html[tagAt + 1] ?? '')) continue
    addText(html.slice(at, tagAt))
    const isComment = html.startsWith('<!--', tagAt)
    const end = isComment
      ? html.indexOf('-->', tagAt + 4)
      : isNote
        ? html.indexOf('>', tagAt)
        : endOfTag(html, tagAt + 1)
    // What is opened and never closed takes the rest of the page with it, as in a browser.
    at = end < 0 ? html.length : end + (isComment ? 3 : 1)
    if (end < 0) break
    budget.spend('steps', 4)
    if (isNote) continue
    const [, slash, name, rest = ''] = /^<(\/?)([^\s/>]*)([\s\S]*)$/.exec(html.slice(tagAt, end)) ?? []
    const tag = name?.toLowerCase() ?? ''
    if (slash) {
      let closing: Element | null = open
      while (closing && closing.tag !== tag) {
        budget.spend('steps')
        closing = closing.parent
      }
      if (closing?.parent) leave(closing)
    } else if (start(tag, rest, rest.endsWith('/')) && isRaw(tag)) {
      const rawEnd = lower.indexOf(`</${tag}`, at)
      addText(html.slice(at, rawEnd < 0 ? undefined : rawEnd))
      at = rawEnd < 0 ? html.length : rawEnd
    }
  }
  addText(html.slice(at))
  return root
}

/** Where the `>` of a tag is: one within a quoted value is not it. -1 when there is none. */
function endOfTag(html: string, from: number): number {
  let last = ''
  for (let at = from; at < html.length; at++) {
    const letter = html[at] as string
    if (letter === '>') return at
    // A quote counts where a value may begin, after "=".
    if ((letter === '"' || letter === "'") && last === '=') {
      at = html.indexOf(letter, at + 1)
      if (at < 0) return -1
    }
    if (letter.trim() !== '') last = letter
  }
  return -1
}

function attributesOf(text: string, budget: ReadingBudget): Record<string, string> {
  const found: Record<string, string> = Object.create(null) as Record<string, string>
  let count = 0
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    if (++count > maxAttributes) break
    budget.spend('items')
    const key = name.toLowerCase()
    const value = decodeEntities(double ?? single ?? bare ?? '')
    found[key] ??= isMark(key) ? value.slice(0, maxMark) : value
  }
  return found
}

const isMark = (name: string) => name === 'class' || name === 'id' || name === 'role'

/**
 * Every element below, in the order of the page.
 *
 * @throws BudgetExceeded
 */
export function* walk(element: Element): Generator<Element> {
  element.budget.spend('steps', walkCost)
  const waiting: Element[] = [element]
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    at.budget.spend('steps', at.cost)
    if (at !== element) yield at
    for (let i = at.children.length - 1; i >= 0; i--) {
      const child = at.children[i]
      if (child && typeof child !== 'string') waiting.push(child)
    }
  }
}

export type Finder = (element: Element) => boolean

export const byTag =
  (...tags: string[]): Finder =>
  ({ tag }) =>
    tags.includes(tag)
/** Elements that carry a class, matched whole. */
export const byClass =
  (name: string): Finder =>
  ({ attributes }) =>
    (attributes['class'] ?? '').split(/\s+/).includes(name)

export function findAll(element: Element, finder: Finder): Element[] {
  const found: Element[] = []
  for (const at of walk(element)) if (finder(at)) found.push(at)
  return found
}

export function find(element: Element, finder: Finder): Element | undefined {
  for (const at of walk(element)) if (finder(at)) return at
  return undefined
}

/** The nearest element around, itself excluded. */
export function around(element: Element, finder: Finder): Element | undefined {
  for (let at = element.parent; at; at = at.parent) {
    at.budget.spend('steps', at.cost)
    if (finder(at)) return at
  }
  return undefined
}

const unread = ['script', 'style', 'noscript', 'template', 'svg', 'head', 'iframe']
const blocks =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tr|ul)$/

/**
 * What a reader of the page sees of an element: blocks on lines of their own, list items with "- ".
 *
 * @throws BudgetExceeded
 */
export function linesOf(element: Element): string {
  let text = ''
  const { budget } = element
  budget.spend('steps', textCost)
  const add = (node: Element | string) => {
    if (typeof node === 'string') {
      budget.spend('steps', 1 + node.length / charactersPerStep)
      text += node.replace(blanks, ' ')
      return
    }
    budget.spend('steps', 10)
    if (unread.includes(node.tag)) return
    const isBlock = blocks.test(node.tag)
    if (isBlock) text += '\n'
    if (node.tag === 'li') text += '- '
    for (const child of node.children) add(child)
    if (isBlock && node.tag !== 'br') text += '\n'
    if (node.tag === 'td' || node.tag === 'th') text += ' '
  }
  for (const child of element.children) add(child)
  return text
    .split('\n')
    .map((line) => line.replace(blanks, ' ').trim())
    .filter((line, i, all) => line !== '' || (all[i - 1] ?? '') !== '')
    .join('\n')
    .trim()
}

/** The code of a script or style, as written. */
export const codeOf = (script: Element): string => script.children.filter((child) => typeof child === 'string').join('')

/** The text of an element on one line. */
export const textOf = (element: Element | undefined): string =>
  element ? linesOf(element).replace(blanks, ' ').trim() : ''

/**
 * The readable text of a piece of HTML, entity-escaped HTML (`&lt;p&gt;`) included; plain text stays as it is.
 *
 * @throws BudgetExceeded
 */
export function htmlToText(html: string, budget: ReadingBudget): string {
  budget.spend('steps', 1 + html.length / charactersPerStep)
  const once = /&lt;\/?[a-z]/i.test(html) && !/<\/?[a-z]/i.test(html) ? decodeEntities(html) : html
  if (!/[<&]/.test(once)) return once.trim()
  return linesOf(parseHtml(once, budget))
}
