import { endpoint } from '#contract/endpoint.ts'
import { requiredLine } from '#contract/domain/plain-text.ts'
import { savedSearchKinds, savedSearchLimits, savedSearchRhythms } from '#contract/domain/saved-searches.ts'
import { z } from '#contract/zod.ts'
import { byId, idValue, isoMoment } from '#contract/api/common.ts'

const count = z.number().int().nonnegative()
const rhythm = z.enum(
  savedSearchRhythms.map(({ value }) => value),
  { error: 'Please choose how often it runs' },
)
const name = requiredLine('Please name the search', { max: savedSearchLimits.name })
/** Criteria of the search. Each kind of search validates its own. */
const criteria = z.record(z.string(), z.unknown())

/** A search that runs automatically. */
export const savedSearch = z.object({
  id: idValue,
  kind: z.enum(savedSearchKinds),
  name: z.string(),
  criteria,
  every: rhythm,
  isPaused: z.boolean(),
  /** Null while it is paused. */
  nextRunAt: isoMoment.nullable(),
  lastRunAt: isoMoment.nullable(),
  lastTotal: count.nullable(),
  /** Found by its runs since its owner last looked. */
  newCount: count,
  /** Up to where its owner has looked: a search with `newFrom` of this marks what is new. */
  seenMark: count,
  /** Of people: the search that ran last, to be looked at; null before it ended, and for other kinds. */
  lastRunId: idValue.nullable(),
  failure: z.string().nullable(),
  createdAt: isoMoment,
})
export type SavedSearch = z.output<typeof savedSearch>

/** Everybody's own; another's is "not found". */
export const savedSearchesApi = {
  list: endpoint('GET /api/saved-searches', {
    query: z.object({ kind: z.enum(savedSearchKinds).optional() }),
    response: z.array(savedSearch),
  }),
  add: endpoint('POST /api/saved-searches', {
    body: z.object({ kind: z.enum(savedSearchKinds), name, criteria, every: rhythm }),
    response: savedSearch,
  }),
  change: endpoint('PATCH /api/saved-searches/:id', {
    params: byId,
    body: z.object({ name, criteria, every: rhythm, isPaused: z.boolean() }).partial(),
    response: savedSearch,
  }),
  /** Its owner has looked: nothing that it has found so far is new any more. Gives the mark from before as `seenMark`. */
  look: endpoint('POST /api/saved-searches/:id/look', { params: byId, response: savedSearch }),
  remove: endpoint('DELETE /api/saved-searches/:id', { params: byId, response: 'none' }),
}
