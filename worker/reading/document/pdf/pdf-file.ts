import type { ReadingBudget } from '#worker/reading/budget.ts'
import { filters } from './pdf-filters.ts'
import {
  isBlank,
  isDict,
  isList,
  isName,
  isRef,
  isStream,
  PdfLexer,
  readValue,
  type PdfDict,
  type PdfStream,
  type PdfValue,
} from './pdf-values.ts'

/** A PDF whose objects are found by one pass over its bytes; its own tables of places are never believed. */
export type PdfFile = {
  /** The document's catalog. */
  root: PdfDict
  isEncrypted: boolean
  /** A value, its reference followed. */
  get: (value: PdfValue | undefined) => PdfValue
  dict: (value: PdfValue | undefined) => PdfDict
  list: (value: PdfValue | undefined) => readonly PdfValue[]
  number: (value: PdfValue | undefined) => number | undefined
  name: (value: PdfValue | undefined) => string | undefined
  /** The bytes of a stream, its filters undone; empty for pictures and what isn't a stream. */
  bytes: (value: PdfValue | undefined) => Uint8Array
}

type Place = { at: number } | { packed: Uint8Array; at: number }

const maxReferences = 16
const maxFilters = 4
const noDict: PdfDict = new Map()

/** @returns Undefined when the bytes hold no catalog. @throws BudgetExceeded */
export function openPdf(bytes: Uint8Array, budget: ReadingBudget): PdfFile | undefined {
  const places = new Map<number, Place>()
  const values = new Map<number, PdfValue>()
  const open = new Set<number>()
  const place = (number: number, where: Place) => {
    places.set(number, where)
    values.delete(number)
  }
  const trailers: PdfDict[] = []

  const get = (value: PdfValue | undefined): PdfValue => {
    let found = value ?? null
    for (let hops = 0; isRef(found); hops++) {
      if (hops === maxReferences) return null
      found = objectOf(found.ref)
    }
    return found
  }
  const objectOf = (number: number): PdfValue => {
    const known = values.get(number)
    if (known !== undefined) return known
    const where = places.get(number)
    if (!where || open.has(number)) return null
    open.add(number)
    const value =
      'packed' in where ? (readValue(new PdfLexer(where.packed, where.at), budget) ?? null) : objectAt(where.at)
    open.delete(number)
    values.set(number, value)
    return value
  }
  /** The object whose value begins at a place in the file. */
  const objectAt = (at: number): PdfValue => {
    const lexer = new PdfLexer(bytes, at)
    const value = readValue(lexer, budget) ?? null
    if (!isDict(value)) return value
    const after = lexer.next()
    if (typeof after !== 'object' || !('keyword' in after) || after.keyword !== 'stream') return value
    const start = lexer.at + (bytes[lexer.at] === 13 && bytes[lexer.at + 1] === 10 ? 2 : 1)
    return { dict: value, raw: bytes.subarray(start, endOfStream(start, get(value.get('Length')))) }
  }
  const endOfStream = (start: number, length: PdfValue): number => {
    if (typeof length === 'number' && length >= 0 && start + length <= bytes.byteLength) {
      let end = start + length
      while (isBlank(bytes[end]) && end < start + length + 3) end++
      if (isWordAt(bytes, 'endstream', end)) return start + length
    }
    const found = indexOfWord(bytes, 'endstream', start)
    const end = found < 0 ? bytes.byteLength : found
    budget.spend('steps', end - start)
    return end
  }
  const list = (value: PdfValue | undefined) => {
    const found = get(value)
    return isList(found) ? found : []
  }
  const dict = (value: PdfValue | undefined): PdfDict => {
    const found = get(value)
    if (isDict(found)) return found
    return isStream(found) ? found.dict : noDict
  }
  const name = (value: PdfValue | undefined) => {
    const found = get(value)
    return isName(found) ? found.name : undefined
  }
  const number = (value: PdfValue | undefined) => {
    const found = get(value)
    return typeof found === 'number' ? found : undefined
  }
  const decoded = (stream: PdfStream): Uint8Array => {
    const given = get(stream.dict.get('Filter') ?? stream.dict.get('F'))
    const names = isList(given) ? given : [given].filter((one) => one !== null)
    const parms = get(stream.dict.get('DecodeParms') ?? stream.dict.get('DP'))
    let result = stream.raw
    budget.atDepth(names.length > maxFilters ? Infinity : names.length)
    for (const [index, filter] of names.entries()) {
      const options = dict(isList(parms) ? parms[index] : parms)
      const undo = filters.get(name(filter) ?? '')
      if (!undo) return new Uint8Array()
      result = undo(result, (key, otherwise) => number(options.get(key)) ?? otherwise, budget)
    }
    if (names.length === 0) budget.spend('bytes', result.byteLength)
    return result
  }
  const bytesOf = (value: PdfValue | undefined) => {
    const found = get(value)
    return isStream(found) ? decoded(found) : new Uint8Array()
  }

  /** Objects that are packed into a stream: pairs of number and offset, then the values. */
  const unpack = (at: number) => {
    const stream = objectAt(at)
    if (!isStream(stream)) return
    const packed = decoded(stream)
    const first = number(stream.dict.get('First')) ?? 0
    const pairs = new PdfLexer(packed.subarray(0, first))
    for (;;) {
      const [id, offset] = [pairs.next(), pairs.next()]
      if (typeof id !== 'number' || typeof offset !== 'number') return
      budget.spend('items')
      place(id, { packed, at: first + offset })
    }
  }

  for (const found of marksOf(bytes)) {
    if (found.kind === 'object') {
      budget.spend('items')
      place(found.number, { at: found.at })
    } else if (found.kind === 'trailer') {
      const trailer = readValue(new PdfLexer(bytes, found.at), budget)
      if (isDict(trailer)) trailers.push(trailer)
    } else if (found.kind === 'packed objects') unpack(found.at)
    else {
      const table = readValue(new PdfLexer(bytes, found.at), budget)
      if (isDict(table)) trailers.push(table)
    }
  }
  const roots = trailers.toReversed().map((trailer) => dict(trailer.get('Root')))
  const root =
    roots.find((one) => one.has('Pages')) ??
    [...places.keys()]
      .map((id) => objectOf(id))
      .find((one): one is PdfDict => isDict(one) && name(one.get('Type')) === 'Catalog')
  if (!root) return undefined
  return {
    root,
    isEncrypted: trailers.some((trailer) => trailer.has('Encrypt')),
    get,
    dict,
    list,
    number,
    name,
    bytes: bytesOf,
  }
}

