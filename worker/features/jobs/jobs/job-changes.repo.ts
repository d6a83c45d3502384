import { and, asc, eq, inArray, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { JobEventKind } from '#contract/domain/managed-jobs.ts'
import { always, commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { addFirmsOnce, firmIdAfter, firmIdOf } from '#worker/features/jobs/firms/firms.writes.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import type { Anonymity } from './anonymity.ts'
import { jobEvents } from './job-events.table.ts'
import type { Job } from './jobs.repo.ts'
import { jobs } from './jobs.table.ts'

export type NewJob = typeof jobs.$inferInsert
export type JobFields = Partial<Omit<NewJob, 'id' | 'shortId' | 'version' | 'createdAt' | 'firmId'>>

/** Who did what, when; `actorId` null: the clock. */
export type JobDeed = { kind: JobEventKind; actorId: number | null; at: Date; detail?: readonly string[] }

export type StoredJobEvent = {
  id: number
  kind: string
  detail: string[]
  actor: { id: number; name: string } | null
  createdAt: Date
}

export type JobChangesRepo = ReturnType<typeof jobChangesRepo>

const present = isNull(jobs.deletedAt)
/** More than anyone edits a posting, and a bound for a script that does. */
const maxHistory = 200

/** SQL of the id of a contact who is at a firm; null for anybody else. Contacts belong to a later area. */
const contactAt = (contactId: SQLWrapper | number | null, firmId: SQL): SQL<number | null> =>
  sql`case when (select firm_id from firm_contacts where id = ${contactId}) = ${firmId} then ${contactId} end`

/** Every write of a job: the row and its event in one batch, each under the same condition. */
export function jobChangesRepo(db: Database) {
  /** The event of each job that `where` finds at that moment. */
  const record = ({ kind, actorId, at, detail = [] }: JobDeed, where: SQL | undefined) =>
    db
      .insert(jobEvents)
      .select(
        sql`select null, ${jobs.id}, ${actorId}, ${kind}, ${at.getTime()}, ${JSON.stringify(detail)} from ${jobs} where ${where ?? sql`1`}`,
      )

  return {
    /** Adds a job; undefined when its short id is taken. */
    async add(job: NewJob & Anonymity, deed: JobDeed): Promise<Job | undefined> {
      const taken = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.shortId, job.shortId)).get()
      if (taken) return undefined
      // The index on short ids refuses the rare one that was taken since: the batch fails as a whole.
      const { rows } = await commit<Job>(db, {
        guard: always,
        before: addFirmsOnce(db, [job.firmName], { by: deed.actorId, at: deed.at }, sql`1`),
        writes: [],
        statement: db
          .insert(jobs)
          .values({
            ...job,
            firmId: firmIdOf(job.firmName),
            contactId: contactAt(job.contactId ?? null, firmIdOf(job.firmName)),
          })
          .returning(),
        after: [record(deed, eq(jobs.shortId, job.shortId))],
      })
      return rows[0]
    },

    /**
     * True if somebody is a contact of the firm that a job has under a typed name.
     *
     * @param jobId The job before an edit: a name that stays means its firm.
     */
    async isContact(contactId: number, firmName: string, jobId: number | undefined): Promise<boolean> {
      const firm =
        jobId === undefined
          ? firmIdOf(firmName)
          : sql<number | null>`(select ${firmIdAfter('firm_name', firmName)} from jobs where id = ${jobId})`
      const [row] = await db.all<{ id: number | null }>(sql`select ${contactAt(contactId, firm)} as id`)
      return row?.id === contactId
    },

    /** Changes a job that still has this version, with the tasks that follow; undefined if someone else changed it first. */
    async change(
      { id, version }: Pick<Job, 'id' | 'version'>,
      fields: JobFields & Anonymity,
      deed: JobDeed,
      writes: (tx: TaskTx) => Writes,
    ): Promise<Job | undefined> {
      const isUnchanged = and(eq(jobs.id, id), eq(jobs.version, version), present)
      const holds = sql`exists (select 1 from ${jobs} where ${isUnchanged})`
      const { firmName } = fields
      const author = { by: deed.actorId, at: deed.at }
      const { rows } = await commit<Job>(db, {
        guard: guardOf(holds),
        before: [
          ...(firmName === undefined ? [] : addFirmsOnce(db, [firmName], author, holds)),
          record(deed, isUnchanged),
        ],
        writes: writes(taskTx(db)),
        statement: db
          .update(jobs)
          .set({
            ...fields,
            ...(firmName === undefined
              ? {}
              : {
                  firmId: firmIdAfter('firm_name', firmName),
                  contactId: contactAt(
                    fields.contactId === undefined ? jobs.contactId : fields.contactId,
                    firmIdAfter('firm_name', firmName),
                  ),
                }),
            version: sql`${jobs.version} + 1`,
            updatedAt: deed.at,
          })
          .where(isUnchanged)
          .returning(),
      })
      return rows[0]
    },

    /** Closes those that are open; gives their ids. */
    async close(ids: readonly number[], deed: JobDeed): Promise<number[]> {
      const still = and(inValues(jobs.id, ids), eq(jobs.isActive, true), present)
      const [, rows] = await db.batch([
        record(deed, still),
        db
          .update(jobs)
          .set({ isActive: false, closedAt: deed.at, updatedAt: deed.at, version: sql`${jobs.version} + 1` })
          .where(still)
          .returning({ id: jobs.id }),
      ])
      return rows.map(({ id }) => id)
    },

    /**
     * Opens those that are closed; gives their ids. A last day that has passed, or none, becomes `validThrough`; a job that
     * was never public counts as posted now.
     */
    async reopen(ids: readonly number[], validThrough: Date, deed: JobDeed): Promise<number[]> {
      const still = and(inValues(jobs.id, ids), eq(jobs.isActive, false), present)
      const at = deed.at.getTime()
      const [, rows] = await db.batch([
        record(deed, still),
        db
          .update(jobs)
          .set({
            isActive: true,
            postedDate: sql`iif(${jobs.closedAt} is null, ${at}, ${jobs.postedDate})`,
            validThrough: sql`iif(coalesce(${jobs.validThrough}, 0) <= ${at}, ${validThrough.getTime()}, ${jobs.validThrough})`,
            closedAt: null,
            updatedAt: deed.at,
            version: sql`${jobs.version} + 1`,
          })
          .where(still)
          .returning({ id: jobs.id }),
      ])
      return rows.map(({ id }) => id)
    },

    /** Hides a job for good; false when there isn't one. */
    async remove(id: number, deed: JobDeed): Promise<boolean> {
      const still = and(eq(jobs.id, id), present)
      const [, rows] = await db.batch([
        record(deed, still),
        db
          .update(jobs)
          .set({
            isActive: false,
            deletedAt: deed.at,
            closedAt: sql`coalesce(${jobs.closedAt}, ${deed.at.getTime()})`,
            updatedAt: deed.at,
            version: sql`${jobs.version} + 1`,
          })
          .where(still)
          .returning({ id: jobs.id }),
      ])
      return rows.length > 0
    },

    /** Open jobs whose last day has passed, those that passed first first. */
    async expired(now: Date, limit: number): Promise<number[]> {
      const rows = await db.all<{ id: number }>(sql`select id from jobs indexed by jobs_open_ends
        where is_active = 1 and deleted_at is null and valid_through is not null and valid_through < ${now.getTime()}
        order by valid_through limit ${limit}`)
      return rows.map(({ id }) => id)
    },

    /** History of a job, oldest first: the newest 200 entries. */
    async history(jobId: number): Promise<StoredJobEvent[]> {
      const newest = db
        .select({ id: jobEvents.id })
        .from(jobEvents)
        .where(eq(jobEvents.jobId, jobId))
        .orderBy(sql`${jobEvents.id} desc`)
        .limit(maxHistory)
      const rows = await db
        .select({ event: jobEvents, name: users.name })
        .from(jobEvents)
        .leftJoin(users, eq(users.id, jobEvents.actorId))
        .where(inArray(jobEvents.id, newest))
        .orderBy(asc(jobEvents.id))
      return rows.map(({ event, name }) => ({
        id: event.id,
        kind: event.kind,
        detail: event.detail,
        actor: event.actorId === null ? null : { id: event.actorId, name: name ?? '' },
        createdAt: event.createdAt,
      }))
    },
  }
}
