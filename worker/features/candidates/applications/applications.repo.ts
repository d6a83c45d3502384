import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { applicationChanges, type ApplicationSnapshot } from './application-changes.repo.ts'
import { applicationUnread, jobApplications } from './applications.table.ts'

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
type ApplicationRelations = {
  job: Job
  partnerName: string | null
  isExisting: boolean
  unread: boolean
  nextFollowUpAt: Date | null
}

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

const snapshotColumns = {
  id: columns.id,
  applicantName: columns.applicantName,
  status: columns.status,
  assignedPartnerId: columns.assignedPartnerId,
  interviewDate: columns.interviewDate,
  suitabilityRating: columns.suitabilityRating,
  updatedAt: columns.updatedAt,
}

export type ApplicationsRepo = ReturnType<typeof applicationsRepo>

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
    // Anyone who may see the application may see its follow-ups. One seek for each row.
    nextFollowUpAt: sql<Date | null>`(select min(f.due_at) from follow_ups f indexed by follow_ups_application_open
      where f.application_id = ${jobApplications.id} and f.done_at is null)`.mapWith((at) =>
      typeof at === 'number' ? new Date(at) : null,
    ),
  })
  const unreadBy = (viewer: Viewer) =>
    and(eq(applicationUnread.applicationId, jobApplications.id), eq(applicationUnread.userId, viewer.userId))

  return {
    ...applicationChanges(db),

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
      db.select(snapshotColumns).from(jobApplications).where(eq(jobApplications.id, id)).get(),

    /** Who applied, when, and their status, to decide if they may be contacted. */
    applicant: (id: number) =>
      db
        .select({
          name: columns.applicantName,
          email: columns.applicantEmail,
          phone: columns.phoneNumber,
          url: columns.linkedinUrl,
          appliedAt: columns.appliedAt,
          status: columns.status,
        })
        .from(jobApplications)
        .where(eq(jobApplications.id, id))
        .get(),

    /** The fields that policies and changes read, of several applications, in no order, with the title of the job. */
    snapshots: async (ids: readonly number[]): Promise<(ApplicationSnapshot & { jobTitle: string })[]> =>
      db
        .select({ ...snapshotColumns, jobTitle: jobs.title })
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

    /** Other applications of an application's applicant that the viewer may see, newest first, at most 50. */
    history: (viewer: Viewer, id: number): Promise<EarlierApplication[]> =>
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
            sql`${jobApplications.applicantEmail} = (select applicant_email from job_applications where id = ${id})`,
            ne(jobApplications.id, id),
            viewer.partnerId === undefined
              ? undefined
              : sql`+${jobApplications.assignedPartnerId} = ${viewer.partnerId}`,
          ),
        )
        .orderBy(desc(jobApplications.appliedAt))
        .limit(maxHistory),
  }
}

function inOrder<T extends { id: number }>(ids: readonly number[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
