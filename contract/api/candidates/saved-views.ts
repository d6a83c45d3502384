import { candidateViewQuery, maxViewQuery } from '#contract/domain/candidate-view.ts'
import { requiredLine } from '#contract/domain/plain-text.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { byId, done, idValue, isoMoment } from '#contract/api/common.ts'

/** Filters of Candidate Management that a user keeps under a name; only they see it. */
export const savedView = z.object({
  id: idValue,
  name: z.string(),
  /** The query string of the screen, as `candidateViewQuery` gives it. */
  query: z.string(),
  createdAt: isoMoment,
})
export type SavedView = z.output<typeof savedView>

/** More than these no menu can show. */
export const maxSavedViews = 30

const name = requiredLine('Please name the view.', { max: 60 })
const query = z
  .string()
  .max(maxViewQuery)
  .transform((value, context) => {
    const kept = candidateViewQuery(value)
    if (kept !== undefined) return kept
    context.addIssue({
      code: 'custom',
      message: 'Those filters aren’t available on this screen, so they can’t be saved.',
    })
    return z.NEVER
  })

export const savedViewsApi = {
  /** By name. */
  list: endpoint('GET /api/saved-views', { response: z.array(savedView) }),
  add: endpoint('POST /api/saved-views', { body: z.object({ name, query }), response: savedView }),
  change: endpoint('PATCH /api/saved-views/:id', {
    params: byId,
    body: z
      .object({ name: name.optional(), query: query.optional() })
      .refine((body) => body.name !== undefined || body.query !== undefined, 'There is nothing to change.'),
    response: savedView,
  }),
  remove: endpoint('DELETE /api/saved-views/:id', { params: byId, response: done }),
}
