import type { ReadingBudget } from '#worker/reading/budget.ts'
import type { PdfFont } from './pdf-fonts.ts'

/** A direction of a line, of length 1. */
type Direction = readonly [number, number]
/** A letter and where it is drawn, in points from the lower left corner. Its length is along its line. */
export type PlacedLetter = {
  text: string
  x: number
  y: number
  length: number
  height: number
  direction: Direction
  font: PdfFont
}

/** Letters that stand together. */
export type PdfItem = PlacedLetter & {
  /** Address that it links to. */
  link?: string
}

/** Gaps between letters in proportion to their height: of one word, of one line, and back over what was drawn. */
const [wordGap, lineGap, backGap] = [0.102, 0.6, -0.2]

/** Puts letters together to items, in the order in which they are drawn. A blank only moves the next letter. */
export function makeItems(budget: ReadingBudget) {
  const items: PdfItem[] = []
  let item: PdfItem | undefined
  let last: PlacedLetter | undefined
  let isBlankBefore = false
  return {
    items,
    add(letter: PlacedLetter) {
      if (letter.text.trim() === '') {
        isBlankBefore ||= letter.text !== ''
        return
      }
      const { text, length, height, font } = letter
      const { gap, shift } = gapBetween(last, letter)
      const isNext = last?.font === font && Math.abs(height - last.height) < 0.01 && shift <= height / 4
      if (item && isNext && gap >= backGap * height && gap <= lineGap * height) {
        item.text += (isBlankBefore && gap > 0.03 * height) || gap > wordGap * height ? ` ${text}` : text
        item.length = gapBetween({ ...item, length: 0 }, letter).gap + length
      } else {
        budget.spend('items')
        item = { ...letter }
        items.push(item)
      }
      last = letter
      isBlankBefore = false
    },
  }
}

/** The distance from the end of a letter to the next one, along its line and across it. */
function gapBetween(last: PlacedLetter | undefined, { x, y }: PlacedLetter): { gap: number; shift: number } {
  if (!last) return { gap: Infinity, shift: Infinity }
  const [right, up] = last.direction
  const [byX, byY] = [x - last.x, y - last.y]
  return { gap: byX * right + byY * up - last.length, shift: Math.abs(byY * right - byX * up) }
}
