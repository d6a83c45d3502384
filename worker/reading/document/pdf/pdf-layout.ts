import type { ReadingBudget } from '#worker/reading/budget.ts'
import { cellText, closedUp, isHeading, lineText, plainLine } from '#worker/reading/document/document-lines.ts'
import type { DocumentLine, LineCell, TextRun } from '#worker/reading/document/document-lines.ts'
import type { PageSize } from './pdf-geometry.ts'
import { isApart, type PdfItem } from './pdf-items.ts'

export type PdfPage = PageSize & { number: number; items: readonly PdfItem[] }
/** Items of one base line that no wide gap parts, each with the gap before it in proportion to its height, 0 within a word. */
type Fragment = { items: (PdfItem & { gap: number })[]; x: number; end: number; y: number; height: number }
/** Fragments of one base line, from left to right. */
type Row = { fragments: Fragment[]; y: number; height: number }

/** Height of a page's header, and of its footer, as a share of the page's height. */
const marginShare = 0.06
/** Greatest distance between two lines of a block, as a multiple of their height. */
const blockGap = 1.85

/**
 * Lines of a page in reading order: columns one after another, everything else from top to bottom.
 *
 * @param margins Headers and footers of earlier pages, with the page that has each first.
 */
export function linesOfPage(page: PdfPage, margins: Map<string, PdfPage>, budget: ReadingBudget): DocumentLine[] {
  const { number, width, height } = page
  const isRepeated = ({ y }: Row, line: Pick<DocumentLine, 'cells'>): boolean => {
    if (y >= height * marginShare && y <= height * (1 - marginShare)) return false
    const key = lineText(line).replaceAll(/\d+/g, '#').trim()
    const first = margins.get(key) ?? page
    margins.set(key, first)
    return first !== page
  }
  return blocksOf(page, budget).flatMap(({ rows, column }) => {
    let isListItem = false
    return rows.flatMap((row, at): DocumentLine[] => {
      const [cells, before] = [row.fragments.map(cellOf), rows[at - 1]]
      const line = {
        ...plainLine,
        cells,
        page: number,
        left: row.fragments[0]?.x ?? 0,
        column,
        isRepeated: isRepeated(row, { cells }),
        // A wide gap, a new column or a new page starts a block.
        startsBlock: !before || before.y - row.y > Math.max(before.height, row.height) * blockGap,
        size: row.height,
        isCentered: isCentered(row, width),
        isListItem,
      }
      // A bullet in a row of its own belongs to the next row.
      isListItem = /^[•▪◦●○■‣]$/.test(lineText(line))
      return isListItem ? [] : [line]
    })
  })
}

/** Texts of a page from top to bottom, without layout. */
export const textsOf = (items: readonly PdfItem[], budget: ReadingBudget): string[] =>
  rowsOf(items, budget).flatMap(({ fragments }) => fragments.map((fragment) => cellText(cellOf(fragment))))

/** Parts of a page that are read one after another. */
function blocksOf({ items, width }: PdfPage, budget: ReadingBudget): { rows: Row[]; column: number }[] {
  const rows = rowsOf(items, budget)
  const range = columnRange(rows, width, budget)
  if (!range) return [{ rows, column: 0 }]
  const inColumns = rows.slice(range.from, range.to).flatMap(({ fragments }) => fragments)
  const side = (isOn: (fragment: Fragment) => boolean) =>
    rowsOf(
      inColumns.filter(isOn).flatMap((fragment) => fragment.items),
      budget,
    )
  return [
    { rows: rows.slice(0, range.from), column: 0 },
    { rows: side(({ x }) => x < range.gutter), column: 0 },
    { rows: side(({ x }) => x >= range.gutter), column: 1 },
    { rows: rows.slice(range.to), column: 0 },
  ]
}

/** Items put together to rows: those of one base line, in parts where a wide gap is between them. */
function rowsOf(items: readonly PdfItem[], budget: ReadingBudget): Row[] {
  const rows: { y: number; height: number; items: PdfItem[] }[] = []
  for (const item of items.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    budget.spend('steps')
    const row = rows.at(-1)
    if (row && row.y - item.y < Math.max(2, Math.min(row.height, item.height) * 0.4)) {
      row.items.push(item)
      row.height = Math.max(row.height, item.height)
    } else rows.push({ y: item.y, height: item.height, items: [item] })
  }
  return rows.map(({ y, height, items: own }) => ({ y, height, fragments: fragmentsOf(own) }))
}

