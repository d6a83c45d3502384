import { stringify, type Options } from 'csv-stringify/sync'
import { contentDisposition } from '#worker/platform/uploads/serve-file.ts'

/** A cell: null and undefined are empty, numbers and booleans are written as they are. */
export type CsvCell = string | number | boolean | null | undefined

const options: Options = {
  record_delimiter: '\r\n',
  // The library quotes delimiters and quotes; lone line breaks, tabs and outer blanks need quotes in spreadsheets too.
  quoted_match: /[\r\n\t]|^\s|\s$/,
  cast: { string: withoutFormula, boolean: String },
}

/**
 * Writes a CSV file by RFC 4180 (CRLF, quotes doubled) that is safe to open in a spreadsheet: a text that a spreadsheet
 * would run as a formula (it starts with = + - @ TAB or CR) gets a leading apostrophe. Numbers stay, so -5 is -5.
 * Without rows it is the header alone.
 */
export const csvText = (header: readonly string[], rows: Iterable<readonly CsvCell[]>): string =>
  stringify([header, ...rows], options)

/** Rows without a header, to follow one. */
export const csvLines = (rows: Iterable<readonly CsvCell[]>): string => stringify([...rows], options)

/** A CSV file as an answer. */
export const csvResponse = (content: BodyInit, name: string): Response =>
  new Response(content, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition('attachment', name),
    },
  })

/**
 * A CSV file that is made as the browser takes it. The first piece is made before the answer, so that what fails there is
 * answered as an error; a later failure ends the download as failed.
 */
export async function csvStream(pieces: AsyncGenerator<string>, name: string): Promise<Response> {
  const encoder = new TextEncoder()
  let next: IteratorResult<string> | undefined = await pieces.next()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = next ?? (await pieces.next())
      next = undefined
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
  return csvResponse(body, name)
}

/** The library's own guard also changes negative numbers, so texts are guarded here. */
function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
