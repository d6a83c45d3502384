import { endpoint } from '#contract/endpoint.ts'
import { jobPlatformName, type JobPlatformName } from '#contract/domain/job-platforms.ts'
import { sourceHealthLabels, sourceHealths, sourceStates } from '#contract/domain/job-source-health.ts'
import { requiredLine } from '#contract/domain/plain-text.ts'
import { easternCell, type CsvColumns } from '#contract/list-csv.ts'
import { z } from '#contract/zod.ts'
import { byId, isoMoment } from '#contract/api/common.ts'

const adapter = z.string('Choose a platform').transform((name, ctx): JobPlatformName => {
  const known = jobPlatformName(name)
  if (known) return known
  ctx.addIssue({ code: 'custom', message: 'Choose one of the platforms that can be read' })
  return z.NEVER
})

/** Fields of a source that an admin enters. */
export const jobSourceFields = z.object({
  name: requiredLine('Name is required', { max: 200 }),
  adapter,
  /** The platform's token, or a full address. */
  locator: requiredLine('URL or token is required', { max: 1000 }),
  enabled: z.boolean(),
})

export const jobSource = z.object({
  id: z.number(),
  name: z.string(),
  adapter: z.string(),
  /** The platform's name as people write it. */
  platform: z.string(),
  locator: z.string(),
  kind: z.enum(['employer', 'aggregator']),
  enabled: z.boolean(),
  needsKey: z.boolean(),
  health: z.enum(sourceHealths),
  /** Problem of the last read, in a sentence; null if there wasn't one. */
  failure: z.string().nullable(),
  /** Consecutive failed reads. */
  failures: z.number(),
  isReading: z.boolean(),
  lastReadAt: isoMoment.nullable(),
  lastSuccessAt: isoMoment.nullable(),
  nextReadAt: isoMoment.nullable(),
  /** At the last read that succeeded. */
  postings: z.number(),
  legalPostings: z.number(),
  /** Legal postings among all, 0 to 1; null before the first read. */
  legalShare: z.number().min(0).max(1).nullable(),
  /** Attribution that the board requires next to its postings. */
  attribution: z.string().nullable(),
})
export type JobSource = z.output<typeof jobSource>

/** Result of one read. */
export const readResult = z.object({
  source: jobSource,
  /** Why it brought nothing, or not everything; null when all went well. */
  problem: z.string().nullable(),
  found: z.object({
    postings: z.number(),
    legal: z.number(),
    added: z.number(),
    changed: z.number(),
    gone: z.number(),
    /** The site said that nothing changed since the last read. */
    isUnchanged: z.boolean(),
    requests: z.number(),
    /** The first titles, legal ones first, at most 20. */
    sample: z.array(z.object({ title: z.string(), place: z.string(), url: z.string(), isLegal: z.boolean() })),
  }),
})
export type ReadResult = z.output<typeof readResult>

/** Columns of the sources as a file. */
export const jobSourceColumns: CsvColumns<JobSource> = [
  ['Name', (row) => row.name],
  ['Platform', (row) => row.platform],
  ['URL or token', (row) => row.locator],
  ['Kind', (row) => (row.kind === 'employer' ? 'Employer' : 'Job board')],
  ['Switched on', (row) => (row.enabled ? 'yes' : 'no')],
  ['State', (row) => sourceHealthLabels[row.health]],
  ['Problem', (row) => row.failure],
  ['Postings', (row) => row.postings],
  ['Attorney positions', (row) => row.legalPostings],
  ['Last read (Eastern)', (row) => easternCell(row.lastReadAt)],
  ['Last success (Eastern)', (row) => easternCell(row.lastSuccessAt)],
]

export const jobSourcesApi = {
  list: endpoint('GET /api/job-sources', { response: z.array(jobSource) }),
  csv: endpoint('GET /api/job-sources.csv', {
    query: z.object({ q: z.string().max(200).default(''), state: z.enum(sourceStates).default('all') }),
    response: 'file',
  }),
  add: endpoint('POST /api/job-sources', {
    body: jobSourceFields.extend({ enabled: z.boolean().default(true) }),
    response: jobSource,
  }),
  change: endpoint('PATCH /api/job-sources/:id', {
    params: byId,
    body: jobSourceFields.partial(),
    response: jobSource,
  }),
  remove: endpoint('DELETE /api/job-sources/:id', { params: byId, response: 'none' }),
  /** Reads the source now and says what was found. */
  read: endpoint('POST /api/job-sources/:id/read', { params: byId, response: readResult }),
}
