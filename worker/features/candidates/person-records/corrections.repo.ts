import { eq, sql } from 'drizzle-orm'
import { commit, guardOf, writeStatements, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { applicationTx, type ApplicationTx } from '#worker/features/candidates/applications/events.writes.ts'
import { toReview } from '#worker/features/candidates/applications/reviews.writes.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { keysOfContact } from '#worker/features/candidates/people/contact-columns.service.ts'
import { personIdOf } from '#worker/features/candidates/people/people.writes.ts'

type Application = typeof jobApplications.$inferSelect
type Stated = Pick<
  Application,
  | 'applicantName'
  | 'applicantEmail'
  | 'phoneNumber'
  | 'linkedinUrl'
  | 'location'
  | 'jdYear'
  | 'lastJobTitle'
  | 'lastFirmName'
>

export type CorrectionsRepo = ReturnType<typeof correctionsRepo>

/** Columns of a person's record that say what a field of an application says. */
const columnOf = {
  applicantName: 'name',
  applicantEmail: 'email',
  phoneNumber: 'phone',
  linkedinUrl: 'linkedinUrl',
  jdYear: 'jdYear',
  lastJobTitle: 'lastJobTitle',
  lastFirmName: 'lastFirmName',
} as const
type FollowingField = keyof typeof columnOf

export function correctionsRepo(db: Database) {
  const t = jobApplications
  return {
    stated: (id: number): Promise<Stated | undefined> =>
      db
        .select({
          applicantName: t.applicantName,
          applicantEmail: t.applicantEmail,
          phoneNumber: t.phoneNumber,
          linkedinUrl: t.linkedinUrl,
          location: t.location,
          jdYear: t.jdYear,
          lastJobTitle: t.lastJobTitle,
          lastFirmName: t.lastFirmName,
        })
        .from(t)
        .where(eq(t.id, id))
        .get(),

    /**
     * Corrects an application with everything that belongs to it, if nobody changed it and no other application to the
     * job has the new email address. The person's record follows where it said the same as the application, or nothing.
     *
     * @returns False: nothing was written.
     */
    async correct(
      { id, updatedAt, stated }: { id: number; updatedAt: Date; stated: Stated },
      change: Partial<Stated>,
      { by, at }: { by: number; at: Date },
      writes: (tx: ApplicationTx) => Writes,
    ): Promise<boolean> {
      const isEmailFree =
        change.applicantEmail === undefined
          ? sql`1`
          : sql`not exists (select 1 from job_applications other where other.job_id = job_applications.job_id
              and other.applicant_email = ${change.applicantEmail} and other.id <> ${id})`
      const mayBeSaved = sql`id = ${id} and updated_at = ${updatedAt.getTime()} and ${isEmailFree}`
      const person = sql`(select candidate_id from job_applications where id = ${id})`
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from job_applications where ${mayBeSaved})`),
        writes: [
          writes(applicationTx(db, id, { by, at })),
          toReview({ applicationId: id, by }),
          writeStatements((guard) =>
            followedFields(change).map((field) => {
              const name = columnOf[field]
              const value = change[field] ?? null
              const isFree =
                field === 'applicantEmail' ? sql`coalesce(${personIdOf(String(value))}, ${person}) = ${person}` : sql`1`
              return db
                .update(candidates)
                .set({
                  [name]: value,
                  ...keysOfContact({ [name]: value }),
                  version: sql`${candidates.version} + 1`,
                  updatedAt: at,
                })
                .where(
                  sql`${candidates.id} = ${person} and (${candidates[name]} is ${stated[field]} or coalesce(${candidates[name]}, '') = '')
                    and ${isFree} and ${guard.holds(sql`null`)}`,
                )
            }),
          ),
        ],
        statement: db
          .update(t)
          .set({ ...change, updatedAt: sql`max(${at.getTime()}, ${t.updatedAt} + 1)` })
          .where(mayBeSaved)
          .returning({ id: t.id }),
      })
      return rows.length === 1
    },
  }
}

const followedFields = (change: Partial<Stated>): FollowingField[] =>
  (Object.keys(columnOf) as FollowingField[]).filter((field) => change[field] !== undefined)
