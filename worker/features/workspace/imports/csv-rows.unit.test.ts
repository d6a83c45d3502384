import { expect, test } from 'vitest'
import { csvRows, guessDelimiter } from './csv-rows.ts'

/** A file in pieces of a few bytes, as slow networks bring it. */
const streamOf = (bytes: Uint8Array, size = 7) => {
  let at = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, (at += size)))
    },
  })
}
const rowsOf = async (file: string | Uint8Array, size?: number) => {
  const rows: string[][] = []
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  for await (const { cells } of csvRows(streamOf(bytes, size))) rows.push(cells)
  return rows
}
const utf16 = (text: string) =>
  new Uint8Array(new Uint16Array([...`\u{FEFF}${text}`].map((c) => c.charCodeAt(0))).buffer)
const latin = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0))

test('reads quotes, line breaks in cells, and CRLF', async () => {
  const rows = await rowsOf('name,note\r\n"Chen, Maya","first\nsecond ""x"""\r\n\r\nBo,\r\n')
  expect(rows).toEqual([
    ['name', 'note'],
    ['Chen, Maya', 'first\nsecond "x"'],
    ['Bo', ''],
  ])
})

test.each([
  ['a,b;c,d', ','],
  ['a;b;c', ';'],
  ['a\tb', '\t'],
  ['"a;b;c;d",e', ','],
  ['name', ','],
])('guesses the delimiter of %j', (text, delimiter) => expect(guessDelimiter(text)).toBe(delimiter))

test.each([
  ['UTF-8', new TextEncoder().encode('name\nZoë Łukasz\n'), 'Zoë Łukasz'],
  ['UTF-8 with a mark', new TextEncoder().encode('\u{FEFF}name\nZoë\n'), 'Zoë'],
  ['UTF-16', utf16('name\nZoë\n'), 'Zoë'],
  ['Windows-1252', latin('name\nZo\xEB \x93x\x94\n'), 'Zoë “x”'],
])('reads %s', async (_name, bytes, cell) => {
  expect(await rowsOf(bytes, bytes.length)).toEqual([['name'], [cell]])
})

test('keeps the number of a row after empty ones', async () => {
  const numbers: number[] = []
  for await (const { row } of csvRows(streamOf(latin('name\n,\nBo\n')))) numbers.push(row)
  expect(numbers).toEqual([1, 3])
})

test('keeps formulas as text and removes the guard of our own exports', async () => {
  expect(await rowsOf("name\n=HYPERLINK(1)\n'=1+1\n'tis\n")).toEqual([['name'], ['=HYPERLINK(1)'], ['=1+1'], ["'tis"]])
})

test.each([
  ['an empty file', '', 'The file is empty.'],
  ['a quote that is never closed', 'name\n"Bo\nAnn\n', /Row 2 never ends/],
  ['a line without end', `name\n"${'x'.repeat(300_000)}`, /Row 2 never ends/],
  ['a line of delimiters without end', `name\n${','.repeat(1_000_000)}`, /^A row never ends/],
  ['a line of empty quoted cells without end', `name\n${'"",'.repeat(300_000)}`, /^A row never ends/],
  ['a long cell', `name\n${'x'.repeat(40_000)}\n`, /Row 2 has a cell/],
  ['10,000 columns', `${'a,'.repeat(10_000)}\n`, /more than 200 columns/],
  ['50,001 rows', `name\n${'Bo\n'.repeat(50_001)}`, /more than 50,000 rows/],
  ['NUL bytes', 'name\nB\0o\n', /isn’t a CSV file/],
  ['a spreadsheet', latin('PK\x03\x04rest'), /isn’t a CSV file/],
  ['more than 20 MB', new Uint8Array(21 * 1024 * 1024).fill(10), /empty|bigger than 20 MB/],
])('refuses %s with a sentence', async (_name, file, message) => {
  await expect(rowsOf(file, 65_536)).rejects.toThrow(message)
})
