import type { ReadingBudget } from '#worker/reading/budget.ts'

/** Values of a PDF file (ISO 32000-1, 7.3). Strings are bytes. */
export type PdfName = { readonly name: string }
export type PdfRef = { readonly ref: number }
export type PdfDict = ReadonlyMap<string, PdfValue>
export type PdfStream = { readonly dict: PdfDict; readonly raw: Uint8Array }
export type PdfValue =
  | null
  | boolean
  | number
  | Uint8Array
  | PdfName
  | PdfRef
  | PdfStream
  | PdfDict
  | readonly PdfValue[]

export const isName = (value: PdfValue | undefined): value is PdfName =>
  typeof value === 'object' && value !== null && 'name' in value
export const isRef = (value: PdfValue | undefined): value is PdfRef =>
  typeof value === 'object' && value !== null && 'ref' in value
export const isStream = (value: PdfValue | undefined): value is PdfStream =>
  typeof value === 'object' && value !== null && 'raw' in value
export const isDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map
export const isList = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value)
export const isString = (value: PdfValue | undefined): value is Uint8Array => value instanceof Uint8Array

/** `[`, `]`, `<<`, `>>`, or a word such as `obj`, `Tj` and `true`. */
export type Keyword = { readonly keyword: string }
export type Token = number | Uint8Array | PdfName | Keyword

export const isKeyword = (token: Token | undefined): token is Keyword => typeof token === 'object' && 'keyword' in token

const blank = new Uint8Array(256)
for (const code of [0, 9, 10, 12, 13, 32]) blank[code] = 1
const delimiter = new Uint8Array(256)
for (const char of '()<>[]{}/%') delimiter[char.charCodeAt(0)] = 1

/** Checks whether a byte is white space in a PDF. */
export const isBlank = (byte: number | undefined): boolean => byte !== undefined && blank[byte] === 1
const endsWord = (byte: number | undefined) => byte === undefined || blank[byte] === 1 || delimiter[byte] === 1

const maxWordLength = 128
/** The longest string that a PDF may hold is half of this (ISO 32000-1, annex C). Bytes. */
const maxStringBytes = 65_536
const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)
/** The value of a hexadecimal digit; -1 for any other byte. */
function hexDigit(byte: number | undefined): number {
  if (byte === undefined) return -1
  if (byte >= 48 && byte <= 57) return byte - 48
  const small = byte | 32
  return small >= 97 && small <= 102 ? small - 87 : -1
}

const startsNumber = (byte: number) => byte === 43 || byte === 45 || byte === 46 || (byte >= 48 && byte <= 57)

/** Reads tokens one after the other; each byte is looked at a bounded number of times, whatever the bytes are. */
export class PdfLexer {
  readonly bytes: Uint8Array
  at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  /** The next token; undefined at the end. */
  next(): Token | undefined {
    this.#skipBlanks()
    const byte = this.bytes[this.at]
    if (byte === undefined) return undefined
    if (byte === 47) return { name: this.#name() }
    if (byte === 40) return this.#literal()
    if (byte === 60 && this.bytes[this.at + 1] !== 60) return this.#hex()
    return delimiter[byte] === 1 ? this.#delimiter(byte) : this.#word(byte)
  }

  /** Passes over white space and comments. */
  #skipBlanks(): void {
    const { bytes } = this
    for (;;) {
      const byte = bytes[this.at]
      if (byte === undefined) return
      if (blank[byte] === 1) this.at++
      else if (byte === 37) while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at++
      else return
    }
  }

