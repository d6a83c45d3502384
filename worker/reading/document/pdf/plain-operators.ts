import type { ReadingBudget } from '#worker/reading/budget.ts'
import type { PdfFile } from './pdf-file.ts'
import { plainNumber } from './plain-number.ts'
import { isList, isName, isStream, isString, type PdfDict, type PdfStream, type PdfValue } from './pdf-values.ts'

/** A form in the new file, and what drawing it once costs. */
export type PlainForm = { id: number; cost: number }

/** Numbers that fonts, forms and opacities have in the new file. */
export type PlainResources = {
  /** @returns Undefined for what isn't a font. */
  fontId: (font: PdfValue | undefined) => number | undefined
  /** @returns Undefined for a form that draws itself. */
  formOf: (stream: PdfStream) => PlainForm | undefined
  alphaId: (alpha: string) => number
}

/** Content that is being written again. */
export type PlainContent = {
  file: PdfFile
  resources: PdfDict
  plain: PlainResources
  budget: ReadingBudget
  out: string[]
  /** Cost of drawing the content once, in operators. */
  cost: number
  operands: PdfValue[]
  /** Graphics states that are saved, and those that are saved beyond what is allowed. */
  saved: number
  unsaved: number
  path: { left: number; bottom: number; right: number; top: number }
}

type Operator = (content: PlainContent) => void

/** Letters cost less than operators: so many of them count as one. */
const lettersPerOperator = 8
/** Cost of drawing a form beside its content. */
const operatorsPerForm = 20
/** Readers of PDF may refuse more (ISO 32000-1, annex C), and the library slows down with each. */
const maxSaved = 64
const emptyPath = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity }
const pictured = 'q /Pattern cs /P0 scn 0 0 1 1 re f Q\n'

export const startContent = (given: Pick<PlainContent, 'file' | 'resources' | 'plain' | 'budget'>): PlainContent => ({
  ...given,
  out: [],
  cost: 0,
  operands: [],
  saved: 0,
  unsaved: 0,
  path: { ...emptyPath },
})

/** Writes an operator with its operands where it decides what text is or whether it can be seen. */
export function writeOperator(content: PlainContent, operator: string): void {
  operators.get(operator)?.(content)
}

/** Writes a picture's place: pictures themselves are left out. */
export const writePicture: Operator = (content) => emit(content, pictured)

function emit(content: PlainContent, text: string, letters = 0): void {
  content.cost += 1 + letters / lettersPerOperator
  content.budget.spend('items')
  content.out.push(text)
}

const resource = ({ file, resources }: PlainContent, kind: string, name: PdfValue | undefined): PdfValue =>
  isName(name) ? file.get(file.dict(resources.get(kind)).get(name.name)) : null

const numbersOf = ({ operands }: PlainContent): number[] => operands.filter((one) => typeof one === 'number')

const written = (numbers: readonly number[]): string => numbers.map(plainNumber).join(' ')

const writeNumbers =
  (operator: string, count: number): Operator =>
  (content) => {
    const numbers = numbersOf(content).slice(-count)
    if (numbers.length === count) emit(content, `${written(numbers)} ${operator}\n`)
  }

const writeBare =
  (operator: string): Operator =>
  (content) =>
    emit(content, `${operator}\n`)

const endPath: Operator = (content) => {
  content.path = { ...emptyPath }
}

/** A filled shape becomes the box around it: that is what its letters stand out from. */
const fillPath: Operator = (content) => {
  const { left, bottom, right, top } = content.path
  if (left <= right && bottom <= top) emit(content, `${written([left, bottom, right - left, top - bottom])} re f\n`)
  endPath(content)
}

function addPoint({ path }: PlainContent, x: PdfValue | undefined, y: PdfValue | undefined): void {
  if (typeof x !== 'number' || typeof y !== 'number') return
  path.left = Math.min(path.left, x)
  path.right = Math.max(path.right, x)
  path.bottom = Math.min(path.bottom, y)
  path.top = Math.max(path.top, y)
}

const addLine: Operator = (content) => addPoint(content, content.operands[0], content.operands[1])

const addCurve: Operator = (content) => {
  const { operands } = content
  for (let at = 0; at + 1 < operands.length; at += 2) addPoint(content, operands[at], operands[at + 1])
}

const addBox: Operator = (content) => {
  const [x, y, width, height] = content.operands
  addPoint(content, x, y)
  if (typeof x === 'number' && typeof y === 'number' && typeof width === 'number' && typeof height === 'number')
    addPoint(content, x + width, y + height)
}

const saveState: Operator = (content) => {
  if (content.saved === maxSaved) content.unsaved++
  else {
    content.saved++
    emit(content, 'q\n')
  }
}

const restoreState: Operator = (content) => {
  if (content.unsaved > 0) content.unsaved--
  else if (content.saved > 0) {
    content.saved--
    emit(content, 'Q\n')
  }
}

function show(content: PlainContent, operator: string, before = ''): void {
  const text = content.operands.at(-1)
  if (isString(text)) emit(content, `${before}${hex(text)} ${operator}\n`, text.byteLength)
}

