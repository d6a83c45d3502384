import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'

/** A candidate put before a client company. */
export const clientSubmissions = sqliteTable(
  'client_submissions',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    companyName: text().notNull(),
    /** The firm of that name in the directory; null only until `firms.link` has found it. */
    firmId: integer().references(() => firms.id, { onDelete: 'set null' }),
    status: text().notNull().default('submitted_to_client'),
    notes: text(),
    /** Only while the status is interview_scheduled. */
    interviewDate: moment(),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
  },
  (t) => [
    index('client_submissions_application').on(t.applicationId, t.id),
    index('client_submissions_firm').on(t.firmId, t.status, t.id),
    index('client_submissions_without_firm')
      .on(t.id)
      .where(sql`${t.firmId} is null`),
  ],
)
