import type { ReadingBudget, WorkKind } from '#worker/reading/budget.ts'
import { inflate, makeOutput } from '#worker/reading/inflate.ts'

/**
 * Values of a PDF file (ISO 32000-1, 7.3). A string has one character per byte. True and false are read as null, because reading text
 * needs neither.
 */
type PdfName = { readonly name: string }
type PdfRef = { readonly ref: number }
export type PdfDict = ReadonlyMap<string, PdfValue>
export type PdfStream = { readonly dict: PdfDict; readonly raw: Uint8Array }
export type PdfValue = null | number | string | PdfName | PdfRef | PdfStream | PdfDict | readonly PdfValue[]
/** A word that isn't a value: an operator such as `Tj`, or `endobj`. */
type PdfWord = { readonly word: string }

type Read = PdfValue | PdfWord | undefined
const isKind = (value: Read, key: string) => typeof value === 'object' && value !== null && key in value
export const isWord = (value: Read): value is PdfWord => isKind(value, 'word')
export const isName = (value: Read): value is PdfName => isKind(value, 'name')
const isRef = (value: Read): value is PdfRef => isKind(value, 'ref')
export const isStream = (value: Read): value is PdfStream => isKind(value, 'raw')
export const isDict = (value: Read): value is PdfDict => value instanceof Map
export const isList = (value: Read): value is readonly PdfValue[] => Array.isArray(value)

