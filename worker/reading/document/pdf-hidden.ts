import type { ReadingBudget } from '#worker/reading/budget.ts'

/** The library's numbers of drawing operators, by name. */
export type Operators = Readonly<Record<string, number>>

/** A piece of text that is drawn so that nobody sees it, where it begins and how wide it is, in points of the page. */
export type HiddenRun = { text: string; x: number; y: number; width: number; isOffPage: boolean }

type Matrix = readonly [number, number, number, number, number, number]
type Glyph = { unicode?: string; width?: number; isSpace?: boolean }
type Color = readonly [number, number, number]
type State = {
  ctm: Matrix
  fill: Color | undefined
  alpha: number
  mode: number
  size: number
  leading: number
  charSpacing: number
  wordSpacing: number
  scale: number
}

const identity: Matrix = [1, 0, 0, 1, 0, 0]
const black: Color = [0, 0, 0]
const white: Color = [255, 255, 255]

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/** Contrast of two colors below which letters can't be distinguished from their ground (WCAG's relation, 1 is the same color). */
const leastContrast = 1.12

/**
 * Finds text without contrast to what lies under it (white on the page, but not white on a dark band), drawn in the
 * invisible mode or fully transparent. Follows the page's drawing: matrices, colors, filled shapes and pictures.
 */
export function hiddenRuns(
  list: { fnArray: readonly number[]; argsArray: readonly unknown[] },
  ops: Operators,
  view: readonly number[],
  budget: ReadingBudget,
): HiddenRun[] {
  const [left = 0, bottom = 0, right = 0, top = 0] = view
  const name = new Map(Object.entries(ops).map(([key, number]) => [number, key]))
  const grounds: { box: readonly [number, number, number, number]; color: Color | undefined }[] = []
  const runs: HiddenRun[] = []
  const stack: State[] = []
  let state: State = {
    ctm: identity,
    fill: black,
    alpha: 1,
    mode: 0,
    size: 1,
    leading: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
  }
  let text: Matrix = identity
  let line: Matrix = identity
  const moveLine = (x: number, y: number) => {
    line = times(line, [1, 0, 0, 1, x, y])
    text = line
  }
  const paintGround = (box: readonly number[], color: Color | undefined) =>
    grounds.push({ box: boxOf(state.ctm, box), color })

  for (const [index, fn] of list.fnArray.entries()) {
    const args = (list.argsArray[index] ?? []) as readonly unknown[]
    const number = (at: number) => Number(args[at] ?? 0)
    switch (name.get(fn)) {
      case 'save':
        stack.push(state)
        break
      case 'restore':
        state = stack.pop() ?? state
        break
      case 'paintFormXObjectBegin': {
        stack.push(state)
        const matrix = numbers(args[0])
        if (matrix.length === 6) state = { ...state, ctm: times(state.ctm, matrix as unknown as Matrix) }
        break
      }
      case 'paintFormXObjectEnd':
        state = stack.pop() ?? state
        break
      case 'transform':
        state = { ...state, ctm: times(state.ctm, numbers(args) as unknown as Matrix) }
        break
      case 'setFillRGBColor':
        state = { ...state, fill: colorOf(args) }
        break
      case 'setFillTransparent':
        state = { ...state, alpha: 0 }
        break
      case 'setFillColorN':
        // A pattern: whatever it looks like, it isn't plain white.
        state = { ...state, fill: undefined }
        break
      case 'setGState':
        for (const [key, value] of (args[0] ?? []) as [string, unknown][]) {
          if (key === 'ca') state = { ...state, alpha: Number(value) }
          if (key === 'Font' && Array.isArray(value)) state = { ...state, size: Number(value[1]) }
        }
        break
      case 'beginText':
        text = line = identity
        break
      case 'setTextMatrix': {
        const matrix = numbers(Array.isArray(args[0]) || ArrayBuffer.isView(args[0]) ? args[0] : args)
        if (matrix.length === 6) text = line = matrix as unknown as Matrix
        break
      }
      case 'setFont':
        state = { ...state, size: number(1) }
        break
      case 'setLeading':
        state = { ...state, leading: -number(0) }
        break
      case 'setCharSpacing':
        state = { ...state, charSpacing: number(0) }
        break
      case 'setWordSpacing':
        state = { ...state, wordSpacing: number(0) }
        break
      case 'setHScale':
        state = { ...state, scale: number(0) / 100 }
        break
      case 'setTextRenderingMode':
        state = { ...state, mode: number(0) }
        break
      case 'moveText':
        moveLine(number(0), number(1))
        break
      case 'setLeadingMoveText':
        state = { ...state, leading: number(1) }
        moveLine(number(0), number(1))
        break
      case 'nextLine':
        moveLine(0, state.leading)
        break
      case 'showText':
      case 'showSpacedText':
      case 'nextLineShowText':
      case 'nextLineSetSpacingShowText': {
        const run = runOf((args[0] ?? []) as readonly (Glyph | number | null)[], state, times(state.ctm, text))
        text = times(text, [1, 0, 0, 1, run.advance, 0])
        const isOffPage = run.x + run.width < left || run.x > right || run.y < bottom - 1 || run.y > top + 1
        if (run.text.trim() !== '' && (isOffPage || isHidden(state, run, grounds, budget)))
          runs.push({ text: run.text, x: run.x, y: run.y, width: run.width, isOffPage })
        break
      }
      case 'constructPath': {
        const painted = name.get(Number(args[0]))
        const box = numbers(args[2])
        if (painted !== undefined && /fill/i.test(painted) && box.length === 4)
          paintGround(box, state.alpha < 0.5 ? undefined : state.fill)
        break
      }
      case 'paintImageXObject':
      case 'paintInlineImageXObject':
      case 'paintImageMaskXObject':
      case 'shadingFill':
        paintGround([0, 0, 1, 1], undefined)
        break
      default:
    }
  }
  return runs
}

