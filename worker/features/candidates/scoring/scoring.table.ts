import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Engine } from '#contract/domain/intelligence.ts'
import type { ScorePart } from '#contract/domain/score-types.ts'
import { createdMoment } from '#worker/db/columns.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'

/** Explanations of match scores. The score itself, its summary and its reasons are columns of the application. */
export const applicationScores = sqliteTable('application_scores', {
  applicationId: integer()
    .primaryKey()
    .references(() => jobApplications.id, { onDelete: 'cascade' }),
  engine: text().$type<Engine>().notNull(),
  parts: text({ mode: 'json' }).$type<ScorePart[]>().notNull(),
  /** The résumé that was scored; null if none could be read. */
  resumeId: text(),
  scoredAt: createdMoment(),
})
