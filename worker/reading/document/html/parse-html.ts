import { Parser } from 'htmlparser2'
import { BudgetExceeded, type ReadingBudget } from '#worker/reading/budget.ts'
import { decodeEntities } from './entities.ts'

/** An element of a parsed page. Attribute values are decoded; text children of script and style are as written. */
export type Element = {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: (Element | string)[]
  parent: Element | null
  /** The page's budget. Every walk over the tree and every text read from it is paid from it. */
  readonly budget: ReadingBudget
  /** Steps that one look at this element costs: finders match its attributes. */
  readonly cost: number
}

/** An element that readers add to a page. */
export const addedElement = (
  tag: string,
  { children, parent, budget }: Pick<Element, 'children' | 'parent' | 'budget'>,
): Element => ({ tag, attributes: {}, children, parent, budget, cost: 1 })

/** Most elements of a page and of XML. A page of 2 MB has about 40,000, and a feed of 10,000 openings about 120,000. */
const [maxElements, maxXmlElements] = [60_000, 150_000]
/** Deepest level of the tree, and most elements that may be open at once, because each end tag is looked up among them. */
const [maxDepth, maxOpen] = [400, 1_000]
/** Longest value of an attribute that isn't data. The rest is cut off, because finders match values again and again. Characters. */
const maxAttribute = 2_000
/** Characters of attributes that a finder matches in the time of one step. */
const matchedPerStep = 32
/** Steps to read a name of an element or of an attribute in XML. */
const stepsPerName = 10
/** Steps to read the text of an element, however short, and to start a walk. */
const [textCost, walkCost] = [30, 4]
/** Runs of blanks other than a single space, which is the usual case and stays. */
const blanks = /[^\S ]\s*| \s+/g
/** Invisible letters that site builders leave where a line may break. */
const unseen = /[\u200B\u2060\uFEFF\u00AD]/g

export const unread = ['script', 'style', 'noscript', 'template', 'svg', 'head', 'iframe']
const isUnread = (tag: string) => unread.includes(tag)
/** Checks whether an attribute may hold data for the page's scripts. */
export const isDataName = (name: string): boolean => /^(?:data-|:)/.test(name)

/**
 * Parses a page into a tree. htmlparser2 reads the markup and closes elements without an end tag as browsers do. We build the tree
 * ourselves, so that each element is charged to the budget. Elements beyond the limits are left out, but their text is kept.
 *
 * @throws BudgetExceeded
 */
export function parseHtml(html: string, budget: ReadingBudget): Element {
  return treeOf(html, { xmlMode: false, isTaken: () => false }, budget)
}

/**
 * Parses XML, such as a part of a Word file, into a tree like that of a page. Nothing is left out.
 *
 * @param isTaken Is called with each element at its end. If it returns true, the element leaves the tree, so that a long file is
 *   never in memory as a whole.
 * @throws BudgetExceeded
 */
export function parseXmlTree(xml: string, isTaken: (element: Element) => boolean, budget: ReadingBudget): Element {
  return treeOf(xml, { xmlMode: true, isTaken }, budget)
}

type TreeOptions = { xmlMode: boolean; isTaken: (element: Element) => boolean }

function treeOf(markup: string, { xmlMode, isTaken }: TreeOptions, budget: ReadingBudget): Element {
  budget.spend('bytes', markup.length)
  const root = addedElement('#document', { children: [], parent: null, budget })
  /** The open elements, null for one that is left out, each with the number of elements before it. */
  const open: { element: Element | null; before: number }[] = []
  let current = root
  let elements = 0
  let text = ''
  const endText = () => {
    if (text === '') return
    if (!xmlMode) budget.spend('items')
    budget.spend('steps', text.length)
    current.children.push(isUnread(current.tag) ? text : decodeEntities(text).replaceAll(unseen, ''))
    text = ''
  }
  const attributesOf = (given: Readonly<Record<string, string>>) => {
    const entries = Object.entries(given)
    // The elements of a page stay in memory. Those of XML can be taken.
    if (xmlMode) budget.spend('steps', stepsPerName * (1 + entries.length))
    else budget.spend('items', 1 + entries.length)
    const endOf = (name: string) => (isDataName(name) ? Infinity : maxAttribute)
    return Object.fromEntries(entries.map(([name, value]) => [name, decodeEntities(value).slice(0, endOf(name))]))
  }
  const parser = new Parser(
    {
      ontext(piece) {
        text += piece
      },
      onopentag(tag, given) {
        endText()
        budget.atDepth(open.length > maxOpen ? Infinity : 0)
        const before = elements++
        const isWithin = before < (xmlMode ? maxXmlElements : maxElements) && open.length < maxDepth
        if (!isWithin && xmlMode) throw new BudgetExceeded('items')
        // Code that is left out is kept apart, so that it doesn't become text.
        if (!isWithin && !isUnread(tag)) return void open.push({ element: null, before })
        const cost = 1 + (parser.endIndex - parser.startIndex) / matchedPerStep
        const element: Element = { tag, attributes: attributesOf(given), children: [], parent: current, budget, cost }
        if (isWithin) current.children.push(element)
        open.push({ element, before })
        current = element
      },
      onclosetag() {
        endText()
        const { element = null, before = 0 } = open.pop() ?? {}
        current = element?.parent ?? current
        if (!element || !isTaken(element)) return
        current.children.pop()
        elements = before
      },
    },
    { decodeEntities: false, recognizeSelfClosing: true, xmlMode },
  )
  parser.end(markup)
  endText()
  return root
}

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
    for (const child of at.children.toReversed()) if (typeof child !== 'string') waiting.push(child)
  }
}

export type Finder = (element: Element) => boolean

export const byTag =
  (...tags: string[]): Finder =>
  ({ tag }) =>
    tags.includes(tag)

export const findAll = (element: Element, finder: Finder): Element[] => walk(element).filter(finder).toArray()

export const find = (element: Element, finder: Finder): Element | undefined => walk(element).find(finder)

/** The nearest ancestor that the finder accepts. */
export function around(element: Element, finder: Finder): Element | undefined {
  for (let at = element.parent; at; at = at.parent) {
    at.budget.spend('steps', at.cost)
    if (finder(at)) return at
  }
  return undefined
}

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
      budget.spend('steps', 1 + node.length)
      text += node.replace(blanks, ' ')
      return
    }
    budget.spend('steps', 10)
    if (isUnread(node.tag)) return
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

/** An element's own text without that of its children, such as the code of a script. */
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
  budget.spend('steps', 1 + html.length)
  const isEscaped = /&lt;\/?[a-z]|&amp;(?:#\w{1,6}|[a-z]{2,6});/i.test(html) && !/<\/?[a-z]/i.test(html)
  const once = isEscaped ? decodeEntities(html) : html
  if (!/[<&]/.test(once)) return once.trim()
  return linesOf(parseHtml(once, budget))
}
