import { and, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { addedId, commit, guardOf, writeChange, writeStatements, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { applicationEvents } from '#worker/features/candidates/applications/events.table.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { applicationTx, type ApplicationTx } from '#worker/features/candidates/applications/events.writes.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { toReview } from '#worker/features/candidates/applications/reviews.writes.ts'
import { addPersonOnce, fillPerson, personIdOf, personRow } from '#worker/features/candidates/people/people.writes.ts'
import { filledNames, fillable, formColumns, statedFacts } from './form-columns.ts'
import { applicationRepeats } from './repeats.table.ts'

export type ApplyRepo = ReturnType<typeof applyRepo>

/** Values of the form. `undefined` where the applicant left a field empty. */
export type Applicant = {
  applicantName: string
  applicantEmail: string
  phoneNumber: string | undefined
  linkedinUrl: string | undefined
  jdYear: number | undefined
  yearsExperience: number | undefined
  experienceField: string | undefined
  primaryPracticeArea: string | undefined
  location: string | undefined
  expectedSalary: number | undefined
  hasPortableBook: boolean
  bigFirmExperienceYears: number
  lastJobTitle: string | undefined
  lastFirmName: string | undefined
  firmPreference: string | undefined
  needsVisaSponsorship: 'YES' | 'NO'
  coverLetter: string | undefined
  /** Where they heard of us (contract/domain/application-sources.ts). Applying again doesn't change it. */
  source: string
}

/** The résumé to claim. Those made before `since` are too old. */
export type Claim = {
  resumeId: string
  since: Date
  now: Date
}

/** A later application under the same email, stored apart from the first. */
export type Repeat = {
  key: string
  digest: string
  /** JSON of the form. */
  values: string
  /** Maximum number of repeats of the application. */
  max: number
}

/**
 * The two writes of applying. Each is one batch, which D1 runs as a transaction, one batch after the other. Every
 * statement has its own condition, so that the second of two submissions changes nothing. Applications, résumés,
 * documents and events are written here together because none of them may be saved without the others.
 */
export function applyRepo(db: Database) {
  const isClaimable = ({ resumeId, since }: Claim) =>
    and(
      eq(resumes.id, resumeId),
      isNotNull(resumes.storedAt),
      isNull(resumes.applicationId),
      gt(resumes.createdAt, since),
    )

  return {
    /** The application of a person to a job, with what its form said. */
    existing: (jobId: number, email: string) =>
      db
        .select({ id: jobApplications.id, ...formColumns })
        .from(jobApplications)
        .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.applicantEmail, email)))
        .get(),

    /**
     * Adds the application and claims its résumé, with the event `applied` and what else belongs to it, which may name
     * the application by `addedId`: all or nothing.
     *
     * @returns False if the person has applied to this job before, or the résumé can't be claimed: nothing was changed.
     */
    async add(
      jobId: number,
      applicant: Applicant,
      claim: Claim,
      writes: (tx: ApplicationTx<typeof addedId>) => Writes,
    ): Promise<boolean> {
      const { resumeId, now } = claim
      const row = {
        jobId,
        ...applicant,
        resumeId,
        candidateId: personIdOf(applicant.applicantEmail),
        appliedAt: now,
        updatedAt: now,
        statusChangedAt: now,
      }
      // An application names a résumé only in the transaction that claims it, and the insert below only while it is
      // unclaimed: one that names this résumé was added either by this very transaction or together with its claim, or,
      // where staff had added it without one, got the résumé when the person applied.
      const added = sql<number>`(select ${jobApplications.id} from ${jobApplications}
        where ${jobApplications.jobId} = ${jobId} and ${jobApplications.applicantEmail} = ${applicant.applicantEmail}
        and ${jobApplications.resumeId} = ${resumeId}
        and not exists (select 1 from ${applicationEvents} where ${applicationEvents.applicationId} = ${jobApplications.id}
          and ${applicationEvents.kind} = 'applied_again' and ${applicationEvents.to} = ${resumeId}))`
      const isNew = sql`${added} is not null and not exists (select 1 from ${applicationEvents}
        where ${applicationEvents.applicationId} = ${added} and ${applicationEvents.kind} = 'applied')`
      const tx = applicationTx(db, addedId, { by: null, at: now })
      const person = personRow({ ...statedFacts(applicant), resumeId })
      const mayBeAdded = sql`exists (select 1 from ${resumes} where ${isClaimable(claim)}) and not exists (
        select 1 from ${jobApplications} where ${jobApplications.jobId} = ${jobId}
        and ${jobApplications.applicantEmail} = ${applicant.applicantEmail})`
      const { rows } = await commit(db, {
        guard: guardOf(isNew, added),
        writesRun: 'after',
        before: [addPersonOnce(db, { ...person, isSearchProfile: false, createdAt: now }, mayBeAdded)],
        statement: db
          .insert(jobApplications)
          .select(
            rowWhere(jobApplications, row, sql`where exists (select 1 from ${resumes} where ${isClaimable(claim)})`),
          )
          .onConflictDoNothing({ target: [jobApplications.jobId, jobApplications.applicantEmail] })
          .returning({ id: jobApplications.id }),
        writes: [
          writeStatements(() => [
            db
              .update(resumes)
              .set({ applicationId: added, claimedAt: now })
              .where(and(isClaimable(claim), sql`${added} is not null`)),
          ]),
          writes(tx),
          writeStatements((guard) =>
            fillPerson(db, personIdOf(applicant.applicantEmail), person, {
              at: now,
              condition: guard.holds(sql`null`),
            }),
          ),
          toReview({ applicationId: addedId, by: null }),
          // Last, because it makes the guard false.
          tx.event('applied'),
        ],
      })
      return rows.length === 1
    },

    /**
     * Stores what comes under the email of somebody who has applied before: claims the résumé, stores the form's values
     * apart, fills fields that were empty, and adds the event `applied_again`. All or nothing; a second delivery
     * changes nothing.
     *
     * @param ownResumeWrites What is written only if the application had no résumé and gets this one.
     * @returns `full`: the application has as many repeats as it may have. `resume_gone`: the résumé can't be claimed.
     */
    async addAgain(
      applicationId: number,
      applicant: Applicant,
      claim: Claim,
      repeat: Repeat,
      ownResumeWrites: (tx: ApplicationTx) => Writes,
    ): Promise<'stored' | 'full' | 'resume_gone'> {
      const { resumeId, now } = claim
      const isOfIt = eq(applicationRepeats.applicationId, applicationId)
      const isKnown = sql`exists (select 1 from ${applicationRepeats} where ${isOfIt}
        and ${applicationRepeats.digest} = ${repeat.digest})`
      const hasRoom = sql`(select count(*) from ${applicationRepeats} where ${isOfIt}) < ${repeat.max}`
      const isClaimed = sql`exists (select 1 from ${resumes}
        where ${resumes.id} = ${resumeId} and ${resumes.applicationId} = ${applicationId})`
      const application = (value: SQL) =>
        sql`(select ${value} from ${jobApplications} where ${jobApplications.id} = ${applicationId})`
      // A résumé that fills an empty field, or was sent before, isn't the repeat's own.
      const ownResume = sql`case when ${application(sql`coalesce(nullif(${jobApplications.resumeId}, ''), ${resumeId}) = ${resumeId}`)}
        or exists (select 1 from ${applicationRepeats} where ${applicationRepeats.resumeId} = ${resumeId})
        then null else ${resumeId} end`
      const fields = Object.entries(fillable(applicant, resumeId))
      const isAdded = sql`exists (select 1 from ${applicationRepeats} where ${applicationRepeats.key} = ${repeat.key})`
      const tx = applicationTx(db, applicationId, { by: null, at: now })
      const person = personRow({ ...statedFacts(applicant), resumeId })
      const { after } = await commit(db, {
        guard: guardOf(isAdded),
        before: [
          db
            .update(resumes)
            .set({ applicationId, claimedAt: now })
            .where(and(isClaimable(claim), sql`(${isKnown} or ${hasRoom})`)),
          // Before the fields are filled, so that it can say which.
          db
            .insert(applicationRepeats)
            .select(
              rowWhere(
                applicationRepeats,
                {
                  applicationId,
                  ...pick(repeat),
                  filled: filledNames(applicationId, fields),
                  resumeId: ownResume,
                  receivedAt: now,
                },
                sql`where ${isClaimed} and ${hasRoom}`,
              ),
            )
            .onConflictDoNothing({ target: [applicationRepeats.applicationId, applicationRepeats.digest] }),
        ],
        writes: [
          writeChange(application(sql`coalesce(${jobApplications.resumeId}, '') = ''`), {
            writes: ownResumeWrites(tx),
            statements: () => [],
          }),
          writeStatements((guard) => [
            addPersonOnce(
              db,
              { ...person, isSearchProfile: false, createdAt: now },
              sql`(${guard.holds(sql`null`)}) and ${application(sql`${jobApplications.candidateId} is null`)}`,
            ),
            ...fillPerson(db, personIdOf(applicant.applicantEmail), person, {
              at: now,
              condition: guard.holds(sql`null`),
            }),
          ]),
          tx.event('applied_again', { to: resumeId }),
          toReview({ applicationId, by: null }),
        ],
        statement: db
          .update(jobApplications)
          .set({
            ...Object.fromEntries(
              fields.map(([name, { column, value }]) => [name, sql`coalesce(nullif(${column}, ''), ${value ?? null})`]),
            ),
            candidateId: sql`coalesce(${jobApplications.candidateId}, ${personIdOf(applicant.applicantEmail)})`,
            updatedAt: now,
          })
          .where(and(eq(jobApplications.id, applicationId), isAdded))
          .returning({ id: jobApplications.id }),
        after: [
          db
            .select({
              isKnown: sql<number>`${isKnown}`,
              hasRoom: sql<number>`${hasRoom}`,
            })
            .from(sql`(select 1)`),
        ],
      })
      const state = stateIn(after)
      if (state?.isKnown) return 'stored'
      return state?.hasRoom ? 'resume_gone' : 'full'
    },
  }
}

type RepeatState = { isKnown: number; hasRoom: number }
const stateIn = ([rows]: readonly unknown[]): RepeatState | undefined => (rows as RepeatState[])[0]

const pick = ({ key, digest, values }: Repeat) => ({ key, digest, values })
