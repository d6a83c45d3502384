import { getTableColumns, getTableName, type SQL } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { severalInCell } from '#contract/list-csv.ts'
import type { CsvCell } from '#worker/http/csv.ts'

/**
 * Meaning of a column in a sentence, with a title where the column's own name doesn't make one, and how its values are
 * written where that isn't as everywhere.
 */
type About =
  | string
  | readonly [title: string, about: string, written?: { type: string; cell: (value: never) => CsvCell }]

/** A CSV file of the archive: rows of one table. */
export type ArchiveFile = {
  name: string
  /** Content of the file, for the README. */
  about: string
  table: SQLiteTable
  /** Rows that the file has; left out: all. */
  where?: SQL
  columns: Readonly<Record<string, About>>
  /** Columns that no archive has, with the reason. */
  leftOut: Readonly<Record<string, string>>
  more: readonly MoreColumn[]
}

/** A column that isn't stored: made from SQL. */
type MoreColumn = { title: string; about: string; sql: SQL<string | null>; cell?: (value: string | null) => CsvCell }

type ColumnsOf<T extends SQLiteTable> = keyof T['_']['columns'] & string

/** Declares a file of the archive. Columns that say the same in every table (`commonAbout`) need no line. */
export const archiveFile = <T extends SQLiteTable>(
  name: string,
  table: T,
  given: {
    about: string
    where?: SQL
    columns?: Partial<Record<ColumnsOf<T>, About>>
    leftOut?: Partial<Record<ColumnsOf<T>, string>>
    more?: readonly MoreColumn[]
  },
): ArchiveFile => ({
  name,
  table,
  about: given.about,
  ...(given.where ? { where: given.where } : {}),
  columns: (given.columns ?? {}) as Record<string, About>,
  leftOut: (given.leftOut ?? {}) as Record<string, string>,
  more: given.more ?? [],
})

/** Columns of the same meaning in every table. */
const commonAbout: Readonly<Record<string, About>> = {
  id: 'Number of the row, to which other files refer',
  createdAt: ['Added at', 'When the row was added'],
  updatedAt: ['Changed at', 'When the row last changed'],
  deletedAt: 'When it was deleted; empty if it wasn’t',
  applicationId: 'Id in applications.csv',
  candidateId: ['Person id', 'Id in people.csv'],
}

/** A column as the file and the README have it. */
export type ArchiveColumn = {
  /** Property of the row as it is read. */
  key: string
  title: string
  type: string
  about: string
  /** SQL of a column that isn't stored. */
  sql?: SQL<string | null>
  cell: (value: unknown) => CsvCell
}

/** "appliedAt" as "Applied at". */
const titleOf = (key: string): string => {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(/\burl\b/g, 'URL')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Columns of a file in their order. Generated columns repeat others and are left out. */
export function columnsOf(file: ArchiveFile, files: readonly Pick<ArchiveFile, 'name' | 'table'>[]): ArchiveColumn[] {
  const references = referencesOf(file.table, files)
  const stored = storedKeys(file).flatMap((key): ArchiveColumn[] => {
    const column = getTableColumns(file.table)[key]
    if (!column || Object.hasOwn(file.leftOut, key)) return []
    const said = file.columns[key] ?? references[key] ?? commonAbout[key] ?? ''
    const [title, about, written] = typeof said === 'string' ? [titleOf(key), said] : said
    const cell = (value: unknown) => (written ? written.cell(value as never) : cellOf(value))
    return [{ key, title, about, type: written?.type ?? typeOf(column), cell }]
  })
  const more = file.more.map(({ title, about, sql, cell }, at): ArchiveColumn => ({
    key: `more${at}`,
    title,
    about,
    type: 'Text',
    sql,
    cell: (value) => (cell ?? cellOf)(value as string | null),
  }))
  return [...stored, ...more]
}

/** Names of the columns of a table that hold data of their own. */
export const storedKeys = ({ table }: Pick<ArchiveFile, 'table'>): string[] =>
  Object.entries(getTableColumns(table)).flatMap(([key, { generated }]) => (generated === undefined ? [key] : []))

/** Sentences for columns that point to rows of another table. */
function referencesOf(
  table: SQLiteTable,
  files: readonly Pick<ArchiveFile, 'name' | 'table'>[],
): Partial<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable } = key.reference()
    const name = files.find((file) => getTableName(file.table) === getTableName(foreignTable))?.name
    const property = Object.entries(getTableColumns(table)).find(([, column]) => column === columns[0])?.[0]
    if (name && property) found[property] = `Id in ${name}`
  }
  return found
}

const types: Readonly<Record<string, string>> = {
  SQLiteInteger: 'Number',
  SQLiteReal: 'Number',
  SQLiteBoolean: 'true or false',
  SQLiteTimestamp: 'Date and time (UTC)',
  SQLiteTextJson: 'JSON',
  SQLiteCustomColumn: 'List, separated by semicolons',
}
const typeOf = ({ columnType }: SQLiteColumn) => types[columnType] ?? 'Text'

function cellOf(value: unknown): CsvCell {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return severalInCell(value.map(String))
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return value as CsvCell
}
