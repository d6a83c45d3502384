import { sql } from 'drizzle-orm'
import { guardedRows, write, type Write, type Writer } from '#worker/db/change.ts'
import { rejections } from './rejections.table.ts'

export type NewRejection = {
  applicationId: number
  reason: string
  note: string | null
  fromStatus: string
  mailId: string | null
  by: number
  at: Date
}

type RejectionRow = Omit<NewRejection, 'at'> & { at: number }

const rejectionWriter: Writer<RejectionRow> = (db, rows, guard) => [
  db
    .insert(rejections)
    .select(
      sql`select r.value ->> '$.row.applicationId', r.value ->> '$.row.reason', r.value ->> '$.row.note',
        r.value ->> '$.row.fromStatus', r.value ->> '$.row.mailId', r.value ->> '$.row.by', r.value ->> '$.row.at'
        ${guardedRows(rows, guard)}`,
    )
    .onConflictDoUpdate({
      target: rejections.applicationId,
      set: {
        reason: sql`excluded.reason`,
        note: sql`excluded.note`,
        fromStatus: sql`excluded.from_status`,
        mailId: sql`excluded.mail_id`,
        rejectedBy: sql`excluded.rejected_by`,
        rejectedAt: sql`excluded.rejected_at`,
      },
    }),
]

/** Remembers the rejection of an application, written with the change of its status. Replaces an earlier one. */
export const rejectionOf = (rejection: NewRejection): Write =>
  write(
    rejectionWriter,
    { ...rejection, at: rejection.at.getTime() },
    {
      of: [rejection.applicationId],
    },
  )
