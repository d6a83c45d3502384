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

/** Addresses that a job was, or is being, made from. A page has one reader at a time, so it makes one job. */
export const jobAddresses = sqliteTable(
  'job_addresses',
  {
    /** The address without the parts that don't identify the page (canonical-address.ts), and the job chosen on it. */
    urlKey: text().primaryKey(),
    jobId: integer().references(() => jobs.id, { onDelete: 'cascade' }),
    /** Lease holder and expiry. A crashed reader's lease expires, so no cleanup is needed. */
    readId: text(),
    readingUntil: moment(),
    updatedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [index('job_addresses_job').on(t.jobId)],
)
