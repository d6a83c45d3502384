import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment } from '#worker/db/columns.ts'
import { jobApplications } from './applications.table.ts'

/** The private status page of an application: only the hash of its token is kept. */
export const applicationLinks = sqliteTable(
  'application_links',
  {
    applicationId: integer()
      .primaryKey()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token: a row opens nothing. */
    tokenHash: text().notNull(),
    createdAt: createdMoment(),
  },
  (t) => [uniqueIndex('application_links_token').on(t.tokenHash)],
)
