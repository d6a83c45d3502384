import { sql } from 'drizzle-orm'
import { guardOfRow, write, type Write, type Writer } from '#worker/db/change.ts'
import { clientSubmissions } from './submissions.table.ts'

type Move = { id: number; from: string; to: string; at: Date }

const moveWriter: Writer<Move> = (db, rows, guard) =>
  rows.map((guarded) => {
    const { id, from, to, at } = guarded.row
    return db
      .update(clientSubmissions)
      .set({
        status: to,
        version: sql`${clientSubmissions.version} + 1`,
        updatedAt: sql`max(${at.getTime()}, ${clientSubmissions.updatedAt} + 1)`,
      })
      .where(sql`id = ${id} and status = ${from} and ${guardOfRow(guarded, guard)}`)
  })

/** Moves a submission to another status, if it still has the one that was read, with the change that it comes from. */
export const submissionMoved = (given: Move): Write => write(moveWriter, given)
