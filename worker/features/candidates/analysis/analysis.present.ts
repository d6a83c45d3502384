import type { AnalysisAnswer } from '#contract/api/candidates/analysis.ts'
import type { StoredAnalysis } from './analysis.repo.ts'

export const presentAnalysis = (row: StoredAnalysis): AnalysisAnswer => ({
  id: row.id,
  applicationId: row.applicationId,
  state: row.state,
  engine: row.engine,
  firmOverview: row.firmOverview,
  practiceAreaDetails: row.practiceAreaDetails,
  billableHours: row.billableHours,
  strongestMatches: row.strongestMatches,
  potentialConcerns: row.potentialConcerns,
  candidateSummary: row.candidateSummary,
  overallMatchAssessment: row.overallMatchAssessment,
  interviewQuestions: row.interviewQuestions,
  analysisScore: row.analysisScore,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
