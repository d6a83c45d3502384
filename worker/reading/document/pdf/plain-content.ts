import type { ReadingBudget } from '#worker/reading/budget.ts'
import type { PdfFile } from './pdf-file.ts'
import { plainNumber } from './plain-number.ts'
import {
  isBlank,
  isDict,
  isKeyword,
  isList,
  isName,
  isStream,
  isString,
  PdfLexer,
  type PdfDict,
  type PdfStream,
  type PdfValue,
} from './pdf-values.ts'

export type Rewriter = {
  page: (content: Uint8Array, resources: PdfDict) => string
  fonts: () => Iterable<number>
  forms: () => Iterable<number>
  alphas: () => readonly string[]
}

type Sinks = {
  /** Puts a form into the new file. @returns Its number there. */
  addForm: (head: string, content: string) => number
  addFont: (font: PdfDict) => number
}

/** Letters cost less than operators: so many of them count as one. */
const lettersPerOperator = 8
/** Cost of opening a font, and of drawing a form beside its content. */
const operatorsPerFont = 100
const operatorsPerForm = 20
const maxOperands = 4_096
const maxFormDepth = 16
/** A form that draws itself, or has nothing to draw. */
const noForm = { id: 0, cost: 0 }

/** Operators that decide where text is and whether it is visible, with the number of operands of each. */
const numeric: Readonly<Record<string, number>> = {
  cm: 6,
  Tc: 1,
  Tw: 1,
  Tz: 1,
  TL: 1,
  Ts: 1,
  Tr: 1,
  Td: 2,
  TD: 2,
  Tm: 6,
  g: 1,
  rg: 3,
  k: 4,
}
const bare = new Set(['BT', 'ET', 'T*'])
/** Readers of PDF may refuse more (ISO 32000-1, annex C), and the library slows down with each. */
const maxSaved = 64
const fills = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*'])
const endsPath = new Set(['S', 's', 'n'])
const pictured = 'q /Pattern cs /P0 scn 0 0 1 1 re f Q\n'