type Mark =
  | { kind: 'object'; number: number; at: number }
  | { kind: 'packed objects' | 'table' | 'trailer'; at: number }

/** Where objects, streams of objects and trailers begin; what is within streams is passed over. */
function* marksOf(bytes: Uint8Array): Generator<Mark> {
  let objectAt = -1
  for (let at = 0; at < bytes.byteLength; at++) {
    const byte = bytes[at]
    if (byte === 0x6f && isWordAt(bytes, 'obj', at)) {
      const number = numberBefore(bytes, at)
      if (number === undefined) continue
      at += 2
      objectAt = at + 1
      yield { kind: 'object', number, at: objectAt }
    } else if (byte === 0x73 && objectAt >= 0 && isWordAt(bytes, 'stream', at)) {
      const next = bytes[at + 6]
      if (next !== 10 && next !== 13) continue
      const head = bytes.subarray(objectAt, at)
      if (indexOfWord(head, '/ObjStm', 0) >= 0) yield { kind: 'packed objects', at: objectAt }
      else if (indexOfWord(head, '/XRef', 0) >= 0) yield { kind: 'table', at: objectAt }
      objectAt = -1
      const end = indexOfWord(bytes, 'endstream', at + 6)
      if (end < 0) return
      at = end + 8
    } else if (byte === 0x74 && isWordAt(bytes, 'trailer', at)) {
      at += 6
      yield { kind: 'trailer', at: at + 1 }
    }
  }
}

/** The number of "12 0 obj", read backwards from its last word. */
function numberBefore(bytes: Uint8Array, end: number): number | undefined {
  let at = end
  const blanks = () => {
    const from = at
    while (isBlank(bytes[at - 1]) && from - at < 8) at--
    return from - at
  }
  const digits = () => {
    let [value, place] = [0, 1]
    const from = at
    for (; from - at < 10; at--) {
      const digit = (bytes[at - 1] ?? 0) - 48
      if (digit < 0 || digit > 9) break
      value += digit * place
      place *= 10
    }
    return from > at ? value : undefined
  }
  blanks()
  if (digits() === undefined || blanks() === 0) return undefined
  return digits()
}

function isWordAt(bytes: Uint8Array, word: string, at: number): boolean {
  for (let i = 0; i < word.length; i++) if (bytes[at + i] !== word.charCodeAt(i)) return false
  return true
}

function indexOfWord(bytes: Uint8Array, word: string, from: number): number {
  const first = word.charCodeAt(0)
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (isWordAt(bytes, word, at)) return at
  }
  return -1
}
