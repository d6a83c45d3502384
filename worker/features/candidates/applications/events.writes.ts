import { sql } from 'drizzle-orm'
import type { EventKind } from '#contract/api/candidates/applications.ts'
import { addedId, guardedRows, write, type Write, type Writer } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { mailTx } from '#worker/features/identity/mails/mails.writes.ts'
import { notificationTx } from '#worker/features/identity/notifications/notifications.writes.ts'
import { taskTx } from '#worker/tasks/outbox.ts'
import { applicationEvents } from './events.table.ts'

/** Who changes an application and when. `by` null: the applicant or the system. */
export type Author = { by: number | null; at: Date }

/** `from` and `to` as contract/api/candidates/applications.ts says; of `assigned` the partner's id as text. */
export type EventValues = { from?: string | null; to?: string | null }

type EventRow = { applicationId: number | typeof addedId; by: number | null; kind: EventKind; at: number } & EventValues

const eventWriter: Writer<EventRow> = (db, rows, guard) => {
  const applicationId = sql`case r.value ->> '$.row.applicationId' when ${addedId} then cast(${guard.addedId ?? null} as integer)
    else r.value ->> '$.row.applicationId' end`
  // Every column in the table's order. (A raw statement with values can't be part of a drizzle batch on D1.)
  return [
    db.insert(applicationEvents).select(
      sql`select null, ${applicationId}, r.value ->> '$.row.by', r.value ->> '$.row.kind', r.value ->> '$.row.from',
        r.value ->> '$.row.to', r.value ->> '$.row.at' ${guardedRows(rows, guard)}`,
    ),
  ]
}

/** Builds the writes that are saved together with a change of an application, or of something that belongs to one. */
export const applicationTx = <Id extends number | typeof addedId>(
  db: Database,
  applicationId: Id,
  { by, at }: Author,
) => {
  const of = typeof applicationId === 'number' ? [applicationId] : []
  return {
    applicationId,
    at,
    /** Adds to the application's timeline. */
    event: (kind: EventKind, values: EventValues = {}): Write =>
      write(eventWriter, { ...values, applicationId, by, kind, at: at.getTime() }, { of }),
    ...notificationTx(of),
    ...mailTx(db, of),
    ...taskTx(db, of),
  }
}
/** With `typeof addedId`: of the application that the change adds. */
export type ApplicationTx<Id extends number | typeof addedId = number> = ReturnType<typeof applicationTx<Id>>
