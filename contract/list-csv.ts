import { utcToEastern } from '#contract/domain/eastern-time.ts'

/** A column of a list's CSV file: its header, and the cell of a row. */
export type CsvColumn<Item> = readonly [
  header: string,
  cell: (item: Item) => string | number | boolean | null | undefined,
]

/** Columns of a list's CSV file. Those that an import knows have its names, so that a file can be imported again. */
export type CsvColumns<Item> = readonly CsvColumn<Item>[]

/** Several values in one cell, as imports take them. */
export const severalInCell = (values: readonly string[]): string => values.join('; ')

/** Sentences in one cell, a line each. One that contains a semicolon ends with a line break, so that it stays one. */
export const linesInCell = (values: readonly string[]): string =>
  values.length === 1 && /[;|]/.test(values[0] ?? '') ? `${values[0]}\n` : values.join('\n')

/** A moment as spreadsheets read it, in Eastern time: "2026-03-08 14:30". */
export function easternCell(moment: string | null): string | null {
  const eastern = moment === null ? null : utcToEastern(moment)
  return eastern && `${eastern.date} ${eastern.time}`
}
