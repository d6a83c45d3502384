/** `writing`: asked for, not there yet; `failed`: given up. Either may come with the fields of an earlier run. */
export const analysisStates = ['writing', 'ready', 'failed'] as const
export type AnalysisState = (typeof analysisStates)[number]

/** An assessment of a candidate for a job. */
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
