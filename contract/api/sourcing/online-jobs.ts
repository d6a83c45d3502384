import { endpoint } from '#contract/endpoint.ts'
import { onlineSearchCriteria, onlineSearchSorts } from '#contract/domain/online-search.ts'
import { easternCell, type CsvColumns } from '#contract/list-csv.ts'
import { z } from '#contract/zod.ts'
import { idValue, isoMoment } from '#contract/api/common.ts'

const count = z.number().int().nonnegative()

/** Counts of sources by state. Of `total`, those that aren't fresh, being read or failed are stale. */
export const sourceCounts = z.object({ total: count, fresh: count, reading: count, failed: count })

const standing = {
  sources: sourceCounts,
  /** When a source was last read with success; null before the first. */
  asOf: isoMoment.nullable(),
}

/** A posting found online: the facts that a search needs, and a link to the posting. */
export const onlineResult = z.object({
  id: idValue,
  title: z.string(),
  firm: z.string(),
  url: z.string(),
  /** Where it was found: the employer's own site, or a board's name. */
  source: z.string(),
  snippet: z.string(),
  /** "Boston, MA; New York, NY"; empty when not given. */
  location: z.string(),
  isRemote: z.boolean(),
  /** "$225K - $310K"; null when not given. */
  salary: z.string().nullable(),
  /** US dollars a year; null when not given. */
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  practiceArea: z.string().nullable(),
  seniority: z.string().nullable(),
  postedAt: isoMoment.nullable(),
  /** Indexed after the call's mark (`newFrom`), or in the last two days if it has none. */
  isNew: z.boolean(),
  /** An earlier search, half an hour ago or more, has shown it to the caller. */
  seenBefore: z.boolean(),
  isSaved: z.boolean(),
  /** The candidate of the newest list that contains it, among the lists that the caller may see. */
  savedFor: z.string().nullable(),
  /** Attribution that the board requires next to its postings. */
  attribution: z.string().nullable(),
})
export type OnlineResult = z.output<typeof onlineResult>

export const onlineColumns: CsvColumns<OnlineResult> = [
  ['Title', (row) => row.title],
  ['Firm', (row) => row.firm],
  ['Location', (row) => row.location],
  ['Remote', (row) => (row.isRemote ? 'yes' : 'no')],
  ['Practice area', (row) => row.practiceArea],
  ['Seniority', (row) => row.seniority],
  ['Salary from', (row) => row.salaryMin],
  ['Salary to', (row) => row.salaryMax],
  ['Posted (Eastern)', (row) => easternCell(row.postedAt)],
  ['Found at', (row) => row.source],
  ['Address', (row) => row.url],
  ['Saved for', (row) => row.savedFor],
]

const sort = z.enum(onlineSearchSorts.map(({ value }) => value)).default('newest')
const numberOf = (value: unknown) => (value === undefined ? undefined : Number(value))

/** A search in an address, where everything is text. */
const onlineSearchQuery = onlineSearchCriteria.extend({
  sort,
  isRemote: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  salaryFrom: z.preprocess(numberOf, onlineSearchCriteria.shape.salaryFrom),
  postedWithin: z.preprocess(numberOf, onlineSearchCriteria.shape.postedWithin),
})

export const onlineSearchBody = onlineSearchCriteria.extend({
  sort,
  cursor: z.string().max(400).optional(),
  limit: z.number().int().min(1).max(100).default(50),
  /** Requests a read of every stale source, even where the installation doesn't read sources automatically. */
  refresh: z.boolean().default(false),
  /** The mark of a saved search (`seenMark`): what came later is new. */
  newFrom: z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional(),
})

export const onlineJobsApi = {
  /** Answers from the index at once. Sources that are due are then read in the background. */
  search: endpoint('POST /api/jobs/search-online', {
    body: onlineSearchBody,
    response: z.object({
      results: z.array(onlineResult),
      /** Number of matches, counted up to 5,000. */
      totalFound: count,
      isTotalCapped: z.boolean(),
      /** Too many postings match to sort them all: only the newest of them were sorted. */
      isOrderPartial: z.boolean(),
      ...standing,
      nextCursor: z.string().nullable(),
    }),
  }),
  /** Every result, or the 500 newest in another order than by day. */
  csv: endpoint('GET /api/online-jobs.csv', { query: onlineSearchQuery, response: 'file' }),
  /** Progress of reading the sources; requested every few seconds while `reading` is above zero. */
  progress: endpoint('GET /api/jobs/search-online/progress', { response: z.object(standing) }),
}
