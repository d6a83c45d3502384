import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, id, textList } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
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
    /** One of contract/domain/managed-jobs.ts. */
    kind: text().notNull(),
    createdAt: createdMoment(),
    /** Of an edit the changed fields; of a duplicate the short id of the original. */
    detail: textList().notNull().default([]),
  },
  (t) => [index('job_events_job').on(t.jobId, t.id)],
)

/** One row (id 1) that triggers keep: numbers of open and closed jobs. Deleted jobs are in neither. */
export const jobCounts = sqliteTable('job_counts', {
  id: integer().primaryKey(),
  open: integer().notNull().default(0),
  closed: integer().notNull().default(0),
})
