import type { ReadingBudget, WorkKind } from '#worker/reading/budget.ts'

/** Values of a PDF file (ISO 32000-1, 7.3). A string has one letter for each byte. */
export type PdfName = { readonly name: string }
export type PdfRef = { readonly ref: number }
export type PdfDict = ReadonlyMap<string, PdfValue>
export type PdfStream = { readonly dict: PdfDict; readonly raw: Uint8Array }
export type PdfValue = null | boolean | number | string | PdfName | PdfRef | PdfStream | PdfDict | readonly PdfValue[]
/** A word that isn't a value: an operator such as `Tj`, or `endobj`. */
export type PdfWord = { readonly word: string }

type Read = PdfValue | PdfWord | undefined
const isKind = (value: Read, key: string) => typeof value === 'object' && value !== null && key in value
export const isWord = (value: Read): value is PdfWord => isKind(value, 'word')
export const isName = (value: Read): value is PdfName => isKind(value, 'name')
export const isRef = (value: Read): value is PdfRef => isKind(value, 'ref')
export const isStream = (value: Read): value is PdfStream => isKind(value, 'raw')
export const isDict = (value: Read): value is PdfDict => value instanceof Map
export const isList = (value: Read): value is readonly PdfValue[] => Array.isArray(value)

/** Bytes as a text, one letter for each. */
export function lettersOf(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.byteLength; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

/** The longest string that a PDF may hold (ISO 32000-1, annex C). Bytes. */
const maxStringLength = 32_767
/** A name, a double bracket, a hexadecimal string, a word, or any other letter. */
const tokens = /\/([^\0\s()<>[\]{}/%]*)|<<|>>|<([^>]*)>?|[^\0\s()<>[\]{}/%]+|[^]/y
/** Stretches of a string in brackets: letters, an escape, or a bracket within it. */
const stretches = /[^\\()]+|\\(?:[0-7]{1,3}|\r\n|[^]|$)|[()]/y
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const constants: ReadonlyMap<string, PdfValue> = new Map<string, PdfValue>([
  ['true', true],
  ['false', false],
  ['null', null],
])

const [space, percent] = [0x20, 0x25]
const isLineEnd = (code: number) => code === 10 || code === 13

/** Reads values and words one after the other. Each letter that it passes is paid for, and each value in a list. */
export class PdfReader {
  readonly #text: string
  readonly #budget: ReadingBudget
  readonly #unit: WorkKind
  at: number

  /** @param options.unit What a value in a list costs: items where it is kept, steps where it isn't. */
  constructor(text: string, budget: ReadingBudget, { at = 0, unit = 'items' }: { at?: number; unit?: WorkKind } = {}) {
    this.#text = text
    this.#budget = budget
    this.#unit = unit
    this.at = at
  }

  /** The next value or word; undefined at the end. */
  next(): PdfValue | PdfWord | undefined {
    const from = this.at
    this.#skipBlanks()
    tokens.lastIndex = this.at
    const [whole = '', name, hex] = tokens.exec(this.#text) ?? []
    this.at += whole.length
    const text = whole === '(' ? this.#string() : hex && bytesOfHex(hex)
    // A string without an end takes the rest of the file with it, however many objects begin one.
    this.#budget.spend('steps', this.at - from)
    if (text !== undefined) return text
    if (name !== undefined) return { name: name.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => bytesOfHex(code)) }
    if (whole === '[') return this.#budget.nested(() => this.#upTo(']'))
    if (whole === '<<') return this.#budget.nested(() => dictOf(this.#upTo('>>')))
    if (/^[+\-.\d]/.test(whole)) return numberOf(whole)
    if (whole === '') return undefined
    return constants.has(whole) ? constants.get(whole) : { word: whole }
  }

  /** Passes over white space and comments. */
  #skipBlanks(): void {
    const text = this.#text
    for (; this.at < text.length; this.at++) {
      const code = text.charCodeAt(this.at)
      if (code === percent) while (this.at < text.length && !isLineEnd(text.charCodeAt(this.at))) this.at++
      else if (code > space) return
    }
  }

  /** A string whose opening bracket was read. */
  #string(): string {
    let text = ''
    stretches.lastIndex = this.at
    for (let depth = 1; depth > 0;) {
      const [part] = stretches.exec(this.#text) ?? []
      this.at = part === undefined ? this.#text.length : stretches.lastIndex
      if (part === undefined) return text
      if (part === '(') depth++
      if (part === ')') depth--
      if (text.length > maxStringLength) continue
      if (part.startsWith('\\')) text += unescaped(part.slice(1))
      else if (depth > 0) text += part
    }
    return text
  }

  /** Values up to a closing bracket. "12 0 R" refers to an object. */
  #upTo(end: string): PdfValue[] {
    const values: PdfValue[] = []
    for (let value = this.next(); value !== undefined; value = this.next()) {
      this.#budget.spend(this.#unit)
      if (!isWord(value)) values.push(value)
      else if (value.word === 'R') {
        const [number] = values.splice(-2)
        values.push(typeof number === 'number' ? { ref: number } : null)
      } else if (value.word === end || value.word === 'endobj') break
    }
    return values
  }
}

function numberOf(word: string): number {
  const number = Number(word)
  return Number.isFinite(number) ? number : Number.parseFloat(word.replace(/^([+-])[+-]+/, '$1')) || 0
}

function dictOf(values: readonly PdfValue[]): PdfDict {
  const dict = new Map<string, PdfValue>()
  for (let at = 0; at < values.length; at++) {
    const key = values[at]
    if (isName(key)) dict.set(key.name, values[++at] ?? null)
  }
  return dict
}

function unescaped(escape: string): string {
  if (/^[0-7]/.test(escape)) return String.fromCharCode(Number.parseInt(escape, 8) & 255)
  return /^[\r\n]/.test(escape) ? '' : (escapes[escape] ?? escape)
}

const bytesOfHex = (hex: string): string =>
  hex
    .replaceAll(/[^\da-f]/gi, '')
    .replaceAll(/..?/g, (byte) => String.fromCharCode(Number.parseInt(byte.padEnd(2, '0'), 16)))