/** Writes contents again, operator by operator: only those that are known here, with operands of the right kinds. */
export function makeContentRewriter(file: PdfFile, budget: ReadingBudget, sinks: Sinks): Rewriter {
  const fonts = new Map<PdfDict, number>()
  const forms = new Map<PdfStream, { id: number; cost: number }>()
  const alphas: string[] = []

  const fontId = (value: PdfValue | undefined): number | undefined => {
    const found = file.get(value)
    if (!isDict(found)) return undefined
    const known = fonts.get(found)
    if (known !== undefined) return known
    budget.spend('operators', operatorsPerFont)
    const id = sinks.addFont(found)
    fonts.set(found, id)
    return id
  }

  const formOf = (stream: PdfStream, outer: PdfDict, depth: number): { id: number; cost: number } => {
    const known = forms.get(stream)
    if (known) return known
    budget.atDepth(depth > maxFormDepth ? Infinity : depth)
    forms.set(stream, noForm)
    const { dict } = stream
    const own = dict.has('Resources') ? file.dict(dict.get('Resources')) : outer
    const { content, cost } = rewrite(file.bytes(stream), own, depth + 1)
    const numbers = (name: string, count: number) => {
      const list = file.list(dict.get(name)).map((one) => file.number(one) ?? 0)
      return list.length === count ? `/${name}[${list.map(plainNumber).join(' ')}]` : ''
    }
    const head = `${numbers('BBox', 4) || '/BBox[-32768 -32768 32767 32767]'}${numbers('Matrix', 6)}`
    const made = { id: sinks.addForm(head, content), cost }
    forms.set(stream, made)
    return made
  }

  /** @returns The new content, and what drawing it once costs, with every form as often as it is drawn. */
  const rewrite = (content: Uint8Array, resources: PdfDict, depth: number): { content: string; cost: number } => {
    const lexer = new PdfLexer(content)
    const out: string[] = []
    let cost = 0
    let operands: PdfValue[] = []
    let [saved, unsaved] = [0, 0]
    let lists: PdfValue[][] = []
    let left = Infinity
    let [bottom, right, top] = [Infinity, -Infinity, -Infinity]
    const resource = (kind: string, name: PdfValue | undefined): PdfValue =>
      isName(name) ? file.get(file.dict(resources.get(kind)).get(name.name)) : null
    const emit = (text: string, letters = 0) => {
      cost += 1 + letters / lettersPerOperator
      budget.spend('items')
      out.push(text)
    }
    const point = (x: PdfValue | undefined, y: PdfValue | undefined) => {
      if (typeof x !== 'number' || typeof y !== 'number') return
      left = Math.min(left, x)
      right = Math.max(right, x)
      bottom = Math.min(bottom, y)
      top = Math.max(top, y)
    }
    const closePath = () => {
      left = bottom = Infinity
      right = top = -Infinity
    }
    const show = (value: PdfValue | undefined, operator: string, before = '') => {
      if (isString(value)) emit(`${before}${hex(value)} ${operator}\n`, value.byteLength)
    }

    const run = (operator: string) => {
      const count = numeric[operator]
      if (count !== undefined) {
        const numbers = operands.filter((one) => typeof one === 'number').slice(-count)
        if (numbers.length === count) emit(`${numbers.map(plainNumber).join(' ')} ${operator}\n`)
        return
      }
      if (bare.has(operator)) return emit(`${operator}\n`)
      if (fills.has(operator)) {
        if (left <= right && bottom <= top)
          emit(`${[left, bottom, right - left, top - bottom].map(plainNumber).join(' ')} re f\n`)
        return closePath()
      }
      if (endsPath.has(operator)) return closePath()
      const last = operands.at(-1)
      switch (operator) {
        case 'q':
          if (saved === maxSaved) unsaved++
          else {
            saved++
            emit('q\n')
          }
          return
        case 'Q':
          if (unsaved > 0) unsaved--
          else if (saved > 0) {
            saved--
            emit('Q\n')
          }
          return
        case 'm':
        case 'l':
          return point(operands[0], operands[1])
        case 'c':
        case 'v':
        case 'y':
          for (let at = 0; at + 1 < operands.length; at += 2) point(operands[at], operands[at + 1])
          return
        case 're': {
          const [x, y, width, height] = operands
          point(x, y)
          if (typeof x === 'number' && typeof y === 'number' && typeof width === 'number' && typeof height === 'number')
            point(x + width, y + height)
          return
        }
        case 'Tj':
        case "'":
          return show(last, operator)
        case '"': {
          const spacing = operands.filter((one) => typeof one === 'number')
          return spacing.length === 2 ? show(last, '"', `${spacing.map(plainNumber).join(' ')} `) : undefined
        }
        case 'TJ': {
          if (!isList(last)) return
          let letters = 0
          const parts = last.map((one) => {
            letters += isString(one) ? one.byteLength + 1 : 1
            return isString(one) ? hex(one) : typeof one === 'number' ? `${plainNumber(one)} ` : ''
          })
          return emit(`[${parts.join('')}] TJ\n`, letters)
        }
        case 'Tf': {
          const [name, size] = operands
          const id = fontId(resource('Font', name))
          return id === undefined || typeof size !== 'number' ? undefined : emit(`/T${id} ${plainNumber(size)} Tf\n`)
        }
        case 'cs':
          return emit(`${colorSpace(resource('ColorSpace', last), last)} cs\n`)
        case 'sc':
        case 'scn': {
          if (isName(last)) return emit('/Pattern cs /P0 scn\n')
          const numbers = operands.filter((one) => typeof one === 'number').slice(0, 4)
          return numbers.length > 0 ? emit(`${numbers.map(plainNumber).join(' ')} sc\n`) : undefined
        }
        case 'gs':
          return graphicsState(file.dict(resource('ExtGState', last)))
        case 'sh':
          return emit(pictured)
        case 'Do': {
          const found = resource('XObject', last)
          if (!isStream(found)) return
          if (file.name(found.dict.get('Subtype')) !== 'Form') return emit(pictured)
          const form = formOf(found, resources, depth)
          if (form === noForm) return
          emit(`/F${form.id} Do\n`)
          cost += operatorsPerForm + form.cost
          return
        }
        default:
      }
    }
    const graphicsState = (state: PdfDict) => {
      const alpha = file.number(state.get('ca'))
      if (alpha !== undefined) {
        const known = alphas.indexOf(plainNumber(alpha))
        if (known < 0 && alphas.length < 64) alphas.push(plainNumber(alpha))
        const index = known < 0 ? alphas.length - 1 : known
        emit(`/A${index} gs\n`)
      }
      const [font, size] = file.list(state.get('Font'))
      const id = font === undefined ? undefined : fontId(font)
      const points = file.number(size)
      if (id !== undefined && points !== undefined) emit(`/T${id} ${plainNumber(points)} Tf\n`)
    }
    const colorSpace = (found: PdfValue, name: PdfValue | undefined): string => {
      const space = found ?? name ?? null
      const kind = isList(space) ? file.name(space[0]) : isName(space) ? space.name : undefined
      if (kind === 'ICCBased' && isList(space)) {
        const count = file.number(file.dict(space[1]).get('N'))
        return count === 4 ? '/DeviceCMYK' : count === 1 ? '/DeviceGray' : '/DeviceRGB'
      }
      return families[kind ?? ''] ?? '/DeviceGray'
    }

    budget.spend('steps', content.byteLength)
    for (let token = lexer.next(); token !== undefined; token = lexer.next()) {
      const list = lists.at(-1)
      if (isKeyword(token)) {
        if (token.keyword === '[') {
          budget.atDepth(lists.length + 1)
          lists.push([])
        } else if (token.keyword === ']' && list) {
          lists.pop()
          if (operands.length < maxOperands) operands.push(list)
        } else if (token.keyword === 'BI') {
          skipPicture(lexer)
          emit(pictured)
          operands = []
          lists = []
        } else if (!/^(?:<<|>>|\{|\}|true|false|null)$/.test(token.keyword)) {
          run(token.keyword)
          operands = []
          lists = []
        }
      } else if (list) {
        budget.spend('steps', 4)
        list.push(token)
      } else if (operands.length < maxOperands) operands.push(token)
    }
    out.push('Q\n'.repeat(saved))
    return { content: out.join(''), cost }
  }

  return {
    page(content, resources) {
      const made = rewrite(content, resources, 0)
      budget.spend('operators', made.cost)
      return made.content
    },
    fonts: () => fonts.values(),
    forms: () => [...forms.values()].filter((form) => form !== noForm).map(({ id }) => id),
    alphas: () => alphas,
  }
}

const families: Readonly<Record<string, string>> = {
  DeviceRGB: '/DeviceRGB',
  RGB: '/DeviceRGB',
  CalRGB: '/DeviceRGB',
  Lab: '/DeviceRGB',
  DeviceCMYK: '/DeviceCMYK',
  CMYK: '/DeviceCMYK',
  Separation: '/C1',
  DeviceN: '/C1',
  Pattern: '/Pattern',
}

/** Passes over an inline picture: to "EI" between blanks. */
function skipPicture(lexer: PdfLexer): void {
  const { bytes } = lexer
  for (let at = bytes.indexOf(0x45, lexer.at); at >= 0; at = bytes.indexOf(0x45, at + 1)) {
    if (bytes[at + 1] !== 0x49 || !isBlank(bytes[at - 1])) continue
    if (at + 2 < bytes.byteLength && !isBlank(bytes[at + 2])) continue
    lexer.at = at + 2
    return
  }
  lexer.at = bytes.byteLength
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
function hex(bytes: Uint8Array): string {
  let text = '<'
  for (const byte of bytes) text += hexOf[byte]
  return `${text}>`
}
