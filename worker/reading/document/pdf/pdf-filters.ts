import { inflate, makeOutput } from '#worker/reading/inflate.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'

/** A number among the parameters of a filter, or what holds where the file gives none. */
type FilterOption = (key: string, otherwise: number) => number

type Filter = (packed: Uint8Array, option: FilterOption, budget: ReadingBudget) => Uint8Array

const undoFlate: Filter = (packed, option, budget) => withoutPredictor(unzlib(packed, budget), option, budget)
const undoLzw: Filter = (packed, option, budget) =>
  withoutPredictor(lzw(packed, option('EarlyChange', 1) !== 0, budget), option, budget)
const undoAscii85: Filter = (packed, _, budget) => ascii85(packed, budget)
const undoAsciiHex: Filter = (packed, _, budget) => asciiHex(packed, budget)
const undoRunLength: Filter = (packed, _, budget) => runLength(packed, budget)

/** Filters that text goes through, by both of their names; pictures have others. */
export const filters: ReadonlyMap<string, Filter> = new Map([
  ['FlateDecode', undoFlate],
  ['Fl', undoFlate],
  ['LZWDecode', undoLzw],
  ['LZW', undoLzw],
  ['ASCII85Decode', undoAscii85],
  ['A85', undoAscii85],
  ['ASCIIHexDecode', undoAsciiHex],
  ['AHx', undoAsciiHex],
  ['RunLengthDecode', undoRunLength],
  ['RL', undoRunLength],
])

const withoutPredictor: Filter = (bytes, option, budget) =>
  unpredicted(
    bytes,
    {
      predictor: option('Predictor', 1),
      columns: option('Columns', 1),
      colors: option('Colors', 1),
      bits: option('BitsPerComponent', 8),
    },
    budget,
  )

/** Unpacks a zlib stream, or a deflate stream without its header. */
function unzlib(packed: Uint8Array, budget: ReadingBudget): Uint8Array {
  const [method = 0, flags = 0] = packed
  const hasHeader = (method & 15) === 8 && (method * 256 + flags) % 31 === 0
  return inflate(hasHeader ? packed.subarray(2) : packed, budget)
}

/** LZW as PDF writes it: codes of 9 to 12 bits, most significant bit first. */
function lzw(packed: Uint8Array, isEarly: boolean, budget: ReadingBudget): Uint8Array {
  const output = makeOutput(budget)
  const table: Uint8Array[] = Array.from({ length: 258 }, (_, code) => Uint8Array.of(code & 255))
  let previous: Uint8Array | undefined
  let [buffer, bits, width] = [0, 0, 9]
  for (const byte of packed) {
    buffer = ((buffer << 8) | byte) & 0xff_ffff
    bits += 8
    if (bits < width) continue
    bits -= width
    const code = (buffer >> bits) & ((1 << width) - 1)
    if (code === 257) break
    if (code === 256) {
      table.length = 258
      previous = undefined
      width = 9
      continue
    }
    const known = code < table.length ? table[code] : undefined
    const entry: Uint8Array | undefined = known ?? (previous && joined(previous, previous[0] as number))
    if (!entry) break
    output.push(entry)
    if (previous && table.length < 4096) {
      // Strings of the table grow with each code; the table's own size is paid for too.
      budget.spend('steps', previous.byteLength)
      table.push(joined(previous, entry[0] as number))
    }
    previous = entry
    const next = table.length + (isEarly ? 1 : 0)
    // 9 bits for up to 512 codes, 12 from 2,048 on.
    width = 9 + [512, 1024, 2048].filter((codes) => next >= codes).length
  }
  return output.done()
}

function joined(text: Uint8Array, last: number): Uint8Array {
  const whole = new Uint8Array(text.byteLength + 1)
  whole.set(text)
  whole[text.byteLength] = last
  return whole
}

