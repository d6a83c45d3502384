import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, id } from '#worker/db/columns.ts'
import { users } from '#worker/features/users/users.table.ts'
import { jobs } from './jobs.table.ts'

/** One row per change of a job: who, when, what. Never changed afterwards. */
export const jobEvents = sqliteTable(
  'job_events',
  {
    id: id(),
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Null: the system. */
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** created, changed, closed, expired, reopened, deleted. */
    kind: text().notNull(),
    createdAt: createdMoment(),
  },
  (t) => [index('job_events_job').on(t.jobId, t.id)],
)
