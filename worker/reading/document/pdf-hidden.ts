import type { ReadingBudget } from '#worker/reading/budget.ts'
import {
  black,
  boxOf,
  colorOf,
  contrast,
  identity,
  numbers,
  times,
  white,
  type Box,
  type Color,
  type Matrix,
} from './pdf-geometry.ts'

/** The library's numbers of drawing operators, by name. */
export type Operators = Readonly<Record<string, number>>

/** Text that is drawn so that it can't be seen, where it begins and how wide it is, in points of the page. */
export type HiddenRun = { text: string; x: number; y: number; width: number; isOffPage: boolean }

type Glyph = { unicode?: string; width?: number; isSpace?: boolean }
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

const firstState: State = {
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

/** A filled shape or a picture; a picture and a pattern have no color of their own. */
type Ground = { box: Box; color: Color | undefined }

/** A page that is being drawn. */
type Drawing = {
  state: State
  saved: State[]
  /** Where the next letter goes, and where its line began. */
  text: Matrix
  line: Matrix
  grounds: Ground[]
  runs: HiddenRun[]
  view: Box
  nameOf: ReadonlyMap<number, string>
  budget: ReadingBudget
}

type Arguments = readonly unknown[]

/** Contrast of two colors below which letters can't be distinguished from their ground. */
const leastContrast = 1.12

/**
 * Finds text without contrast to its background (white on the page, but not white on a dark band), drawn in the
 * invisible mode or fully transparent. Follows the page's drawing: matrices, colors, filled shapes and pictures.
 */
export function hiddenRuns(
  list: { fnArray: readonly number[]; argsArray: readonly unknown[] },
  ops: Operators,
  view: readonly number[],
  budget: ReadingBudget,
): HiddenRun[] {
  const [left = 0, bottom = 0, right = 0, top = 0] = view
  const drawing: Drawing = {
    state: firstState,
    saved: [],
    text: identity,
    line: identity,
    grounds: [],
    runs: [],
    view: [left, bottom, right, top],
    nameOf: new Map(Object.entries(ops).map(([key, number]) => [number, key])),
    budget,
  }
  for (const [index, fn] of list.fnArray.entries()) {
    const name = drawing.nameOf.get(fn)
    if (name !== undefined) operators.get(name)?.(drawing, (list.argsArray[index] ?? []) as Arguments)
  }
  return drawing.runs
}

type Operator = (drawing: Drawing, args: Arguments) => void

const numberAt = (args: Arguments, at: number): number => Number(args[at] ?? 0)

const change = (drawing: Drawing, changes: Partial<State>) => {
  drawing.state = { ...drawing.state, ...changes }
}

const setNumber =
  (
    field: 'size' | 'leading' | 'charSpacing' | 'wordSpacing' | 'scale' | 'mode',
    valueOf: (args: Arguments) => number,
  ) =>
  (drawing: Drawing, args: Arguments) =>
    change(drawing, { [field]: valueOf(args) })

const save: Operator = (drawing) => {
  drawing.saved.push(drawing.state)
}

const restore: Operator = (drawing) => {
  drawing.state = drawing.saved.pop() ?? drawing.state
}

const beginForm: Operator = (drawing, args) => {
  save(drawing, args)
  const matrix = numbers(args[0])
  if (matrix.length === 6) change(drawing, { ctm: times(drawing.state.ctm, matrix as unknown as Matrix) })
}

const setGraphicsState: Operator = (drawing, args) => {
  for (const [key, value] of (args[0] ?? []) as [string, unknown][]) {
    if (key === 'ca') change(drawing, { alpha: Number(value) })
    if (key === 'Font' && Array.isArray(value)) change(drawing, { size: Number(value[1]) })
  }
}

const beginText: Operator = (drawing) => {
  drawing.text = drawing.line = identity
}

const setTextMatrix: Operator = (drawing, args) => {
  const matrix = numbers(Array.isArray(args[0]) || ArrayBuffer.isView(args[0]) ? args[0] : args)
  if (matrix.length === 6) drawing.text = drawing.line = matrix as unknown as Matrix
}

const moveLine = (drawing: Drawing, x: number, y: number) => {
  drawing.line = times(drawing.line, [1, 0, 0, 1, x, y])
  drawing.text = drawing.line
}

const showText: Operator = (drawing, args) => {
  const { state, text, grounds, runs, budget } = drawing
  const [left, bottom, right, top] = drawing.view
  const run = runOf((args[0] ?? []) as readonly (Glyph | number | null)[], state, times(state.ctm, text))
  drawing.text = times(text, [1, 0, 0, 1, run.advance, 0])
  const isOffPage = run.x + run.width < left || run.x > right || run.y < bottom - 1 || run.y > top + 1
  if (run.text.trim() !== '' && (isOffPage || isHidden(state, run, grounds, budget)))
    runs.push({ text: run.text, x: run.x, y: run.y, width: run.width, isOffPage })
}

const paintGround = (drawing: Drawing, box: readonly number[], color: Color | undefined) => {
  drawing.grounds.push({ box: boxOf(drawing.state.ctm, box), color })
}

const paintPath: Operator = (drawing, args) => {
  const { alpha, fill } = drawing.state
  const painted = drawing.nameOf.get(Number(args[0]))
  const box = numbers(args[2])
  if (painted !== undefined && /fill/i.test(painted) && box.length === 4)
    paintGround(drawing, box, alpha < 0.5 ? undefined : fill)
}

const paintPicture: Operator = (drawing) => paintGround(drawing, [0, 0, 1, 1], undefined)

/** Operators that decide where text is and whether it can be seen. */
const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['save', save],
  ['restore', restore],
  ['paintFormXObjectBegin', beginForm],
  ['paintFormXObjectEnd', restore],
  [
    'transform',
    (drawing, args) => change(drawing, { ctm: times(drawing.state.ctm, numbers(args) as unknown as Matrix) }),
  ],
  ['setFillRGBColor', (drawing, args) => change(drawing, { fill: colorOf(args) })],
  ['setFillTransparent', (drawing) => change(drawing, { alpha: 0 })],
  // A pattern is never plain white.
  ['setFillColorN', (drawing) => change(drawing, { fill: undefined })],
  ['setGState', setGraphicsState],
  ['beginText', beginText],
  ['setTextMatrix', setTextMatrix],
  ['setFont', setNumber('size', (args) => numberAt(args, 1))],
  ['setLeading', setNumber('leading', (args) => -numberAt(args, 0))],
  ['setCharSpacing', setNumber('charSpacing', (args) => numberAt(args, 0))],
  ['setWordSpacing', setNumber('wordSpacing', (args) => numberAt(args, 0))],
  ['setHScale', setNumber('scale', (args) => numberAt(args, 0) / 100)],
  ['setTextRenderingMode', setNumber('mode', (args) => numberAt(args, 0))],
  ['moveText', (drawing, args) => moveLine(drawing, numberAt(args, 0), numberAt(args, 1))],
  [
    'setLeadingMoveText',
    (drawing, args) => {
      change(drawing, { leading: numberAt(args, 1) })
      moveLine(drawing, numberAt(args, 0), numberAt(args, 1))
    },
  ],
  ['nextLine', (drawing) => moveLine(drawing, 0, drawing.state.leading)],
  ['showText', showText],
  ['showSpacedText', showText],
  ['nextLineShowText', showText],
  ['nextLineSetSpacingShowText', showText],
  ['constructPath', paintPath],
  ['paintImageXObject', paintPicture],
  ['paintInlineImageXObject', paintPicture],
  ['paintImageMaskXObject', paintPicture],
  ['shadingFill', paintPicture],
])

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
  grounds: readonly Ground[],
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

const contains = ([left, bottom, right, top]: Box, { x, y, width }: { x: number; y: number; width: number }) =>
  x + Math.min(width, 20) / 2 >= left && x + Math.min(width, 20) / 2 <= right && y >= bottom - 2 && y <= top + 2
