import type { ReadingBudget } from '#worker/reading/budget.ts'
import { closedUp, plainLine, type DocumentLine, type LineCell, type TextRun } from './document-lines.ts'

/** Points of most text where the file doesn't say. */
const usualPoints = 11

/** Look of a paragraph, as its properties give it. */
export type ParagraphLook = Pick<DocumentLine, 'isListItem' | 'isCentered' | 'level'> & { hasSpaceBefore: boolean }
export const plainParagraph: ParagraphLook = { isListItem: false, isCentered: false, level: 0, hasSpaceBefore: false }

type OpenCell = { runs: TextRun[]; x: null }
type Container = {
  lines: DocumentLine[]
  isBlankBefore: boolean
  cells: OpenCell[]
  points: number
  rows: DocumentLine[][]
}

const makeContainer = (): Container => ({
  lines: [],
  isBlankBefore: false,
  cells: [{ runs: [], x: null }],
  points: 0,
  rows: [],
})

/** Collects runs to lines, and the lines of table cells and text boxes to those of what holds them. */
export function makeLineBuilder(budget: ReadingBudget) {
  const open: Container[] = [makeContainer()]
  const current = () => open.at(-1) ?? makeContainer()

  function endLine(look: ParagraphLook, isFirst: boolean): void {
    const own = current()
    const cells = own.cells
      .filter((cell, index) => index === 0 || textOf(cell).trim() !== '')
      .map(({ runs, x }) => ({ x, runs: runs.map((run) => ({ ...run, text: closedUp(run.text) })) }))
    own.cells = [{ runs: [], x: null }]
    if (!cells.some((cell) => textOf(cell).trim() !== '')) {
      own.isBlankBefore = true
      return
    }
    budget.spend('items')
    own.lines.push({
      ...plainLine,
      cells,
      size: (own.points || usualPoints) / usualPoints,
      startsBlock: own.isBlankBefore || (isFirst && look.hasSpaceBefore),
      isListItem: look.isListItem && isFirst,
      isCentered: look.isCentered,
      level: look.level,
      isInTable: open.length > 1,
    })
    own.isBlankBefore = false
    own.points = 0
  }

  return {
    /** Adds the text of a run: a tab begins a cell, a line break ends the line. */
    add(text: string, { points, ...style }: Omit<TextRun, 'text'> & { points: number }, look: ParagraphLook) {
      let isFirst = true
      for (const [index, line] of text.split('\n').entries()) {
        if (index > 0) {
          endLine(look, isFirst)
          isFirst = false
        }
        for (const [at, piece] of line.split('\t').entries()) {
          const own = current()
          // A tab at the beginning of a line indents it.
          const isIndent = own.cells.length === 1 && own.cells.every((cell) => textOf(cell).trim() === '')
          if (at > 0 && !isIndent) own.cells.push({ runs: [], x: null })
          if (piece === '') continue
          own.cells.at(-1)?.runs.push({ text: piece, ...style })
          own.points = Math.max(own.points, points)
        }
      }
    },
    endParagraph: (look: ParagraphLook) => endLine(look, true),
    /** Begins a table cell or a text box. */
    begin() {
      budget.atDepth(open.length)
      open.push(makeContainer())
    },
    endCell() {
      if (open.length < 2) return
      const cell = open.pop()
      current().rows.push(cell?.lines ?? [])
    },
    endRow() {
      const own = current()
      const cells = own.rows.filter((lines) => lines.length > 0)
      own.rows = []
      own.lines.push(...linesOfRow(cells, own.isBlankBefore))
      own.isBlankBefore = false
    },
    endBox() {
      if (open.length < 2) return
      const box = open.pop()
      const [first, ...rest] = box?.lines ?? []
      if (first) current().lines.push({ ...first, startsBlock: true }, ...rest)
      current().isBlankBefore = true
    },
    lines: () => {
      while (open.length > 1) {
        const rest = open.pop()
        current().lines.push(...(rest?.lines ?? []))
      }
      endLine(plainParagraph, true)
      return current().lines
    },
  }
}

const textOf = (cell: OpenCell): string => cell.runs.map(({ text }) => text).join('')

/** More lines than a label, a date and a place have: the cells are columns, read one after another. */
const maxLabelLines = 3

/** Lines of a table row: side by side where one cell only labels the other, else cell after cell. */
function linesOfRow(cells: readonly DocumentLine[][], isBlankBefore: boolean): DocumentLine[] {
  const shortest = Math.min(...cells.map((lines) => lines.length))
  if (cells.length < 2 || shortest > maxLabelLines)
    return cells.flatMap((lines, column) =>
      lines.map((line, index) => ({
        ...line,
        column,
        startsBlock: line.startsBlock || (index === 0 && (column > 0 || isBlankBefore)),
      })),
    )
  const height = Math.max(...cells.map((lines) => lines.length))
  return Array.from({ length: height }, (_, index) => {
    const own = cells.flatMap((lines) => lines[index] ?? [])
    const [first] = own
    const runs: LineCell[] = own.flatMap((line) => line.cells)
    return {
      ...(first ?? { ...plainLine, isInTable: true }),
      cells: runs,
      size: Math.max(...own.map(({ size }) => size)),
      isListItem: own.every(({ isListItem }) => isListItem),
      startsBlock: own.some(({ startsBlock }) => startsBlock) || (index === 0 && isBlankBefore),
    }
  })
}
