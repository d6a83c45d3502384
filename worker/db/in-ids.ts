import { sql, type AnyColumn, type SQL } from 'drizzle-orm'

/** `column in (…)` for any number of values: the list goes in as one JSON parameter (D1 binds at most 100 values). */
export const inValues = (column: AnyColumn | SQL, values: readonly (string | number)[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`
