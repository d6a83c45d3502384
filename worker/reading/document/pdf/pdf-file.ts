import { inflate, makeOutput } from '#worker/reading/inflate.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'
import {
  isDict,
  isList,
  isName,
  isRef,
  isStream,
  isWord,
  lettersOf,
  PdfReader,
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
  /** The numbers of a list; none when another value is in it. */
  numbers: (value: PdfValue | undefined) => readonly number[]
  number: (value: PdfValue | undefined) => number | undefined
  name: (value: PdfValue | undefined) => string | undefined
  /** A stream with its filters undone, one letter for each byte; empty for pictures and what isn't a stream. */
  text: (value: PdfValue | undefined) => string
}

/** Where the value of an object begins, and the bytes of its stream. */
type Place = { text: string; at: number; raw?: Uint8Array }

const maxReferences = 16
const maxFilters = 4
const noDict: PdfDict = new Map()

/** @returns Undefined when the bytes hold no catalog. @throws BudgetExceeded */
export function openPdf(bytes: Uint8Array, budget: ReadingBudget): PdfFile | undefined {
  budget.spend('steps', bytes.byteLength)
  const places = new Map<number, Place>()
  const values = new Map<number, PdfValue>()
  const open = new Set<number>()

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
    const place = places.get(number)
    if (!place || open.has(number)) return null
    open.add(number)
    const value = valueAt(place)
    open.delete(number)
    values.set(number, value)
    return value
  }
  const valueAt = ({ text, at, raw }: Place): PdfValue => {
    const value = new PdfReader(text, budget, { at }).next()
    if (value === undefined || isWord(value)) return null
    return isDict(value) && raw ? { dict: value, raw } : value
  }
  const dict = (value: PdfValue | undefined): PdfDict => {
    const found = get(value)
    if (isDict(found)) return found
    return isStream(found) ? found.dict : noDict
  }
  const list = (value: PdfValue | undefined) => {
    const found = get(value)
    return isList(found) ? found : []
  }
  const name = (value: PdfValue | undefined) => {
    const found = get(value)
    return isName(found) ? found.name : undefined
  }
  const number = (value: PdfValue | undefined) => {
    const found = get(value)
    return typeof found === 'number' ? found : undefined
  }
  const numbers = (value: PdfValue | undefined) => {
    const found = list(value).map(number)
    return found.every((one) => one !== undefined) ? found : []
  }
  const decoded = ({ dict: entries, raw }: PdfStream): Uint8Array => {
    const given = get(entries.get('Filter') ?? entries.get('F'))
    const names = isList(given) ? given : [given].filter((one) => one !== null)
    budget.atDepth(names.length > maxFilters ? Infinity : names.length)
    if (names.length === 0) budget.spend('bytes', raw.byteLength)
    return names.reduce<Uint8Array>(
      (packed, filter) => filters.get(name(filter) ?? '')?.(packed, budget) ?? new Uint8Array(),
      raw,
    )
  }
  const textOf = (value: PdfValue | undefined) => {
    const found = get(value)
    return isStream(found) ? lettersOf(decoded(found)) : ''
  }
  /** Objects that are packed into a stream: pairs of number and offset, then the values. */
  const unpack = (place: Place) => {
    const stream = valueAt(place)
    const text = textOf(stream)
    const first = number(dict(stream).get('First')) ?? 0
    const pairs = new PdfReader(text.slice(0, first), budget)
    for (;;) {
      const [id, offset] = [pairs.next(), pairs.next()]
      if (typeof id !== 'number' || typeof offset !== 'number') return
      places.set(id, { text, at: first + offset })
      values.delete(id)
    }
  }

  const trailers: PdfDict[] = []
  for (const { id, place } of objectsOf(bytes)) {
    budget.spend('items')
    if (id !== undefined) {
      places.set(id, place)
      values.delete(id)
    }
    if (place.kind === '/ObjStm') unpack(place)
    if (place.kind === '/XRef') trailers.push(dict(valueAt(place)))
  }
  const isCatalog = (one: PdfValue): one is PdfDict => isDict(one) && name(one.get('Type')) === 'Catalog'
  const root =
    trailers
      .toReversed()
      .map((trailer) => dict(trailer.get('Root')))
      .find((one) => one.has('Pages')) ?? [...places.keys()].map(objectOf).find(isCatalog)
  if (!root) return undefined
  const isEncrypted = trailers.some((trailer) => trailer.has('Encrypt'))
  return { root, isEncrypted, get, dict, list, numbers, number, name, text: textOf }
}

type FoundObject = { id?: number; place: Place & { kind: 'object' | '/ObjStm' | '/XRef' } }

/** Objects and trailers in the order of the file; what is within streams is passed over. */
function* objectsOf(bytes: Uint8Array): Generator<FoundObject> {
  const text = lettersOf(bytes)
  const marks = /(\d{1,10})[\0\s]{1,8}\d{1,10}[\0\s]{0,8}obj|trailer|stream\r?\n?/g
  let open: { id: number; at: number } | undefined
  const opened = (): FoundObject[] => (open ? [{ id: open.id, place: { text, at: open.at, kind: 'object' } }] : [])
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const [word, id] = mark
    if (word.startsWith('stream')) {
      if (!open || !/[\r\n]$/.test(word)) continue
      const head = text.slice(open.at, mark.index)
      const kind = (/\/(?:ObjStm|XRef)/.exec(head)?.[0] ?? 'object') as 'object' | '/ObjStm' | '/XRef'
      const from = marks.lastIndex
      const end = text.indexOf('endstream', from)
      marks.lastIndex = end < 0 ? text.length : end + 'endstream'.length
      yield { id: open.id, place: { text, at: open.at, raw: bytes.subarray(from, end < 0 ? undefined : end), kind } }
      open = undefined
      continue
    }
    yield* opened()
    open = id === undefined ? undefined : { id: Number(id), at: marks.lastIndex }
    if (!open) yield { place: { text, at: marks.lastIndex, kind: '/XRef' } }
  }
  yield* opened()
}

type Filter = (packed: Uint8Array, budget: ReadingBudget) => Uint8Array

/** Unpacks a zlib stream, or a deflate stream without its header. */
const undoFlate: Filter = (packed, budget) => {
  const [method = 0, flags = 0] = packed
  const hasHeader = (method & 15) === 8 && (method * 256 + flags) % 31 === 0
  return inflate(hasHeader ? packed.subarray(2) : packed, budget)
}

const undoAscii85: Filter = (packed, budget) => {
  const output = makeOutput(budget)
  const digits: number[] = []
  const flush = () => {
    const value = [...digits, 84, 84, 84, 84].slice(0, 5).reduce((sum, digit) => sum * 85 + digit, 0)
    output.push(Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value).subarray(0, digits.length - 1))
    digits.length = 0
  }
  for (const byte of packed) {
    if (byte === 126) break
    if (byte === 122 && digits.length === 0) output.push(new Uint8Array(4))
    else if (byte >= 33 && byte <= 117 && digits.push(byte - 33) === 5) flush()
  }
  if (digits.length > 1) flush()
  return output.done()
}

/** Filters of text in files of today, by both of their names. Pictures and files of the nineties have others. */
const filters: ReadonlyMap<string, Filter> = new Map([
  ['FlateDecode', undoFlate],
  ['Fl', undoFlate],
  ['ASCII85Decode', undoAscii85],
  ['A85', undoAscii85],
])
