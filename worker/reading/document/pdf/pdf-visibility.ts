import { contrast, white, type Color } from './pdf-colors.ts'
import type { Box } from './pdf-geometry.ts'

/** A filled shape or a picture, which has no color of its own. */
export type Ground = { box: Box; color: Color | undefined }

/** Where a text begins, how wide it is and how high its letters are, in points of the page. */
type Run = { x: number; y: number; width: number; height: number }

/** Smaller letters can't be read. In points. */
const tinyPoints = 3
/** Contrast of two colors below which letters can't be distinguished from their ground. */
const leastContrast = 1.12

/** Checks whether a text is tiny, off the page, not drawn, transparent, or in the color of what is behind it. */
export function isHidden(
  run: Run,
  { fill, alpha, mode }: { fill: Color | undefined; alpha: number; mode: number },
  { view, grounds }: { view: Box; grounds: readonly Ground[] },
): boolean {
  if (run.height < tinyPoints || isOffPage(run, view)) return true
  // 3 draws nothing; 7 only clips. Scans carry their recognized text this way, over a picture of the page.
  if (mode === 3 || mode === 7) return !grounds.some((ground) => ground.color === undefined && isOn(run, ground))
  if (alpha < 0.05) return true
  const ground = grounds.findLast((one) => isOn(run, one))
  const behind = ground ? ground.color : white
  return fill !== undefined && behind !== undefined && contrast(fill, behind) < leastContrast
}

const isOffPage = ({ x, y, width }: Run, [left, bottom, right, top]: Box): boolean =>
  x + width < left || x > right || y < bottom - 1 || y > top + 1

function isOn({ x, y, width }: Run, { box: [left, bottom, right, top] }: Ground): boolean {
  const middle = x + Math.min(width, 20) / 2
  return middle >= left && middle <= right && y >= bottom - 2 && y <= top + 2
}
