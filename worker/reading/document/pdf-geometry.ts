/** Transforms points of a drawing: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number]
/** Left, bottom, right and top, in points of the page. */
export type Box = readonly [number, number, number, number]
/** Red, green and blue, up to 255. */
export type Color = readonly [number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]
export const black: Color = [0, 0, 0]
export const white: Color = [255, 255, 255]

/** The matrix that applies `n` first, then `m`. */
export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/** The smallest upright box around a transformed one. */
export function boxOf(matrix: Matrix, box: readonly number[]): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = box
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(
    ([x = 0, y = 0]) => [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]] as const,
  )
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The numbers of a list or a typed array; none for anything else. */
export function numbers(value: unknown): number[] {
  if (Array.isArray(value)) return value.map(Number)
  return ArrayBuffer.isView(value) ? Array.from(value as unknown as ArrayLike<number>, Number) : []
}

/** Reads "#1a1a4c", or three numbers up to 255. */
export function colorOf(args: readonly unknown[]): Color {
  const [first] = args
  if (typeof first === 'string' && /^#[0-9a-f]{6}/i.test(first)) {
    const value = Number.parseInt(first.slice(1, 7), 16)
    return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
  }
  return [Number(args[0] ?? 0), Number(args[1] ?? 0), Number(args[2] ?? 0)]
}

/** WCAG's relation of two colors: 1 for the same color, 21 for black on white. */
export function contrast(one: Color, other: Color): number {
  const [low, high] = [lightness(one), lightness(other)].toSorted((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function lightness(color: Color): number {
  const [r, g, b] = color.map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
