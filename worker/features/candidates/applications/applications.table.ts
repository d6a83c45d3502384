import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { isActiveApplication } from '#worker/db/active-application.ts'
import { createdMoment, flag, id, moment, textList } from '#worker/db/columns.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** One person applying to one job. */
export const jobApplications = sqliteTable(
  'job_applications',
  {
    id: id(),
    jobId: integer()
      .notNull()
      .references(() => jobs.id),
    applicantName: text().notNull(),
    /** Trimmed and in lower case: the applicant's identity over several applications. */
    applicantEmail: text().notNull(),
    phoneNumber: text(),
    linkedinUrl: text(),
    jdYear: integer(),
    yearsExperience: integer(),
    experienceField: text(),
    primaryPracticeArea: text(),
    location: text(),
    /** US dollars a year. */
    expectedSalary: integer(),
    hasPortableBook: flag().notNull().default(false),
    bigFirmExperienceYears: integer().notNull().default(0),
    lastJobTitle: text(),
    lastFirmName: text(),
    /** Comma-joined: big_firm, boutique, in_house. */
    firmPreference: text(),
    needsVisaSponsorship: text({ enum: ['YES', 'NO'] })
      .notNull()
      .default('NO'),
    coverLetter: text(),
    /** `/resumes/<id>`; the file opens at `/api` plus this, for staff who may see the application. */
    resumeUrl: text(),
    matchScore: integer(),
    /** Sort key: applications without a score come last. */
    scoreKey: integer().generatedAlwaysAs(sql`coalesce(match_score, -1)`, { mode: 'virtual' }),
    nameKey: text().generatedAlwaysAs(sql`lower(applicant_name)`, { mode: 'virtual' }),
    matchSummary: text(),
    matchReasons: textList().notNull().default([]),
    assignedPartnerId: integer().references(() => users.id, { onDelete: 'set null' }),
    interviewDate: moment(),
    suitabilityRating: text(),
    talentForOtherRoles: text(),
    appliedBefore: flag(),
    additionalNotes: text(),
    interviewNotes: text(),
    status: text().notNull().default('new'),
    /** How the applicant found us: one of `applicationSources` (contract/domain/application-sources.ts). */
    source: text().notNull().default('job_board'),
    appliedAt: createdMoment(),
    updatedAt: createdMoment(),
    /** When the status last changed: the age of the stage. */
    statusChangedAt: createdMoment(),
  },
  (t) => [
    // One application per person and job: the second send of the same form finds the first (DESIGN, applying twice).
    uniqueIndex('job_applications_once').on(t.jobId, t.applicantEmail),
    index('job_applications_recent').on(t.appliedAt, t.id),
    index('job_applications_status').on(t.status, t.appliedAt, t.id),
    index('job_applications_job').on(t.jobId, t.appliedAt, t.id),
    index('job_applications_partner').on(t.assignedPartnerId, t.appliedAt, t.id),
    index('job_applications_partner_status').on(t.assignedPartnerId, t.status, t.appliedAt, t.id),
    index('job_applications_score').on(t.scoreKey, t.id),
    index('job_applications_name').on(t.nameKey, t.id),
    // One index for each order of a filtered list, so that a page reads its own rows and no others.
    index('job_applications_status_score').on(t.status, t.scoreKey, t.id),
    index('job_applications_status_name').on(t.status, t.nameKey, t.id),
    index('job_applications_partner_status_score').on(t.assignedPartnerId, t.status, t.scoreKey, t.id),
    index('job_applications_partner_status_name').on(t.assignedPartnerId, t.status, t.nameKey, t.id),
    index('job_applications_partner_job').on(t.assignedPartnerId, t.jobId, t.appliedAt, t.id),
    index('job_applications_job_status').on(t.jobId, t.status, t.appliedAt, t.id),
    index('job_applications_job_status_score').on(t.jobId, t.status, t.scoreKey, t.id),
    index('job_applications_job_status_name').on(t.jobId, t.status, t.nameKey, t.id),
    index('job_applications_email').on(t.applicantEmail, t.appliedAt),
    index('job_applications_interview').on(t.interviewDate),
    index('job_applications_partner_interview').on(t.assignedPartnerId, t.interviewDate, t.id),
    // Longest in its status first.
    index('job_applications_status_waiting').on(t.status, t.statusChangedAt, t.id),
    index('job_applications_partner_status_waiting').on(t.assignedPartnerId, t.status, t.statusChangedAt, t.id),
    index('job_applications_assigned')
      .on(t.appliedAt, t.id)
      .where(sql`${t.assignedPartnerId} is not null`),
    // Who is in the pipeline, least recently touched first: the queue of candidates without a next step.
    index('job_applications_in_pipeline')
      .on(t.assignedPartnerId, t.updatedAt, t.id)
      .where(isActiveApplication(t.status)),
  ],
)

/**
 * How many applications there are by status and assigned partner (0: nobody), kept by triggers on `job_applications`, so
 * that no tile counts a table.
 */
export const applicationCounts = sqliteTable(
  'application_counts',
  {
    partnerId: integer().notNull(),
    status: text().notNull(),
    count: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.partnerId, t.status] })],
)

/** The same, by job: the job filter of Candidate Management and "applicants per job". */
export const applicationJobCounts = sqliteTable(
  'application_job_counts',
  {
    jobId: integer().notNull(),
    partnerId: integer().notNull(),
    count: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.partnerId, t.jobId] }), index('application_job_counts_job').on(t.jobId)],
)

/**
 * The same, by job, partner and status: the tiles and totals of a partner's list that is filtered by job. Job 0 and partner -1 stand
 * for all of them together: the tiles of someone who sees everything.
 */
export const applicationJobStatusCounts = sqliteTable(
  'application_job_status_counts',
  {
    jobId: integer().notNull(),
    partnerId: integer().notNull(),
    status: text().notNull(),
    count: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.partnerId, t.status] })],
)

/** The same, by job and status, and how many of those have no partner: the tiles of a job's list read a row for each status. */
export const applicationJobStatuses = sqliteTable(
  'application_job_statuses',
  {
    jobId: integer().notNull(),
    status: text().notNull(),
    count: integer().notNull().default(0),
    unassigned: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.status] })],
)

/** The same, by job alone: the job filter of someone who sees everything. */
export const applicationJobTotals = sqliteTable('application_job_totals', {
  jobId: integer().primaryKey(),
  count: integer().notNull().default(0),
})

/** Which application a user has opened, and when. */
export const applicationViews = sqliteTable(
  'application_views',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    viewedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.applicationId] })],
)

/**
 * What each user has yet to review: new applications and those that somebody else changed since, for active admins all of
 * them, for a partner their own. Kept by triggers on `job_applications` and `application_views`.
 */
export const applicationUnread = sqliteTable(
  'application_unread',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.applicationId] }),
    index('application_unread_application').on(t.applicationId),
  ],
)

/** How many rows of `application_unread` a user has, kept by triggers: the count of a screen reads one row. */
export const reviewCounts = sqliteTable('review_counts', {
  userId: integer().primaryKey(),
  count: integer().notNull().default(0),
})
