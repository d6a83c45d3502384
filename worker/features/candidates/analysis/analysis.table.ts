import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { AnalysisState } from '#contract/domain/analysis.ts'
import type { Engine } from '#contract/domain/intelligence.ts'
import { createdMoment, id, textList } from '#worker/db/columns.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'

export const aiAnalysis = sqliteTable(
  'ai_analysis',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    firmOverview: text(),
    practiceAreaDetails: text(),
    /** While a run is in progress or after it failed, the other fields still contain the previous analysis. */
    state: text().$type<AnalysisState>().notNull().default('ready'),
    engine: text().$type<Engine>().notNull().default('rules'),
    /** Newline-separated bullets. */
    billableHours: text(),
    strongestMatches: textList().notNull().default([]),
    potentialConcerns: textList().notNull().default([]),
    candidateSummary: text(),
    overallMatchAssessment: text(),
    interviewQuestions: textList().notNull().default([]),
    /** 0 to 100. */
    analysisScore: integer(),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
  },
  (t) => [uniqueIndex('ai_analysis_application').on(t.applicationId)],
)
