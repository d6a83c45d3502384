import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import type { ReadingBudget } from '#worker/reading/budget.ts'
import { decodeEntities } from './entities.ts'
import { charactersPerStep, makeTree, type Element, type Tree } from './page-tree.ts'

const maxAttributes = 200
/** Longest class, id or role. Finders split and match these again and again. Characters. */
const maxMark = 2_000
/** Steps to read the text of an element, however short, and to start a walk. */
const [textCost, walkCost] = [30, 4]
/** Runs of blanks other than a single space, which is the usual case and stays. */
const blanks = /[^\S ]\s*| \s+/g
/** Characters of attributes that a finder matches in the time of one step. */
const matchedPerStep = 32
/** Steps to read a tag or a comment. */
const stepsPerTag = 4

/**
 * Parses a page into a tree. htmlparser2 finds tags, attributes and character references; the tree is ours, because every
 * element of it must be paid for and its depth is bounded. Missing ends are closed as browsers close them. Elements past
 * the limits are left out and their text is kept.
 *
 * @throws BudgetExceeded
 */
export function parseHtml(html: string, budget: ReadingBudget): Element {
  budget.spend('bytes', html.length)
  const tree = makeTree(budget)
  const tokenizer = new Tokenizer({ decodeEntities: false }, treeEvents(html, tree, budget))
  tokenizer.write(html)
  tokenizer.end()
  tree.flush()
  return tree.root
}

/** The tokenizer's events. Positions are those of `html`, which is given to it as a whole. */
function treeEvents(html: string, tree: Tree, budget: ReadingBudget): TokenizerCallbacks {
  let tag = ''
  let tagEnd = 0
  let attributes = noAttributes()
  let count = 0
  let name = ''
  let value = ''
  const start = (end: number, isClosed: boolean) => {
    budget.spend('steps', stepsPerTag)
    tree.start(tag, attributes, { cost: 1 + (end - tagEnd) / matchedPerStep, isClosed })
  }
  const skip = () => budget.spend('steps', stepsPerTag)
  return {
    ontext: (from, to) => tree.addText(html.slice(from, to)),
    onopentagname(from, to) {
      tag = html.slice(from, to).toLowerCase()
      tagEnd = to
      attributes = noAttributes()
      count = 0
    },
    onattribname(from, to) {
      count++
      name = html.slice(from, to).toLowerCase()
      value = ''
    },
    onattribdata(from, to) {
      value += html.slice(from, to)
    },
    onattribend() {
      if (count > maxAttributes || name in attributes) return
      const decoded = decodeEntities(value)
      attributes[name] = isMark(name) ? decoded.slice(0, maxMark) : decoded
    },
    onopentagend: (end) => start(end, false),
    onselfclosingtag: (end) => start(end, true),
    onclosetag(from, to) {
      budget.spend('steps', stepsPerTag)
      tree.end(html.slice(from, to).toLowerCase())
    },
    oncomment: skip,
    oncdata: skip,
    ondeclaration: skip,
    onprocessinginstruction: skip,
    // References are decoded in whole texts and values, which is faster.
    ontextentity: () => {},
    onattribentity: () => {},
    onend: () => {},
  }
}

const noAttributes = () => Object.create(null) as Record<string, string>
const isMark = (name: string) => name === 'class' || name === 'id' || name === 'role'

/**
 * Iterates over every element below, in the order of the page.
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

/** The nearest ancestor that the finder accepts. */
export function around(element: Element, finder: Finder): Element | undefined {
  for (let at = element.parent; at; at = at.parent) {
    at.budget.spend('steps', at.cost)
    if (finder(at)) return at
  }
  return undefined
}

export const unread = ['script', 'style', 'noscript', 'template', 'svg', 'head', 'iframe']
export const blocks =
  /^(?:address|article|aside|blockquote|br|dd|details|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tr|ul)$/

/**
 * An element's text as a reader sees it: blocks on lines of their own, list items with "- ".
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
