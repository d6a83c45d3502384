import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/**
 * The row of an `insert … select`: values for every column of a table, in the table's order, on a condition. So a
 * statement of a batch can insert only where an earlier one of the same batch has succeeded:
 * `db.insert(table).select(rowWhere(table, values, sql`where exists (…)`))`.
 *
 * @param values Plain values or SQL; what is left out takes the column's default, else null.
 * @param rest From `from` or `where` on. It must have a `where`, or SQLite can't tell `on conflict` from a join.
 */
export function rowWhere<T extends SQLiteTable>(
  table: T,
  values: { [K in keyof T['$inferInsert']]?: T['$inferInsert'][K] | SQL | undefined },
  rest: SQL,
): SQL {
  const given = values as Record<string, unknown>
  const row = Object.entries(getTableColumns(table))
    .filter(([, column]) => column.generated === undefined)
    .map(([name, column]) => {
      const value = given[name] ?? column.default ?? null
      return value === null || isSql(value) ? sql`${value}` : sql`${sql.param(value, column)}`
    })
  return sql`select ${sql.join(row, sql`, `)} ${rest}`
}

const isSql = (value: unknown): boolean => typeof value === 'object' && value !== null && 'getSQL' in value