const showWithSpacing: Operator = (content) => {
  const spacing = numbersOf(content)
  if (spacing.length === 2) show(content, '"', `${written(spacing)} `)
}

const showList: Operator = (content) => {
  const list = content.operands.at(-1)
  if (!isList(list)) return
  let letters = 0
  const parts = list.map((one) => {
    letters += isString(one) ? one.byteLength + 1 : 1
    if (isString(one)) return hex(one)
    return typeof one === 'number' ? `${plainNumber(one)} ` : ''
  })
  emit(content, `[${parts.join('')}] TJ\n`, letters)
}

const setFont: Operator = (content) => {
  const [name, size] = content.operands
  const id = content.plain.fontId(resource(content, 'Font', name))
  if (id !== undefined && typeof size === 'number') emit(content, `/T${id} ${plainNumber(size)} Tf\n`)
}

const setColorSpace: Operator = (content) => {
  const name = content.operands.at(-1)
  emit(content, `${colorSpaceOf(content.file, resource(content, 'ColorSpace', name) ?? name ?? null)} cs\n`)
}

const setColor: Operator = (content) => {
  if (isName(content.operands.at(-1))) return emit(content, '/Pattern cs /P0 scn\n')
  const numbers = numbersOf(content).slice(0, 4)
  if (numbers.length > 0) emit(content, `${written(numbers)} sc\n`)
}

const setGraphicsState: Operator = (content) => {
  const { file, plain } = content
  const state = file.dict(resource(content, 'ExtGState', content.operands.at(-1)))
  const alpha = file.number(state.get('ca'))
  if (alpha !== undefined) emit(content, `/A${plain.alphaId(plainNumber(alpha))} gs\n`)
  const [font, size] = file.list(state.get('Font'))
  const id = font === undefined ? undefined : plain.fontId(font)
  const points = file.number(size)
  if (id !== undefined && points !== undefined) emit(content, `/T${id} ${plainNumber(points)} Tf\n`)
}

const drawObject: Operator = (content) => {
  const found = resource(content, 'XObject', content.operands.at(-1))
  if (!isStream(found)) return
  if (content.file.name(found.dict.get('Subtype')) !== 'Form') return writePicture(content)
  const form = content.plain.formOf(found)
  if (!form) return
  emit(content, `/F${form.id} Do\n`)
  content.cost += operatorsPerForm + form.cost
}

/** Operators that decide where text is and whether it is visible; all others are left out. */
const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ...Object.entries({ cm: 6, Tc: 1, Tw: 1, Tz: 1, TL: 1, Ts: 1, Tr: 1, Td: 2, TD: 2, Tm: 6, g: 1, rg: 3, k: 4 }).map(
    ([operator, count]) => [operator, writeNumbers(operator, count)] as const,
  ),
  ...['BT', 'ET', 'T*'].map((operator) => [operator, writeBare(operator)] as const),
  ...['f', 'F', 'f*', 'B', 'B*', 'b', 'b*'].map((operator) => [operator, fillPath] as const),
  ...['S', 's', 'n'].map((operator) => [operator, endPath] as const),
  ...['m', 'l'].map((operator) => [operator, addLine] as const),
  ...['c', 'v', 'y'].map((operator) => [operator, addCurve] as const),
  ['re', addBox],
  ['q', saveState],
  ['Q', restoreState],
  ['Tj', (content) => show(content, 'Tj')],
  ["'", (content) => show(content, "'")],
  ['"', showWithSpacing],
  ['TJ', showList],
  ['Tf', setFont],
  ['cs', setColorSpace],
  ['sc', setColor],
  ['scn', setColor],
  ['gs', setGraphicsState],
  ['sh', writePicture],
  ['Do', drawObject],
])

function colorSpaceOf(file: PdfFile, space: PdfValue): string {
  if (isName(space)) return families.get(space.name) ?? '/DeviceGray'
  if (!isList(space)) return '/DeviceGray'
  const kind = file.name(space[0]) ?? ''
  if (kind !== 'ICCBased') return families.get(kind) ?? '/DeviceGray'
  const colors = file.number(file.dict(space[1]).get('N'))
  if (colors === 4) return '/DeviceCMYK'
  return colors === 1 ? '/DeviceGray' : '/DeviceRGB'
}

const families: ReadonlyMap<string, string> = new Map([
  ['DeviceRGB', '/DeviceRGB'],
  ['RGB', '/DeviceRGB'],
  ['CalRGB', '/DeviceRGB'],
  ['Lab', '/DeviceRGB'],
  ['DeviceCMYK', '/DeviceCMYK'],
  ['CMYK', '/DeviceCMYK'],
  ['Separation', '/C1'],
  ['DeviceN', '/C1'],
  ['Pattern', '/Pattern'],
])

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
function hex(bytes: Uint8Array): string {
  let text = '<'
  for (const byte of bytes) text += hexOf[byte]
  return `${text}>`
}
