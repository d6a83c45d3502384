import { index, integer, sqliteTable, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, id, textList } from '#worker/db/columns.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'

/** Jobs that fit a candidate: the result of the last search that was saved. */
export const jobMatches = sqliteTable(
  'job_matches',
  {
    id: id(),
    candidateId: integer()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    matchScore: integer().notNull(),
    matchReasons: textList().notNull().default([]),
    createdAt: createdMoment(),
  },
  (t) => [uniqueIndex('job_matches_once').on(t.candidateId, t.jobId), index('job_matches_job').on(t.jobId)],
)