function runOf(glyphs: readonly (Glyph | number | null)[], state: State, matrix: Matrix) {
  let advance = 0
  let text = ''
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') advance -= (glyph / 1000) * state.size * state.scale
    else if (glyph) {
      advance +=
        (((glyph.width ?? 0) / 1000) * state.size + state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)) *
        state.scale
      text += glyph.unicode ?? ''
    }
  }
  return { text, advance, x: matrix[4], y: matrix[5], width: advance * Math.hypot(matrix[0], matrix[1]) }
}

function isHidden(
  { fill, alpha, mode }: State,
  run: { x: number; y: number; width: number },
  grounds: readonly { box: readonly [number, number, number, number]; color: Color | undefined }[],
  budget: ReadingBudget,
): boolean {
  budget.spend('steps', grounds.length)
  // 3 draws nothing; 7 only clips. Scans carry their recognized text this way, over a picture of the page.
  if (mode === 3 || mode === 7) return !grounds.some(({ color, box }) => color === undefined && contains(box, run))
  if (alpha < 0.05) return true
  if (!fill) return false
  const ground = grounds.findLast(({ box }) => contains(box, run))
  if (ground && !ground.color) return false
  return contrast(fill, ground?.color ?? white) < leastContrast
}

const contains = (
  [left, bottom, right, top]: readonly [number, number, number, number],
  { x, y, width }: { x: number; y: number; width: number },
) => x + Math.min(width, 20) / 2 >= left && x + Math.min(width, 20) / 2 <= right && y >= bottom - 2 && y <= top + 2

function boxOf(matrix: Matrix, box: readonly number[]): readonly [number, number, number, number] {
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

function numbers(value: unknown): number[] {
  if (Array.isArray(value)) return value.map(Number)
  return ArrayBuffer.isView(value) ? Array.from(value as unknown as ArrayLike<number>, Number) : []
}

/** "#1a1a4c", or three numbers up to 255. */
function colorOf(args: readonly unknown[]): Color {
  const [first] = args
  if (typeof first === 'string' && /^#[0-9a-f]{6}/i.test(first)) {
    const value = Number.parseInt(first.slice(1, 7), 16)
    return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
  }
  return [Number(args[0] ?? 0), Number(args[1] ?? 0), Number(args[2] ?? 0)]
}

function contrast(one: Color, other: Color): number {
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
