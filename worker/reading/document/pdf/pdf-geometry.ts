/** Transforms points of a drawing: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number]
/** Left, bottom, right and top, in points of the page. */
export type Box = readonly [number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** The matrix that applies `n` first, then `m`. */
export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/** The smallest upright box around a transformed one, whose corners may be in any order. */
export function boxOf([a, b, c, d, e, f]: Matrix, [left, bottom, right, top]: Box): Box {
  const xs = [left, right].flatMap((x) => [bottom, top].map((y) => a * x + c * y + e))
  const ys = [left, right].flatMap((x) => [bottom, top].map((y) => b * x + d * y + f))
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Width and height of a page in points. Its lower left corner is at 0, 0. */
export type PageSize = { width: number; height: number }
