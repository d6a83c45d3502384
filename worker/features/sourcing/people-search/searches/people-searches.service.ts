import { z } from 'zod'
import {
  peopleSearchLimits,
  type PeopleQueryStatus,
  type PeopleSearchCriteria,
} from '#contract/domain/people-search.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page, type Page } from '#worker/db/page.ts'
import type { Actor } from '#worker/http/access.ts'
import { notFound } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import type { ReadFirmDeps } from '#worker/features/sourcing/people-search/sources/read-firm.service.ts'
import type {
  PeopleResultRow,
  PeopleResultsRepo,
} from '#worker/features/sourcing/people-search/results/people-results.repo.ts'
import {
  questionOf,
  startSearch,
  stopSearch,
} from '#worker/features/sourcing/people-search/finding/run-search.service.ts'
import { scrapeProfiles } from '#worker/features/sourcing/people-search/results/read-profiles.service.ts'
import { maySeeSearch, seenSearcher } from './people-searches.policy.ts'
import type { ListedPeopleQuery, PeopleSearchesRepo, ScrapingCounts } from './people-searches.repo.ts'

type SearchReads = { peopleSearches: PeopleSearchesRepo; peopleResults: PeopleResultsRepo }
type PeopleSearchesDeps = SearchReads & ReadFirmDeps & { limiter: RateLimiter }

/** A search reads firms' sites: more than a recruiter starts in an hour, less than a script would. */
const starts: RateLimit = { name: 'people_search', max: 60, windowSeconds: 3600 }
/** Each reads up to 100 pages. */
const scrapes: RateLimit = { name: 'people_scrape', max: 120, windowSeconds: 3600 }

const searchNotFound = () => notFound('search_not_found', 'That search does not exist.')

export type Search = { query: ListedPeopleQuery; counts: ScrapingCounts }

/** @throws AppError 404 for an unknown search, or another partner's. */
export async function searchFor(
  deps: Pick<SearchReads, 'peopleSearches'>,
  actor: Actor,
  id: number,
): Promise<ListedPeopleQuery> {
  const query = await deps.peopleSearches.byId(id)
  if (!query || !maySeeSearch(actor, query)) throw searchNotFound()
  return query
}

async function withCounts(deps: SearchReads, query: ListedPeopleQuery): Promise<Search> {
  return { query, counts: await deps.peopleSearches.scrapingCounts(query.id) }
}

/** Starts a person's search in the background. @throws AppError 400 when the provider has no key, 429. */
export async function startOwnSearch(
  deps: PeopleSearchesDeps,
  actor: Actor,
  criteria: PeopleSearchCriteria,
): Promise<Search> {
  await deps.limiter.hit(starts, String(actor.id))
  const { provider } = criteria
  const { id } = await startSearch(deps, {
    ...questionOf(criteria),
    createdBy: actor.id,
    ...(provider ? { provider } : {}),
  })
  return withCounts(deps, await searchFor(deps, actor, id))
}

const place = z.object({ id: z.number().int().positive() })

/** The searches that the actor may see, newest first. @throws AppError 400 bad_cursor. */
export async function pageSearches(
  deps: Pick<SearchReads, 'peopleSearches'>,
  actor: Actor,
  input: { status?: PeopleQueryStatus | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<ListedPeopleQuery>> {
  const { status, cursor, limit } = input
  const rows = await deps.peopleSearches.page(
    { createdBy: seenSearcher(actor), status },
    { limit: limit + 1, beforeId: decodeCursor(place, cursor)?.id },
  )
  return page(rows, limit, ({ id }) => ({ id }))
}

const maxListed = 500

/** The newest 500 searches, and the number of all. */
export async function listSearches(
  deps: Pick<SearchReads, 'peopleSearches'>,
  actor: Actor,
  status: PeopleQueryStatus | undefined,
): Promise<{ items: ListedPeopleQuery[]; total: number }> {
  const filter = { createdBy: seenSearcher(actor), status }
  const [items, total] = await Promise.all([
    deps.peopleSearches.page(filter, { limit: maxListed }),
    deps.peopleSearches.count(filter),
  ])
  return { items, total }
}

/** A search with what it has found so far. @throws AppError 404. */
export async function readSearch(
  deps: SearchReads,
  actor: Actor,
  id: number,
): Promise<Search & { results: PeopleResultRow[] }> {
  const query = await searchFor(deps, actor, id)
  const [search, results] = await Promise.all([withCounts(deps, query), deps.peopleResults.ofQuery(id)])
  return { ...search, results }
}

/** Stops a person's search; a search that has ended stays as it is. @throws AppError 404. */
export async function stopOwnSearch(
  deps: SearchReads & Parameters<typeof stopSearch>[0],
  actor: Actor,
  id: number,
): Promise<Search> {
  const query = await searchFor(deps, actor, id)
  if (query.status === 'pending') await stopSearch(deps, query)
  return withCounts(deps, await searchFor(deps, actor, id))
}

/** Removes a search from the history, with its results. @throws AppError 404. */
export async function removeSearch(deps: Pick<SearchReads, 'peopleSearches'>, actor: Actor, id: number): Promise<void> {
  await searchFor(deps, actor, id)
  await deps.peopleSearches.remove(id)
}

/**
 * Has unread profiles read: the best 100, or one result's.
 *
 * @returns The number of profiles being read now, with those requested before.
 * @throws AppError 404, 429.
 */
export async function askProfiles(
  deps: PeopleSearchesDeps,
  actor: Actor,
  queryId: number,
  resultId?: number,
): Promise<number> {
  await searchFor(deps, actor, queryId)
  await deps.limiter.hit(scrapes, String(actor.id))
  const wanted = await deps.peopleResults.toScrape(queryId, { max: peopleSearchLimits.scraped, id: resultId })
  // Without any, all are read or being read, and asking again isn't an error.
  if (wanted.length > 0) await scrapeProfiles(deps, queryId, wanted)
  return (await deps.peopleSearches.scrapingCounts(queryId)).pending
}
