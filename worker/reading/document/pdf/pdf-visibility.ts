import type { Box, PageSize } from './pdf-geometry.ts'
import type { Drawing } from './pdf-page.ts'

/** Red, green and blue, from 0 to 1; undefined for patterns and pictures, which have no color of their own. */
export type Color = readonly number[] | undefined

/** A filled shape or a picture. */
export type Ground = { box: Box; color: Color }

/** Where a text begins, how wide it is and how high its letters are, in points of the page. */
type Run = { x: number; y: number; width: number; height: number }

/** Least height of letters that can be read. Points. */
const tinyPoints = 3
/**
 * WCAG contrast below which letters can't be distinguished from their background, unless red or green differs by this much. Blue alone
 * doesn't count: yellow letters on white can hardly be seen.
 */
const [leastContrast, leastDifference] = [1.12, 0.5]

/**
 * The color that operands name.
 *
 * @param numbers One number is gray or an amount of ink, three are red, green and blue, four are inks; none means black.
 */
export function colorOf(numbers: readonly number[], isInk: boolean): readonly number[] {
  const [first = isInk ? 1 : 0, second = first, third = first, key = 0] = numbers
  const isMixedOfInks = isInk || numbers.length === 4
  return [first, second, third].map((part) => Math.min(1, Math.max(0, isMixedOfInks ? (1 - part) * (1 - key) : part)))
}

function areAlike(one: readonly number[], other: readonly number[]): boolean {
  const [light = 0, dark = 0] = [one, other]
    .map(([red = 0, green = 0, blue = 0]) => 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2)
    .toSorted((a, b) => b - a)
  const difference = Math.max(...one.slice(0, 2).map((part, at) => Math.abs(part - (other[at] ?? 0))))
  return (light + 0.05) / (dark + 0.05) < leastContrast && difference < leastDifference
}

/** Checks whether a text is tiny, off the page, not drawn, transparent, or in the color of what is behind it. */
export function isHidden(run: Run, { state: { fill, alpha, mode }, paper, grounds }: Drawing): boolean {
  if (run.height < tinyPoints || isOffPage(run, paper)) return true
  // 3 draws nothing; 7 only clips. Scans carry their recognized text this way, over a picture of the page.
  if (mode === 3 || mode === 7) return !grounds.some((ground) => ground.color === undefined && isOn(run, ground))
  if (alpha < 0.05) return true
  const ground = grounds.findLast((one) => isOn(run, one))
  const behind = ground ? ground.color : [1, 1, 1]
  return fill !== undefined && behind !== undefined && areAlike(fill, behind)
}

const isOffPage = (run: Run, { width, height }: PageSize): boolean =>
  run.x + run.width < 0 || run.x > width || run.y < -1 || run.y > height + 1

function isOn({ x, y, width }: Run, { box: [left, bottom, right, top] }: Ground): boolean {
  const middle = x + Math.min(width, 20) / 2
  return middle >= left && middle <= right && y >= bottom - 2 && y <= top + 2
}
