import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { FollowUpRule } from '#contract/domain/follow-up-rules.ts'
import { isActiveApplication } from '#worker/db/active-application.ts'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { notificationTx, type NotificationTx } from '#worker/features/identity/notifications/notifications.writes.ts'
import { followUps } from './follow-ups.table.ts'

export type FollowUpRow = typeof followUps.$inferSelect
export type FollowUpWithRecord = FollowUpRow & { about: string; recordUrl: string | null; ownerName: string | null }
/** Owner of a queue. A partner's queue has their own follow-ups, an admin's also those of all admins. */
export type QueueOwner = { id: number; isAdmin: boolean }
/** A follow-up that a rule requires; made unless `onceKey` exists already. */
export type Due = {
  onceKey: string
  ownerId: number
  subject: FollowUpRow['subject']
  subjectId: number
  applicationId: number | null
  dueAt: Date
}

export type FollowUpsRepo = ReturnType<typeof followUpsRepo>

/** Counting stops here, because a badge shows at most "999+". */
const maxCounted = 1000

export function followUpsRepo(db: Database) {
  const ownedBy = ({ id, isAdmin }: QueueOwner): SQL =>
    isAdmin ? sql`f.owner_id in (${id}, 0)` : sql`f.owner_id = ${id}`
  /** Partners see a follow-up only while they may see its record. */
  const visible = ({ id, isAdmin }: QueueOwner): SQL =>
    isAdmin ? sql`1` : sql`(f.application_id is null or a.assigned_partner_id = ${id})`
  const record = sql`from follow_ups f
    left join job_applications a on a.id = f.application_id
    left join jobs j on j.id = case when f.subject = 'job' then f.subject_id else a.job_id end
    left join client_submissions s on f.subject = 'submission' and s.id = f.subject_id
    left join saved_job_lists l on f.subject = 'saved_list' and l.id = f.subject_id
    left join people p on f.subject = 'person' and p.id = f.subject_id and p.deleted_at is null
    left join ownerships w on f.subject = 'ownership' and w.id = f.subject_id
    left join job_applications wa on wa.id = w.application_id
    left join firms wf on wf.id = w.firm_id
    left join users o on o.id = f.owner_id`
  const about = sql`case f.subject
    when 'application' then a.applicant_name || ', ' || j.title
    when 'submission' then a.applicant_name || ' at ' || coalesce(s.company_name, 'a company that was removed')
    when 'job' then j.title || ', ' || j.firm_name
    when 'ownership' then coalesce(wa.applicant_name, 'An erased candidate') || ' at ' || coalesce(wf.name, 'a firm')
    when 'saved_list' then 'List for ' || coalesce(l.candidate_name, 'a candidate')
    else coalesce(p.name || ', ' || p.firm, p.name, 'A person who was deleted') end`
  const columns = sql`f.id, f.owner_id as ownerId, f.subject, f.subject_id as subjectId, f.application_id as applicationId,
    f.rule, f.once_key as onceKey, f.text, f.due_at as dueAt, f.notified_at as notifiedAt, f.done_at as doneAt,
    f.done_by as doneBy, f.outcome, f.created_by as createdBy, f.created_at as createdAt, f.updated_at as updatedAt,
    coalesce(${about}, 'A record that was removed') as about, p.profile_url as recordUrl, o.name as ownerName`
  const read = async (rest: SQL): Promise<FollowUpWithRecord[]> =>
    (await db.all<Record<string, unknown>>(sql`select ${columns} ${record} ${rest}`)).map(withMoments)

  return {
    /** Open follow-ups of a period, soonest first. `after` continues a list. */
    queue: (
      owner: QueueOwner,
      { from, before, after, limit }: Stretch & { after?: { dueAt: number; id: number } | undefined; limit: number },
    ) =>
      read(sql`where ${ownedBy(owner)} and f.done_at is null and f.due_at >= ${from.getTime()}
        and f.due_at < ${before.getTime()} and ${visible(owner)}
        ${after ? sql`and (f.due_at, f.id) > (${after.dueAt}, ${after.id})` : sql``}
        order by f.due_at, f.id limit ${limit}`),
    /** Counts the open follow-ups of a period, up to 1,000. */
    async count(owner: QueueOwner, { from, before }: Stretch): Promise<number> {
      const row = await db.get<{ n: number }>(
        sql`select count(*) as n from (select 1 from follow_ups f left join job_applications a on a.id = f.application_id
          where ${ownedBy(owner)} and f.done_at is null and f.due_at >= ${from.getTime()}
          and f.due_at < ${before.getTime()} and ${visible(owner)} limit ${maxCounted})`,
      )
      return row?.n ?? 0
    },
    ofApplication: (applicationId: number) =>
      read(sql`where f.application_id = ${applicationId} order by f.done_at is not null, f.due_at, f.id limit 100`),
    async byId(id: number): Promise<FollowUpWithRecord | undefined> {
      return (await read(sql`where f.id = ${id}`))[0]
    },
    /** Active candidates without a follow-up, of a partner (0: unassigned ones, for the admins). */
    unplanned: (partnerId: number, after: { updatedAt: number; id: number } | undefined, limit: number) =>
      db.all<{ applicationId: number; applicantName: string; jobTitle: string; status: string; updatedAt: number }>(
        sql`select a.id as applicationId, a.applicant_name as applicantName, j.title as jobTitle, a.status,
          a.updated_at as updatedAt
          from job_applications a indexed by job_applications_in_pipeline cross join jobs j on j.id = a.job_id
          where ${partnerId === 0 ? sql`a.assigned_partner_id is null` : sql`a.assigned_partner_id = ${partnerId}`}
          and ${isActiveApplication(sql`a.status`)}
          and not exists (select 1 from follow_ups f where f.application_id = a.id and f.done_at is null)
          ${after ? sql`and (a.updated_at, a.id) > (${after.updatedAt}, ${after.id})` : sql``}
          order by a.updated_at, a.id limit ${limit}`,
      ),
    async add(row: typeof followUps.$inferInsert): Promise<FollowUpRow> {
      const [made] = await db.insert(followUps).values(row).returning()
      if (!made) throw new Error('an added follow-up has no row')
      return made
    },
    /** Saves a change if the row is unchanged since it was read; returns false if someone else changed it first. */
    async save(before: FollowUpRow, change: Partial<FollowUpRow>, at: Date): Promise<boolean> {
      const updatedAt = new Date(Math.max(at.getTime(), before.updatedAt.getTime() + 1))
      const rows = await db
        .update(followUps)
        .set({ ...change, updatedAt })
        .where(and(eq(followUps.id, before.id), eq(followUps.updatedAt, before.updatedAt)))
        .returning({ id: followUps.id })
      return rows.length > 0
    },
    async remove(id: number, createdBy: number): Promise<boolean> {
      const rows = await db
        .delete(followUps)
        .where(and(eq(followUps.id, id), eq(followUps.createdBy, createdBy), isNull(followUps.rule)))
        .returning({ id: followUps.id })
      return rows.length > 0
    },
    /** Makes follow-ups, and leaves those that exist unchanged, done or not. Returns the number of new ones. */
    async make(rule: FollowUpRule, text: string, due: readonly Due[], at: Date): Promise<number> {
      if (due.length === 0) return 0
      // One statement, because each of a batch counts against the queries of the cron.
      const rows = JSON.stringify(due.map((one) => ({ ...one, dueAt: one.dueAt.getTime() })))
      const made = await db.all(sql`
        insert into follow_ups
          (once_key, owner_id, subject, subject_id, application_id, due_at, rule, text, created_at, updated_at)
        select value->>'onceKey', value->>'ownerId', value->>'subject', value->>'subjectId', value->>'applicationId',
          value->>'dueAt', ${rule}, ${text}, ${at.getTime()}, ${at.getTime()}
        from json_each(${rows}) where true
        on conflict do nothing returning id`)
      return made.length
    },
    /** Settles the open follow-ups of a rule that don't meet `stillHolds`, a condition on the row `follow_ups`. */
    async settle(rule: FollowUpRule, stillHolds: SQL, at: Date): Promise<void> {
      await db.run(sql`update follow_ups set done_at = ${at.getTime()}, outcome = 'settled', updated_at = ${at.getTime()}
        where rule = ${rule} and done_at is null and not (${stillHolds})`)
    },
    /** Open follow-ups that are due and whose owner was not notified, soonest first. */
    dueUnnotified: (now: Date, limit: number) =>
      read(sql`where f.done_at is null and f.notified_at is null and f.due_at <= ${now.getTime()}
        order by f.due_at, f.id limit ${limit}`),
    /** Marks a follow-up as notified and saves the notifications of its owners. */
    async markNotified(id: number, dueAt: Date, at: Date, writes: (tx: NotificationTx) => Writes): Promise<void> {
      const isUnnotified = and(eq(followUps.id, id), eq(followUps.dueAt, dueAt), isNull(followUps.notifiedAt))
      await commit(db, {
        guard: guardOf(sql`exists (select 1 from ${followUps} where ${isUnnotified})`),
        writes: writes(notificationTx()),
        statement: db.update(followUps).set({ notifiedAt: at }).where(isUnnotified).returning({ id: followUps.id }),
      })
    },
    /** An owner's open follow-ups that are due before a moment, at most `limit`, for the morning digest. */
    dueBy: (owner: QueueOwner, before: Date, limit: number) =>
      read(sql`where ${ownedBy(owner)} and f.done_at is null and f.due_at < ${before.getTime()} and ${visible(owner)}
        order by f.due_at, f.id limit ${limit}`),
    allOf: (rule: FollowUpRule) =>
      db.select().from(followUps).where(eq(followUps.rule, rule)).orderBy(asc(followUps.id)),
  }
}

type Stretch = { from: Date; before: Date }

const momentColumns = ['dueAt', 'notifiedAt', 'doneAt', 'createdAt', 'updatedAt'] as const

function withMoments(row: Record<string, unknown>): FollowUpWithRecord {
  const moments = momentColumns.map((name) => [name, typeof row[name] === 'number' ? new Date(row[name]) : null])
  // Exactly the columns that `columns` selects, under the names of the type.
  return { ...row, ...Object.fromEntries(moments) } as FollowUpWithRecord
}
