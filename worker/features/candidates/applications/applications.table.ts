import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { isActiveApplication } from '#worker/db/active-application.ts'
import { createdMoment, flag, id, moment, textList } from '#worker/db/columns.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
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
    /** The applicant's own résumé (resumes.id), which this application has claimed. */
    resumeId: text(),
    /** The person's record; null only until `candidates.link` has found it. */
    candidateId: integer().references(() => candidates.id, { onDelete: 'set null' }),
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
    /** Where the applicant heard of us: one of `applicationSources` (contract/domain/application-sources.ts). */
    source: text().notNull().default('job_board'),
    appliedAt: createdMoment(),
    updatedAt: createdMoment(),
    /** When the status last changed: the age of the stage. */
    statusChangedAt: createdMoment(),
  },
  (t) => [
    // One application per person and job: a second submission finds the first instead of adding another.
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
    index('job_applications_candidate').on(t.candidateId, t.updatedAt),
    // Applications of before people had records, for the task that finds their person.
    index('job_applications_unlinked')
      .on(t.id)
      .where(sql`candidate_id is null`),
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
 * Counts of applications by status and assigned partner (0: unassigned). Triggers on `job_applications` keep them, so
 * that showing a tile doesn't count a table.
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

/** Counts by job and assigned partner, for the job filter of Candidate Management and "applicants per job". */
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
 * Counts by job, partner and status, for the tiles and totals of a partner's list filtered by job. Job 0 with partner
 * -1 counts all applications, for the tiles of someone who sees everything.
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

/**
 * Counts by job and status, and how many of those are unassigned. The tiles of a job's list read one row for each
 * status.
 */
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

/** Counts by job alone, for the job filter of someone who sees everything. */
export const applicationJobTotals = sqliteTable('application_job_totals', {
  jobId: integer().primaryKey(),
  count: integer().notNull().default(0),
})

/**
 * Applications that each user has yet to review: new ones and those that someone else changed since. Active admins
 * review all applications, partners their own (reviews.writes.ts).
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

/** Number of `application_unread` rows of each user, kept by triggers, so that a screen reads one row for its count. */
export const reviewCounts = sqliteTable('review_counts', {
  userId: integer().primaryKey(),
  count: integer().notNull().default(0),
})
