import type { ReadingBudget } from '#worker/reading/budget.ts'
import { readFont, type PdfFont } from './pdf-fonts.ts'
import { isDict, isList, isName, isStream, isWord, makePdfReader } from './pdf-file.ts'
import type { PdfDict, PdfFile, PdfStream, PdfValue } from './pdf-file.ts'
import { boxAround, boxOf, identity, times, type Box, type Matrix, type PageSize } from './pdf-geometry.ts'
import { makeItems, type Letter, type PdfItem } from './pdf-items.ts'
import { colorOf, isHidden, type Color, type Ground } from './pdf-visibility.ts'

const firstState = {
  matrix: identity,
  fill: [0, 0, 0] as Color,
  /** Color values are amounts of ink. */
  isInk: false,
  alpha: 1,
  font: undefined as PdfFont | undefined,
  size: 1,
  mode: 0,
  leading: 0,
  rise: 0,
  charSpacing: 0,
  wordSpacing: 0,
  percent: 100,
}

/** State of a drawing: it decides where letters are, how large, and whether they can be seen. */
type State = typeof firstState

/** Number of letters that cost as much as one operator. */
const lettersPerOperator = 8
/** Cost of opening a font, and of drawing a form, in addition to its content. Operators. */
const [operatorsPerFont, operatorsPerForm] = [100, 20]
const maxOperands = 4_096
const maxFormDepth = 16

/** A page to draw. The paper is its visible part, whose matrix moves the lower left corner to 0, 0. */
type Page = { file: PdfFile; fonts: Map<PdfDict, PdfFont>; resources: PdfDict; paper: PageSize & { matrix: Matrix } }

/** State while a page, or a form on it, is being drawn. */
export type Drawing = ReturnType<typeof newDrawing>

const newDrawing = (page: Page, budget: ReadingBudget) => ({
  ...page,
  budget,
  /** Forms that are being drawn, the outermost first. */
  forms: [] as readonly PdfStream[],
  state: { ...firstState, matrix: page.paper.matrix },
  saved: [] as State[],
  /** Where the next letter goes, and where its line began. */
  text: identity,
  line: identity,
  /** Points of the current path. */
  path: [] as number[],
  grounds: [] as Ground[],
  seen: makeItems(budget),
  hidden: makeItems(budget),
})

/**
 * Follows the drawing of a page: matrices, colors, filled shapes, pictures and text. A form is charged to the budget each time that
 * it is drawn, because a few hundred bytes of forms that draw other forms take exponential work.
 *
 * @returns The letters that a reader sees, and those that are tiny, invisible, off the page or without contrast to their ground.
 * @throws BudgetExceeded
 */
export function drawPage(page: Page, content: string, budget: ReadingBudget): { seen: PdfItem[]; hidden: PdfItem[] } {
  const drawing = newDrawing(page, budget)
  draw(drawing, content)
  return { seen: drawing.seen.items, hidden: drawing.hidden.items }
}

function draw(drawing: Drawing, content: string): void {
  const reader = makePdfReader(content, drawing.budget, { unit: 'steps' })
  let operands: PdfValue[] = []
  for (let token = reader.next(); token !== undefined; token = reader.next()) {
    if (!isWord(token)) {
      if (operands.length < maxOperands) operands.push(token)
      continue
    }
    const operator = operators.get(token.word)
    if (operator) {
      if (!isFree.test(token.word)) drawing.budget.spend('operators')
      const numbers = operands.filter((one) => typeof one === 'number')
      operator(drawing, numbers, operands.find((one) => typeof one !== 'number') ?? null)
    }
    // An inline image ends at "EI" between spaces.
    if (token.word === 'BI') reader.skip(/\sEI(?=\s|$)/)
    operands = []
  }
}

/** @param given The operand that isn't a number: a string, a list or a name. */
type Operator = (drawing: Drawing, numbers: readonly number[], given: PdfValue) => void

const resource = ({ file, resources }: Drawing, kind: string, name: PdfValue): PdfValue =>
  isName(name) ? file.get(file.dict(resources.get(kind)).get(name.name)) : null

const change = (drawing: Drawing, changes: Partial<State>) => {
  drawing.state = { ...drawing.state, ...changes }
}

const transform: Operator = (drawing, numbers) => {
  if (numbers.length === 6) change(drawing, { matrix: times(drawing.state.matrix, numbers as unknown as Matrix) })
}

const moveTo = (drawing: Drawing, place: Matrix) => {
  drawing.text = drawing.line = place
}

const moveLine: Operator = (drawing, [x = 0, y = 0]) => moveTo(drawing, times(drawing.line, [1, 0, 0, 1, x, y]))

const moveLineAsLeading: Operator = (drawing, [x = 0, y = 0]) => {
  change(drawing, { leading: -y })
  moveLine(drawing, [x, y], null)
}

const nextLine = (drawing: Drawing) => moveLine(drawing, [0, -drawing.state.leading], null)

const setFont: Operator = (drawing, [size = 1], name) => {
  const { file, budget, fonts } = drawing
  const found = resource(drawing, 'Font', name)
  if (!isDict(found)) return
  if (!fonts.has(found)) {
    budget.spend('operators', operatorsPerFont)
    fonts.set(found, readFont(file, found, budget))
  }
  change(drawing, { font: fonts.get(found), size })
}

const setGraphicsState: Operator = (drawing, _, name) => {
  const alpha = drawing.file.number(drawing.file.dict(resource(drawing, 'ExtGState', name)).get('ca'))
  if (alpha !== undefined) change(drawing, { alpha })
}

