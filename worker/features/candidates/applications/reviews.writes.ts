import { sql, type SQL } from 'drizzle-orm'
import { addedId, guardedRows, write, writeStatements, type Write, type Writer } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { applicationUnread } from './applications.table.ts'

/**
 * Users `u` who review an application assigned to `partnerId`: each active admin, and the partner. Only they have it among
 * what they have yet to review; a new admin starts with nothing.
 */
const reviews = (partnerId: SQL): SQL =>
  sql`(u.role = 'admin' and u.status = 'active' and u.deleted_at is null or u.id = ${partnerId})`

type ReviewRow = {
  applicationId: number | typeof addedId
  by: number | null
  /** Left out: the one it has. */
  assignedPartnerId?: number | null | undefined
}

const reviewWriter: Writer<ReviewRow> = (db, rows, guard) => {
  const changed = sql`(select case r.value ->> '$.row.applicationId' when ${addedId} then cast(${guard.addedId ?? null} as integer)
      else r.value ->> '$.row.applicationId' end as id, r.value ->> '$.row.by' as author,
      json_type(r.value, '$.row.assignedPartnerId') is not null as is_assigned, r.value ->> '$.row.assignedPartnerId' as partner
    ${guardedRows(rows, guard)}) c cross join job_applications a on a.id = c.id`
  const reviewers = reviews(sql`iif(c.is_assigned, c.partner, a.assigned_partner_id)`)
  return [
    db.delete(applicationUnread).where(
      sql`rowid in (select unread.rowid from ${changed} cross join application_unread unread on unread.application_id = c.id
        where unread.user_id is c.author or not exists (select 1 from users u where u.id = unread.user_id and ${reviewers}))`,
    ),
    db
      .insert(applicationUnread)
      .select(sql`select u.id, a.id from ${changed} cross join users u where ${reviewers} and u.id is not c.author`)
      .onConflictDoNothing(),
  ]
}

/**
 * An application was added or changed: everyone who reviews it has to, except the author, who has seen it. A partner from
 * whom it was taken no longer has to. Part of every change of an application (application-review.test.ts).
 */
export const toReview = (row: ReviewRow): Write =>
  write(reviewWriter, row, { of: typeof row.applicationId === 'number' ? [row.applicationId] : [] })

/** A new role of a user. A partner has only their own applications left to review. */
export const reviewsOfRole = (db: Database, userId: number): Write =>
  writeStatements((guard) => [
    db.delete(applicationUnread).where(
      sql`user_id = ${userId} and ${guard.holds(sql`null`)} and not exists (select 1 from job_applications a cross join users u
        where a.id = application_id and u.id = user_id and ${reviews(sql`a.assigned_partner_id`)})`,
    ),
  ])