function ascii85(packed: Uint8Array, budget: ReadingBudget): Uint8Array {
  const output = makeOutput(budget)
  let group: number[] = []
  const flush = (digits: readonly number[]) => {
    const full = [...digits, 84, 84, 84, 84].slice(0, 5)
    const value = full.reduce((sum, digit) => sum * 85 + digit, 0) >>> 0
    output.push(Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value).subarray(0, digits.length - 1))
  }
  for (const byte of packed) {
    if (byte === 126) break
    if (byte === 122 && group.length === 0) output.push(new Uint8Array(4))
    else if (byte >= 33 && byte <= 117) {
      group.push(byte - 33)
      if (group.length === 5) {
        flush(group)
        group = []
      }
    }
  }
  if (group.length > 1) flush(group)
  return output.done()
}

function asciiHex(packed: Uint8Array, budget: ReadingBudget): Uint8Array {
  const output = makeOutput(budget)
  let high = -1
  for (const byte of packed) {
    if (byte === 62) break
    const digit = Number.parseInt(String.fromCharCode(byte), 16)
    if (Number.isNaN(digit)) continue
    if (high < 0) high = digit
    else {
      output.push(Uint8Array.of(high * 16 + digit))
      high = -1
    }
  }
  if (high >= 0) output.push(Uint8Array.of(high * 16))
  return output.done()
}

function runLength(packed: Uint8Array, budget: ReadingBudget): Uint8Array {
  const output = makeOutput(budget)
  for (let at = 0; at < packed.byteLength;) {
    const length = packed[at] as number
    if (length === 128) break
    if (length < 128) output.push(packed.subarray(at + 1, at + 2 + length))
    else output.push(new Uint8Array(257 - length).fill(packed[at + 1] ?? 0))
    at += length < 128 ? length + 2 : 2
  }
  return output.done()
}

/** Undoes a PNG or TIFF predictor (ISO 32000-1, 7.4.4.4); rows are bytes. */
function unpredicted(
  bytes: Uint8Array,
  { predictor, columns, colors, bits }: { predictor: number; columns: number; colors: number; bits: number },
  budget: ReadingBudget,
): Uint8Array {
  if (predictor < 2) return bytes
  const pixel = Math.max(1, (colors * bits + 7) >> 3)
  const row = Math.max(1, Math.ceil((columns * colors * bits) / 8))
  budget.spend('bytes', bytes.byteLength)
  if (!Number.isInteger(row) || row > bytes.byteLength + 1) return bytes
  return predictor === 2
    ? withoutTiffPredictor(bytes, { row, pixel, bits })
    : withoutPngPredictor(bytes, { row, pixel })
}

/** Each byte of a row counts from the one of the pixel to its left. Only whole bytes are undone. */
function withoutTiffPredictor(
  bytes: Uint8Array,
  { row, pixel, bits }: { row: number; pixel: number; bits: number },
): Uint8Array {
  const out = bytes.slice()
  if (bits !== 8) return out
  for (let at = 0; at < out.byteLength; at++)
    if (at % row >= pixel) out[at] = (out[at] as number) + (out[at - pixel] as number)
  return out
}

/** Each row begins with the number of its own predictor. */
function withoutPngPredictor(bytes: Uint8Array, { row, pixel }: { row: number; pixel: number }): Uint8Array {
  const rows = Math.ceil(bytes.byteLength / (row + 1))
  const out = new Uint8Array(rows * row)
  for (let index = 0; index < rows; index++) {
    const kind = bytes[index * (row + 1)]
    for (let column = 0; column < row; column++) {
      const given = bytes[index * (row + 1) + 1 + column] ?? 0
      const at = index * row + column
      const left = column >= pixel ? (out[at - pixel] as number) : 0
      const up = index > 0 ? (out[at - row] as number) : 0
      const corner = index > 0 && column >= pixel ? (out[at - row - pixel] as number) : 0
      out[at] = given + predicted(kind, left, up, corner)
    }
  }
  return out
}

function predicted(kind: number | undefined, left: number, up: number, corner: number): number {
  switch (kind) {
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4:
      return paeth(left, up, corner)
    default:
      return 0
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}
