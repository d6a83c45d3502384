import { z } from 'zod'
import { onlineSearchLimits, type OnlineSearchCriteria, type OnlineSearchSort } from '#contract/domain/online-search.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import type { Actor } from '#worker/http/access.ts'
import { AppError } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { canonicalAddress } from '#worker/reading/posting/canonical-address.ts'
import { matchOf } from './online-match.ts'
import { positionOfDay, type FoundPosting, type OnlineSearchRepo, type SourceStanding } from './online-search.repo.ts'

type OnlineSearchDeps = { onlineSearch: OnlineSearchRepo; now: () => Date; config: { READ_SOURCES: boolean } }

const standingOf = (deps: OnlineSearchDeps): Promise<SourceStanding> =>
  deps.onlineSearch.standing(deps.now(), deps.config.READ_SOURCES)

const { counted: maxCounted, sorted: maxSorted } = onlineSearchLimits
const dayMs = 24 * 3600_000
/** Age after which a shown posting counts as "seen before": not by this search or the one just before. */
const seenAfterMs = 30 * 60_000
/** Age up to which a posting is new, without a mark to count from. */
const newForMs = 2 * dayMs

/** End of a page: a position in the index, or the number of rows before it in another order. */
const cursorShape = z.union([
  z.object({ position: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  z.object({ offset: z.number().int().positive().max(maxSorted) }),
])

/** Each page counts as a search. */
const perPerson: RateLimit = { name: 'online_search', max: 240, windowSeconds: 600 }

export type OnlinePage = {
  found: (FoundPosting & { isNew: boolean; seenBefore: boolean })[]
  total: number
  isTotalCapped: boolean
  isOrderPartial: boolean
  standing: SourceStanding
  nextCursor: string | null
}

const sinceOf = ({ postedWithin }: OnlineSearchCriteria, now: Date): number =>
  postedWithin === undefined ? 0 : positionOfDay(new Date(now.getTime() - postedWithin * dayMs))

async function matchFor(
  deps: OnlineSearchDeps,
  criteria: OnlineSearchCriteria,
  standing: SourceStanding,
): Promise<string> {
  const match = matchOf(criteria, standing.disabled, deps.now())
  // A source that never had a lawyer's position shows nothing, not even paralegals' positions.
  return match.includes('kdsupport')
    ? matchOf(criteria, [...standing.disabled, ...standing.unproven], deps.now())
    : match
}

type PagedSearch = OnlineSearchCriteria & {
  sort: OnlineSearchSort
  cursor?: string | undefined
  limit: number
  newFrom?: number | undefined
}

/**
 * Online jobs that match, from the index. Postings on a page count as seen by the actor from now on.
 *
 * @throws AppError 400 bad_cursor, 429.
 */
export async function searchOnline(
  deps: OnlineSearchDeps & { limiter: RateLimiter; waitUntil: (work: Promise<unknown>) => void },
  actor: Actor,
  search: PagedSearch,
): Promise<OnlinePage> {
  const found = await pageOnline(deps, actor, search)
  const ids = found.found.map(({ id }) => id)
  deps.waitUntil(deps.onlineSearch.noteSeen(actor.id, ids, deps.now()))
  return found
}

/** As `searchOnline`, for a file: nothing counts as seen. */
export async function pageOnline(
  deps: OnlineSearchDeps & { limiter: RateLimiter },
  actor: Actor,
  search: PagedSearch,
): Promise<OnlinePage> {
  const [standing] = await Promise.all([standingOf(deps), deps.limiter.hit(perPerson, String(actor.id))])
  const now = deps.now()
  const match = await matchFor(deps, search, standing)
  const { rows, counted, offset } = await readRows(deps, actor, search, match)
  const { items, nextCursor } = page(rows, search.limit, ({ position }) =>
    search.sort === 'newest' ? { position } : { offset: offset + search.limit },
  )
  return {
    found: items.map((row) => ({
      ...row,
      isNew: search.newFrom === undefined ? row.firstSeenAt > now.getTime() - newForMs : row.id > search.newFrom,
      seenBefore: row.seenAt !== null && row.seenAt < now.getTime() - seenAfterMs,
    })),
    total: Math.min(counted, maxCounted),
    isTotalCapped: counted > maxCounted,
    isOrderPartial: search.sort !== 'newest' && counted > maxSorted,
    standing,
    nextCursor,
  }
}

/** The rows of a page and one more, and the number of matches: counted in the same pass on a first page. */
async function readRows(deps: OnlineSearchDeps, actor: Actor, search: PagedSearch, match: string) {
  const { sort, limit } = search
  const since = sinceOf(search, deps.now())
  const start = decodeCursor(cursorShape, search.cursor)
  const before = start && 'position' in start ? start.position : undefined
  const offset = start && 'offset' in start ? start.offset : 0
  const isNewestFirst = sort === 'newest'
  const isFirst = before === undefined
  const [rows, all] = await Promise.all([
    deps.onlineSearch.page(match, {
      sort,
      since,
      before: isNewestFirst ? before : undefined,
      offset: isNewestFirst ? 0 : offset,
      limit: limit + 1,
      among: isNewestFirst ? limit + 1 : maxSorted,
      countUpTo: isFirst ? maxCounted + 1 : 0,
      userId: actor.id,
      savedBy: actor.role === 'admin' ? undefined : actor.id,
    }),
    isFirst ? undefined : deps.onlineSearch.count(match, since, maxCounted + 1),
  ])
  return { rows, counted: all ?? rows[0]?.matches ?? offset, offset }
}

/** Progress of reading the sources. */
export const searchProgress = (deps: OnlineSearchDeps): Promise<SourceStanding> => standingOf(deps)

/** Age of a source's last read from which a search has it read again. */
const staleMs = 3 * 3600_000
/** Shared by the agency: one refresh serves everyone. */
const refreshes: RateLimit = { name: 'online_refresh', max: 1, windowSeconds: 600 }

/** Refreshes that a person requests with the button. */
const requestedRefreshes: RateLimit = { name: 'online_refresh_asked', max: 6, windowSeconds: 3600 }

/** Makes stale sources due unless that was just done. Returns true when their reading should be enqueued. */
export async function makeStaleSourcesDue(
  deps: OnlineSearchDeps & { limiter: RateLimiter },
  isRequested: boolean,
): Promise<boolean> {
  try {
    await deps.limiter.hit(isRequested ? requestedRefreshes : refreshes, 'all')
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return false
    throw error
  }
  await deps.onlineSearch.bringForward(new Date(deps.now().getTime() - staleMs), deps.now())
  return true
}

/** Age at which a posting's details have been read, so that it matches what it is about. Milliseconds. */
const settledMs = 30 * 60_000

/** Highest id that a run of a saved search counts. */
export const settledMark = (deps: OnlineSearchDeps): Promise<number> =>
  deps.onlineSearch.lastIdAt(new Date(deps.now().getTime() - settledMs))

/** Highest id of the index now. */
export const endMark = (deps: OnlineSearchDeps): Promise<number> => deps.onlineSearch.lastIdAt(deps.now())

/** Number of matches in all, and of those between two marks. */
export async function countOnline(
  deps: OnlineSearchDeps,
  criteria: OnlineSearchCriteria,
  range: { after: number; upTo: number },
): Promise<{ total: number; between: number }> {
  const match = await matchFor(deps, criteria, await standingOf(deps))
  const since = sinceOf(criteria, deps.now())
  const [total, between] = await Promise.all([
    deps.onlineSearch.count(match, since, maxCounted),
    range.upTo > range.after ? deps.onlineSearch.countBetween(match, since, range.after, range.upTo) : 0,
  ])
  return { total, between }
}

export type PostingsThereDeps = Pick<OnlineSearchDeps, 'onlineSearch'>

/**
 * Says if the postings at these addresses are still open, according to their sources' last read; unknown addresses are left
 * out.
 */
export async function postingsThere(deps: PostingsThereDeps, urls: readonly string[]): Promise<Map<string, boolean>> {
  const keys = new Map(urls.map((url) => [url, canonicalAddress(url)]))
  const known = await deps.onlineSearch.stillThere([...new Set(keys.values())])
  return new Map(
    urls.flatMap((url) => {
      const isThere = known.get(keys.get(url) ?? '')
      return isThere === undefined ? [] : [[url, isThere] as const]
    }),
  )
}
