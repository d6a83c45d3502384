import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '#worker/db/columns.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** The last rejection of each application that was rejected for a reason. The timeline has all of them. */
export const rejections = sqliteTable(
  'rejections',
  {
    applicationId: integer()
      .primaryKey()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    /** As it was named in the settings at that time. */
    reason: text().notNull(),
    note: text(),
    /** The status before, to which Undo returns. */
    fromStatus: text().notNull(),
    /** The email to the candidate, if one was written. Not a foreign key: emails are swept after half a year. */
    mailId: text(),
    rejectedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    rejectedAt: moment().notNull(),
  },
  (t) => [index('rejections_reason').on(t.reason, t.rejectedAt)],
)
