import { endpoint } from '#contract/endpoint.ts'
import { optionalText } from '#contract/domain/plain-text.ts'
import {
  doNotContactReasonMax,
  peopleProviders,
  peopleQueryStatuses,
  peopleSearchBody,
  personNews,
  scrapingStatuses,
} from '#contract/domain/people-search.ts'
import { z } from '#contract/zod.ts'
import { heldLimit } from '#contract/api/clients/off-limits.ts'
import { byId, done, idParam, idValue, isoMoment, paging } from '#contract/api/common.ts'

const count = z.number().int().nonnegative()

/** A search, as the history lists it. */
export const peopleQuery = z.object({
  id: idValue,
  location: z.string(),
  /** Comma-separated, like `jobTitle` and `excludeWords`, which are null when empty. */
  keywords: z.string(),
  jobTitle: z.string().nullable(),
  excludeWords: z.string().nullable(),
  status: z.enum(peopleQueryStatuses),
  resultCount: count,
  createdAt: isoMoment,
  /** Null while it runs. */
  completedAt: isoMoment.nullable(),
  /** It was stopped by a person; it keeps what it had found. */
  isCancelled: z.boolean(),
  /** Who searched; null for an account that is gone. */
  searchedBy: z.object({ id: idValue, name: z.string() }).nullable(),
  provider: z.enum(peopleProviders),
  /** The saved search that ran it automatically; null for any other search. */
  savedSearchId: idValue.nullable(),
})
export type PeopleQuery = z.output<typeof peopleQuery>

/** A search with its progress. */
export const peopleQueryDetail = peopleQuery.extend({
  /** The query in plain language, as its preview shows it. */
  searchQuery: z.string(),
  /** Why it failed or ended early, in a sentence; null when there is nothing to report. */
  failure: z.string().nullable(),
  /** The index was searched: results can be shown while firms are still being read. */
  hasResults: z.boolean(),
  progress: z.object({
    firmsTotal: count,
    firmsRead: count,
    firmsFailed: count,
    pagesRead: count,
    peopleFound: count,
  }),
  /** Profiles that are being read now, that were read, that could not be, and that could be asked for. */
  profiles: z.object({ pending: count, scraped: count, failed: count, notAttempted: count }),
})
export type PeopleQueryDetail = z.output<typeof peopleQueryDetail>

/** One result of a search, valid or filtered out. */
export const personResult = z.object({
  id: idValue,
  name: z.string(),
  title: z.string().nullable(),
  company: z.string().nullable(),
  practiceArea: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  education: z.string().nullable(),
  barAdmission: z.string().nullable(),
  clerkships: z.string().nullable(),
  profileSummary: z.string().nullable(),
  snippet: z.string().nullable(),
  /** Where it was found, and the person's own page; http(s) addresses only. */
  sourceUrl: z.string().nullable(),
  profileUrl: z.string().nullable(),
  scrapingStatus: z.enum(scrapingStatuses),
  /** Why the profile could not be read, in a sentence. */
  scrapeFailure: z.string().nullable(),
  scrapedAt: isoMoment.nullable(),
  extractedAt: isoMoment,
  isValid: z.boolean(),
  /** Why it was filtered out, in a sentence; null for a valid one. */
  filterReason: z.string().nullable(),
  /** News since the previous run of the same saved search; null without news or without a previous run. */
  news: z.enum(personNews).nullable(),
  /** Firm and title before they changed. */
  previousFirm: z.string().nullable(),
  previousTitle: z.string().nullable(),
  /** Somebody asked that this person not be contacted. Applies to every search, past and future. */
  doNotContact: z.object({ since: isoMoment, by: z.string().nullable(), reason: z.string().nullable() }).nullable(),
  /** They or the firm where they work must not be solicited now, so nobody adds them as a candidate. */
  offLimits: heldLimit.nullable(),
  /** The person behind it, who can be marked, deleted and planned for; null where there isn't one. */
  personId: idValue.nullable(),
})
export type PersonResult = z.output<typeof personResult>

const oneResult = z.object({ id: idParam, resultId: idParam })

/** Numbers of results, comma-separated: at most 1,000 of them. */
const idList = z
  .string()
  .max(12_000)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .pipe(z.array(idValue).min(1).max(1_000))

/**
 * Partners see their own searches, admins see all. Marking a person as not to be contacted, or deleting them, applies
 * to every search.
 */
export const peopleSearchApi = {
  /** The newest 500, as an array, with `X-Total-Count`. */
  list: endpoint('GET /api/people-search', {
    query: z.object({ status: z.enum(peopleQueryStatuses).optional() }),
    response: z.array(peopleQuery),
  }),
  /** Where this installation can look: the firms’ directories, and what it has a key for. */
  providers: endpoint('GET /api/people-search/providers', { response: z.array(z.enum(peopleProviders)) }),
  /** Newest first, page by page. */
  page: endpoint('GET /api/people-search/page', {
    query: z.object({ status: z.enum(peopleQueryStatuses).optional(), ...paging }),
    response: z.object({ items: z.array(peopleQuery), nextCursor: z.string().nullable() }),
  }),
  /** Starts a search in the background. The same search started again while it runs is the one that runs. */
  start: endpoint('POST /api/people-search', { body: peopleSearchBody, response: peopleQueryDetail }),
  byId: endpoint('GET /api/people-search/:id', {
    params: byId,
    response: z.object({
      query: peopleQueryDetail,
      results: z.array(personResult),
      filteredOutResults: z.array(personResult),
    }),
  }),
  /** Stops a search, which keeps what it has found; one that has ended stays as it is. */
  cancel: endpoint('POST /api/people-search/:id/cancel', { params: byId, response: peopleQueryDetail }),
  /** Takes a search and its results out of the history. People stay known. */
  remove: endpoint('DELETE /api/people-search/:id', { params: byId, response: done }),
  /**
   * Has the profiles of valid results read that were not read yet, at most 100 at a time. `totalResults`: how many are being
   * read now, those asked for before among them.
   */
  scrapeProfiles: endpoint('POST /api/people-search/:id/scrape-profiles', {
    params: byId,
    response: z.object({ totalResults: count }),
  }),
  /** Has the profile of one result read, even if reading it failed before. */
  scrapeOne: endpoint('POST /api/people-search/:id/results/:resultId/scrape-profile', {
    params: oneResult,
    response: personResult,
  }),
  /** Marks the person behind a result, or removes the mark. */
  doNotContact: endpoint('PUT /api/people-search/:id/results/:resultId/do-not-contact', {
    params: oneResult,
    /** `reason`: why the person must not be contacted, for anyone who asks later. */
    body: z.strictObject({ doNotContact: z.boolean(), reason: optionalText(doNotContactReasonMax) }),
    response: personResult,
  }),
  /** Deletes what is known about the person everywhere; a later search does not bring it back. For admins. */
  deletePerson: endpoint('DELETE /api/people-search/:id/results/:resultId/person', {
    params: oneResult,
    response: done,
  }),
  /** Saves the person as a candidate profile; a second request returns the existing profile. */
  addCandidate: endpoint('POST /api/people-search/:id/results/:resultId/candidate', {
    params: oneResult,
    response: z.object({ candidateId: idValue, name: z.string(), isNew: z.boolean() }),
  }),
  /** Valid results as CSV, all of them or those of `ids`, without people who must not be contacted. */
  csv: endpoint('GET /api/people-search/:id/results.csv', {
    params: byId,
    query: z.object({ ids: idList.optional() }),
    response: 'file',
  }),
}