  /** A bracket, or the double one that begins or ends a dictionary. */
  #delimiter(byte: number): Keyword {
    const isDouble = (byte === 60 || byte === 62) && this.bytes[this.at + 1] === byte
    this.at += isDouble ? 2 : 1
    return { keyword: String.fromCharCode(byte).repeat(isDouble ? 2 : 1) }
  }

  #word(first: number): number | Keyword {
    const from = this.at
    while (!endsWord(this.bytes[this.at])) this.at++
    const word = latin1(this.bytes.subarray(from, Math.min(this.at, from + maxWordLength)))
    if (!startsNumber(first)) return { keyword: word }
    const number = Number.parseFloat(word.replace(/^([+-])[+-]+/, '$1'))
    return Number.isFinite(number) ? number : 0
  }

  #name(): string {
    const { bytes } = this
    const from = ++this.at
    while (!endsWord(bytes[this.at])) this.at++
    const name = latin1(bytes.subarray(from, Math.min(this.at, from + maxWordLength)))
    return name.includes('#')
      ? name.replaceAll(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : name
  }

  #literal(): Uint8Array {
    const { bytes } = this
    const out: number[] = []
    let open = 1
    for (this.at++; this.at < bytes.length; this.at++) {
      const byte = bytes[this.at] as number
      if (byte === 40) open++
      else if (byte === 41 && --open === 0) {
        this.at++
        break
      }
      if (byte !== 92) {
        if (out.length < maxStringBytes) out.push(byte)
        continue
      }
      const next = bytes[++this.at]
      if (next === undefined) break
      this.#escape(next, out)
    }
    return Uint8Array.from(out)
  }

  /** Reads what follows a backslash: an octal number, a folded line, or a letter. */
  #escape(next: number, out: number[]): void {
    const octal = next - 48
    if (octal >= 0 && octal <= 7) out.push(this.#octal(octal))
    else if (next === 13) {
      if (this.bytes[this.at + 1] === 10) this.at++
    } else if (next !== 10) out.push(escapes[next] ?? next)
  }

  /** Up to three digits, of which the lexer has passed the first. */
  #octal(first: number): number {
    let code = first
    for (let digits = 1; digits < 3; digits++) {
      const digit = (this.bytes[this.at + 1] ?? 0) - 48
      if (digit < 0 || digit > 7) break
      code = code * 8 + digit
      this.at++
    }
    return code & 255
  }

  #hex(): Uint8Array {
    const { bytes } = this
    const out: number[] = []
    let high = -1
    for (this.at++; this.at < bytes.length; this.at++) {
      const byte = bytes[this.at] as number
      if (byte === 62) {
        this.at++
        break
      }
      const digit = hexDigit(byte)
      if (digit < 0) continue
      if (high < 0) high = digit
      else {
        if (out.length < maxStringBytes) out.push(high * 16 + digit)
        high = -1
      }
    }
    if (high >= 0) out.push(high * 16)
    return Uint8Array.from(out)
  }
}

const escapes: Readonly<Record<number, number>> = { 110: 10, 114: 13, 116: 9, 98: 8, 102: 12 }

/** The value that begins at the lexer's place; undefined for something else (an operator, `endobj`, the end). */
export function readValue(lexer: PdfLexer, budget: ReadingBudget): PdfValue | undefined {
  const from = lexer.at
  const token = lexer.next()
  // A string without an end takes the rest of the file with it, however many objects begin one.
  budget.spend('steps', lexer.at - from)
  return token === undefined ? undefined : valueFrom(token, lexer, budget)
}

function valueFrom(token: Token, lexer: PdfLexer, budget: ReadingBudget): PdfValue | undefined {
  budget.spend('items')
  if (!isKeyword(token)) return typeof token === 'number' ? numberOrRef(token, lexer) : token
  switch (token.keyword) {
    case '[':
      return budget.nested(() => {
        const list: PdfValue[] = []
        for (;;) {
          const value = readValue(lexer, budget)
          if (value === undefined) return list
          list.push(value)
        }
      })
    case '<<':
      return budget.nested(() => {
        const dict = new Map<string, PdfValue>()
        for (;;) {
          const from = lexer.at
          const key = lexer.next()
          budget.spend('steps', lexer.at - from)
          if (key === undefined) break
          if (!isKeyword(key) && isName(key as PdfValue)) {
            const value = readValue(lexer, budget)
            if (value === undefined) break
            dict.set((key as PdfName).name, value)
          } else if (isKeyword(key) && key.keyword === '>>') break
        }
        return dict
      })
    case 'true':
    case 'false':
      return token.keyword === 'true'
    case 'null':
      return null
    default:
      return undefined
  }
}

/** "12 0 R" is a reference, "12" a number. */
function numberOrRef(number: number, lexer: PdfLexer): PdfValue {
  const { at } = lexer
  if (Number.isInteger(number) && number >= 0 && isBlank(lexer.bytes[at])) {
    const generation = lexer.next()
    if (typeof generation === 'number') {
      const word = lexer.next()
      if (isKeyword(word) && word.keyword === 'R') return { ref: number }
    }
  }
  lexer.at = at
  return number
}
