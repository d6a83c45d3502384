import type { ReadingBudget } from '#worker/reading/budget.ts'
import type { Fragment, Row } from './pdf-layout.ts'

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
export function columnRange(rows: readonly Row[], width: number, budget: ReadingBudget): ColumnRange | undefined {
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
  const running = smaller.filter((text) => !isMarginal(text)).length
  return running >= smaller.length * 0.5 && aligned < smaller.length * 0.6
}

const textOf = (fragments: readonly Fragment[]): string =>
  fragments.flatMap(({ items }) => items.map(({ text }) => text)).join(' ')

/** Checks for a date or a number, which belongs to its row. */
const isMarginal = (text: string): boolean => /(?:19|20)\d\d|\bpresent\b|^\d+$/i.test(text)
