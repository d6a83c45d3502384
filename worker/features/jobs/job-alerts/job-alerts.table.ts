import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, moment } from '#worker/db/columns.ts'

/** A search of the public board that is sent by email. It sends nothing before it is confirmed; stopping deletes it. */
export const jobAlerts = sqliteTable(
  'job_alerts',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    /** The query of the board's address (contract/domain/board-filters.ts), without an order. */
    query: text().notNull(),
    every: text({ enum: ['daily', 'weekly'] }).notNull(),
    confirmedAt: moment(),
    /** Up to which job the last run looked: the highest id then. */
    mark: integer().notNull().default(0),
    /** Null until it is confirmed. */
    nextRunAt: moment(),
    lastSentAt: moment(),
    createdAt: createdMoment(),
  },
  (t) => [
    uniqueIndex('job_alerts_once').on(t.email, t.query),
    index('job_alerts_due')
      .on(t.nextRunAt)
      .where(sql`${t.nextRunAt} is not null`),
    index('job_alerts_unconfirmed')
      .on(t.createdAt)
      .where(sql`${t.confirmedAt} is null`),
  ],
)
