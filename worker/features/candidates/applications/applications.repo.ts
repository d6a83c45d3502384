import { and, desc, eq, getTableColumns, ne, sql, type SQL } from 'drizzle-orm'
import { always, commit, guardOf, writeChange, type Guard, type Write, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { applicationTx, type ApplicationTx, type Author } from './events.writes.ts'
import { mailTx, type WrittenMail } from '#worker/features/identity/mails/mails.writes.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { applicationUnread, applicationViews, jobApplications, reviewCounts } from './applications.table.ts'

const { scoreKey: _score, nameKey: _name, ...columns } = getTableColumns(jobApplications)
const { coverLetter: _letter, additionalNotes: _notes, interviewNotes: _interview, ...shortColumns } = columns

const jobColumns = {
  shortId: jobs.shortId,
  title: jobs.title,
  firmName: jobs.firmName,
  location: jobs.location,
  practiceArea: jobs.practiceArea,
  seniority: jobs.seniority,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  workType: jobs.workType,
  isRemote: jobs.isRemote,
  isActive: jobs.isActive,
}

type Row = Omit<typeof jobApplications.$inferSelect, 'scoreKey' | 'nameKey'>
type Job = Pick<typeof jobs.$inferSelect, keyof typeof jobColumns>
type ApplicationRelations = { job: Job; partnerName: string | null; isExisting: boolean; unread: boolean }

/** An application without its long texts, with its job, its partner and the marks that a list shows. */
export type ListedApplication = Omit<Row, 'coverLetter' | 'additionalNotes' | 'interviewNotes'> & ApplicationRelations
/** An application with all its fields, its job, its partner and the same marks. */
export type FullApplication = Row & ApplicationRelations

/** Another application of the same applicant. */
export type EarlierApplication = Pick<Row, 'id' | 'jobId' | 'appliedAt' | 'status' | 'assignedPartnerId'> & {
  job: Pick<Job, 'shortId' | 'title' | 'firmName'>
  partnerName: string | null
}

/** Who looks: their unread marks, and (for a partner) the only applications that exist for them. */
export type Viewer = { userId: number; partnerId: number | undefined }

/** The fields that a change was decided on; it is saved only while the row still has them. */
export type ApplicationSnapshot = Pick<
  Row,
  'id' | 'applicantName' | 'status' | 'assignedPartnerId' | 'interviewDate' | 'suitabilityRating' | 'updatedAt'
>

export type Change = Partial<
  Pick<
    Row,
    | 'status'
    | 'assignedPartnerId'
    | 'interviewDate'
    | 'suitabilityRating'
    | 'talentForOtherRoles'
    | 'appliedBefore'
    | 'additionalNotes'
    | 'interviewNotes'
  >
>

/** Builds the writes that are saved together with a change of several applications. */
export type ApplicationsTx = {
  of: (id: number) => ApplicationTx
  /** Emails about several applications, written if at least one of them changes. */
  mailAbout: (ids: readonly number[], mails: readonly WrittenMail[]) => Writes
}

export type ApplicationsRepo = ReturnType<typeof applicationsRepo>

const viewKey = [applicationViews.userId, applicationViews.applicationId]

/** D1 wants short transactions; so many rows take it a few hundredths of a second. */
const reviewedAtOnce = 5_000

/** Rows of `applicationHistoryItem` that a panel shows. */
const maxHistory = 50

export function applicationsRepo(db: Database) {
  // The "+" keeps the partner's index out of the plan: one email has few applications, one partner has thousands.
  const around = (viewer: Viewer) => ({
    job: jobColumns,
    partnerName: users.name,
    unread: sql<boolean>`${applicationUnread.userId} is not null`.mapWith(Boolean),
    isExisting: sql<boolean>`exists (select 1 from job_applications other
      where other.applicant_email = ${jobApplications.applicantEmail} and other.id <> ${jobApplications.id}
      and ${viewer.partnerId === undefined ? sql`1` : sql`+other.assigned_partner_id = ${viewer.partnerId}`})`.mapWith(
      Boolean,
    ),
  })
  const unreadBy = (viewer: Viewer) =>
    and(eq(applicationUnread.applicationId, jobApplications.id), eq(applicationUnread.userId, viewer.userId))

  /** Notes that the author of a change has seen the application in the state that the change makes. */
  const viewedBy = (by: number | null, at: Date, from: SQL) =>
    db
      .insert(applicationViews)
      .select(sql`select ${by}, a.id, max(${at.getTime()}, a.updated_at + 1) ${from}`)
      .onConflictDoUpdate({ target: viewKey, set: { viewedAt: sql`excluded.viewed_at` } })

  return {
    /** One application with all its fields. Doesn't check access; applications.policy.ts does. */
    byId: async (viewer: Viewer, id: number): Promise<FullApplication | undefined> =>
      db
        .select({ ...columns, ...around(viewer) })
        .from(jobApplications)
        .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
        .leftJoin(users, eq(users.id, jobApplications.assignedPartnerId))
        .leftJoin(applicationUnread, unreadBy(viewer))
        .where(eq(jobApplications.id, id))
        .get(),

    /** The fields that policies and changes read. */
    snapshot: (id: number): Promise<ApplicationSnapshot | undefined> =>
      db
        .select({
          id: columns.id,
          applicantName: columns.applicantName,
          status: columns.status,
          assignedPartnerId: columns.assignedPartnerId,
          interviewDate: columns.interviewDate,
          suitabilityRating: columns.suitabilityRating,
          updatedAt: columns.updatedAt,
        })
        .from(jobApplications)
        .where(eq(jobApplications.id, id))
        .get(),

    /** Who applied and when, for the question whether they may be contacted. */
    applicant: (id: number) =>
      db
        .select({
          name: columns.applicantName,
          email: columns.applicantEmail,
          phone: columns.phoneNumber,
          url: columns.linkedinUrl,
          appliedAt: columns.appliedAt,
        })
        .from(jobApplications)
        .where(eq(jobApplications.id, id))
        .get(),

    /** The fields that policies and changes read, of several applications, in no order, with the title of the job. */
    snapshots: async (ids: readonly number[]): Promise<(ApplicationSnapshot & { jobTitle: string })[]> =>
      db
        .select({
          id: columns.id,
          applicantName: columns.applicantName,
          status: columns.status,
          assignedPartnerId: columns.assignedPartnerId,
          interviewDate: columns.interviewDate,
          suitabilityRating: columns.suitabilityRating,
          updatedAt: columns.updatedAt,
          jobTitle: jobs.title,
        })
        .from(jobApplications)
        .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
        .where(inValues(jobApplications.id, ids)),

    /** Applications by id, in the order of `ids`, without long texts. */
    listed: async (viewer: Viewer, ids: readonly number[]): Promise<ListedApplication[]> =>
      inOrder(
        ids,
        await db
          .select({ ...shortColumns, ...around(viewer) })
          .from(jobApplications)
          .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
          .leftJoin(users, eq(users.id, jobApplications.assignedPartnerId))
          .leftJoin(applicationUnread, unreadBy(viewer))
          .where(inValues(jobApplications.id, ids)),
      ),

    /** Applications by id, in the order of `ids`, with all their fields. */
    whole: async (viewer: Viewer, ids: readonly number[]): Promise<FullApplication[]> =>
      inOrder(
        ids,
        await db
          .select({ ...columns, ...around(viewer) })
          .from(jobApplications)
          .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
          .leftJoin(users, eq(users.id, jobApplications.assignedPartnerId))
          .leftJoin(applicationUnread, unreadBy(viewer))
          .where(inValues(jobApplications.id, ids)),
      ),

    /** The applicant's other applications that the viewer may see, newest first, at most 50. */
    history: (viewer: Viewer, of: Pick<Row, 'id' | 'applicantEmail'>): Promise<EarlierApplication[]> =>
      db
        .select({
          id: columns.id,
          jobId: columns.jobId,
          appliedAt: columns.appliedAt,
          status: columns.status,
          assignedPartnerId: columns.assignedPartnerId,
          job: { shortId: jobs.shortId, title: jobs.title, firmName: jobs.firmName },
          partnerName: users.name,
        })
        .from(jobApplications)
        .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
        .leftJoin(users, eq(users.id, jobApplications.assignedPartnerId))
        .where(
          and(
            eq(jobApplications.applicantEmail, of.applicantEmail),
            ne(jobApplications.id, of.id),
            viewer.partnerId === undefined
              ? undefined
              : sql`+${jobApplications.assignedPartnerId} = ${viewer.partnerId}`,
          ),
        )
        .orderBy(desc(jobApplications.appliedAt))
        .limit(maxHistory),

    /**
     * Saves a change with everything that belongs to it, if the row still is as the snapshot says; false if somebody
     * else changed it first, and then nothing is written. The author has thereby seen it. `updatedAt` always grows, so
     * that it names one state.
     */
    async change(
      snapshot: ApplicationSnapshot,
      change: Change,
      { by, at }: Author,
      writes: (tx: ApplicationTx) => Writes,
    ): Promise<boolean> {
      const isUnchanged = sql`id = ${snapshot.id} and status = ${snapshot.status}
        and assigned_partner_id is ${snapshot.assignedPartnerId}
        and interview_date is ${snapshot.interviewDate?.getTime() ?? null}
        and suitability_rating is ${snapshot.suitabilityRating} and updated_at = ${snapshot.updatedAt.getTime()}`
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from job_applications where ${isUnchanged})`),
        before: [viewedBy(by, at, sql`from job_applications a where ${isUnchanged} and ${by} is not null`)],
        writes: writes(applicationTx(db, snapshot.id, { by, at })),
        statement: db
          .update(jobApplications)
          .set({
            ...change,
            updatedAt: sql`max(${at.getTime()}, ${jobApplications.updatedAt} + 1)`,
            ...(change.status !== undefined && change.status !== snapshot.status ? { statusChangedAt: at } : {}),
          })
          .where(isUnchanged)
          .returning({ id: jobApplications.id }),
      })
      return rows.length === 1
    },

    /**
     * Saves one change of each of several applications in one transaction of a few statements; each only if its row
     * still is as its snapshot says (`updatedAt` names one state).
     *
     * @param writes What the changes carry: `of` one application, or an email about several.
     * @returns The ids of those that were saved.
     */
    async changeMany(
      changes: readonly {
        snapshot: ApplicationSnapshot
        change: Pick<Change, 'status' | 'assignedPartnerId' | 'interviewDate'>
      }[],
      { by, at }: { by: number; at: Date },
      writes: (tx: ApplicationsTx) => Writes,
    ): Promise<Set<number>> {
      const time = at.getTime()
      const states = new Map(
        changes.map(({ snapshot: { id, status, updatedAt } }) => [id, { id, status, updatedAt: updatedAt.getTime() }]),
      )
      const isUnchanged = (state: SQL) => sql`a.id = ${state} ->> 'id' and a.status = ${state} ->> 'status'
        and a.updated_at = ${state} ->> 'updatedAt'`
      const guard: Guard = {
        stateOf: (id) => states.get(id),
        holds: (some) => sql`exists (select 1 from json_each(${some}) s
          cross join job_applications a on ${isUnchanged(sql`s.value`)})`,
      }
      const list = JSON.stringify(
        changes.map(({ snapshot: { id }, change }) => ({
          state: states.get(id),
          change:
            change.interviewDate === undefined
              ? change
              : { ...change, interviewDate: change.interviewDate?.getTime() ?? null },
        })),
      )
      const { rows } = await commit(db, {
        guard,
        before: [
          viewedBy(
            by,
            at,
            sql`from json_each(${list}) c cross join job_applications a on ${isUnchanged(sql`c.value -> 'state'`)} where true`,
          ),
        ],
        writes: writes({
          of: (id) => applicationTx(db, id, { by, at }),
          mailAbout: (ids, mails) => mailTx(db, ids).mail(mails),
        }),
        statement: db.all<{ id: number }>(sql`update job_applications as a set
            status = coalesce(c.value ->> '$.change.status', a.status),
            assigned_partner_id = case when json_type(c.value, '$.change.assignedPartnerId') is null
              then a.assigned_partner_id else c.value ->> '$.change.assignedPartnerId' end,
            interview_date = case when json_type(c.value, '$.change.interviewDate') is null
              then a.interview_date else c.value ->> '$.change.interviewDate' end,
            status_changed_at = case when coalesce(c.value ->> '$.change.status', a.status) = a.status
              then a.status_changed_at else ${time} end,
            updated_at = max(${time}, a.updated_at + 1)
          from json_each(${list}) c where ${isUnchanged(sql`c.value -> 'state'`)} returning id`),
      })
      return new Set(rows.map(({ id }) => id))
    },

    /**
     * A new status of an application that goes with the change of something else, such as a submission: written with
     * that change, if the application still has the status that the snapshot says.
     */
    statusChange(
      { id, status }: Pick<ApplicationSnapshot, 'id' | 'status'>,
      next: string,
      { by, at }: { by: number; at: Date },
      writes: (tx: ApplicationTx) => Writes,
    ): Write {
      return writeChange(sql`exists (select 1 from job_applications where id = ${id} and status = ${status})`, {
        writes: writes(applicationTx(db, id, { by, at })),
        statements: (guard) => {
          const mayMove = guard.holds(sql`null`)
          return [
            viewedBy(by, at, sql`from job_applications a where a.id = ${id} and ${mayMove}`),
            db
              .update(jobApplications)
              .set({
                status: next,
                statusChangedAt: at,
                updatedAt: sql`max(${at.getTime()}, ${jobApplications.updatedAt} + 1)`,
              })
              .where(sql`id = ${id} and ${mayMove}`),
          ]
        },
      })
    },

    /** Adds to the timeline without changing the application. */
    async addToTimeline(id: number, author: Author, writes: (tx: ApplicationTx) => Writes): Promise<void> {
      await commit(db, { guard: always, writes: writes(applicationTx(db, id, author)) })
    },

    /** Remembers that a user has opened an application as it is now. */
    async viewed(userId: number, applicationId: number, at: Date): Promise<void> {
      await db
        .insert(applicationViews)
        .select(
          sql`select ${userId}, id, max(${at.getTime()}, updated_at) from job_applications where id = ${applicationId}`,
        )
        .onConflictDoUpdate({ target: viewKey, set: { viewedAt: sql`max(viewed_at, excluded.viewed_at)` } })
    },

    /** Number of applications that a user has yet to review, from the count kept by triggers. */
    toReview: async (userId: number): Promise<number> =>
      (await db.select({ count: reviewCounts.count }).from(reviewCounts).where(eq(reviewCounts.userId, userId)).get())
        ?.count ?? 0,

    /** Empties a user's list of what to review, a part at a time. @returns how many there were. */
    async reviewedAll(userId: number): Promise<number> {
      for (let marked = 0; ;) {
        const part = await db
          .delete(applicationUnread)
          .where(
            sql`${applicationUnread.userId} = ${userId} and ${applicationUnread.applicationId} in (
              select application_id from application_unread where user_id = ${userId} limit ${reviewedAtOnce})`,
          )
          .returning({ id: applicationUnread.applicationId })
        marked += part.length
        if (part.length < reviewedAtOnce) return marked
      }
    },
  }
}

function inOrder<T extends { id: number }>(ids: readonly number[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