/** Bytes as a string, one character per byte. Spreading the arguments would take eight times as long. */
function lettersOf(bytes: Uint8Array): string {
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

type ReaderOptions = { at?: number; unit?: WorkKind }

/**
 * Reads the values and operators of a text one after another. Each character and each value in a list is charged to the budget.
 *
 * @param options.unit Budget that a value in a list is charged to: items if it is kept, steps if it isn't.
 */
export function makePdfReader(text: string, budget: ReadingBudget, { at = 0, unit = 'items' }: ReaderOptions = {}) {
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

const maxReferences = 16
const maxFilters = 4

export type PdfFile = ReturnType<typeof openPdf>

/**
 * Opens a PDF. Its objects are found in one pass over the file; its own cross-reference tables are never trusted.
 *
 * @returns Readers for its values, and the catalog, which is empty if the file has none.
 * @throws BudgetExceeded
 */
export function openPdf(bytes: Uint8Array, budget: ReadingBudget) {
  const places = new Map<number, Place>()
  const values = new Map<number, PdfValue>()

  /** A value, with its reference resolved. */
  const get = (value: PdfValue | undefined): PdfValue => {
    let found = value ?? null
    for (let hops = 0; isRef(found); hops++) {
      if (hops === maxReferences) return null
      const [known, place]: [PdfValue | undefined, Place | undefined] = [values.get(found.ref), places.get(found.ref)]
      const value = known ?? (place ? valueAt(place) : null)
      values.set(found.ref, value)
      found = value
    }
    return found
  }
  const valueAt = ({ text, at, raw }: Place): PdfValue => {
    const value = makePdfReader(text, budget, { at }).next()
    if (value === undefined || isWord(value)) return null
    return isDict(value) && raw ? { dict: value, raw } : value
  }
  const dict = (value: PdfValue | undefined): PdfDict => {
    const found = get(value)
    if (isDict(found)) return found
    return isStream(found) ? found.dict : new Map()
  }
  const list = (value: PdfValue | undefined): readonly PdfValue[] => [get(value)].find(isList) ?? []
  const number = (value: PdfValue | undefined) => [get(value)].find((found) => typeof found === 'number')
  const name = (value: PdfValue | undefined) => [get(value)].find(isName)?.name
  /** The numbers in a list; other values are left out. */
  const numbers = (value: PdfValue | undefined) => list(value).flatMap((one) => number(one) ?? [])
  /** A decoded stream, one character per byte; empty for images and for anything that isn't a stream. */
  const text = (value: PdfValue | undefined): string => {
    const stream = get(value)
    if (!isStream(stream)) return ''
    const given = get(stream.dict.get('Filter'))
    const names = isList(given) ? given : [given].filter(isName)
    budget.atDepth(names.length > maxFilters ? Infinity : names.length)
    if (names.length === 0) budget.spend('bytes', stream.raw.byteLength)
    const undo = (packed: Uint8Array, filter: PdfValue) => filters.get(name(filter) ?? '')?.(packed, budget)
    return lettersOf(names.reduce((packed, filter) => undo(packed, filter) ?? new Uint8Array(), stream.raw))
  }

  const trailers: PdfDict[] = []
  for (const place of placesIn(bytes, budget)) {
    const value = place.raw || place.id === undefined ? valueAt(place) : null
    const own = dict(value)
    const kind = name(own.get('Type'))
    if (kind === 'XRef' || place.id === undefined) trailers.push(own)
    const add = (id: number, at: Place) => {
      places.set(id, at)
      values.delete(id)
    }
    if (place.id !== undefined) add(place.id, place)
    if (kind !== 'ObjStm') continue
    // An object stream: pairs of object number and offset, then the values.
    const packed = text(value)
    const first = number(own.get('First')) ?? 0
    const pairs = makePdfReader(packed.slice(0, first), budget)
    for (let id = pairs.next(); typeof id === 'number'; id = pairs.next()) {
      const offset = pairs.next()
      if (typeof offset === 'number') add(id, { text: packed, at: first + offset })
    }
  }
  const isCatalog = (one: PdfDict) => name(one.get('Type')) === 'Catalog'
  const root =
    trailers.map((trailer) => dict(trailer.get('Root'))).findLast(isCatalog) ??
    [...places.keys()].map((ref) => dict({ ref })).find(isCatalog) ??
    new Map<string, PdfValue>()
  const isEncrypted = trailers.some((trailer) => trailer.has('Encrypt'))
  return { root, isEncrypted, get, dict, list, name, number, numbers, text }
}

/** The start of an object's or trailer's value, and the bytes of its stream. */
type Place = { id?: number; text: string; at: number; raw?: Uint8Array }

/** Objects and trailers in the order of the file; what is within streams is passed over. */
function placesIn(bytes: Uint8Array, budget: ReadingBudget): Place[] {
  budget.spend('steps', bytes.byteLength)
  const text = lettersOf(bytes)
  const places: Place[] = []
  const marks = /(\d{1,10})[\0\s]{1,8}\d{1,10}[\0\s]{0,8}obj|trailer|stream\r?\n?/g
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const [word, id] = mark
    const at = marks.lastIndex
    const open = places.at(-1)
    if (!word.startsWith('stream')) {
      budget.spend('items')
      places.push({ text, at, ...(id === undefined ? {} : { id: Number(id) }) })
    } else if (open?.id !== undefined && !open.raw && /[\r\n]$/.test(word)) {
      const end = text.indexOf('endstream', at)
      marks.lastIndex = end < 0 ? text.length : end + 'endstream'.length
      open.raw = bytes.subarray(at, end < 0 ? undefined : end)
    }
  }
  return places
}

type Filter = (packed: Uint8Array, budget: ReadingBudget) => Uint8Array

const undoAscii85: Filter = (packed, budget) => {
  const output = makeOutput(budget)
  const [letters = ''] = lettersOf(packed).split('~', 1)
  for (const [group] of letters.replaceAll(/[^!-uz]/g, '').matchAll(/z|[!-u]{1,5}/g)) {
    const digits = group === 'z' ? '!!!!!' : group
    const value = Array.from(digits.padEnd(5, 'u')).reduce((sum, digit) => sum * 85 + digit.charCodeAt(0) - 33, 0)
    output.push(Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value).subarray(0, digits.length - 1))
  }
  return output.done()
}

/** Filters for text in current files. Images and files from the 1990s use others. */
const filters: ReadonlyMap<string, Filter> = new Map([
  // The header of a zlib stream takes two bytes.
  ['FlateDecode', (packed, budget) => inflate(packed.subarray(2), budget)],
  ['ASCII85Decode', undoAscii85],
])
