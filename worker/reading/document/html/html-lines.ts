import {
  cellText,
  plainLine,
  type DocumentLine,
  type LineCell,
  type TextRun,
} from '#worker/reading/document/document-lines.ts'
import type { Element } from './page-tree.ts'
import { blocks, unread } from './parse-html.ts'

const inlineTag = /^(?:a|b|em|i|label|small|span|strong|time|u)$/

type Style = Omit<TextRun, 'text'>
type LineStyle = Pick<DocumentLine, 'level' | 'isListItem' | 'isInTable'>

/**
 * Lines of a page, or of a part of it, as a reader sees them. Table cells in a row of short texts, and elements side
 * by side without a blank, are cells of a line.
 *
 * @throws BudgetExceeded
 */
export function linesOfHtml(element: Element): DocumentLine[] {
  const lines: DocumentLine[] = []
  let cells: TextRun[][] = [[]]
  let breaks = 0
  let line: LineStyle = plainLine
  const end = (next: LineStyle) => {
    const full = cells
      .map((runs): LineCell => ({ runs: tidyRuns(runs), x: null }))
      .filter((cell) => cell.runs.length > 0)
    if (full.length > 0) {
      element.budget.spend('items')
      lines.push({ ...plainLine, ...line, cells: full, startsBlock: breaks > 1 })
      breaks = 0
    }
    breaks++
    cells = [[]]
    line = next
  }
  const addText = (text: string, style: Style) => {
    element.budget.spend('steps', 1 + text.length)
    cells.at(-1)?.push({ ...style, text: text.replaceAll(/\s+/g, ' ') })
  }
  const add = (node: Element | string, style: Style, own: LineStyle, startsCell: boolean) => {
    if (startsCell) cells.push([])
    if (typeof node === 'string') return addText(node, style)
    element.budget.spend('steps', 10)
    if (unread.includes(node.tag)) return
    const inner = lineStyleOf(node.tag, own)
    const isBlock = blocks.test(node.tag) || (isCell(node) && !startsCell)
    if (isBlock) end(inner)
    const areCells = hasCells(node)
    for (const child of node.children) add(child, styleOf(node, style), inner, areCells && typeof child !== 'string')
    if (isBlock && node.tag !== 'br') end(own)
  }
  for (const child of element.children) add(child, plainStyle, plainLine, false)
  end(plainLine)
  return lines
}

const plainStyle: Style = { isBold: false, isItalic: false }

function lineStyleOf(tag: string, own: LineStyle): LineStyle {
  const [, level] = /^h([1-6])$/.exec(tag) ?? []
  return {
    level: level === undefined ? own.level : Number(level),
    isListItem: own.isListItem || tag === 'li',
    isInTable: own.isInTable || tag === 'tr',
  }
}

function styleOf({ tag, attributes }: Element, style: Style): Style {
  if (tag === 'b' || tag === 'strong') return { ...style, isBold: true }
  const link = tag === 'a' ? attributes['href'] : undefined
  return link === undefined ? style : { ...style, link }
}

/** Trims the space before the first run and after the last one. */
function tidyRuns(runs: readonly TextRun[]): TextRun[] {
  const isText = ({ text }: TextRun) => text.trim() !== ''
  const own = runs.slice(runs.findIndex(isText), runs.findLastIndex(isText) + 1).filter(({ text }) => text !== '')
  return own.map(({ text, ...style }, at) => {
    const start = at === 0 ? text.trimStart() : text
    return { ...style, text: at === own.length - 1 ? start.trimEnd() : start }
  })
}

const isCell = ({ tag }: Element): boolean => tag === 'td' || tag === 'th'
/** Most elements and characters of a table cell. A longer cell is a column of the page's layout. */
const [maxCellElements, maxCellLength] = [4, 200]

function isShort(cell: Element): boolean {
  let [elements, length] = [0, 0]
  const isWithin = (element: Element): boolean => {
    element.budget.spend('steps')
    if (++elements > maxCellElements) return false
    return element.children.every((child) => {
      if (typeof child !== 'string') return !(blocks.test(child.tag) && cell.children.length > 1) && isWithin(child)
      length += child.trim().length
      return length <= maxCellLength
    })
  }
  return isWithin(cell)
}

/**
 * Checks whether the children of an element are cells of one line: table cells with short texts, or inline elements with nothing
 * between them, not even a space. Table rows with longer cells are for layout.
 */
function hasCells({ tag, children }: Element): boolean {
  if (tag === 'tr') return children.every((child) => typeof child === 'string' || (isCell(child) && isShort(child)))
  if (!blocks.test(tag) || children.length < 2) return false
  return children.every((child) => typeof child !== 'string' && inlineTag.test(child.tag))
}

/** Longest label of a row. Characters. */
const maxLabelLength = 40

/** A line as text: two cells are a label and its value. */
export function textOfHtmlLine(line: DocumentLine): string {
  const [first = '', ...rest] = line.cells.map((cell) => cellText(cell).replaceAll(/\s+/g, ' ').trim())
  const isLabel = rest.length === 1 && first.length <= maxLabelLength && /^\p{L}[^\d$€£|]*$/u.test(first)
  const text = isLabel ? `${first.replace(/\s*:$/, '')}: ${rest.join('')}` : [first, ...rest].join(' | ')
  return line.isListItem ? `- ${text}` : text
}
