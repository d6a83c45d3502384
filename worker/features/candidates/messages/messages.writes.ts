import { sql } from 'drizzle-orm'
import { guardOfRow, write, type Write, type Writer } from '#worker/db/change.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { candidateMessages } from './messages.table.ts'

type NewMessage = typeof candidateMessages.$inferInsert

const addWriter: Writer<NewMessage> = (db, rows, guard) =>
  rows.map((guarded) =>
    db
      .insert(candidateMessages)
      .select(rowWhere(candidateMessages, guarded.row, sql`where ${guardOfRow(guarded, guard)}`)),
  )

/** Adds a message to the thread of an application with the change that it comes from. */
export const messageAdded = (given: NewMessage): Write => write(addWriter, given)
