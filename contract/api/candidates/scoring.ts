import { endpoint } from '#contract/endpoint.ts'
import { engineValue } from '#contract/domain/intelligence.ts'
import { resumeFacts, resumeStates } from '#contract/domain/resume-facts.ts'
import { resumeRiskKinds } from '#contract/domain/resume-risks.ts'
import { scorePart } from '#contract/domain/score-types.ts'
import { z } from '#contract/zod.ts'
import { byId, isoMoment } from '#contract/api/common.ts'

/** The parts of an application's score, and its newest résumé: file, text, and facts with the words that state them. */
export const applicationMatch = z.object({
  /** Null: not scored yet. */
  engine: engineValue.nullable(),
  scoredAt: isoMoment.nullable(),
  parts: z.array(scorePart),
  /** Null: the application has no résumé. */
  resume: z
    .object({
      /** The file opens at `/api` plus this. */
      url: z.string(),
      name: z.string(),
      mimeType: z.string(),
      /** Visible text of the file; null unless `state` is `read`. */
      text: z.string().nullable(),
      state: z.enum(resumeStates),
      message: z.string(),
      engine: engineValue.nullable(),
      facts: resumeFacts.nullable(),
      /** Warnings about the file for staff; they count neither for nor against the person. */
      risks: z.array(z.object({ kind: z.enum(resumeRiskKinds), text: z.string(), quote: z.string() })),
    })
    .nullable(),
})
export type ApplicationMatch = z.output<typeof applicationMatch>

export const scoringApi = {
  match: endpoint('GET /api/applications/:id/match', { params: byId, response: applicationMatch }),
}
