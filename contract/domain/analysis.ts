/** `writing`: asked for, not there yet; `failed`: given up on. Both may stand over the fields of an earlier run. */
export const analysisStates = ['writing', 'ready', 'failed'] as const
export type AnalysisState = (typeof analysisStates)[number]
