import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, moment } from '#worker/db/columns.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'

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
    applicationId: integer().references(() => jobApplications.id, { onDelete: 'cascade' }),
    claimedAt: moment(),
    createdAt: createdMoment(),
  },
  (t) => [index('resumes_application').on(t.applicationId), index('resumes_created').on(t.createdAt)],
)
