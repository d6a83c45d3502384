import { and, desc, eq, sql } from 'drizzle-orm'
import { commit, guardOf, writeChange, type Write, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import {
  applicationTx,
  type ApplicationTx,
  type Author,
} from '#worker/features/candidates/applications/events.writes.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { addFirmsOnce, firmIdAfter, firmIdOf } from '#worker/features/jobs/firms/firms.writes.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { closedSubmission, submissionInterviewSequence } from '#contract/domain/submission-statuses.ts'
import { sameSubmissionMs } from '#worker/features/clients/submission-gate/submission-gate.service.ts'
import { firmKeys } from '#worker/reading/lexicon/firm-names.ts'
import { clientSubmissions } from './submissions.table.ts'

export type Submission = typeof clientSubmissions.$inferSelect
/** Fields that follow from the check of a submission. */
type CheckedFields = Pick<Submission, 'jobId' | 'contactId' | 'consentId' | 'gate'>
export type SubmissionChange = SubmissionFields & Partial<CheckedFields & Pick<Submission, 'outcomeReason'>>
export type SubmissionFields = Pick<Submission, 'companyName' | 'status' | 'notes' | 'interviewDate'>

export type SubmissionsRepo = ReturnType<typeof submissionsRepo>

/** Far above any real candidate's; bounds what a script can make a panel load. */
const maxSubmissions = 200

export function submissionsRepo(db: Database) {
  return {
    byId: (id: number): Promise<Submission | undefined> =>
      db.select().from(clientSubmissions).where(eq(clientSubmissions.id, id)).get(),

    /** Newest first, at most 200. */
    ofApplication: (applicationId: number): Promise<Submission[]> =>
      db
        .select()
        .from(clientSubmissions)
        .where(eq(clientSubmissions.applicationId, applicationId))
        .orderBy(desc(clientSubmissions.id))
        .limit(maxSubmissions),

    /** Submissions of all applications of a person, newest first, each with its job's title: all, or a partner's. */
    async ofPerson(candidateId: number, partnerId: number | undefined): Promise<(Submission & { jobTitle: string })[]> {
      const rows = await db
        .select({ submission: clientSubmissions, jobTitle: jobs.title })
        .from(jobApplications)
        .innerJoin(clientSubmissions, eq(clientSubmissions.applicationId, jobApplications.id))
        .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
        .where(
          and(
            eq(jobApplications.candidateId, candidateId),
            partnerId === undefined ? undefined : sql`+${jobApplications.assignedPartnerId} = ${partnerId}`,
          ),
        )
        .orderBy(desc(clientSubmissions.id))
        .limit(maxSubmissions)
      return rows.map(({ submission, jobTitle }) => ({ ...submission, jobTitle }))
    },

    /** True if emails to a candidate may name a firm: the job isn't confidential, or the candidate knows from a request. */
    async isFirmKnown(applicationId: number, companyName: string): Promise<boolean> {
      const keys = sql`select value from json_each(${JSON.stringify(firmKeys(companyName))})`
      const [row] = await db.all<{ isKnown: number }>(sql`select not j.is_confidential or exists (
          select 1 from consents c where c.application_id = a.id and c.answered_at is not null
            and (c.firm_id = ${firmIdOf(companyName)} or (c.firm_id is null and c.firm_key in (${keys})))
        ) as "isKnown" from job_applications a join jobs j on j.id = a.job_id where a.id = ${applicationId}`)
      return row?.isKnown === 1
    },

    /** The statuses that an application's submissions have, each once. */
    async statuses(applicationId: number): Promise<string[]> {
      const rows = await db
        .selectDistinct({ status: clientSubmissions.status })
        .from(clientSubmissions)
        .where(eq(clientSubmissions.applicationId, applicationId))
      return rows.map(({ status }) => status)
    },

    /**
     * Adds a submission with what belongs to it. The same company and status within five seconds makes no second one.
     *
     * @returns The new row, or the one that was there.
     */
    async add(
      given: SubmissionFields & CheckedFields & Pick<Submission, 'applicationId' | 'interviewUid' | 'submittedBy'>,
      { by, at }: Author,
      writes: (tx: ApplicationTx) => Writes,
    ): Promise<Submission> {
      const { applicationId, companyName, status } = given
      const isSame = sql`application_id = ${applicationId} and company_name = ${companyName} and status = ${status}
        and created_at > ${at.getTime() - sameSubmissionMs}`
      const isNew = sql`not exists (select 1 from client_submissions where ${isSame})`
      const { rows, after } = await commit<Submission>(db, {
        guard: guardOf(isNew),
        before: addFirmsOnce(db, [companyName], { by, at }, isNew),
        writes: writes(applicationTx(db, applicationId, { by, at })),
        statement: db
          .insert(clientSubmissions)
          .select(
            rowWhere(
              clientSubmissions,
              { ...given, firmId: firmIdOf(companyName), createdAt: at, updatedAt: at },
              sql`where ${isNew}`,
            ),
          )
          .returning(),
        after: [db.select().from(clientSubmissions).where(isSame).orderBy(desc(clientSubmissions.id)).limit(1)],
      })
      const [row] = [...rows, ...(after[0] as Submission[])]
      // The change is one transaction, so the row that it wrote or found is there.
      if (!row) throw new Error('an added submission has no row')
      return row
    },

    /**
     * Saves a change if the row still is as it was read; undefined if someone else changed it first, and then nothing is
     * written. `updatedAt` always grows, so that it names one state.
     */
    async change(
      before: Submission,
      change: SubmissionChange,
      { by, at }: Author,
      writes: (tx: ApplicationTx) => Writes,
    ): Promise<Submission | undefined> {
      const { id, applicationId, updatedAt } = before
      const isUnchanged = sql`id = ${id} and updated_at = ${updatedAt.getTime()}`
      const holds = sql`exists (select 1 from client_submissions where ${isUnchanged})`
      const { rows } = await commit<Submission>(db, {
        guard: guardOf(holds),
        before: addFirmsOnce(db, [change.companyName], { by, at }, holds),
        writes: writes(applicationTx(db, applicationId, { by, at })),
        statement: db
          .update(clientSubmissions)
          .set({
            ...change,
            interviewSequence: submissionInterviewSequence(before, change.interviewDate),
            firmId: firmIdAfter('company_name', change.companyName),
            version: sql`version + 1`,
            updatedAt: new Date(Math.max(at.getTime(), updatedAt.getTime() + 1)),
          })
          .where(isUnchanged)
          .returning(),
      })
      return rows[0]
    },

    /**
     * Writes that close a submission with a change of any feature, if it still is as it was read.
     *
     * @param writes What belongs to it, in the timeline of its application.
     */
    closed: (
      before: Pick<Submission, 'id' | 'applicationId' | 'updatedAt' | 'interviewDate' | 'interviewSequence'>,
      reason: string,
      author: Author,
      writes: (tx: ApplicationTx) => Writes,
    ): Write => {
      const isUnchanged = sql`id = ${before.id} and updated_at = ${before.updatedAt.getTime()}`
      return writeChange(sql`exists (select 1 from client_submissions where ${isUnchanged})`, {
        writes: writes(applicationTx(db, before.applicationId, author)),
        statements: (guard) => [
          db
            .update(clientSubmissions)
            .set({
              status: closedSubmission,
              outcomeReason: reason,
              interviewDate: null,
              interviewSequence: submissionInterviewSequence(before, null),
              version: sql`${clientSubmissions.version} + 1`,
              updatedAt: new Date(Math.max(author.at.getTime(), before.updatedAt.getTime() + 1)),
            })
            .where(sql`${isUnchanged} and ${guard.holds(sql`null`)}`),
        ],
      })
    },

    /** Removes a submission with what belongs to it; false if it was gone already, and then nothing is written. */
    async remove(
      { id, applicationId }: Submission,
      author: Author,
      writes: (tx: ApplicationTx) => Writes,
    ): Promise<boolean> {
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from client_submissions where id = ${id})`),
        writes: writes(applicationTx(db, applicationId, author)),
        statement: db
          .delete(clientSubmissions)
          .where(eq(clientSubmissions.id, id))
          .returning({ id: clientSubmissions.id }),
      })
      return rows.length === 1
    },
  }
}
