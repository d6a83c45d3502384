import type { ReadingBudget } from '#worker/reading/budget.ts'
import { linesOfText } from './document-lines.ts'
import type { DocumentReading } from './document-text.ts'
import { readCompoundFile } from './compound-file.ts'

const encrypted = 0x0100
const secondTable = 0x0200
const maxCharacters = 400_000
/** The header up to the last number that is read of it. */
const headerBytes = 0x1aa

/**
 * Reads the lines of a Word 97–2003 document ([MS-DOC]): its header names the piece table, which says where in the file each
 * stretch of text is and whether it takes one byte a character or two. The page headers' text comes first.
 *
 * @throws BudgetExceeded
 */
export function readDocLines(bytes: Uint8Array, budget: ReadingBudget): DocumentReading {
  const file = readCompoundFile(bytes, budget)
  // Office writes this stream for any document with a password, .docx too.
  if (file?.stream('EncryptionInfo')) return { state: 'password' }
  const main = file?.stream('WordDocument')
  if (!file || !main || main.byteLength < headerBytes) return { state: 'unreadable' }
  const view = viewOf(main)
  const flags = view.getUint16(0x0a, true)
  if (view.getUint16(0, true) !== 0xa5ec) return { state: 'unreadable' }
  if (flags & encrypted) return { state: 'password' }
  const pieces = piecesIn(file.stream(flags & secondTable ? '1Table' : '0Table'), view, budget)
  const text = pieces && textOf(pieces, main, budget)
  if (text === undefined) return { state: 'unreadable' }
  const [body, footnotes, headers] = [
    view.getUint32(0x4c, true),
    view.getUint32(0x50, true),
    view.getUint32(0x54, true),
  ]
  const ofHeaders = text.slice(body + footnotes, body + footnotes + headers)
  const lines = linesOfText(`${plain(ofHeaders)}\n${plain(text.slice(0, body))}`.trim(), budget)
  return { state: 'read', lines, hidden: [], pages: null }
}

/** The letters of the pieces in their order; undefined when one is outside the document. */
function textOf(pieces: readonly Piece[], main: Uint8Array, budget: ReadingBudget): string | undefined {
  let text = ''
  for (const { characters, at, isWide } of pieces) {
    if (text.length > maxCharacters) break
    const size = characters * (isWide ? 2 : 1)
    budget.spend('bytes', size)
    if (at + size > main.byteLength) return undefined
    text += new TextDecoder(isWide ? 'utf-16le' : 'windows-1252').decode(main.subarray(at, at + size))
  }
  return text
}

/** The piece table, where the header says that it is in the table stream. */
function piecesIn(table: Uint8Array | undefined, header: DataView, budget: ReadingBudget): Piece[] | undefined {
  const [start, length] = [header.getUint32(0x1a2, true), header.getUint32(0x1a6, true)]
  if (!table || start + length > table.byteLength) return undefined
  return piecesOf(table.subarray(start, start + length), budget)
}

type Piece = { characters: number; at: number; isWide: boolean }

/** The pieces in their order; undefined when the table is not well-formed. */
function piecesOf(clx: Uint8Array, budget: ReadingBudget): Piece[] | undefined {
  const view = viewOf(clx)
  let at = 0
  while (at + 3 <= clx.byteLength && view.getUint8(at) === 1) {
    // A length below zero would step back to where it was read.
    const length = view.getInt16(at + 1, true)
    if (length < 0) return undefined
    budget.spend('steps')
    at += 3 + length
  }
  if (at + 5 > clx.byteLength || view.getUint8(at) !== 2) return undefined
  const length = view.getUint32(at + 1, true)
  const begin = at + 5
  const count = (length - 4) / 12
  if (!Number.isInteger(count) || count < 1 || begin + length > clx.byteLength) return undefined
  budget.spend('items', count)
  return Array.from({ length: count }, (_, index) => {
    const from = view.getUint32(begin + index * 4, true)
    const to = view.getUint32(begin + (index + 1) * 4, true)
    const place = view.getUint32(begin + (count + 1) * 4 + index * 8 + 2, true)
    const isWide = (place & 0x4000_0000) === 0
    const offset = place & 0x3fff_ffff
    return { characters: Math.max(0, to - from), at: isWide ? offset : offset / 2, isWide }
  })
}

/** Word's own marks as text: paragraphs, cells, breaks and tabs; of a field what it shows, not what it says to do. */
function plain(text: string): string {
  let depth = 0
  let out = ''
  for (const char of text) {
    if (char === '\u0013') depth++
    else if (char === '\u0014' || char === '\u0015') depth = Math.max(0, depth - 1)
    else if (depth === 0) out += marks[char] ?? (char < ' ' && char !== '\t' ? '' : char)
  }
  return out
}

const marks: Readonly<Record<string, string>> = {
  '\r': '\n',
  '\u000B': '\n',
  '\f': '\n\n',
  '\u0007': '\t',
  '\u001E': '-',
  '\u001F': '',
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
