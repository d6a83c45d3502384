import type { ReadingBudget } from '#worker/reading/budget.ts'
import type { PdfFont } from './pdf-fonts.ts'

/** A letter, and its position in points from the lower left corner of the page. */
export type Letter = {
  text: string
  x: number
  y: number
  /** Measured along its line. */
  length: number
  height: number
  /** Where its line leads, as a vector of length 1. */
  direction: readonly [number, number]
  font: PdfFont
}

/** A word, or a text that runs up or down the page. */
export type PdfItem = Letter & {
  /** A blank is drawn before it. */
  isAfterBlank: boolean
  /** Where the first of the items that are drawn in one go with it is. They stay together if something else is drawn over them. */
  start: number
  /** Address that it links to. */
  link?: string | undefined
}

/** Widest gaps in proportion to the height of letters: within a word, within one where a blank is drawn, and back over the last letter. */
const [letterGap, blankGap, backGap] = [0.102, 0.03, -0.2]
/** Widest gap between words that are drawn in one go. */
const lineGap = 0.6

/** Puts letters together to words, in the order in which they are drawn. A blank only moves the next letter. */
export function makeItems(budget: ReadingBudget) {
  const items: PdfItem[] = []
  let isAfterBlank = false
  return {
    items,
    add(letter: Letter) {
      const { text, x, length, height, direction } = letter
      if (text.trim() === '') {
        isAfterBlank ||= text !== ''
        return
      }
      const item = items.at(-1)
      const gap = item ? gapBetween(item, letter) / height : Infinity
      const isNext = gap >= backGap && gap <= lineGap
      const isWordEnd = isApart(gap, { isAfterBlank })
      // A text that runs up or down the page is one item.
      if (item && isNext && !(isWordEnd && direction[0] > 0.7)) {
        item.text += isWordEnd ? ` ${text}` : text
        item.length += gap * height + length
      } else {
        budget.spend('items')
        items.push({ ...letter, isAfterBlank, start: item && isNext ? item.start : x })
      }
      isAfterBlank = false
    },
  }
}

/** Checks whether a gap, in proportion to the height of letters, parts two words. */
export const isApart = (gap: number, { isAfterBlank }: Pick<PdfItem, 'isAfterBlank'>): boolean =>
  gap > (isAfterBlank ? blankGap : letterGap)

/** The distance from the end of a letter to the next one; infinite if that looks different or is on another line. */
function gapBetween(last: Letter, { x, y, font, height }: Letter): number {
  const [right, up] = last.direction
  const [byX, byY] = [x - last.x, y - last.y]
  const isAlike = last.font === font && Math.abs(height - last.height) < 0.01
  return isAlike && Math.abs(byY * right - byX * up) <= height / 4 ? byX * right + byY * up - last.length : Infinity
}
