import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import { guardOfRow, write, type Write, type Writer } from '#worker/db/change.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { followUps } from './follow-ups.table.ts'

const ownerWriter: Writer<{ applicationId: number; ownerId: number }> = (db, rows, guard) => [
  db
    .update(followUps)
    .set({ ownerId: sql`r.value ->> '$.row.ownerId'`, notifiedAt: null })
    .from(sql`json_each(${JSON.stringify(rows)}) r`)
    .where(
      and(
        sql`${followUps.applicationId} = r.value ->> '$.row.applicationId'`,
        isNotNull(followUps.rule),
        isNull(followUps.doneAt),
        guard.holds(sql`r.value -> 'states'`),
      ),
    ),
]

/** Makes a partner, or all admins (null), the owner of an application's open follow-ups that rules have made. */
export const followUpsMoved = (applicationId: number, partnerId: number | null): Write =>
  write(ownerWriter, { applicationId, ownerId: partnerId ?? 0 }, { of: [applicationId] })

type NewFollowUp = typeof followUps.$inferInsert

const addWriter: Writer<NewFollowUp> = (db, rows, guard) =>
  rows.map((guarded) =>
    db.insert(followUps).select(rowWhere(followUps, guarded.row, sql`where ${guardOfRow(guarded, guard)}`)),
  )

/** Adds a follow-up to the change that it comes from. */
export const followUpAdded = (given: NewFollowUp): Write => write(addWriter, given)

const removeWriter: Writer<{ onceKey: string }> = (db, rows, guard) =>
  rows.map((guarded) =>
    db
      .delete(followUps)
      .where(sql`once_key = ${guarded.row.onceKey} and done_at is null and ${guardOfRow(guarded, guard)}`),
  )

/** Removes a follow-up that nobody has done, because what it came from was taken back. */
export const followUpTakenBack = (onceKey: string): Write => write(removeWriter, { onceKey })
