import { renderToStaticMarkup } from 'react-dom/server'
import { test } from 'vitest'
import { QrCode } from './qr-code.tsx'

/** The drawn squares as rows of dark modules, without the quiet zone. */
function drawn(text: string): boolean[][] {
  const markup = renderToStaticMarkup(<QrCode text={text} label="QR code" />)
  const size = Number(/viewBox="-4 -4 (\d+) \1"/.exec(markup)?.[1]) - 8
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) (rows[Number(y)] ?? [])[Number(x)] = true
  return rows
}

/** The masks of ISO/IEC 18004, table 10, by x and y. */
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Reads a version 1 symbol as a scanner does: level and mask from the format bits, then the codewords. */
function scan(rows: boolean[][]): { level: number; codewords: string[] } {
  const at = (x: number, y: number) => rows[y]?.[x] === true
  // Five bits of the format, most significant first, beside the top left finder. The standard masks them with 10101.
  const format = [0, 1, 2, 3, 4].reduce((bits, x) => (bits << 1) | Number(at(x, 8)), 0) ^ 0b10101
  const isMasked = masks[format & 0b111] ?? (() => false)
  const isFunction = (x: number, y: number) =>
    (x < 9 && y < 9) || (x > 12 && y < 9) || (x < 9 && y > 12) || x === 6 || y === 6
  let bits = ''
  for (const [index, right] of [20, 18, 16, 14, 12, 10, 8, 5, 3, 1].entries()) {
    for (let step = 0; step < 21; step++) {
      const y = index % 2 === 0 ? 20 - step : step
      for (const x of [right, right - 1]) {
        if (!isFunction(x, y)) bits += at(x, y) === isMasked(x, y) ? '0' : '1'
      }
    }
  }
  const codewords = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0'))
  return { level: format >> 3, codewords }
}

test('draws the codewords of the example in ISO/IEC 18004, annex I', ({ expect }) => {
  const { level, codewords } = scan(drawn('01234567'))
  expect(level).toBe(0b00) // M
  expect(codewords.join(' ')).toBe('10 20 0c 56 61 80 ec 11 ec 11 ec 11 ec 11 ec 11 a5 24 d4 c1 ed 36 c7 87 2c 55')
})

test('draws text as UTF-8 bytes', ({ expect }) => {
  // Byte mode (4), the length in bytes, the text, and the terminator.
  expect(scan(drawn('ł/x')).codewords.slice(0, 6).join('')).toMatch(/^404c5822f780/)
})

test('grows with the text', ({ expect }) => {
  expect(drawn('x'.repeat(14))).toHaveLength(21)
  expect(drawn('x'.repeat(15))).toHaveLength(25)
  expect(drawn('ł'.repeat(7))).toHaveLength(21)
  expect(drawn('ł'.repeat(8))).toHaveLength(25)
  expect(drawn('x'.repeat(331))).toHaveLength(69)
})
