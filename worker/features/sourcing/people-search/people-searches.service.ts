import { z } from 'zod'
import {
  joinWords,
  peopleSearchLimits,
  peopleSearchQuery,
  type PeopleQueryStatus,
  type PeopleSearchCriteria,
} from '#contract/domain/people-search.ts'
import { decodeCursor, encodeCursor } from '#worker/db/cursor.ts'
import type { Actor } from '#worker/http/access.ts'
import { AppError, notFound } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import type { FirmNeeds } from './directory/read-firm.service.ts'
import type { PeopleResultRow, PeopleResultsRepo } from './people-results.repo.ts'
import { cancelSearch, startPeopleSearch } from './people-search.service.ts'
import { scrapeProfiles } from './profiles.service.ts'
import { maySeeSearch, seenSearcher } from './people-searches.policy.ts'
import type { PeopleQueryRow, PeopleSearchesRepo, ScrapingCounts } from './people-searches.repo.ts'

type Reads = { peopleSearches: PeopleSearchesRepo; peopleResults: PeopleResultsRepo }
type Needs = Reads & FirmNeeds & { limiter: RateLimiter }

/** A search reads firms' sites: more than a recruiter starts in an hour, less than a script would. */
const starts: RateLimit = { name: 'people_search', max: 60, windowSeconds: 3600 }
/** Each reads up to 100 pages. */
const scrapes: RateLimit = { name: 'people_scrape', max: 120, windowSeconds: 3600 }

const searchNotFound = () => notFound('search_not_found', 'That search does not exist.')

export type Search = { query: PeopleQueryRow; counts: ScrapingCounts }

/** @throws AppError 404 for a search that is not there, or is another partner's. */
export async function searchFor(
  deps: Pick<Reads, 'peopleSearches'>,
  actor: Actor,
  id: number,
): Promise<PeopleQueryRow> {
  const query = await deps.peopleSearches.byId(id)
  if (!query || !maySeeSearch(actor, query)) throw searchNotFound()
  return query
}

async function withCounts(deps: Reads, query: PeopleQueryRow): Promise<Search> {
  return { query, counts: await deps.peopleSearches.scrapingCounts(query.id) }
}

/**
 * Starts a search in the background. The same search of the same person that still runs is given instead of a second one.
 *
 * @throws AppError 429.
 */
export async function startSearch(deps: Needs, actor: Actor, criteria: PeopleSearchCriteria): Promise<Search> {
  await deps.limiter.hit(starts, String(actor.id))
  return beginSearch(deps, actor.id, criteria)
}

const listed = (words: readonly string[]) => (words.length > 0 ? joinWords(words) : null)

/** The same without a limit, for searches that run by themselves. */
export async function beginSearch(
  deps: Parameters<typeof startPeopleSearch>[0] & Reads,
  createdBy: number,
  criteria: PeopleSearchCriteria,
  savedSearchId: number | null = null,
): Promise<Search> {
  const question = {
    location: criteria.location,
    keywords: joinWords(criteria.keywords),
    jobTitle: listed(criteria.jobTitle),
    excludeWords: listed(criteria.excludeWords),
  }
  const provider = criteria.provider ?? 'directory'
  const same = { ...question, createdBy, savedSearchId, provider }
  const running = await deps.peopleSearches.firstSame(same)
  let id = running
  if (id === undefined) {
    const searchQuery = peopleSearchQuery(criteria)
    const started = await startPeopleSearch(
      deps,
      { id: createdBy },
      { ...question, provider, searchQuery, savedSearchId },
    )
    // Of two that were started at the same moment the first stays; the task of the other finds nothing to do.
    id = (await deps.peopleSearches.firstSame(same)) ?? started.id
    if (id < started.id) await deps.peopleSearches.remove(started.id)
    else id = started.id
  }
  const query = await deps.peopleSearches.byId(id)
  if (!query) throw searchNotFound()
  return withCounts(deps, query)
}

const place = z.object({ i: z.number().int().positive() })

/** The searches that the actor may see, newest first. @throws AppError 400 bad_cursor. */
export async function pageSearches(
  deps: Pick<Reads, 'peopleSearches'>,
  actor: Actor,
  input: { status?: PeopleQueryStatus | undefined; cursor?: string | undefined; limit: number },
): Promise<{ items: PeopleQueryRow[]; nextCursor: string | null }> {
  const { status, cursor, limit } = input
  const rows = await deps.peopleSearches.page(
    { createdBy: seenSearcher(actor), status },
    { limit: limit + 1, beforeId: decodeCursor(place, cursor)?.i },
  )
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last ? encodeCursor({ i: last.id }) : null }
}

const mostListed = 500

/** The newest 500, and how many there are in all. */
export async function listSearches(
  deps: Pick<Reads, 'peopleSearches'>,
  actor: Actor,
  status: PeopleQueryStatus | undefined,
): Promise<{ items: PeopleQueryRow[]; total: number }> {
  const filter = { createdBy: seenSearcher(actor), status }
  const [items, total] = await Promise.all([
    deps.peopleSearches.page(filter, { limit: mostListed }),
    deps.peopleSearches.count(filter),
  ])
  return { items, total }
}

/** A search with what it has found so far. @throws AppError 404. */
export async function readSearch(
  deps: Reads,
  actor: Actor,
  id: number,
): Promise<Search & { results: PeopleResultRow[] }> {
  const query = await searchFor(deps, actor, id)
  const [search, results] = await Promise.all([withCounts(deps, query), deps.peopleResults.ofQuery(id)])
  return { ...search, results }
}

/** Stops a search; one that has ended stays as it is. @throws AppError 404. */
export async function stopSearch(
  deps: Reads & Parameters<typeof cancelSearch>[0],
  actor: Actor,
  id: number,
): Promise<Search> {
  const { status } = await searchFor(deps, actor, id)
  if (status === 'pending') {
    await cancelSearch(deps, id).catch((error: unknown) => {
      // It ended in this very moment.
      if (!(error instanceof AppError && error.code === 'search_ended')) throw error
    })
  }
  return withCounts(deps, await searchFor(deps, actor, id))
}

/** Takes a search out of the history, with its results. @throws AppError 404. */
export async function removeSearch(deps: Pick<Reads, 'peopleSearches'>, actor: Actor, id: number): Promise<void> {
  await searchFor(deps, actor, id)
  await deps.peopleSearches.remove(id)
}

/**
 * Has profiles read that nobody has read yet, the best 100, or one result's.
 *
 * @returns How many are being read now, those asked for before among them.
 * @throws AppError 404, 429.
 */
export async function askProfiles(deps: Needs, actor: Actor, queryId: number, resultId?: number): Promise<number> {
  await searchFor(deps, actor, queryId)
  await deps.limiter.hit(scrapes, String(actor.id))
  const wanted = await deps.peopleResults.toScrape(queryId, { most: peopleSearchLimits.scraped, id: resultId })
  // None: all are read, or are being read. Asking again is no mistake.
  if (wanted.length > 0) await scrapeProfiles(deps, queryId, wanted)
  return (await deps.peopleSearches.scrapingCounts(queryId)).pending
}
