import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment } from '#worker/db/columns.ts'
import { jobApplications } from './applications.table.ts'

/** The private status page of an application: only hashes of its tokens are stored. */
export const applicationLinks = sqliteTable(
  'application_links',
  {
    applicationId: integer()
      .primaryKey()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token: a row opens nothing. */
    tokenHash: text().notNull(),
    /** The one before it: with a new SECRET_KEY the next email has another link, and the earlier ones stay good. */
    earlierTokenHash: text(),
    createdAt: createdMoment(),
  },
  (t) => [
    uniqueIndex('application_links_token').on(t.tokenHash),
    index('application_links_earlier')
      .on(t.earlierTokenHash)
      .where(sql`${t.earlierTokenHash} is not null`),
  ],
)
