import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, id, textList } from '#worker/db/columns.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'

export const aiAnalysis = sqliteTable(
  'ai_analysis',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    firmOverview: text(),
    practiceAreaDetails: text(),
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
