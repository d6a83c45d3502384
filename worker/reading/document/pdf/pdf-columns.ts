import type { ReadingBudget } from '#worker/reading/budget.ts'
import type { Box } from './pdf-geometry.ts'
import type { Fragment, Row } from './pdf-layout.ts'

/** Rows `from` up to `to` are set in two columns, one on each side of `gutter`. */
export type ColumnRange = { from: number; to: number; gutter: number }

/** Fewer lines on either side don't make a column. */
const minLines = 5
/** Distance of the places that are tried, in points. */
const step = 6

/**
 * Finds two columns of running text on a page. A gap down the page makes a column only if the texts to its left and right
 * continue independently: dates and places at the right margin, and labels before their values, belong to their rows.
 */
export function columnRange(
  rows: readonly Row[],
  [left, , right]: Box,
  budget: ReadingBudget,
): ColumnRange | undefined {
  if (rows.length < minLines * 2) return undefined
  const width = right - left
  let best: (ColumnRange & { worth: number }) | undefined
  for (let gutter = left + width * 0.18; gutter < left + width * 0.8; gutter += step) {
    const range = widestRange(rows, gutter, budget)
    if (!range) continue
    const worth = range.right * 2 + range.left * 2 + range.to - range.from
    if ((!best || worth > best.worth) && areColumns(rows.slice(range.from, range.to), gutter, budget))
      best = { from: range.from, to: range.to, gutter, worth }
  }
  return best && { from: best.from, to: best.to, gutter: best.gutter }
}

type Counted = { from: number; to: number; left: number; right: number }

/** The longest stretch of rows that nothing crosses the gutter in, and that have enough on both sides. */
function widestRange(rows: readonly Row[], gutter: number, budget: ReadingBudget): Counted | undefined {
  let best: Counted | undefined
  let open: Counted | undefined
  for (const [index, { fragments }] of rows.entries()) {
    budget.spend('steps', fragments.length)
    if (fragments.some(({ x, end }) => x < gutter - 2 && end > gutter + 2)) {
      open = undefined
      continue
    }
    open ??= { from: index, to: index, left: 0, right: 0 }
    open.to = index + 1
    if (fragments.some(({ x }) => x < gutter)) open.left++
    if (fragments.some(({ x }) => x >= gutter)) open.right++
    const isEnough = open.left >= minLines && open.right >= minLines
    if (isEnough && (!best || open.to - open.from > best.to - best.from)) best = open
  }
  return best
}

function areColumns(rows: readonly Row[], gutter: number, budget: ReadingBudget): boolean {
  const left: string[] = []
  const right: string[] = []
  let aligned = 0
  for (const { fragments } of rows) {
    budget.spend('steps', fragments.length * 4)
    const before = fragments.filter(({ x }) => x < gutter)
    const behind = fragments.filter(({ x }) => x >= gutter)
    if (before.length > 0) left.push(textOf(before))
    if (behind.length > 0) right.push(textOf(behind))
    const [one, other] = [before[0], behind[0]]
    if (one && other && Math.abs(one.y - other.y) < 0.8) aligned++
  }
  const smaller = left.length < right.length ? left : right
  const running = smaller.filter((text) => !isMarginal(text)).length / smaller.length
  const share = aligned / smaller.length
  const hasHeadings = left.some((text) => isHeading(text)) && right.some((text) => isHeading(text))
  return (running >= 0.5 && share < 0.6) || (running >= 0.6 && hasHeadings)
}

const textOf = (fragments: readonly Fragment[]): string =>
  fragments
    .flatMap(({ items }) => items.map(({ text }) => text))
    .join(' ')
    .trim()

/** A date, a place or a number: it belongs to the row that it is in. */
const isMarginal = (text: string): boolean =>
  /(?:19|20)\d\d|\bpresent\b|^\d+$/i.test(text) || /^[\p{L} .'’-]{2,24},\s+[\p{L}. ]{2,20}$/u.test(text)

/** Headings that appear in either column of a résumé. */
const isHeading = (text: string): boolean =>
  /^(?:(?:work|professional|legal|key|core|bar|personal|relevant) )?(?:contact|details|profile|summary|about(?: me)?|skills|competenc\w+|expertise|languages?|education|experience|employment|career|history|admissions?|interests|publications|references|certifications?|awards|honors|memberships|affiliations|practice(?: areas)?|objective)\b.{0,24}$/i.test(
    text,
  )
