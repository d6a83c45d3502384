import { and, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database, Statement } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { applicationEvents } from '#worker/features/candidates/events/events.table.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { outboxStatementWhen, type TaskMessage } from '#worker/tasks/outbox.ts'
import { jobApplications } from './applications.table.ts'
import { applicationRepeats } from './repeats.table.ts'

export type ApplyRepo = ReturnType<typeof applyRepo>

/** What the applicant says. `undefined` where the form's field was left empty. */
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
  /** How they found us (contract/domain/application-sources.ts); the first time counts. */
  source: string
}

/** A résumé whose file has arrived, under the names it is filed by. */
export type ResumeFile = {
  id: string
  /** What `resumeUrl` says. */
  url: string
  /** Where it lies in R2. */
  key: string
  filename: string
  originalName: string
  /** Bytes. */
  fileSize: number
  mimeType: string
}

/** The résumé to claim; `since`: those made before are too old. */
export type Claim = {
  resume: ResumeFile
  since: Date
  now: Date
  /** What is to be done with the résumé once it is claimed; written down in the same batch. */
  message: TaskMessage
}

/** A later application of the same person, as it is kept apart. */
export type Repeat = {
  key: string
  digest: string
  /** JSON of the form. */
  values: string
  /** How many an application may have. */
  max: number
}

/**
 * The two writes of applying. Each is one batch, D1's transaction, and batches run one after the other; inside, every
 * statement carries its own condition, so that whoever comes second changes nothing. Applications, résumés, documents and
 * events are written here together because none of them may happen without the others.
 */
export function applyRepo(db: Database) {
  const isClaimable = ({ resume, since }: Claim) =>
    and(
      eq(resumes.id, resume.id),
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
     * Makes the application, claims its résumé and writes the event `applied`: all or nothing.
     *
     * @param also Makes the statements that belong to it; gets the application's id and whether it was made, as SQL.
     * @returns False when the person has applied to this job before, or the résumé can't be claimed: nothing was changed.
     */
    async add(
      jobId: number,
      applicant: Applicant,
      claim: Claim,
      also: (made: { id: SQL; when: SQL }) => Statement[] = () => [],
    ): Promise<boolean> {
      const { resume, now } = claim
      const row = {
        jobId,
        ...applicant,
        resumeUrl: resume.url,
        appliedAt: now,
        updatedAt: now,
        statusChangedAt: now,
      }
      // An application names a résumé only in the batch that claims it, and the insert below only while it is unclaimed:
      // one that names this résumé was made either by this very batch or together with its claim, or, where staff had made
      // it without one, got the résumé when the person applied.
      const made = sql<number>`(select ${jobApplications.id} from ${jobApplications}
        where ${jobApplications.jobId} = ${jobId} and ${jobApplications.applicantEmail} = ${applicant.applicantEmail}
        and ${jobApplications.resumeUrl} = ${resume.url}
        and not exists (select 1 from ${applicationEvents} where ${applicationEvents.applicationId} = ${jobApplications.id}
          and ${applicationEvents.kind} = 'applied_again' and ${applicationEvents.to} = ${resume.url}))`
      const hasEvent = sql`exists (select 1 from ${applicationEvents}
        where ${applicationEvents.applicationId} = ${made} and ${applicationEvents.kind} = 'applied')`
      const [inserted] = await db.batch([
        db
          .insert(jobApplications)
          .select(
            rowWhere(jobApplications, row, sql`where exists (select 1 from ${resumes} where ${isClaimable(claim)})`),
          )
          .onConflictDoNothing({ target: [jobApplications.jobId, jobApplications.applicantEmail] })
          .returning({ id: jobApplications.id }),
        db
          .update(resumes)
          .set({ applicationId: made, claimedAt: now })
          .where(and(isClaimable(claim), sql`${made} is not null`)),
        outboxStatementWhen(db, claim.message, sql`${made} is not null and not ${hasEvent}`),
        db
          .insert(applicationEvents)
          .select(
            rowWhere(
              applicationEvents,
              { applicationId: made, kind: 'applied', createdAt: now },
              sql`where ${made} is not null and not ${hasEvent}`,
            ),
          ),
        ...also({ id: made, when: sql`${made} is not null` }),
      ])
      return inserted.length === 1
    },

    /**
     * Keeps what comes under the email of somebody who has applied before: claims the résumé, keeps the form's values apart,
     * fills fields that were empty, and writes the event `applied_again`. All or nothing; a second delivery changes nothing.
     *
     * @returns `kept_as_own`: the application had no résumé and has this one now. `full`: the application has as many repeats as it may have, and nothing was kept.
     */
    async addAgain(
      applicationId: number,
      applicant: Applicant,
      claim: Claim,
      repeat: Repeat,
    ): Promise<'kept' | 'kept_as_own' | 'full' | 'resume_gone'> {
      const { resume, now } = claim
      const isOfIt = eq(applicationRepeats.applicationId, applicationId)
      const isKnown = sql`exists (select 1 from ${applicationRepeats} where ${isOfIt}
        and ${applicationRepeats.digest} = ${repeat.digest})`
      const hasRoom = sql`(select count(*) from ${applicationRepeats} where ${isOfIt}) < ${repeat.max}`
      const isOurs = sql`exists (select 1 from ${resumes}
        where ${resumes.id} = ${resume.id} and ${resumes.applicationId} = ${applicationId})`
      const theirs = (what: SQL) =>
        sql`(select ${what} from ${jobApplications} where ${jobApplications.id} = ${applicationId})`
      // A résumé that fills an empty place, or was sent before, is none of this one's own.
      const ownResume = sql`case when ${theirs(sql`coalesce(nullif(${jobApplications.resumeUrl}, ''), ${resume.url}) = ${resume.url}`)}
        or exists (select 1 from ${applicationRepeats} where ${applicationRepeats.resumeId} = ${resume.id})
        then null else ${resume.id} end`
      const fields = Object.entries(fillings(applicant, resume.url))
      const filled = sql`(select json_group_array(j.value) from ${jobApplications}, json_each(json_array(${sql.join(
        fields.map(
          ([name, { column, value }]) =>
            sql`case when coalesce(${column}, '') = '' and ${value ?? null} is not null then ${name} end`,
        ),
        sql`, `,
      )})) j where ${jobApplications.id} = ${applicationId} and j.value is not null)`
      const isMade = sql`exists (select 1 from ${applicationRepeats} where ${applicationRepeats.key} = ${repeat.key})`
      const results = await db.batch([
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
              { applicationId, ...pick(repeat), filled, resumeId: ownResume, receivedAt: now },
              sql`where ${isOurs} and ${hasRoom}`,
            ),
          )
          .onConflictDoNothing({ target: [applicationRepeats.applicationId, applicationRepeats.digest] }),
        // Only the résumé that the application shows is read and scored.
        outboxStatementWhen(
          db,
          claim.message,
          sql`${isMade} and ${theirs(sql`coalesce(${jobApplications.resumeUrl}, '') = ''`)}`,
        ),
        db
          .update(jobApplications)
          .set({
            ...Object.fromEntries(
              fields.map(([name, { column, value }]) => [name, sql`coalesce(nullif(${column}, ''), ${value ?? null})`]),
            ),
            updatedAt: now,
          })
          .where(and(eq(jobApplications.id, applicationId), isMade)),
        db
          .insert(applicationEvents)
          .select(
            rowWhere(
              applicationEvents,
              { applicationId, kind: 'applied_again', to: resume.url, createdAt: now },
              sql`where ${isMade}`,
            ),
          ),
        db
          .select({
            isOwn: sql<number>`${theirs(sql`${jobApplications.resumeUrl} = ${resume.url}`)}`,
            isKnown: sql<number>`${isKnown}`,
            hasRoom: sql<number>`${hasRoom}`,
          })
          .from(sql`(select 1)`),
      ])
      const [after] = results[5]
      if (after?.isKnown) return after.isOwn ? 'kept_as_own' : 'kept'
      return after?.hasRoom ? 'resume_gone' : 'full'
    },
  }
}

