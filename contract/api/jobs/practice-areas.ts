import { endpoint } from '#contract/endpoint.ts'
import { requiredLine } from '#contract/domain/plain-text.ts'
import { z } from '#contract/zod.ts'

/** A practice area: its slug, and its name as people read it. */
export const practiceArea = z.object({ value: z.string(), label: z.string() })
export type PracticeArea = z.output<typeof practiceArea>

export const practiceAreasApi = {
  list: endpoint('GET /api/practice-areas', { response: z.array(practiceArea) }),
  /** `value` may be left out or be any text: the slug is made from the label. 409 when it exists already. */
  create: endpoint('POST /api/practice-areas', {
    body: z.object({
      value: z.string().max(400).optional(),
      label: requiredLine('Practice area is required', { max: 80 }),
    }),
    response: practiceArea,
  }),
}
