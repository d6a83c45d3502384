import { getTableColumns, getTableName, type Table } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

/** One JSON parameter holds at most this many characters: D1 takes 2 MB a value, and an accent counts as two bytes. */
const chunkCharacters = 400_000

/**
 * Statements that insert `rows` into a table, many rows each: they travel as one JSON parameter instead of one bound
 * value a field (D1 binds at most 100). Fields that no row names keep the database's default; a field that some rows name
 * must be named by all, or is null in the others.
 *
 * @param onConflict Clause after the insert: `ON CONFLICT (key) DO NOTHING`.
 */
export function insertRows<T extends Table>(
  d1: D1Database,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict = '',
): D1PreparedStatement[] {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => key in row))
  const names = columns.map(([key, column]) => `"${column.keyAsName ? toSnakeCase(key) : column.name}"`)
  const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`)
  // "WHERE true" lets SQLite tell ON CONFLICT from a join.
  const sql = `INSERT INTO "${getTableName(table)}" (${names.join(', ')}) SELECT ${values.join(', ')} FROM json_each(?) WHERE true ${onConflict}`
  const encoded = rows.map((row) =>
    JSON.stringify(
      columns.map(([key, column]) => {
        const value = (row as Record<string, unknown>)[key]
        return value === undefined || value === null ? null : column.mapToDriverValue(value)
      }),
    ),
  )
  return chunks(encoded).map((chunk) => d1.prepare(sql).bind(`[${chunk.join(',')}]`))
}

function chunks(encoded: readonly string[]): string[][] {
  const all: string[][] = []
  let size = Infinity
  for (const row of encoded) {
    if (size + row.length > chunkCharacters) {
      all.push([])
      size = 0
    }
    all.at(-1)?.push(row)
    size += row.length + 1
  }
  return all
}
