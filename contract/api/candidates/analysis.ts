import { analysisStates } from '#contract/domain/analysis.ts'
import { engineValue } from '#contract/domain/intelligence.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { byId, idValue, isoMoment } from '#contract/api/common.ts'

const text = z.string().nullable()

/** The analysis of a candidate against the job; null and empty fields until the first run has ended. */
export const analysis = z.object({
  id: idValue,
  applicationId: idValue,
  state: z.enum(analysisStates),
  engine: engineValue,
  firmOverview: text,
  practiceAreaDetails: text,
  /** Newline-separated bullets. */
  billableHours: text,
  strongestMatches: z.array(z.string()),
  potentialConcerns: z.array(z.string()),
  candidateSummary: text,
  overallMatchAssessment: text,
  interviewQuestions: z.array(z.string()),
  /** 0 to 100. */
  analysisScore: z.number().int().min(0).max(100).nullable(),
  createdAt: isoMoment,
  updatedAt: isoMoment,
})
export type AnalysisAnswer = z.output<typeof analysis>

export const analysisApi = {
  /** Answers 404 until one is written, which happens when an application is assigned. */
  read: endpoint('GET /api/applications/:id/analysis', { params: byId, response: analysis }),
  /** Writes the analysis, or replaces it. Changes nothing while one is being written. */
  write: endpoint('POST /api/applications/:id/analysis', { params: byId, response: analysis }),
}