const pick = ({ key, digest, values }: Repeat) => ({ key, digest, values })

const t = jobApplications

/** What the form says of an applicant, as it is stored. */
const formColumns = {
  applicantName: t.applicantName,
  phoneNumber: t.phoneNumber,
  linkedinUrl: t.linkedinUrl,
  jdYear: t.jdYear,
  yearsExperience: t.yearsExperience,
  experienceField: t.experienceField,
  primaryPracticeArea: t.primaryPracticeArea,
  location: t.location,
  expectedSalary: t.expectedSalary,
  hasPortableBook: t.hasPortableBook,
  bigFirmExperienceYears: t.bigFirmExperienceYears,
  lastJobTitle: t.lastJobTitle,
  lastFirmName: t.lastFirmName,
  firmPreference: t.firmPreference,
  needsVisaSponsorship: t.needsVisaSponsorship,
  coverLetter: t.coverLetter,
}

/** The fields that a later form may fill where the first left them empty; those that have a default never are empty. */
const fillings = (applicant: Applicant, resumeUrl: string) => ({
  phoneNumber: { column: t.phoneNumber, value: applicant.phoneNumber },
  linkedinUrl: { column: t.linkedinUrl, value: applicant.linkedinUrl },
  jdYear: { column: t.jdYear, value: applicant.jdYear },
  yearsExperience: { column: t.yearsExperience, value: applicant.yearsExperience },
  experienceField: { column: t.experienceField, value: applicant.experienceField },
  primaryPracticeArea: { column: t.primaryPracticeArea, value: applicant.primaryPracticeArea },
  location: { column: t.location, value: applicant.location },
  expectedSalary: { column: t.expectedSalary, value: applicant.expectedSalary },
  lastJobTitle: { column: t.lastJobTitle, value: applicant.lastJobTitle },
  lastFirmName: { column: t.lastFirmName, value: applicant.lastFirmName },
  firmPreference: { column: t.firmPreference, value: applicant.firmPreference },
  coverLetter: { column: t.coverLetter, value: applicant.coverLetter },
  resumeUrl: { column: t.resumeUrl, value: resumeUrl },
})
