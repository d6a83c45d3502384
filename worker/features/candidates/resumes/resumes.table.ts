import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Engine } from '#contract/domain/intelligence.ts'
import type { ResumeFacts, ResumeState } from '#contract/domain/resume-facts.ts'
import type { ResumeRisk } from '#contract/domain/resume-risks.ts'
import { createdMoment, flag, moment } from '#worker/db/columns.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'

/**
 * Résumés, from the moment an upload address is given out. `storedAt` is set when the file is in R2, `applicationId`
 * when exactly one application has claimed it. File and row are deleted if nobody claims them within an hour.
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
     * When reading the file started, saved before the file is opened: a file that kills its reader leaves this mark and
     * no reading. Cleared by the reading, and if the start failed for another reason.
     */
    readStartedAt: moment(),
    applicationId: integer().references(() => jobApplications.id, { onDelete: 'cascade' }),
    claimedAt: moment(),
    /** Staff dropped or forwarded it (intake): no application may claim it, and intake removes it. */
    isFromStaff: flag().notNull().default(false),
    createdAt: createdMoment(),
  },
  (t) => [
    index('resumes_staff')
      .on(t.id)
      .where(sql`is_from_staff = 1 and application_id is null`),
    index('resumes_application').on(t.applicationId),
    index('resumes_created').on(t.createdAt),
  ],
)

/**
 * Text and facts read from the files of résumés. Deleted with the résumé. The text of an application's newest one is
 * searchable (`resume_words`, kept by triggers).
 */
export const resumeReadings = sqliteTable('resume_readings', {
  resumeId: text()
    .primaryKey()
    .references(() => resumes.id, { onDelete: 'cascade' }),
  state: text().$type<Exclude<ResumeState, 'waiting'>>().notNull(),
  /** Visible text; null unless `state` is `read`. */
  text: text(),
  facts: text({ mode: 'json' }).$type<ResumeFacts>(),
  risks: text({ mode: 'json' }).$type<ResumeRisk[]>().notNull().default([]),
  engine: text().$type<Engine>().notNull().default('rules'),
  pages: integer(),
  readAt: createdMoment(),
})

/** Prefix of the keys of résumés in R2; the id follows. */
export const resumePrefix = 'resumes/'
export const resumeKey = (id: string): string => resumePrefix + id

/** Not one that came with a later application under the same email: that is kept apart from what is read and scored. */
export const isOwnResume = sql`not exists (select 1 from application_repeats r where r.resume_id = ${resumes.id})`
