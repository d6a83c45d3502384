import { drizzle } from 'drizzle-orm/d1'
import type { BatchItem } from 'drizzle-orm/batch'
import * as schema from '#worker/db/schema.ts'

/** The D1 database through drizzle: camelCase in code, snake_case in SQL. */
export const openDatabase = (d1: D1Database | D1DatabaseSession) =>
  drizzle(d1 as D1Database, { schema, casing: 'snake_case' })

export type Database = ReturnType<typeof openDatabase>

/** One statement of a `db.batch`, which is D1's transaction: all of it happens or none. */
export type Statement = BatchItem<'sqlite'>

/** Runs statements as one transaction; none is allowed, so that a caller need not count. */
export async function inOneBatch(db: Database, statements: Statement[]): Promise<void> {
  const [first, ...rest] = statements
  if (first) await db.batch([first, ...rest])
}
