import type { ReadingBudget } from '#worker/reading/budget.ts'
import { makeOutput } from '#worker/reading/inflate.ts'
import { linesOfText } from './document-lines.ts'
import type { DocumentReading } from './document-text.ts'

const encrypted = 0x0100
const secondTable = 0x0200
const maxCharacters = 400_000

/**
 * Reads the lines of a Word 97–2003 document ([MS-DOC]): its header names the piece table, which says where in the file each
 * stretch of text is and whether it takes one byte a character or two. The page headers' text comes first.
 *
 * @throws BudgetExceeded; RangeError when an offset in the file points beyond its end.
 */
export function readDocLines(bytes: Uint8Array, budget: ReadingBudget): DocumentReading {
  const stream = openCompoundFile(bytes, budget)
  // Office writes this stream for any document with a password, .docx too.
  if (stream?.('EncryptionInfo')) return { state: 'password' }
  const main = stream?.('WordDocument')
  if (!stream || !main) return { state: 'unreadable' }
  const view = viewOf(main)
  const flags = view.getUint16(0x0a, true)
  if (flags & encrypted) return { state: 'password' }
  const table = stream(flags & secondTable ? '1Table' : '0Table')
  const text = table ? textOf(main, table.subarray(view.getUint32(0x1a2, true)), budget) : ''
  const bodyEnd = view.getUint32(0x4c, true)
  const headersStart = bodyEnd + view.getUint32(0x50, true)
  const headers = text.slice(headersStart, headersStart + view.getUint32(0x54, true))
  const lines = linesOfText(`${plain(headers)}\n${plain(text.slice(0, bodyEnd))}`.trim(), budget)
  return { state: 'read', lines, hidden: [], pages: null }
}

/** The text of the pieces, in order. The piece table follows the formatting blocks. */
function textOf(main: Uint8Array, table: Uint8Array, budget: ReadingBudget): string {
  const view = viewOf(table)
  let at = 0
  for (; view.getUint8(at) === 1; at += 3 + view.getUint16(at + 1, true)) budget.spend('steps')
  const count = Math.floor((view.getUint32(at + 1, true) - 4) / 12)
  let text = ''
  for (let index = 0; index < count && text.length < maxCharacters; index++) {
    const piece = at + 5 + index * 4
    const place = view.getUint32(at + 5 + (count + 1) * 4 + index * 8 + 2, true)
    const isWide = (place & 0x4000_0000) === 0
    const from = isWide ? place : (place & 0x3fff_ffff) / 2
    const characters = Math.max(0, view.getUint32(piece + 4, true) - view.getUint32(piece, true))
    const size = characters * (isWide ? 2 : 1)
    budget.spend('bytes', size)
    text += new TextDecoder(isWide ? 'utf-16le' : 'windows-1252').decode(main.subarray(from, from + size))
  }
  return text
}

/** Marks around a field: what it says to do is between the first two, and what it shows is behind them. */
const [begin, separator, end] = ['\u0013', '\u0014', '\u0015']
const instructions = new RegExp(`${begin}[^${begin}${separator}${end}]*${separator}?`, 'g')

/** Word's own marks as text: paragraphs, cells, breaks and tabs. */
const plain = (text: string): string =>
  text.replaceAll(instructions, '').replaceAll(/[^\P{Cc}\t]/gu, (mark) => marks[mark] ?? '')

const marks: Readonly<Record<string, string>> = { '\r': '\n', '\v': '\n', '\f': '\n\n', '\u0007': '\t', '\u001E': '-' }

const freeSector = 0xffff_fffa
const entryBytes = 128
/** Size of the smallest file: a header and two sectors. Bytes. */
const minFileBytes = 1536
/** Size of a sector for small streams. Bytes. */
const miniSectorBytes = 64

/**
 * Opens a compound file ([MS-CFB]): the little file system that old Office documents are. Each sector is paid for as often as
 * a chain comes to it, so chains that run in a circle end. The allocation table is read as far as the header lists it, which
 * is enough for files of 7 MB.
 *
 * @returns The reader of a stream by name; undefined for anything else.
 * @throws BudgetExceeded
 */
export function openCompoundFile(
  bytes: Uint8Array,
  budget: ReadingBudget,
): ((name: string) => Uint8Array | undefined) | undefined {
  const header = viewOf(bytes)
  if (bytes.byteLength < minFileBytes || header.getUint32(0, true) !== 0xe011cfd0) return undefined
  const sectorBytes = header.getUint16(30, true) === 12 ? 4096 : 512
  const joined = (sectors: Iterable<number>, from: Uint8Array, size: number): Uint8Array => {
    const output = makeOutput(budget)
    for (const sector of sectors) {
      budget.spend('items')
      output.push(from.subarray(sector * size, (sector + 1) * size))
    }
    return output.done()
  }
  const sectors = bytes.subarray(sectorBytes)
  const listed = numbersOf(bytes.slice(76, 512)).filter((sector) => sector < freeSector)
  const table = numbersOf(joined(listed, sectors, sectorBytes))
  const read = (start: number) => joined(chainOf(start, table), sectors, sectorBytes)

  const directory = read(header.getUint32(48, true))
  const entries = viewOf(directory)
  const smallTable = numbersOf(read(header.getUint32(60, true)))
  // The first entry contains all small streams.
  const small = read(entries.getUint32(116, true))
  return (name: string): Uint8Array | undefined => {
    for (let at = entryBytes; at + entryBytes <= directory.byteLength; at += entryBytes) {
      const letters = directory.subarray(at, at + entries.getUint16(at + 64, true) - 2)
      if (new TextDecoder('utf-16le').decode(letters) !== name) continue
      const [start, size] = [entries.getUint32(at + 116, true), entries.getUint32(at + 120, true)]
      const isSmall = size < header.getUint32(56, true)
      const whole = isSmall ? joined(chainOf(start, smallTable), small, miniSectorBytes) : read(start)
      return whole.subarray(0, size)
    }
    return undefined
  }
}

function* chainOf(start: number, table: Uint32Array): Generator<number> {
  for (let at = start; at < freeSector; at = table[at] ?? freeSector) yield at
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
/** Four-byte little-endian numbers. The bytes must start at the beginning of their buffer. */
const numbersOf = (bytes: Uint8Array) => new Uint32Array(bytes.buffer, 0, bytes.byteLength >> 2)