/** Draws the letters of a string, or of a list of strings and the gaps between them. */
const show: Operator = (drawing, _, given) => {
  const { state, seen, hidden, budget } = drawing
  const { font, size, charSpacing } = state
  if (!font) return
  const [a, b, c, d, x, y] = times(times(state.matrix, drawing.text), [1, 0, 0, 1, 0, state.rise])
  const along = Math.hypot(a, b)
  const height = Math.hypot(c, d) * Math.abs(size) * font.height
  const direction = [a / (along || 1), b / (along || 1)] as const
  const scale = state.percent / 100
  // Letters of a word that are set apart still belong together.
  const apart = charSpacing < size / 2 ? Math.max(0, charSpacing) : 0
  const letters: Letter[] = []
  let at = 0
  for (const part of isList(given) ? given : [given]) {
    budget.spend('operators', (typeof part === 'string' ? part.length + 1 : 1) / lettersPerOperator)
    if (typeof part === 'number') at -= (part / 1000) * size * scale
    for (const { text, width, isSpace } of typeof part === 'string' ? font.glyphs(part) : []) {
      const length = (width * size + apart) * scale * along
      letters.push({ text, x: x + a * at, y: y + b * at, length, height, direction, font })
      at += (width * size + charSpacing + (isSpace ? state.wordSpacing : 0)) * scale
    }
  }
  drawing.text = times(drawing.text, [1, 0, 0, 1, at, 0])
  budget.spend('steps', drawing.grounds.length)
  const items = isHidden({ x, y, width: at * along, height }, drawing) ? hidden : seen
  for (const letter of letters) items.add(letter)
}

const showOnNextLine: Operator = (drawing, [wordSpacing, charSpacing], given) => {
  if (wordSpacing !== undefined && charSpacing !== undefined) change(drawing, { wordSpacing, charSpacing })
  nextLine(drawing)
  show(drawing, [], given)
}

const addPoints: Operator = ({ path }, numbers) => {
  if (path.length < maxOperands) path.push(...numbers)
}

const paint = ({ grounds, state }: Drawing, box: Box, color: Color) => {
  grounds.push({ box: boxOf(state.matrix, box), color })
}

/** A filled shape becomes the box around it: that is what its letters stand out from. */
const fillPath: Operator = (drawing) => {
  const { path, state } = drawing
  if (path.length > 1) paint(drawing, boxAround(path), state.alpha < 0.5 ? undefined : state.fill)
  drawing.path = []
}

const drawPicture = (drawing: Drawing) => paint(drawing, [0, 0, 1, 1], undefined)

const drawObject: Operator = (drawing, _, name) => {
  const { file, state, resources, saved, forms, budget } = drawing
  const form = resource(drawing, 'XObject', name)
  if (!isStream(form)) return
  if (file.name(form.dict.get('Subtype')) !== 'Form') return drawPicture(drawing)
  budget.spend('operators', operatorsPerForm)
  budget.atDepth(forms.length > maxFormDepth ? Infinity : forms.length)
  if (forms.includes(form)) return
  const own = form.dict.has('Resources') ? file.dict(form.dict.get('Resources')) : resources
  Object.assign(drawing, { saved: [], forms: [...forms, form], resources: own })
  transform(drawing, file.numbers(form.dict.get('Matrix')), null)
  draw(drawing, file.text(form))
  Object.assign(drawing, { state, resources, saved, forms })
}

/** A pattern is given by its name and has no color of its own. */
const setColor: Operator = (drawing, numbers, pattern) =>
  change(drawing, { fill: isName(pattern) ? undefined : colorOf(numbers, drawing.state.isInk) })

const setColorSpace: Operator = (drawing, _, name) => {
  const [family] = drawing.file.list(resource(drawing, 'ColorSpace', name))
  change(drawing, { isInk: /^(?:Separation|DeviceN)$/.test(drawing.file.name(family) ?? ''), fill: [0, 0, 0] })
}

/** Operators that only collect a path: the letters that they are written in are paid for. */
const isFree = /^(?:re|[mlcvySsn])$/

const setNumber =
  (field: keyof State): Operator =>
  (drawing, [number = 0]) =>
    change(drawing, { [field]: number })

const named: readonly (readonly [names: string, operator: Operator])[] = [
  ['q', ({ saved, state }) => void saved.push(state)],
  ['Q', (drawing) => void (drawing.state = drawing.saved.pop() ?? drawing.state)],
  ['cm', transform],
  ['gs', setGraphicsState],
  ['BT', (drawing) => moveTo(drawing, identity)],
  ['Tm', (drawing, numbers) => numbers.length === 6 && moveTo(drawing, numbers as unknown as Matrix)],
  ['Td', moveLine],
  ['TD', moveLineAsLeading],
  ['T*', nextLine],
  ['TL', setNumber('leading')],
  ['Tc', setNumber('charSpacing')],
  ['Tw', setNumber('wordSpacing')],
  ['Ts', setNumber('rise')],
  ['Tr', setNumber('mode')],
  ['Tz', setNumber('percent')],
  ['Tf', setFont],
  ['Tj TJ', show],
  [`' "`, showOnNextLine],
  ['g rg k', (drawing, numbers) => change(drawing, { isInk: false, fill: colorOf(numbers, false) })],
  ['cs', setColorSpace],
  ['sc scn', setColor],
  ['re', (drawing, [x = 0, y = 0, width = 0, height = 0]) => addPoints(drawing, [x, y, x + width, y + height], null)],
  ['m l c v y', addPoints],
  ['f F f* B B* b b*', fillPath],
  ['S s n', (drawing) => void (drawing.path = [])],
  ['sh BI', drawPicture],
  ['Do', drawObject],
]

/** Operators that decide where text is and whether it is visible; all others are passed over. */
const operators: ReadonlyMap<string, Operator> = new Map(
  named.flatMap(([names, operator]) => names.split(' ').map((name) => [name, operator] as const)),
)
