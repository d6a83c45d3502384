import { endpoint } from '#contract/endpoint.ts'
import { peopleSourceHealths } from '#contract/domain/people-source-health.ts'
import { requiredLine } from '#contract/domain/plain-text.ts'
import { z } from '#contract/zod.ts'
import { byId, isoMoment } from '#contract/api/common.ts'

/** Fields of a source that an admin enters: the firm, and a domain or an origin. */
export const peopleSourceFields = z.object({
  name: requiredLine('Name is required', { max: 200 }),
  /** "example.com" or "https://www.example.com". */
  site: requiredLine('Domain is required', { max: 300 }),
  enabled: z.boolean(),
})

export const peopleSource = z.object({
  id: z.number(),
  name: z.string(),
  /** The origin that is read. */
  site: z.string(),
  enabled: z.boolean(),
  health: z.enum(peopleSourceHealths),
  /** Problem of the last read, in a sentence; null if there wasn't one. */
  failure: z.string().nullable(),
  /** Consecutive failed reads. */
  failures: z.number(),
  /** Addresses of people at the last read. */
  pagesFound: z.number(),
  /** Addresses that are still to be read. */
  pagesWaiting: z.number(),
  /** People of the index. */
  people: z.number(),
  foundBy: z.enum(['sitemap', 'listing', 'drawn_listing']).nullable(),
  robots: z.string().nullable(),
  sitemap: z.string().nullable(),
  /** Where the site shows its people and their facts, in a sentence; null before that is learned. */
  layout: z.string().nullable(),
  isReading: z.boolean(),
  lastReadAt: isoMoment.nullable(),
  lastSuccessAt: isoMoment.nullable(),
  nextReadAt: isoMoment.nullable(),
})
export type PeopleSource = z.output<typeof peopleSource>

/** Result of a read while the person waits. Reading a larger firm continues in the background. */
export const peopleReadResult = z.object({
  source: peopleSource,
  /** Why it brought nothing, or not everything; null when all went well. */
  problem: z.string().nullable(),
  found: z.object({
    pages: z.number(),
    read: z.number(),
    people: z.number(),
    isWhole: z.boolean(),
    /** The first people, at most 20. */
    sample: z.array(
      z.object({ name: z.string(), title: z.string().nullable(), url: z.string(), isPerson: z.boolean() }),
    ),
  }),
})
export type PeopleReadResult = z.output<typeof peopleReadResult>

export const peopleSourcesApi = {
  list: endpoint('GET /api/people-sources', { response: z.array(peopleSource) }),
  add: endpoint('POST /api/people-sources', {
    body: peopleSourceFields.extend({ enabled: z.boolean().default(true) }),
    response: peopleSource,
  }),
  change: endpoint('PATCH /api/people-sources/:id', {
    params: byId,
    body: peopleSourceFields.partial(),
    response: peopleSource,
  }),
  remove: endpoint('DELETE /api/people-sources/:id', { params: byId, response: 'none' }),
  /** Reads the firm now and returns what was found within half a minute; the rest is read in the background. */
  read: endpoint('POST /api/people-sources/:id/read', { params: byId, response: peopleReadResult }),
}
