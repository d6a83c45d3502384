import { and, desc, eq, getTableColumns, ne, sql, type SQL } from 'drizzle-orm'
import type { Database, Statement } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import type { RowGuard } from '#worker/db/row-guard.ts'
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
type Around = { job: Job; partnerName: string | null; isExisting: boolean; unread: boolean }

/** An application without its long texts, with what a list shows beside it. */
export type ListedApplication = Omit<Row, 'coverLetter' | 'additionalNotes' | 'interviewNotes'> & Around
/** The whole application, with the same. */
export type FullApplication = Row & Around

/** Another application of the same applicant. */
export type EarlierApplication = Pick<Row, 'id' | 'jobId' | 'appliedAt' | 'status' | 'assignedPartnerId'> & {
  job: Pick<Job, 'shortId' | 'title' | 'firmName'>
  partnerName: string | null
}

/** Who looks: their unread marks, and (for a partner) the only applications that exist for them. */
export type Viewer = { userId: number; partnerId: number | undefined }

/** What a change started from; it is saved only while the row still is so. */
export type Basis = Pick<
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

export type ApplicationsRepo = ReturnType<typeof applicationsRepo>

const viewKey = [applicationViews.userId, applicationViews.applicationId]

/** D1 wants short transactions; so many rows take it a few hundredths of a second. */
const reviewedAtOnce = 5_000

/** Rows of `applicationHistoryItem` that a panel shows. */
const longestHistory = 50

export function applicationsRepo(db: Database) {
  // The "+" keeps the partner's index out of the plan: one e-mail has few applications, one partner has thousands.
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

  return {
    /** One application whole; whether the viewer may see it is the policy's to say. */
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
    basis: (id: number): Promise<Basis | undefined> =>
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
    bases: async (ids: readonly number[]): Promise<(Basis & { jobTitle: string })[]> =>
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

    /** The same, whole. */
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
        .limit(longestHistory),

    /**
     * The condition that an application still has a status, and the statements that move it on under that and another
     * condition: for the batch of a change that moves it, which goes after the events that tell of it.
     */
    mover(
      { id, status }: Pick<Basis, 'id' | 'status'>,
      next: string,
      { by, at, when }: { by: number; at: Date; when: SQL },
    ) {
      const time = at.getTime()
      const isAsBefore = sql`exists (select 1 from job_applications where id = ${id} and status = ${status}) and ${when}`
      const statements: Statement[] = [
        db
          .insert(applicationViews)
          .select(
            sql`select ${by}, id, max(${time}, updated_at + 1) from job_applications where id = ${id} and ${isAsBefore}`,
          )
          .onConflictDoUpdate({ target: viewKey, set: { viewedAt: sql`excluded.viewed_at` } }),
        db
          .update(jobApplications)
          .set({ status: next, statusChangedAt: at, updatedAt: sql`max(${time}, ${jobApplications.updatedAt} + 1)` })
          .where(sql`id = ${id} and ${isAsBefore}`),
      ]
      return { isAsBefore, statements }
    },

    /**
     * Saves a change with everything that belongs to it in one transaction, if the row still is as `basis` says; false when
     * somebody was faster, and then nothing is written. The one who changes has thereby seen it. `updatedAt` always grows,
     * so that it names one state.
     *
     * @param also Makes the statements of events and notifications, each under the condition that it is given.
     */
    async save(
      basis: Basis,
      change: Change,
      { by, at, also }: { by: number | null; at: Date; also: (when: SQL) => Statement[] },
    ): Promise<boolean> {
      const time = at.getTime()
      const isAsBefore = sql`id = ${basis.id} and status = ${basis.status}
        and assigned_partner_id is ${basis.assignedPartnerId} and interview_date is ${basis.interviewDate?.getTime() ?? null}
        and suitability_rating is ${basis.suitabilityRating} and updated_at = ${basis.updatedAt.getTime()}`
      // The conditions are tested before the change itself, so the change comes last.
      const update = db
        .update(jobApplications)
        .set({
          ...change,
          updatedAt: sql`max(${time}, ${jobApplications.updatedAt} + 1)`,
          ...(change.status !== undefined && change.status !== basis.status ? { statusChangedAt: at } : {}),
        })
        .where(isAsBefore)
        .returning({ id: jobApplications.id })
      const results = await db.batch([
        db
          .insert(applicationViews)
          .select(
            sql`select ${by}, id, max(${time}, updated_at + 1) from job_applications where ${isAsBefore} and ${by} is not null`,
          )
          .onConflictDoUpdate({ target: viewKey, set: { viewedAt: sql`excluded.viewed_at` } }),
        ...also(sql`exists (select 1 from job_applications where ${isAsBefore})`),
        update,
      ])
      const changed = results[results.length - 1] as { id: number }[]
      return changed.length === 1
    },

    /**
     * Saves one change of each of several applications, in one transaction of a few statements; each only if its row still
     * is as its basis says (`updatedAt` names one state). @returns the ids of those that were saved.
     */
    async saveMany(
      changes: readonly { basis: Basis; change: Pick<Change, 'status' | 'assignedPartnerId' | 'interviewDate'> }[],
      { by, at, also }: { by: number; at: Date; also: (guard: RowGuard) => Statement[] },
    ): Promise<Set<number>> {
      const time = at.getTime()
      const bases = new Map(
        changes.map(({ basis: { id, status, updatedAt } }) => [id, { id, status, updatedAt: updatedAt.getTime() }]),
      )
      const stillAs = (basis: SQL) => sql`a.id = ${basis} ->> 'id' and a.status = ${basis} ->> 'status'
        and a.updated_at = ${basis} ->> 'updatedAt'`
      const guard: RowGuard = {
        basisOf: (id) => bases.get(id),
        holds: (basis) => sql`exists (select 1 from job_applications a where ${stillAs(basis)})`,
        holdsForAny: (ids) => sql`exists (select 1 from json_each(${JSON.stringify(ids.map((id) => bases.get(id)))}) b
          cross join job_applications a on ${stillAs(sql`b.value`)})`,
      }
      const rows = JSON.stringify(
        changes.map(({ basis: { id }, change }) => ({
          basis: bases.get(id),
          change:
            change.interviewDate === undefined
              ? change
              : { ...change, interviewDate: change.interviewDate?.getTime() ?? null },
        })),
      )
      const results = await db.batch([
        db
          .insert(applicationViews)
          .select(
            sql`select ${by}, a.id, max(${time}, a.updated_at + 1) from json_each(${rows}) c
              cross join job_applications a on ${stillAs(sql`c.value -> 'basis'`)} where true`,
          )
          .onConflictDoUpdate({ target: viewKey, set: { viewedAt: sql`excluded.viewed_at` } }),
        ...also(guard),
        db.all<{ id: number }>(sql`update job_applications as a set
            status = coalesce(c.value ->> '$.change.status', a.status),
            assigned_partner_id = case when json_type(c.value, '$.change.assignedPartnerId') is null
              then a.assigned_partner_id else c.value ->> '$.change.assignedPartnerId' end,
            interview_date = case when json_type(c.value, '$.change.interviewDate') is null
              then a.interview_date else c.value ->> '$.change.interviewDate' end,
            status_changed_at = case when coalesce(c.value ->> '$.change.status', a.status) = a.status
              then a.status_changed_at else ${time} end,
            updated_at = max(${time}, a.updated_at + 1)
          from json_each(${rows}) c where ${stillAs(sql`c.value -> 'basis'`)} returning id`),
      ])
      return new Set((results[results.length - 1] as { id: number }[]).map(({ id }) => id))
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

    /** How many applications a user has yet to review, from the kept count. */
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
