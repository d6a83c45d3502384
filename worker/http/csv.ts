import { stringify, type Options } from 'csv-stringify/sync'

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

/** The library's own guard also changes negative numbers, so texts are guarded here. */
function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
