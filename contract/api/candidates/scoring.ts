import { endpoint } from '#contract/endpoint.ts'
import { engineValue } from '#contract/domain/intelligence.ts'
import { resumeFacts, resumeStates } from '#contract/domain/resume-facts.ts'
import { resumeRiskKinds } from '#contract/domain/resume-risks.ts'
import { scorePart } from '#contract/domain/score-types.ts'
import { z } from '#contract/zod.ts'
import { byId, isoMoment } from '#contract/api/common.ts'

/** How an application's score came about, and what its newest résumé states, with the words that state it. */
export const applicationMatch = z.object({
  /** Null: not scored yet. */
  engine: engineValue.nullable(),
  scoredAt: isoMoment.nullable(),
  parts: z.array(scorePart),
  /** Null: the application has none. */
  resume: z
    .object({
      state: z.enum(resumeStates),
      message: z.string(),
      engine: engineValue.nullable(),
      facts: resumeFacts.nullable(),
      /** What staff should know about the file; nothing of it counts for or against the person. */
      risks: z.array(z.object({ kind: z.enum(resumeRiskKinds), text: z.string(), quote: z.string() })),
    })
    .nullable(),
})
export type ApplicationMatch = z.output<typeof applicationMatch>

export const scoringApi = {
  match: endpoint('GET /api/applications/:id/match', { params: byId, response: applicationMatch }),
}
