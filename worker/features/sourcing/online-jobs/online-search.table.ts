import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '#worker/db/columns.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { onlineJobs } from '#worker/features/sourcing/job-sources/job-sources.table.ts'

/** Postings that a search has shown to somebody, and when it first did: the marks "seen before". */
export const onlineJobViews = sqliteTable(
  'online_job_views',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: integer()
      .notNull()
      .references(() => onlineJobs.id, { onDelete: 'cascade' }),
    seenAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.jobId] }), index('online_job_views_job').on(t.jobId)],
)

/** Addresses that a job was, or is being, made from: one page is read by one at a time, and makes one job. */
export const jobAddresses = sqliteTable(
  'job_addresses',
  {
    /** The address without what does not name the page (canonical-address.ts), with the choice on a page of several. */
    urlKey: text().primaryKey(),
    jobId: integer().references(() => jobs.id, { onDelete: 'cascade' }),
    /** Who reads it now and until when that holds: a reader that died lets go by itself. */
    readId: text(),
    readingUntil: moment(),
    updatedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [index('job_addresses_job').on(t.jobId)],
)
