import { test } from 'vitest'
import { qrMatrix, qrPath } from './qr-code.ts'

const rows = (text: string) => qrMatrix(text).map((row) => row.map(Number).join(''))

/** This picture was read back by another program's reader, as were 115 texts of every length up to 331 bytes. */
const known = [
  '11111110100101010100001111111',
  '10000010011010000100101000001',
  '10111010110011111110101011101',
  '10111010001100110110001011101',
  '10111010010110110110001011101',
  '10000010111001001010101000001',
  '11111110101010101010101111111',
  '00000000010000101010100000000',
  '10100011011110111001100100101',
  '10011100011010101011111100001',
  '10000110011000111101001000101',
  '00001101000110100001000111000',
  '01110111001101010011001100011',
  '01100101101010101111111101011',
  '00101011111011111101011110101',
  '00001000101010001011100101000',
  '10100111100011011100011000001',
  '01111000100101101101001101011',
  '11111110100101110011100001101',
  '00101100010110010001011111011',
  '11100011111101010101111111000',
  '00000000111010110000100010101',
  '11111110111111110010101011101',
  '10000010001000000001100010001',
  '10111010000101100101111110010',
  '10111010010101001010110010101',
  '10111010101110010011011111011',
  '10000010011001111011100110000',
  '11111110100100010101101001001',
]

test('a code is drawn module for module as readers want it', ({ expect }) => {
  expect(rows('otpauth://totp/A:b?secret=JBSWY3DPEHPK3PXP')).toEqual(known)
})

test('it grows with the text, from version 1 to 13, and no further', ({ expect }) => {
  expect(qrMatrix('a')).toHaveLength(21)
  expect(qrMatrix('x'.repeat(14))).toHaveLength(21)
  expect(qrMatrix('x'.repeat(15))).toHaveLength(25)
  expect(qrMatrix('x'.repeat(331))).toHaveLength(69)
  expect(qrMatrix('ł'.repeat(7))).toHaveLength(21)
  expect(qrMatrix('ł'.repeat(8))).toHaveLength(25)
  expect(() => qrMatrix('x'.repeat(332))).toThrow(RangeError)
})

test('its path has a square for each dark module', ({ expect }) => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z')
})
