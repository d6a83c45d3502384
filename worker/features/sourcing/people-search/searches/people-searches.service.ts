import { z } from 'zod'
import type { PeopleQueryStatus } from '#contract/domain/people-search.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page, type Page } from '#worker/db/page.ts'
import type { Actor } from '#worker/http/access.ts'
import { notFound } from '#worker/http/errors.ts'
import { maySeeSearch, seenSearcher } from './people-searches.policy.ts'
import type { ListedPeopleQuery, PeopleSearchesRepo, ScrapingCounts } from './people-searches.repo.ts'

type SearchReads = { peopleSearches: PeopleSearchesRepo }

const searchNotFound = () => notFound('search_not_found', 'This search doesn’t exist.')

export type Search = { query: ListedPeopleQuery; counts: ScrapingCounts }

/** @throws AppError 404 for an unknown search, or another partner's. */
export async function searchFor(deps: SearchReads, actor: Actor, id: number): Promise<ListedPeopleQuery> {
  const query = await deps.peopleSearches.byId(id)
  if (!query || !maySeeSearch(actor, query)) throw searchNotFound()
  return query
}

/** A search with the states of its profiles. */
export async function withCounts(deps: SearchReads, query: ListedPeopleQuery): Promise<Search> {
  return { query, counts: await deps.peopleSearches.scrapingCounts(query.id) }
}

const place = z.object({ id: z.number().int().positive() })

/** The searches that the actor may see, newest first. @throws AppError 400 bad_cursor. */
export async function pageSearches(
  deps: SearchReads,
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
  deps: SearchReads,
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

/** Removes a search from the history, with its results. @throws AppError 404. */
export async function removeSearch(deps: SearchReads, actor: Actor, id: number): Promise<void> {
  await searchFor(deps, actor, id)
  await deps.peopleSearches.remove(id)
}
