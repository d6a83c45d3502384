import type { Box, PageSize } from './pdf-geometry.ts'

/** Lightness of a color, from 0 to 1; undefined for patterns and pictures, which have no color of their own. */
export type Light = number | undefined

/** A filled shape or a picture. */
export type Ground = { box: Box; light: Light }

/** Where a text begins, how wide it is and how high its letters are, in points of the page. */
type Run = { x: number; y: number; width: number; height: number }

/** Least height of letters that can be read. Points. */
const tinyPoints = 3
/** WCAG contrast below which letters can't be distinguished from their background. */
const leastContrast = 1.12

/**
 * Lightness of a color, from 0 to 1.
 *
 * @param numbers One number is gray or an amount of ink, three are red, green and blue, four are inks; none means black.
 */
export function lightOf(numbers: readonly number[], isInk: boolean): number {
  const [first = isInk ? 1 : 0, second = first, third = first, key = 0] = numbers
  const isMixedOfInks = isInk || numbers.length === 4
  return [0.2126, 0.7152, 0.0722].reduce((sum, share, at) => {
    const part = [first, second, third][at] ?? first
    const bounded = Math.min(1, Math.max(0, isMixedOfInks ? (1 - part) * (1 - key) : part))
    return sum + share * bounded ** 2.2
  }, 0)
}

/** Checks whether a text is tiny, off the page, not drawn, transparent, or in the color of what is behind it. */
export function isHidden(
  run: Run,
  { fill, alpha, mode }: { fill: Light; alpha: number; mode: number },
  { paper, grounds }: { paper: PageSize; grounds: readonly Ground[] },
): boolean {
  if (run.height < tinyPoints || isOffPage(run, paper)) return true
  // 3 draws nothing; 7 only clips. Scans carry their recognized text this way, over a picture of the page.
  if (mode === 3 || mode === 7) return !grounds.some((ground) => ground.light === undefined && isOn(run, ground))
  if (alpha < 0.05) return true
  const ground = grounds.findLast((one) => isOn(run, one))
  const behind = ground ? ground.light : 1
  if (fill === undefined || behind === undefined) return false
  return (Math.max(fill, behind) + 0.05) / (Math.min(fill, behind) + 0.05) < leastContrast
}

const isOffPage = (run: Run, { width, height }: PageSize): boolean =>
  run.x + run.width < 0 || run.x > width || run.y < -1 || run.y > height + 1

function isOn({ x, y, width }: Run, { box: [left, bottom, right, top] }: Ground): boolean {
  const middle = x + Math.min(width, 20) / 2
  return middle >= left && middle <= right && y >= bottom - 2 && y <= top + 2
}
