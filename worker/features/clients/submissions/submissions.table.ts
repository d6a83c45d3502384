import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
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
    status: text().notNull().default('submitted_to_client'),
    notes: text(),
    /** Only while the status is interview_scheduled. */
    interviewDate: moment(),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
  },
  (t) => [index('client_submissions_application').on(t.applicationId, t.id)],
)
