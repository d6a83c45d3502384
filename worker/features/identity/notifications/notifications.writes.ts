import { sql } from 'drizzle-orm'
import type { NotificationType } from '#contract/domain/notification-types.ts'
import { addedId, guardedRows, write, type Write, type Writer } from '#worker/db/change.ts'
import { notifications } from './notifications.table.ts'

export type NewNotification = {
  userId: number
  type: NotificationType
  title: string
  message: string
  applicationId: number | null
  /** `addedId`: the message that the same change adds. */
  messageId?: number | typeof addedId | null
  /** Subject other than an application: a saved search, or the run of a people search. */
  subjectId?: number | null
  /** Set where the same thing must be reported only once; may contain `addedId`. */
  onceKey?: string | null
  at: Date
}

const notificationWriter: Writer<Omit<NewNotification, 'at'> & { at: number }> = (db, rows, guard) => {
  const added = sql`cast(${guard.addedId ?? null} as integer)`
  const messageId = sql`case r.value ->> '$.row.messageId' when ${addedId} then ${added} else r.value ->> '$.row.messageId' end`
  const onceKey = sql`replace(r.value ->> '$.row.onceKey', ${addedId}, coalesce(${added}, ''))`
  const at = sql`r.value ->> '$.row.at'`
  // Every column in the table's order. (A raw statement with values can't be part of a drizzle batch on D1.)
  return [
    db
      .insert(notifications)
      .select(
        sql`select null, r.value ->> '$.row.userId', r.value ->> '$.row.type', r.value ->> '$.row.title',
          r.value ->> '$.row.message', r.value ->> '$.row.applicationId', ${messageId}, 0, ${onceKey}, ${at}, ${at},
          r.value ->> '$.row.subjectId' ${guardedRows(rows, guard)}`,
      )
      .onConflictDoNothing(),
  ]
}

/** Adds notifications to a change. */
export const notificationTx = (of: readonly number[] = []) => ({
  /** Notifies a user, unless a notification with the same `onceKey` exists. */
  notify: (given: NewNotification): Write => write(notificationWriter, { ...given, at: given.at.getTime() }, { of }),
})
export type NotificationTx = ReturnType<typeof notificationTx>
