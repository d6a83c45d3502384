import { drizzle } from 'drizzle-orm/d1'
import type { BatchItem } from 'drizzle-orm/batch'

/** A task on its way: its row of the outbox and its message on the queue share one id. */
export type TaskMessage = {
  id: string
  task: string
  payload: unknown
  /** Seconds that the queue holds it back. */
  delaySeconds?: number
}

/** Names new tasks and sends those whose outbox rows are committed. What is lost on the way is sent again by a sweep. */
export type TaskSender = { newId: () => string; send: (messages: TaskMessage[]) => void }

/** For readers and scripts: whatever they write to the outbox waits for the sweep. */
const noSender: TaskSender = { newId: () => crypto.randomUUID(), send: () => undefined }

let columnNames: unknown

/**
 * The D1 database through drizzle: camelCase in code, snake_case in SQL. It doesn't get the schema, which only relational
 * queries need: reading it took more than half of the time of a page.
 *
 * @param tasks Sends the tasks of a change after its commit (`change.ts`).
 */
export function openDatabase(d1: D1Database | D1DatabaseSession, tasks: TaskSender = noSender) {
  const db = drizzle(d1 as D1Database, { casing: 'snake_case' })
  // Names of columns are the same for every database, and an invocation opens several.
  const { dialect } = db as unknown as { dialect: { casing: unknown } }
  dialect.casing = columnNames ??= dialect.casing
  // Drizzle's `batch` binds the values of a raw statement to a prepared one that it never made (0.45.4).
  const prepared = <R extends { getQuery: () => { sql: string } }>(raw: R): R =>
    Object.assign(raw, { stmt: d1.prepare(raw.getQuery().sql) })
  const { run, all } = { run: db.run.bind(db), all: db.all.bind(db) }
  db.run = (query) => prepared(run(query))
  db.all = <T>(query: Parameters<typeof all>[0]) => prepared(all<T>(query))
  return Object.assign(db, { tasks })
}

export type Database = ReturnType<typeof openDatabase>

/** One statement of a `db.batch`, which is D1's transaction: all of it happens or none. */
export type Statement = BatchItem<'sqlite'>

/** Runs statements as one transaction; none is allowed, so that a caller need not count. */
export async function inOneBatch(db: Database, statements: readonly Statement[]): Promise<unknown[]> {
  const [first, ...rest] = statements
  return first ? db.batch([first, ...rest]) : []
}
