import { Buffer } from 'node:buffer'
import { parse, type Options } from 'csv-parse/stream'
import { importLimits } from '#contract/domain/imports.ts'
import { badRequest } from '#worker/http/errors.ts'
import { decodedText } from './decode-text.ts'

/** A row and its number in the spreadsheet, where the first is 1. Empty rows are left out. */
export type CsvRow = { row: number; cells: string[] }

const delimiters = [',', ';', '\t'] as const

/** The delimiter that is most frequent in the first line, outside quotation marks. */
export function guessDelimiter(start: string): string {
  const line = start.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)[0] ?? ''
  const counted = delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter
}

const optionsFor = (delimiter: string): Options => ({
  delimiter,
  bom: true,
  relax_column_count: true,
  // People write 6'2" and "Bob" Smith without doubling the quotation marks.
  relax_quotes: true,
  skip_records_with_empty_values: false,
  max_record_size: importLimits.line,
})

/**
 * Reads a CSV file row by row, in bounded memory: pieces are parsed as the caller takes rows.
 *
 * @throws AppError 400 with a sentence that says what is wrong with the file and in which row.
 */
export async function* csvRows(body: ReadableStream<Uint8Array>): AsyncGenerator<CsvRow> {
  const pieces = endingLines(decodedText(body))
  const first = await pieces.next()
  if (first.done || first.value.trim() === '') throw badRequest('file_empty', 'The file is empty.')
  const parser = parse(optionsFor(guessDelimiter(first.value)))
  const writer = parser.writable.getWriter()
  const reader = (parser.readable as ReadableStream<string[]>).getReader()
  const feeding = feed(writer, first.value, pieces)
  let row = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      row += 1
      const cells = checked(value, row)
      if (cells.some((cell) => cell.trim() !== '')) yield { row, cells }
    }
    await feeding
  } catch (error) {
    throw sentenceOf(error)
  } finally {
    await reader.cancel().catch(() => undefined)
    await feeding.catch(() => undefined)
    await pieces.return(undefined)
  }
}

/** Longest text without a line break in a row that the limits allow: every quotation mark doubled, and the delimiters. */
const maxUnbroken = 2 * importLimits.line + 4 * importLimits.columns
const neverEnds = (which: string) =>
  badRequest('row_too_long', `${which} never ends: a quotation mark isn’t closed, or the row is too long.`)

/** Refuses a line of delimiters alone, which the parser's limit doesn't count and which would fill the memory with cells. */
async function* endingLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let unbroken = 0
  for await (const piece of pieces) {
    let start = 0
    for (const { index } of piece.matchAll(/[\r\n]+/g)) {
      if (unbroken + index - start > maxUnbroken) throw neverEnds('A row')
      unbroken = 0
      start = index + 1
    }
    unbroken += piece.length - start
    if (unbroken > maxUnbroken) throw neverEnds('A row')
    yield piece
  }
}

async function feed(writer: WritableStreamDefaultWriter, first: string, rest: AsyncIterable<string>): Promise<void> {
  try {
    await writer.write(Buffer.from(first))
    for await (const piece of rest) await writer.write(Buffer.from(piece))
    await writer.close()
  } catch (error) {
    await writer.abort(error).catch(() => undefined)
  }
}

function checked(cells: string[], row: number): string[] {
  if (row > importLimits.rows + 1) {
    throw badRequest('too_many_rows', 'The file has more than 50,000 rows. Split it, then import each part.')
  }
  if (cells.length > importLimits.columns) {
    throw badRequest('too_many_columns', `Row ${row} has more than ${importLimits.columns} columns.`)
  }
  if (cells.some(({ length }) => length > importLimits.cell)) {
    throw badRequest('cell_too_long', `Row ${row} has a cell with more than 32,767 characters.`)
  }
  return cells.map(withoutGuard)
}

/** Removes the apostrophe that our exports put before a text which a spreadsheet would run as a formula. */
const withoutGuard = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** The refusal of a file that the parser can't read; any other error as it is. */
function sentenceOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code !== 'string' || !code.startsWith('CSV_')) return error
  // Rows before it may not have been read yet.
  const row = error instanceof Error && 'records' in error ? Number(error.records) + 1 : 1
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE') {
    return neverEnds(`Row ${row}`)
  }
  return badRequest('not_csv', `We couldn’t read row ${row}. Save the file as CSV, then try again.`)
}
