import type { ReadingBudget, WorkKind } from '#worker/reading/budget.ts'

/**
 * Values of a PDF file (ISO 32000-1, 7.3). A string has one character per byte. True and false are read as null, because reading text
 * needs neither.
 */
export type PdfName = { readonly name: string }
export type PdfRef = { readonly ref: number }
export type PdfDict = ReadonlyMap<string, PdfValue>
export type PdfStream = { readonly dict: PdfDict; readonly raw: Uint8Array }
export type PdfValue = null | number | string | PdfName | PdfRef | PdfStream | PdfDict | readonly PdfValue[]
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

/** Bytes as a string, one character per byte. Spreading the arguments would take eight times as long. */
export function lettersOf(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.byteLength; at += 8192)
    text += String(Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + 8192)))
  return text
}

/** The longest string that a PDF may hold (ISO 32000-1, annex C). Bytes. */
const maxStringLength = 32_767
const blanks = /(?:[\0\s]+|%[^\r\n]*)*/y
/** A name, a double bracket, a hexadecimal string, a word, or any other letter. */
const tokens = /\/([^\0\s()<>[\]{}/%]*)|<<|>>|<([^>]*)>?|[^\0\s()<>[\]{}/%]+|[^]/y
/** Stretches of a string in brackets: letters, an escape, or a bracket within it. */
const stretches = /[^\\()]+|\\(?:[0-7]{1,3}|\r\n|[^]|$)|[()]/y
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\n': '', '\r': '', '\r\n': '' }

/**
 * Reads the values and operators of a text one after another. Each character and each value in a list is charged to the budget.
 *
 * @param options.unit Budget that a value in a list is charged to: items if it is kept, steps if it isn't.
 */
export function makePdfReader(
  text: string,
  budget: ReadingBudget,
  { at = 0, unit = 'items' }: { at?: number; unit?: WorkKind } = {},
) {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    at += found?.[0].length ?? 0
    return found ?? []
  }
  /** The next value or word; undefined at the end. */
  const next = (): Read => {
    const from = at
    match(blanks)
    const [whole, name, hex] = match(tokens)
    const string = whole === '(' ? readString() : hex && bytesOfHex(hex)
    // A string without an end takes the rest of the file with it, however many objects begin one.
    budget.spend('steps', at - from)
    if (string !== undefined) return string
    if (name !== undefined) return { name: name.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => bytesOfHex(code)) }
    if (whole === '[') return budget.nested(() => listUpTo(']'))
    if (whole === '<<') return budget.nested(() => dictOf(listUpTo('>>')))
    if (whole === undefined) return undefined
    if (/^[+\-.\d]/.test(whole)) return Number.parseFloat(whole) || 0
    return /^(?:true|false|null)$/.test(whole) ? null : { word: whole }
  }
  /** A string whose opening bracket was read. */
  const readString = (): string => {
    let string = ''
    for (let depth = 1; depth > 0;) {
      const [part] = match(stretches)
      if (part === undefined) return string
      if (part === '(') depth++
      if (part === ')') depth--
      if (depth > 0 && string.length <= maxStringLength)
        string += part.startsWith('\\') ? unescaped(part.slice(1)) : part
    }
    return string
  }
  /** Values up to a closing bracket. "12 0 R" refers to an object. */
  const listUpTo = (end: string): PdfValue[] => {
    const values: PdfValue[] = []
    for (let value = next(); value !== undefined; value = next()) {
      budget.spend(unit)
      if (!isWord(value)) values.push(value)
      else if (value.word === 'R') {
        const [number] = values.splice(-2)
        values.push(typeof number === 'number' ? { ref: number } : null)
      } else if (value.word === end || value.word === 'endobj') break
    }
    return values
  }
  /** Skips the text up to the end of a pattern. */
  const skip = (pattern: RegExp) => {
    const found = pattern.exec(text.slice(at))
    at = found ? at + found.index + found[0].length : text.length
  }
  return { next, skip }
}

function dictOf(values: readonly PdfValue[]): PdfDict {
  const dict = new Map<string, PdfValue>()
  for (let at = 0; at < values.length; at++) {
    const key = values[at]
    if (isName(key)) dict.set(key.name, values[++at] ?? null)
  }
  return dict
}

const unescaped = (escape: string): string =>
  /^[0-7]/.test(escape) ? String.fromCharCode(Number.parseInt(escape, 8) & 255) : (escapes[escape] ?? escape)

const bytesOfHex = (hex: string): string =>
  hex
    .replaceAll(/[^\da-f]/gi, '')
    .replaceAll(/..?/g, (byte) => String.fromCharCode(Number.parseInt(byte.padEnd(2, '0'), 16)))
