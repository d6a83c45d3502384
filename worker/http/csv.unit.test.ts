import { expect, test } from 'vitest'
import { csvText, type CsvCell } from './csv.ts'

const line = (cells: readonly CsvCell[]) => csvText(['h'], [cells]).slice('h\r\n'.length)

test('writes the header alone without rows', () => {
  expect(csvText(['Name', 'Email'], [])).toBe('Name,Email\r\n')
})

test('quotes cells by RFC 4180 and lets no cell be a formula', () => {
  expect(line(['a', 'b,c', 'say "hi"', 'two\nlines', null, undefined, -5, true])).toBe(
    'a,"b,c","say ""hi""","two\nlines",,,-5,true\r\n',
  )
  for (const start of ['=', '+', '-', '@']) expect(line([`${start}1+1`])).toBe(`'${start}1+1\r\n`)
  for (const start of ['\t', '\r']) expect(line([`${start}=1`])).toBe(`"'${start}=1"\r\n`)
  expect(line(['=HYPERLINK("http://x","y")'])).toBe(`"'=HYPERLINK(""http://x"",""y"")"\r\n`)
})

test('guards numbers that are text, and leaves numbers alone', () => {
  expect(line([-5, '-5', '+1 617 555 0100', 0.5])).toBe("-5,'-5,'+1 617 555 0100,0.5\r\n")
})

test('quotes lone line breaks and outer blanks', () => {
  expect(line(['x\ny', ' padded ', 'a\rb'])).toBe('"x\ny"," padded ","a\rb"\r\n')
})
