import { z } from 'zod'
import { onlineSearchLimits, type OnlineSearchCriteria, type OnlineSearchSort } from '#contract/domain/online-search.ts'
import { decodeCursor, encodeCursor } from '#worker/db/cursor.ts'
import type { Actor } from '#worker/http/access.ts'
import { AppError } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { canonicalAddress } from '#worker/reading/posting/canonical-address.ts'
import { matchOf } from './online-match.ts'
import { placeOfDay, type FoundPosting, type OnlineSearchRepo, type SourceStanding } from './online-search.repo.ts'

type Needs = { onlineSearch: OnlineSearchRepo; now: () => Date; config: { READ_SOURCES: boolean } }

const standingOf = (deps: Needs): Promise<SourceStanding> =>
  deps.onlineSearch.standing(deps.now(), deps.config.READ_SOURCES)

const { counted: mostCounted, sorted: mostSorted } = onlineSearchLimits
const dayMs = 24 * 3600_000
/** What this search and the one just before have shown is not "seen before". */
const seenAfterMs = 30 * 60_000
/** How long a posting is new without a mark to count from. */
const newForMs = 2 * dayMs

/** Where a page ends: a place in the order of the index, or how many went before in another order. */
const cursorShape = z.union([
  z.object({ r: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  z.object({ o: z.number().int().positive().max(mostSorted) }),
])

/** A person types a search every few seconds at most; a page is one too. */
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
  postedWithin === undefined ? 0 : placeOfDay(new Date(now.getTime() - postedWithin * dayMs))

async function matchFor(deps: Needs, criteria: OnlineSearchCriteria, standing: SourceStanding): Promise<string> {
  const match = matchOf(criteria, standing.disabled, deps.now())
  // Of a source that never held a lawyer's position nothing is shown, its paralegals' neither.
  return match.includes('kdsupport')
    ? matchOf(criteria, [...standing.disabled, ...standing.unproven], deps.now())
    : match
}

/**
 * Online jobs that match, from the index. What a page shows counts as seen by the actor from now on.
 *
 * @throws AppError 400 bad_cursor, 429.
 */
export async function searchOnline(
  deps: Needs & { limiter: RateLimiter; waitUntil: (work: Promise<unknown>) => void },
  actor: Actor,
  search: OnlineSearchCriteria & {
    sort: OnlineSearchSort
    cursor?: string | undefined
    limit: number
    newFrom?: number | undefined
  },
): Promise<OnlinePage> {
  const { sort, limit } = search
  const place = decodeCursor(cursorShape, search.cursor)
  const before = place && 'r' in place ? place.r : undefined
  const offset = place && 'o' in place ? place.o : 0
  const [standing] = await Promise.all([standingOf(deps), deps.limiter.hit(perPerson, String(actor.id))])
  const now = deps.now()
  const match = await matchFor(deps, search, standing)
  const since = sinceOf(search, now)
  const isFirst = before === undefined
  const [rows, all] = await Promise.all([
    deps.onlineSearch.page(match, {
      sort,
      since,
      before: sort === 'newest' ? before : undefined,
      offset: sort === 'newest' ? 0 : offset,
      limit: limit + 1,
      among: sort === 'newest' ? limit + 1 : mostSorted,
      countUpTo: isFirst ? mostCounted + 1 : 0,
      userId: actor.id,
      savedBy: actor.role === 'admin' ? undefined : actor.id,
    }),
    isFirst ? undefined : deps.onlineSearch.count(match, since, mostCounted + 1),
  ])
  const counted = all ?? rows[0]?.matches ?? offset
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const isMore = rows.length > limit && last !== undefined
  deps.waitUntil(
    deps.onlineSearch.noteSeen(
      actor.id,
      shown.map(({ id }) => id),
      now,
    ),
  )
  return {
    found: shown.map((row) => ({
      ...row,
      isNew: search.newFrom === undefined ? row.firstSeenAt > now.getTime() - newForMs : row.id > search.newFrom,
      seenBefore: row.seenAt !== null && row.seenAt < now.getTime() - seenAfterMs,
    })),
    total: Math.min(counted, mostCounted),
    isTotalCapped: counted > mostCounted,
    isOrderPartial: sort !== 'newest' && counted > mostSorted,
    standing,
    nextCursor: isMore ? encodeCursor(sort === 'newest' ? { r: last.r } : { o: offset + limit }) : null,
  }
}

/** How far reading the sources has come. */
export const searchProgress = (deps: Needs): Promise<SourceStanding> => standingOf(deps)

/** A search makes sources that were read longer ago than this be read again. */
const staleMs = 3 * 3600_000
/** For all of the agency: one refresh serves everybody. */
const refreshes: RateLimit = { name: 'online_refresh', max: 1, windowSeconds: 600 }

/** Asked for by a button. */
const askedRefreshes: RateLimit = { name: 'online_refresh_asked', max: 6, windowSeconds: 3600 }

/** Makes stale sources due, unless that was done a moment ago. Gives whether reading should be begun. */
export async function mayRefresh(deps: Needs & { limiter: RateLimiter }, isAsked: boolean): Promise<boolean> {
  try {
    await deps.limiter.hit(isAsked ? askedRefreshes : refreshes, 'all')
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return false
    throw error
  }
  await deps.onlineSearch.bringForward(new Date(deps.now().getTime() - staleMs), deps.now())
  return true
}

/** Details of a posting come within the reading of its source: until then it may not match what it is about. Milliseconds. */
const settledMs = 30 * 60_000

/** Up to where a run of a saved search looks. */
export const settledMark = (deps: Needs): Promise<number> =>
  deps.onlineSearch.lastIdAt(new Date(deps.now().getTime() - settledMs))

/** The end of the index as it is. */
export const endMark = (deps: Needs): Promise<number> => deps.onlineSearch.lastIdAt(deps.now())

/** How many match in all, and how many of them lie between two marks. */
export async function countOnline(
  deps: Needs,
  criteria: OnlineSearchCriteria,
  range: { after: number; upTo: number },
): Promise<{ total: number; between: number }> {
  const match = await matchFor(deps, criteria, await standingOf(deps))
  const since = sinceOf(criteria, deps.now())
  const [total, between] = await Promise.all([
    deps.onlineSearch.count(match, since, mostCounted),
    range.upTo > range.after ? deps.onlineSearch.countBetween(match, since, range.after, range.upTo) : 0,
  ])
  return { total, between }
}

export type PostingsThereNeeds = Pick<Needs, 'onlineSearch'>

/**
 * Whether the postings at these addresses are still there, as their sources said last; an address that no source has is
 * left out.
 */
export async function postingsThere(deps: PostingsThereNeeds, urls: readonly string[]): Promise<Map<string, boolean>> {
  const keys = new Map(urls.map((url) => [url, canonicalAddress(url)]))
  const known = await deps.onlineSearch.stillThere([...new Set(keys.values())])
  return new Map(
    urls.flatMap((url) => {
      const isThere = known.get(keys.get(url) ?? '')
      return isThere === undefined ? [] : [[url, isThere] as const]
    }),
  )
}
