import { cellText, plainLine } from '#worker/reading/document/document-lines.ts'
import type { DocumentLine, LineCell, TextRun } from '#worker/reading/document/document-lines.ts'
import { blocks, codeOf, unread, walk, type Element } from './parse-html.ts'

const inlineTag = /^(?:a|b|em|i|label|small|span|strong|time|u)$/

/** Style and place of a text, which it inherits from the elements around it. */
type Look = Omit<TextRun, 'text'> & Pick<DocumentLine, 'level' | 'isListItem' | 'isInTable'>

/**
 * Lines of a page, or of a part of it, as a reader sees them. Table cells in a row of short texts, and elements side
 * by side without a blank, are cells of a line.
 *
 * @throws BudgetExceeded
 */
export function linesOfHtml(element: Element): DocumentLine[] {
  const lines: DocumentLine[] = []
  const plain: Look = { isBold: false, isItalic: false, level: 0, isListItem: false, isInTable: false }
  let line = plain
  let cells: TextRun[][] = [[]]
  let breaks = 0
  const end = () => {
    const full = cells.map((runs): LineCell => ({ runs: trimmed(runs) })).filter(({ runs }) => runs.length > 0)
    if (full.length > 0) {
      element.budget.spend('items')
      const { level, isListItem, isInTable } = line
      lines.push({ ...plainLine, level, isListItem, isInTable, cells: full, startsBlock: breaks > 1 })
      breaks = 0
    }
    breaks++
    cells = [[]]
  }
  const addText = (text: string, look: Look) => {
    element.budget.spend('steps', 1 + text.length)
    const runs = cells.at(-1)
    const collapsed = text.replaceAll(/\s+/g, ' ')
    const isAfterBlank = runs?.at(-1)?.text.endsWith(' ') ?? true
    const own = isAfterBlank ? collapsed.trimStart() : collapsed
    if (own === '') return
    const { isBold, isItalic, link } = (line = look)
    runs?.push({ isBold, isItalic, link, text: own })
  }
  const add = (node: Element | string, around: Look, startsCell: boolean) => {
    if (startsCell) cells.push([])
    if (typeof node === 'string') return addText(node, around)
    element.budget.spend('steps', 10)
    if (unread.includes(node.tag)) return
    const isBlock = blocks.test(node.tag) || (isCell(node) && !startsCell)
    if (isBlock) end()
    const [look, areCells] = [lookOf(node, around), hasCells(node)]
    for (const child of node.children) add(child, look, areCells && typeof child !== 'string')
    if (isBlock && node.tag !== 'br') end()
  }
  for (const child of element.children) add(child, plain, false)
  end()
  return lines
}

function lookOf({ tag, attributes }: Element, look: Look): Look {
  const [, level] = /^h([1-6])$/.exec(tag) ?? []
  return {
    ...look,
    isBold: look.isBold || tag === 'b' || tag === 'strong',
    level: level === undefined ? look.level : Number(level),
    isListItem: look.isListItem || tag === 'li',
    isInTable: look.isInTable || tag === 'table',
    link: (tag === 'a' ? attributes['href'] : undefined) ?? look.link,
  }
}

/** Runs without the blank at their end. */
const trimmed = (runs: readonly TextRun[]): TextRun[] =>
  runs
    .slice(0, runs.findLastIndex(({ text }) => text.trim() !== '') + 1)
    .map((run, at, own) => (at === own.length - 1 ? { ...run, text: run.text.trimEnd() } : run))

const isCell = ({ tag }: Element): boolean => tag === 'td' || tag === 'th'
/** Most elements and characters in a table cell. A longer cell is a column of the page's layout. */
const [maxCellElements, maxCellLength] = [3, 200]

function isShort(cell: Element): boolean {
  let [length, elements] = [codeOf(cell).trim().length, 0]
  for (const element of walk(cell)) {
    length += codeOf(element).trim().length
    if (++elements > maxCellElements || (blocks.test(element.tag) && cell.children.length > 1)) return false
  }
  return length <= maxCellLength
}

/**
 * Checks whether the children of an element are cells of one line: table cells with short texts, inline elements with nothing
 * between them, not even a space, or elements that only their different classes set apart. Table rows with longer cells are for
 * layout.
 */
function hasCells({ tag, children }: Element): boolean {
  if (tag === 'tr') return children.every((child) => typeof child === 'string' || (isCell(child) && isShort(child)))
  if (!blocks.test(tag) || children.length < 2) return false
  const parts = children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  if (!parts.every((part) => typeof part !== 'string' && inlineTag.test(part.tag))) return false
  const classes = parts.map((part) => (typeof part === 'string' ? undefined : part.attributes['class']))
  const isBlankBefore = (at: number) =>
    /^\s|\s$/.test(edgeOf(parts[at] ?? '', 0).charAt(0) + edgeOf(parts[at - 1] ?? '', -1))
  const isText = parts.length < children.length || parts.some((_, at) => at > 0 && isBlankBefore(at))
  return !isText || (tag === 'div' && classes.every(Boolean) && new Set(classes).size > 1)
}

/** The first or last text of an element. */
const edgeOf = (part: Element | string, at: 0 | -1): string =>
  typeof part === 'string' ? part : edgeOf(part.children.at(at) ?? '', at)

/** Longest label of a row. Characters. */
const maxLabelLength = 40

/** A line as text: two cells are a label and its value. */
export function textOfHtmlLine(line: DocumentLine): string {
  const [first = '', ...rest] = line.cells.map(cellText)
  const isLabel = rest.length === 1 && first.length <= maxLabelLength
  const text = isLabel ? `${first.replace(/ ?:$/, '')}: ${rest.join('')}` : [first, ...rest].join(' | ')
  return line.isListItem ? `- ${text}` : text
}
