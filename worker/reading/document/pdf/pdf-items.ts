import type { ReadingBudget } from '#worker/reading/budget.ts'
import type { PdfFont } from './pdf-fonts.ts'

/** A direction of a line, of length 1. */
type Direction = readonly [number, number]
/** A letter and its position in points from the lower left corner of the page. `length` is measured along its line. */
export type PlacedLetter = {
  text: string
  x: number
  y: number
  length: number
  height: number
  direction: Direction
  font: PdfFont
}

/** Letters that follow each other on a line without a wide gap. */
export type PdfItem = PlacedLetter & {
  /** Widths of the gaps that its blanks are. */
  gaps: number[]
  /** Address that it links to. */
  link?: string
}

/** Gaps between letters in proportion to their height: of one word, beside a blank, of one line, and back over letters. */
const [wordGap, blankGap, lineGap, backGap] = [0.102, 0.03, 0.6, -0.2]

/** Puts letters together to items, in the order in which they are drawn. A blank only moves the next letter. */
export function makeItems(budget: ReadingBudget) {
  const items: PdfItem[] = []
  let item: PdfItem | undefined
  let last: PlacedLetter | undefined
  let isBlankBefore = false
  const newItem = (letter: PlacedLetter): PdfItem => {
    budget.spend('items')
    return { ...letter, gaps: [] }
  }
  return {
    items: () => items.map((one) => ({ ...one, text: withWideGaps(one) })),
    add(letter: PlacedLetter) {
      if (letter.text.trim() === '') {
        isBlankBefore ||= letter.text !== ''
        return
      }
      const { text, length, height } = letter
      const { gap, shift } = gapBetween(last, letter)
      const isNext = isAlike(last, letter) && shift <= height / 4
      // Drawn twice at nearly the same place, a letter is bold.
      if (isNext && last?.text === text && Math.abs(gap + length) < length * 0.4) return
      if (item && isNext && gap >= backGap * height && gap <= lineGap * height) {
        const isApart = gap > (isBlankBefore ? blankGap : wordGap) * height
        if (isApart) item.gaps.push(gap)
        item.text += isApart ? ` ${text}` : text
        item.length = gapBetween({ ...item, length: 0 }, letter).gap + length
      } else items.push((item = newItem(letter)))
      last = letter
      isBlankBefore = false
    },
  }
}

const isAlike = (last: PlacedLetter | undefined, { font, height }: PlacedLetter): boolean =>
  last?.font === font && Math.abs(height - last.height) < 0.01

/** The distance from the end of a letter to the next one, along its line and across it. */
function gapBetween(last: PlacedLetter | undefined, { x, y }: PlacedLetter): { gap: number; shift: number } {
  if (!last) return { gap: Infinity, shift: Infinity }
  const [right, up] = last.direction
  const [byX, byY] = [x - last.x, y - last.y]
  return { gap: byX * right + byY * up - last.length, shift: Math.abs(byY * right - byX * up) }
}

/** The text of an item, with two blanks where a gap is wider than most of them. */
function withWideGaps({ text, gaps }: PdfItem): string {
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0
  let at = 0
  return text.replaceAll(' ', () => ((gaps[at++] ?? 0) > usual * 1.7 ? '  ' : ' '))
}
