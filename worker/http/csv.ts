/** A cell: null and undefined are empty, numbers and booleans are written as they are. */
export type CsvCell = string | number | boolean | null | undefined

/**
 * A CSV file by RFC 4180 (CRLF, quotes doubled), safe to open in a spreadsheet: a text that would be read as a formula
 * (it starts with = + - @ TAB or CR) gets a leading apostrophe. Numbers are never touched, so -5 stays -5.
 * With no rows it is the header alone.
 */
export function csvText(header: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  const lines = [csvLine(header)]
  for (const row of rows) lines.push(csvLine(row))
  return lines.join('')
}

/** One line of it, with its CRLF: for files that are streamed. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return ''
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell)
  return /[",\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