function fragmentsOf(items: readonly PdfItem[]): Fragment[] {
  const fragments: Fragment[] = []
  const places = new Map<string, number>()
  let endBefore = 0
  for (const item of items.toSorted((a, b) => a.start - b.start || a.x - b.x)) {
    const { text, x, y, length, height, direction } = item
    // Text that runs up the page takes no space in its row.
    const end = x + length * Math.max(0, direction[0])
    // Text that is drawn twice at nearly the same place is bold.
    const isTwice = Math.abs(x - (places.get(text) ?? Infinity)) < Math.min(height, length) * 0.3
    places.set(text, x)
    if (isTwice) continue
    const last = fragments.at(-1)
    if (last && x - last.end <= Math.max(8, height * 1.6)) {
      const gap = (x - endBefore) / height
      last.items.push({ ...item, gap: isApart(gap, item) ? gap : 0 })
      last.end = Math.max(last.end, end)
      last.height = Math.max(last.height, height)
    } else fragments.push({ items: [{ ...item, gap: 0 }], x, end, y, height })
    endBefore = end
  }
  return fragments
}

/** The items of a fragment as runs: a blank is between words, and two are where a gap is wider than most of them. */
function cellOf({ items }: Fragment): LineCell {
  const gaps = items.flatMap(({ gap }) => (gap > 0 ? [gap] : [])).toSorted((a, b) => a - b)
  const wide = (gaps[gaps.length >> 1] ?? 0) * 1.7
  const runs: TextRun[] = []
  for (const { text, link, font, gap } of items) {
    const { isBold, isItalic } = font
    const piece = ' '.repeat(Number(gap > 0) + Number(gap > wide)) + text
    const last = runs.at(-1)
    if (last?.isBold === isBold && last.isItalic === isItalic && last.link === link) last.text += piece
    else runs.push({ text: piece, isBold, isItalic, link })
  }
  return { runs: closedUp(runs).map((run) => ({ ...run, text: run.text.replaceAll('  ', ' ') })) }
}

/** Centered text has the same space to its left and right, and more than a margin of it. */
const isCentered = ({ fragments: [first, ...more] }: Row, width: number): boolean =>
  first !== undefined && more.length === 0 && first.x > 80 && Math.abs(first.x - (width - first.end)) < 12

/** Rows `from` up to, but not including, `to`, in two columns at either side of `gutter`. More lines are worth more. */
type ColumnRange = { from: number; to: number; gutter: number; worth: number }

/** Fewest lines of a column. */
const minLines = 5
/** Distance between the gutters that are tried. Points. */
const step = 6

/**
 * Finds two columns of running text on a page. A gap down the page makes a column only if the texts to its left and right
 * continue independently: dates and places at the right margin, and labels before their values, belong to their rows.
 */
function columnRange(rows: readonly Row[], width: number, budget: ReadingBudget): ColumnRange | undefined {
  if (rows.length < minLines) return undefined
  const ranges: ColumnRange[] = []
  for (let gutter = width * 0.18; gutter < width * 0.8; gutter += step) {
    // A file may say that its page is as wide as numbers go.
    budget.spend('steps')
    ranges.push(...widestRange(rows, gutter, budget))
  }
  return ranges
    .toSorted((a, b) => b.worth - a.worth)
    .find(({ from, to, gutter }) => areColumns(rows.slice(from, to), gutter, budget))
}

/** The longest stretch of rows in which nothing crosses the gutter and both sides have enough lines. */
function widestRange(rows: readonly Row[], gutter: number, budget: ReadingBudget): ColumnRange[] {
  let best: ColumnRange | undefined
  let [from, left, right] = [0, 0, 0]
  for (const [index, { fragments }] of rows.entries()) {
    budget.spend('steps', fragments.length)
    if (fragments.some(({ x, end }) => x < gutter - 2 && end > gutter + 2)) {
      ;[from, left, right] = [index + 1, 0, 0]
      continue
    }
    if (fragments.some(({ x }) => x < gutter)) left++
    if (fragments.some(({ x }) => x >= gutter)) right++
    const to = index + 1
    if (Math.min(left, right) >= minLines && to - from > (best ? best.to - best.from : 0))
      best = { from, to, gutter, worth: right * 2 + left * 2 + to - from }
  }
  return best ? [best] : []
}

function areColumns(rows: readonly Row[], gutter: number, budget: ReadingBudget): boolean {
  const sides = rows.map(({ fragments }) => {
    budget.spend('steps', fragments.length * 4)
    return [fragments.filter(({ x }) => x < gutter), fragments.filter(({ x }) => x >= gutter)] as const
  })
  const aligned = sides.filter(([[one], [other]]) => one && other && Math.abs(one.y - other.y) < 0.8).length
  const left = sides.flatMap(([own]) => (own.length > 0 ? [textOf(own)] : []))
  const right = sides.flatMap(([, own]) => (own.length > 0 ? [textOf(own)] : []))
  const smaller = left.length < right.length ? left : right
  // A date or a number belongs to its row.
  const running = smaller.filter((text) => !/(?:19|20)\d\d|\bpresent\b|^\d+$/i.test(text)).length
  const hasHeadings = left.some(isHeading) && right.some(isHeading)
  return running >= smaller.length * 0.5 && (aligned < smaller.length * 0.6 || hasHeadings)
}

const textOf = (fragments: readonly Fragment[]): string =>
  fragments.flatMap(({ items }) => items.map(({ text }) => text)).join(' ')
