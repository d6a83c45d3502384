import { sql } from 'drizzle-orm'
import { guardOfRow, write, type Write, type Writer } from '#worker/db/change.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { evidence } from './evidence.table.ts'

type NewEntry = typeof evidence.$inferInsert

// The place in the chain is taken by the unique index: a second entry for it fails, and the whole change with it.
const entryWriter: Writer<NewEntry> = (db, rows, guard) =>
  rows.map((guarded) =>
    db.insert(evidence).select(rowWhere(evidence, guarded.row, sql`where ${guardOfRow(guarded, guard)}`)),
  )

/** Adds an entry of a chain to the change that it is about. */
export const evidenceEntry = (entry: NewEntry): Write => write(entryWriter, entry)
