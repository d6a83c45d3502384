import type { ReadingBudget } from '#worker/reading/budget.ts'
import {
  cellText,
  closedUp,
  lineText,
  plainLine,
  type DocumentLine,
  type LineCell,
  type TextRun,
} from '#worker/reading/document/document-lines.ts'
import { columnRange } from './pdf-columns.ts'
import type { PageSize } from './pdf-geometry.ts'
import type { PdfItem } from './pdf-items.ts'

/** Items of one base line that no wide gap parts. */
export type Fragment = { items: PdfItem[]; x: number; end: number; y: number; height: number }
/** Fragments of one base line, from left to right. */
export type Row = { fragments: Fragment[]; y: number; height: number }

/** Height of a page's header, and of its footer, as a share of the page's height. */
const marginShare = 0.06
/** Greatest distance between two lines of a block, as a multiple of their height. */
const blockGap = 1.85

/** Lines of a page in reading order: columns one after another, everything else from top to bottom. */
export function linesOfPage(
  items: readonly PdfItem[],
  { page, width, height }: PageSize & { page: number },
  budget: ReadingBudget,
): DocumentLine[] {
  const lines: DocumentLine[] = []
  for (const { rows, column } of blocksOf(rowsOf(items, budget), width, budget)) {
    let isListItem = false
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1]
      const gap = before ? before.y - row.y : Infinity
      const all = row.fragments.map(cellOf)
      const cells = gap < row.height * blockGap ? withoutRestOfDates(lines.at(-1), all) : all
      // A bullet in a row of its own belongs to the next row.
      const isBullet = /^[•▪◦●○■‣]$/.test(lineText({ cells }))
      if (cells.length > 0 && !isBullet)
        lines.push({
          ...plainLine,
          cells,
          page,
          column,
          // A wide gap, a new column or a new page starts a block.
          startsBlock: gap > Math.max(before?.height ?? 0, row.height) * blockGap,
          size: row.height,
          isCentered: isCentered(row, width),
          isListItem,
          isMargin: row.y > height * (1 - marginShare) || row.y < height * marginShare,
        })
      isListItem = isBullet
    }
  }
  return lines
}

/**
 * Mends dates that a narrow column breaks, such as "Jan 2016 –" above "Present": adds the second half to the cell above, and returns
 * the other cells.
 */
function withoutRestOfDates(above: DocumentLine | undefined, cells: readonly LineCell[]): LineCell[] {
  return cells.filter((cell) => {
    const last = above?.cells.find(({ x }) => Math.abs((x ?? 0) - (cell.x ?? 0)) < 3)?.runs.at(-1)
    const isRest = /^(?:(?:\p{L}{3,9}\.? |\d\d?\/)?(?:19|20)\d\d|present|current|now|today)$/iu.test(cellText(cell))
    if (!last || !isRest || !/\d\d\s*[-–—]$/.test(last.text)) return true
    last.text += ` ${cellText(cell)}`
    return false
  })
}

/** Parts of a page that are read one after another. */
function blocksOf(
  rows: readonly Row[],
  width: number,
  budget: ReadingBudget,
): { rows: readonly Row[]; column: number }[] {
  const range = columnRange(rows, width, budget)
  if (!range) return [{ rows, column: 0 }]
  const side = (isOn: (fragment: Fragment) => boolean) =>
    rows.slice(range.from, range.to).flatMap(({ fragments, y }): Row[] => {
      const own = fragments.filter(isOn)
      return own.length > 0
        ? [{ fragments: own, y: own[0]?.y ?? y, height: Math.max(...own.map(({ height }) => height)) }]
        : []
    })
  return [
    { rows: rows.slice(0, range.from), column: 0 },
    { rows: side(({ x }) => x < range.gutter), column: 0 },
    { rows: side(({ x }) => x >= range.gutter), column: 1 },
    { rows: rows.slice(range.to), column: 0 },
  ]
}

