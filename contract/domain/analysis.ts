/** `writing`: asked for, not there yet; `failed`: given up on. Both may stand over the fields of an earlier run. */
export const analysisStates = ['writing', 'ready', 'failed'] as const
export type AnalysisState = (typeof analysisStates)[number]

/** A candidate against a job, in words (spec 2 §3, ai_analysis). */
export type Analysis = {
  firmOverview: string
  practiceAreaDetails: string
  /** Newline-separated bullets. */
  billableHours: string
  strongestMatches: string[]
  potentialConcerns: string[]
  candidateSummary: string
  overallMatchAssessment: string
  interviewQuestions: string[]
  /** 0 to 100. */
  analysisScore: number
}
