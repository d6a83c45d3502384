import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import type { BatchItem } from 'drizzle-orm/batch'

/**
 * The D1 database through drizzle: camelCase in code, snake_case in SQL. It is not given the schema: that is for relational
 * queries, which nothing here asks, and to read it took, with the garbage it left, more than half of the time of a page.
 */
export function openDatabase(d1: D1Database | D1DatabaseSession) {
  const db = drizzle(d1 as D1Database, { casing: 'snake_case' })
  // Drizzle's `batch` binds the values of a raw statement to a prepared one that it never made (0.45.4).
  const prepared = <R extends { getQuery: () => { sql: string } }>(raw: R): R =>
    Object.assign(raw, { stmt: d1.prepare(raw.getQuery().sql) })
  const { run, all } = { run: db.run.bind(db), all: db.all.bind(db) }
  db.run = (query) => prepared(run(query))
  db.all = <T>(query: Parameters<typeof all>[0]) => prepared(all<T>(query))
  return db
}

export type Database = ReturnType<typeof openDatabase>

/** One statement of a `db.batch`, which is D1's transaction: all of it happens or none. */
export type Statement = BatchItem<'sqlite'>

/** Runs statements as one transaction; none is allowed, so that a caller need not count. */
export async function inOneBatch(db: Database, statements: Statement[]): Promise<void> {
  const [first, ...rest] = statements
  if (first) await db.batch([first, ...rest])
}

/** A piece of SQL that a repo gives and a service passes on to another: a condition, an id that a batch makes. */
export type SqlPiece = SQL
