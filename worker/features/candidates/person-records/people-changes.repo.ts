import { eq, sql } from 'drizzle-orm'
import { addedId, always, commit, guardOf, writeStatements, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { applicationTx, type ApplicationTx } from '#worker/features/candidates/applications/events.writes.ts'
import type { NewNotification } from '#worker/features/identity/notifications/notifications.writes.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { toReview } from '#worker/features/candidates/applications/reviews.writes.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { fillPerson, personIdOf, personTx, type PersonTx } from '#worker/features/candidates/people/people.writes.ts'

type NewPerson = typeof candidates.$inferInsert
export type PersonChange = Partial<NewPerson>

/** The state of a record that a change was decided on. */
export type PersonSnapshot = { id: number; version: number }
type PersonAuthor = { by: number; at: Date }

/** An application that staff add, with the facts of the person's record. */
export type StaffApplication = Pick<
  typeof jobApplications.$inferInsert,
  | 'jobId'
  | 'candidateId'
  | 'applicantName'
  | 'applicantEmail'
  | 'phoneNumber'
  | 'linkedinUrl'
  | 'jdYear'
  | 'yearsExperience'
  | 'primaryPracticeArea'
  | 'location'
  | 'lastJobTitle'
  | 'lastFirmName'
  | 'resumeId'
  | 'assignedPartnerId'
  | 'status'
  | 'source'
>

/** The writes of `PersonRecordsRepo`. */
export function peopleChanges(db: Database) {
  return {
    /**
     * Adds a person unless somebody on record has the email address, with what belongs to it.
     *
     * @returns The id, or undefined if the email address is on record: nothing was written.
     */
    async add(
      person: NewPerson,
      { by, at }: PersonAuthor,
      writes: (tx: PersonTx) => Writes,
    ): Promise<number | undefined> {
      const isFree = sql`where ${personIdOf(sql`${person.email ?? null}`)} is null`
      // Ids rise. The newest record is the added one if its author made it at this moment and its log is still empty.
      const added = sql<number>`(select max(id) from candidates)`
      const isNew = sql`exists (select 1 from candidates where id = ${added} and created_by = ${by}
        and created_at = ${at.getTime()} and not exists (select 1 from candidate_events e where e.candidate_id = ${added}))`
      const { rows } = await commit<{ id: number }>(db, {
        guard: guardOf(isNew, added),
        writesRun: 'after',
        statement: db
          .insert(candidates)
          .select(rowWhere(candidates, { ...person, createdBy: by, createdAt: at }, isFree))
          .returning({ id: candidates.id }),
        writes: writes(personTx(db, addedId, { by, at })),
      })
      return rows[0]?.id
    },

    /**
     * Changes a record with everything that belongs to the change, if it still has the version of the snapshot and
     * nobody else has the new email address. False: nothing was written.
     */
    async change(
      { id, version }: PersonSnapshot,
      values: PersonChange,
      { by, at }: PersonAuthor,
      writes: (tx: PersonTx) => Writes,
    ): Promise<boolean> {
      const isEmailFree = values.email ? sql`coalesce(${personIdOf(values.email)}, ${id}) = ${id}` : sql`1`
      const isUnchanged = sql`id = ${id} and version = ${version} and merged_into_id is null and deleted_at is null
        and ${isEmailFree}`
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from candidates where ${isUnchanged})`),
        writes: writes(personTx(db, id, { by, at })),
        statement: db
          .update(candidates)
          .set({ ...values, version: version + 1, updatedAt: at })
          .where(isUnchanged)
          .returning({ id: candidates.id }),
      })
      return rows.length === 1
    },

    /** Sends notifications about a record. */
    async notify(id: number, author: PersonAuthor, notifications: readonly NewNotification[]): Promise<void> {
      const tx = personTx(db, id, author)
      await commit(db, { guard: always, writes: notifications.map((one) => tx.notify(one)) })
    },

    /** Fills the empty fields of a record. Filled ones stay. */
    async fill(id: number, row: PersonChange, at: Date): Promise<void> {
      const statements = fillPerson(db, sql`${id}`, row, { at, condition: sql`1` })
      const listed = row.isSearchProfile
        ? [db.update(candidates).set({ isSearchProfile: true }).where(eq(candidates.id, id))]
        : []
      await commit(db, { guard: always, writes: [writeStatements(() => [...statements, ...listed])] })
    },

    /**
     * Adds an application of a person, with what belongs to it, unless the person or the email address has applied to
     * the job. It takes the person's résumé along if no other application has it. Everybody who reviews it except the
     * author has to review it.
     *
     * @returns The id, or undefined: nothing was written.
     */
    async addApplication(
      application: StaffApplication,
      { by, at }: PersonAuthor,
      writes: (tx: { application: ApplicationTx<typeof addedId>; person: PersonTx }) => Writes,
    ): Promise<number | undefined> {
      const { jobId, candidateId = null, applicantEmail, resumeId = null } = application
      const isFree = sql`id = ${resumeId} and is_from_staff = 1 and application_id is null`
      const isTheirs = sql`a.job_id = ${jobId} and (a.candidate_id = ${candidateId} or a.applicant_email = ${applicantEmail})`
      const added = sql<number>`(select a.id from job_applications a where ${isTheirs})`
      // Only the application that this transaction has just added has no entry in its timeline.
      const isNew = sql`${added} is not null and not exists (select 1 from application_events e where e.application_id = ${added})`
      const row = {
        ...application,
        resumeId: sql`(select id from resumes where ${isFree})`,
        appliedAt: at,
        updatedAt: at,
        statusChangedAt: at,
      }
      const { rows } = await commit<{ id: number }>(db, {
        guard: guardOf(isNew, added),
        writesRun: 'after',
        statement: db
          .insert(jobApplications)
          .select(
            rowWhere(jobApplications, row, sql`where not exists (select 1 from job_applications a where ${isTheirs})`),
          )
          .onConflictDoNothing({ target: [jobApplications.jobId, jobApplications.applicantEmail] })
          .returning({ id: jobApplications.id }),
        writes: [
          toReview({ applicationId: addedId, by }),
          writeStatements(({ holds }) => [
            db
              .update(resumes)
              .set({ applicationId: added, claimedAt: at } as never)
              .where(sql`${isFree} and ${holds(sql`null`)}`),
          ]),
          // The event comes last, because it makes the guard false.
          writes({
            person: personTx(db, candidateId ?? 0, { by, at }),
            application: applicationTx(db, addedId, { by, at }),
          }),
        ],
      })
      return rows[0]?.id
    },
  }
}
