import type { ReadingBudget } from '#worker/reading/budget.ts'
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

/** Characters that are read in the time of one step. */
export const charactersPerStep = 1
/** A page of 2 MB has about 40,000 elements; one with more is built to be expensive. */
const maxElements = 60_000
const maxDepth = 400

/** Elements without content, and those whose content is not text. */
const isVoid = (tag: string) => /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/.test(tag)
const isCode = (tag: string) => /^(?:script|style)$/.test(tag)

/** Tags that may lack an end, and the open elements that one more of them ends. */
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
/** Elements that shield what is around them from such an end: a list in a list, a table in a cell. */
const walls = ['ul', 'ol', 'dl', 'table', 'select', 'body', 'div', 'section', 'article']

/** Invisible letters that site builders leave where a line may break. */
const unseen = /[\u200B\u2060\uFEFF\u00AD]/g

export type Tree = ReturnType<typeof makeTree>

/** A tree under construction. Text is added in pieces and stored when the next tag comes. */
export function makeTree(budget: ReadingBudget) {
  const root = addedElement('#document', { children: [], parent: null, budget })
  let open = root
  let depth = 0
  let elements = 0
  let text = ''
  /** Inside a script or style that was left out: its code is not text. */
  let isInLostCode = false

  const flush = () => {
    const added = isInLostCode ? '' : text
    text = ''
    if (added === '') return
    budget.spend('items')
    if (isCode(open.tag)) open.children.push(added)
    else {
      budget.spend('steps', added.length / charactersPerStep)
      open.children.push(decodeEntities(added).replaceAll(unseen, ''))
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
  const outermost = (tags: readonly string[]): Element | null => {
    let found: Element | null = null
    for (let at: Element | null = open; at && !walls.includes(at.tag); at = at.parent) {
      budget.spend('steps')
      if (tags.includes(at.tag)) found = at
    }
    return found
  }
  return {
    root,
    flush,
    addText: (piece: string) => {
      text += piece
    },
    /** Adds an element; `cost` is what one look at it costs. A closed one ("<b/>") gets no content. */
    start: (
      tag: string,
      attributes: Element['attributes'],
      { cost, isClosed }: { cost: number; isClosed: boolean },
    ) => {
      flush()
      const ended = endedBy[tag] ?? (endsParagraph.test(tag) ? ['p'] : undefined)
      const implied = ended ? outermost(ended) : null
      if (implied) leave(implied)
      isInLostCode = false
      if (++elements > maxElements || depth >= maxDepth) {
        isInLostCode = isCode(tag)
        return
      }
      budget.spend('items', 1 + Object.keys(attributes).length)
      const element: Element = { ...addedElement(tag, { children: [], parent: open, budget }), attributes, cost }
      open.children.push(element)
      if (isVoid(tag) || isClosed) return
      open = element
      depth++
    },
    /** Closes the nearest open element of this name, and whatever is open inside it. */
    end: (tag: string) => {
      flush()
      isInLostCode = false
      let closing: Element | null = open
      while (closing && closing.tag !== tag) {
        budget.spend('steps')
        closing = closing.parent
      }
      if (closing?.parent) leave(closing)
    },
  }
}