/** Items put together to rows: those of one base line, in parts where a wide gap is between them. */
function rowsOf(items: readonly PdfItem[], budget: ReadingBudget): Row[] {
  const sorted = items.toSorted((a, b) => b.y - a.y || a.x - b.x)
  const rows: { y: number; height: number; items: PdfItem[] }[] = []
  for (const item of sorted) {
    budget.spend('steps')
    const row = rows.at(-1)
    if (row && row.y - item.y < Math.max(2, Math.min(row.height, item.height) * 0.4)) {
      row.items.push(item)
      row.height = Math.max(row.height, item.height)
    } else rows.push({ y: item.y, height: item.height, items: [item] })
  }
  return rows.map((row) => ({ y: row.y, height: row.height, fragments: fragmentsOf(row.items) }))
}

/** Right end of an item. Text that runs up the page takes no space in its row. */
const endOf = ({ x, length, direction }: PdfItem): number => x + length * Math.max(0, direction[0])

function fragmentsOf(items: readonly PdfItem[]): Fragment[] {
  const fragments: Fragment[] = []
  for (const item of items.toSorted((a, b) => a.x - b.x)) {
    const last = fragments.at(-1)
    if (last && item.x - last.end <= Math.max(8, item.height * 1.6)) {
      // Text that is drawn twice at nearly the same place is bold.
      const { text, x } = last.items.at(-1) ?? item
      if (text === item.text && item.x - x < Math.min(item.height, item.length) * 0.3) continue
      last.items.push(item)
      last.end = Math.max(last.end, endOf(item))
      last.height = Math.max(last.height, item.height)
    } else fragments.push({ items: [item], x: item.x, end: endOf(item), y: item.y, height: item.height })
  }
  return fragments
}

/** The items of a fragment as runs, with a space where a gap shows one. */
function cellOf({ items, x }: Fragment): LineCell {
  const runs: TextRun[] = []
  let before: PdfItem | undefined
  for (const item of items) {
    const { text, link } = item
    const { isBold, isItalic } = item.font
    const last = runs.at(-1)
    const piece = before ? blankBetween(before, item) + text : text
    if (last?.isBold === isBold && last.isItalic === isItalic && last.link === link) last.text += piece
    else runs.push({ text: piece, isBold, isItalic, ...(link === undefined ? {} : { link }) })
    before = item
  }
  return { runs: runs.map((run) => ({ ...run, text: closedUp(run.text).replaceAll(/ {2,}/g, ' ') })), x }
}

/** Two blanks for a wide gap, one for a gap as between words, or before a raised letter that isn't part of a word. */
function blankBetween(before: PdfItem, { x, y, height }: PdfItem): string {
  const gap = x - endOf(before)
  if (gap > height * 0.6) return '  '
  const isRaised = y - before.y > height * 0.15 && height < before.height * 0.85 && /[@./]\S*$/.test(before.text)
  return gap > height * 0.12 || isRaised ? ' ' : ''
}

/** Centered text has the same space to its left and right, and more than a margin of it. */
const isCentered = ({ fragments: [first, ...more] }: Row, width: number): boolean =>
  first !== undefined && more.length === 0 && first.x > 80 && Math.abs(first.x - (width - first.end)) < 12

/** Lines with their size in proportion to the text, without the headers and footers that repeat from page to page. */
export function tidyPages(lines: readonly DocumentLine[], textOf: (line: DocumentLine) => string): DocumentLine[] {
  const letters = new Map<number, number>()
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2
    letters.set(size, (letters.get(size) ?? 0) + textOf(line).length)
  }
  const [[usual] = [10]] = [...letters].toSorted((a, b) => b[1] - a[1])
  const seen = new Set<string>()
  return lines.flatMap((line) => {
    const sized = { ...line, size: line.size / (usual || 10) }
    if (!line.isMargin) return [sized]
    const key = textOf(line).replaceAll(/\d+/g, '#').trim()
    if (line.page > 1 && seen.has(key)) return []
    seen.add(key)
    return [sized]
  })
}
