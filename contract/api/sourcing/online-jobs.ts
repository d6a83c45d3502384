import { endpoint } from '#contract/endpoint.ts'
import { onlineSearchCriteria, onlineSearchSorts } from '#contract/domain/online-search.ts'
import { z } from '#contract/zod.ts'
import { idValue, isoMoment } from '#contract/api/common.ts'

const count = z.number().int().nonnegative()

/** How the sources stand: each of `total` is fresh, is being read, or could not be read; the rest is stale. */
export const sourceCounts = z.object({ total: count, fresh: count, reading: count, failed: count })

const standing = {
  sources: sourceCounts,
  /** When a source was last read with success; null before the first. */
  asOf: isoMoment.nullable(),
}

/** A posting found online: what a search needs, and a link to where it stands. */
export const onlineResult = z.object({
  id: idValue,
  title: z.string(),
  firm: z.string(),
  url: z.string(),
  /** Where it was found: the employer's own site, or a board's name. */
  source: z.string(),
  snippet: z.string(),
  /** "Boston, MA; New York, NY"; empty when not said. */
  location: z.string(),
  isRemote: z.boolean(),
  /** "$225K - $310K"; null when not said. */
  salary: z.string().nullable(),
  /** US dollars a year; null: not said. */
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  practiceArea: z.string().nullable(),
  seniority: z.string().nullable(),
  postedAt: isoMoment.nullable(),
  /** Came into the index since the mark of the call (`newFrom`), or in the last two days without one. */
  isNew: z.boolean(),
  /** An earlier search, half an hour ago or more, has shown it to the caller. */
  seenBefore: z.boolean(),
  isSaved: z.boolean(),
  /** The candidate of the newest list that holds it, among those that the caller may see. */
  savedFor: z.string().nullable(),
  /** The words that the board asks for beside its postings. */
  attribution: z.string().nullable(),
})
export type OnlineResult = z.output<typeof onlineResult>

export const onlineSearchBody = onlineSearchCriteria.extend({
  sort: z.enum(onlineSearchSorts.map(({ value }) => value)).default('newest'),
  cursor: z.string().max(400).optional(),
  limit: z.number().int().min(1).max(100).default(50),
  /** Asks for every stale source to be read, also where the installation reads none by itself. */
  refresh: z.boolean().default(false),
  /** The mark of a saved search (`seenMark`): what came later is new. */
  newFrom: z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional(),
})

export const onlineJobsApi = {
  /** Answers from the index at once; where sources are due to be read, reading them begins behind the answer. */
  search: endpoint('POST /api/jobs/search-online', {
    body: onlineSearchBody,
    response: z.object({
      results: z.array(onlineResult),
      /** How many match, counted up to 5,000. */
      totalFound: count,
      isTotalCapped: z.boolean(),
      /** More match than were put in order: the order holds among the newest of them. */
      isOrderPartial: z.boolean(),
      ...standing,
      nextCursor: z.string().nullable(),
    }),
  }),
  /** How far reading the sources has come; asked every few seconds while `reading` is above nought. */
  progress: endpoint('GET /api/jobs/search-online/progress', { response: z.object(standing) }),
}
