import { and, eq, gt, isNotNull, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Database, Statement } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { documents } from '#worker/features/documents/documents.table.ts'
import { applicationEvents } from '#worker/features/events/events.table.ts'
import { resumes } from '#worker/features/resumes/resumes.table.ts'
import { outboxStatementWhen, type TaskMessage } from '#worker/tasks/outbox.ts'
import { jobApplications } from './applications.table.ts'

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

/** A stranger who knows an e-mail can add résumés to that person's application; not without end. */
export const maxAddedResumes = 10

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
    /** The application of a person to a job. */
    existing: (jobId: number, email: string) =>
      db
        .select({ id: jobApplications.id })
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
     * Adds what a person sends who has applied before: claims the résumé, fills fields that were empty, files the résumé
     * as a document and writes the event `applied_again`. All or nothing; a second delivery changes nothing.
     *
     * @returns The application that has the résumé afterwards; null when this one has as many as it may get.
     */
    async addAgain(applicationId: number, applicant: Applicant, claim: Claim): Promise<number | null> {
      const { resume, now } = claim
      const hasRoom = sql`(select count(*) from ${documents} where ${documents.applicationId} = ${applicationId}
        and ${documents.uploadedBy} is null) < ${maxAddedResumes}`
      const isOurs = sql`exists (select 1 from ${resumes}
        where ${resumes.id} = ${resume.id} and ${resumes.applicationId} = ${applicationId})`
      const isNew = sql`not exists (select 1 from ${applicationEvents} where ${applicationEvents.applicationId} =
        ${applicationId} and ${applicationEvents.kind} = 'applied_again' and ${applicationEvents.to} = ${resume.url})`
      const isOther = sql`exists (select 1 from ${jobApplications} where ${jobApplications.id} = ${applicationId}
        and ${jobApplications.resumeUrl} is not ${resume.url})`
      const results = await db.batch([
        db
          .update(resumes)
          .set({ applicationId, claimedAt: now })
          .where(and(isClaimable(claim), hasRoom)),
        db
          .update(jobApplications)
          .set({ ...fillings(applicant, resume.url), updatedAt: now })
          .where(and(eq(jobApplications.id, applicationId), isOurs, isNew)),
        db
          .insert(documents)
          .select(
            rowWhere(
              documents,
              {
                applicationId,
                filename: resume.filename,
                originalName: resume.originalName,
                url: resume.key,
                documentType: 'resume',
                fileSize: resume.fileSize,
                mimeType: resume.mimeType,
                uploadedAt: now,
              },
              sql`where ${isOurs} and ${isNew} and ${isOther}`,
            ),
          )
          .onConflictDoNothing({ target: documents.filename }),
        outboxStatementWhen(db, claim.message, sql`${isOurs} and ${isNew}`),
        db
          .insert(applicationEvents)
          .select(
            rowWhere(
              applicationEvents,
              { applicationId, kind: 'applied_again', to: resume.url, createdAt: now },
              sql`where ${isOurs} and ${isNew}`,
            ),
          ),
        db.select({ owner: resumes.applicationId }).from(resumes).where(eq(resumes.id, resume.id)),
      ])
      return results[5][0]?.owner ?? null
    },
  }
}

/** The fields that a later form may fill where the first left them empty; those that have a default never are empty. */
function fillings(applicant: Applicant, resumeUrl: string) {
  const orElse = (column: AnyColumn, value: string | number | undefined) =>
    sql`coalesce(nullif(${column}, ''), ${value ?? null})`
  const t = jobApplications
  return {
    phoneNumber: orElse(t.phoneNumber, applicant.phoneNumber),
    linkedinUrl: orElse(t.linkedinUrl, applicant.linkedinUrl),
    jdYear: orElse(t.jdYear, applicant.jdYear),
    yearsExperience: orElse(t.yearsExperience, applicant.yearsExperience),
    experienceField: orElse(t.experienceField, applicant.experienceField),
    primaryPracticeArea: orElse(t.primaryPracticeArea, applicant.primaryPracticeArea),
    location: orElse(t.location, applicant.location),
    expectedSalary: orElse(t.expectedSalary, applicant.expectedSalary),
    lastJobTitle: orElse(t.lastJobTitle, applicant.lastJobTitle),
    lastFirmName: orElse(t.lastFirmName, applicant.lastFirmName),
    firmPreference: orElse(t.firmPreference, applicant.firmPreference),
    coverLetter: orElse(t.coverLetter, applicant.coverLetter),
    resumeUrl: orElse(t.resumeUrl, resumeUrl),
  }
}
