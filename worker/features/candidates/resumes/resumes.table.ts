import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Engine } from '#contract/domain/intelligence.ts'
import type { ResumeFacts, ResumeState } from '#contract/domain/resume-facts.ts'
import type { ResumeRisk } from '#contract/domain/resume-risks.ts'
import { createdMoment, moment } from '#worker/db/columns.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'

/**
 * A résumé from the moment an upload address is handed out. `storedAt` is set when the file lies in R2, `applicationId`
 * when exactly one application has claimed it; what is unclaimed after an hour is swept, file and row.
 */
export const resumes = sqliteTable(
  'resumes',
  {
    /** Unguessable, server-made; the last segment of the upload address. */
    id: text().primaryKey(),
    originalName: text(),
    mimeType: text(),
    /** Bytes. */
    fileSize: integer(),
    storedAt: moment(),
    /**
     * When a reader began with the file, written before it touches a byte: a file that kills its reader leaves this mark
     * and no reading. Cleared by the reading, and when the start failed for another reason.
     */
    readStartedAt: moment(),
    applicationId: integer().references(() => jobApplications.id, { onDelete: 'cascade' }),
    claimedAt: moment(),
    createdAt: createdMoment(),
  },
  (t) => [index('resumes_application').on(t.applicationId), index('resumes_created').on(t.createdAt)],
)

/**
 * What was read out of a résumé's file. Goes with its résumé. The text of an application's newest one is searchable
 * (`resume_words`, kept by triggers).
 */
export const resumeReadings = sqliteTable('resume_readings', {
  resumeId: text()
    .primaryKey()
    .references(() => resumes.id, { onDelete: 'cascade' }),
  state: text().$type<Exclude<ResumeState, 'waiting'>>().notNull(),
  /** As a reader sees it; null unless `state` is `read`. */
  text: text(),
  facts: text({ mode: 'json' }).$type<ResumeFacts>(),
  risks: text({ mode: 'json' }).$type<ResumeRisk[]>().notNull().default([]),
  engine: text().$type<Engine>().notNull().default('rules'),
  pages: integer(),
  readAt: createdMoment(),
})

/** Not one that came with a later application under the same email: that is kept apart from what is read and scored. */
export const isOwnResume = sql`not exists (select 1 from application_repeats r where r.resume_id = ${resumes.id})`
