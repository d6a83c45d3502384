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

/** The smallest upright box around points: "x y x y". */
export function boxAround(points: readonly number[]): Box {
  const [xs, ys] = [points.filter((_, at) => at % 2 === 0), points.filter((_, at) => at % 2 === 1)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The smallest upright box around a transformed one. */
export function boxOf([a, b, c, d, e, f]: Matrix, [left, bottom, right, top]: Box): Box {
  const corners = [left, right].flatMap((x) => [bottom, top].map((y) => [x, y] as const))
  return boxAround(corners.flatMap(([x, y]) => [a * x + c * y + e, b * x + d * y + f]))
}

/** Width and height of a page in points. Its lower left corner is at 0, 0. */
export type PageSize = { width: number; height: number }
