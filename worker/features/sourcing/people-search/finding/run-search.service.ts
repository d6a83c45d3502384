import type { Actor } from '#worker/http/access.ts'
import type { Ids } from '#worker/platform/ids.ts'
import { PageError } from '#worker/reading/page-error.ts'
import type { TaskMessage } from '#worker/db/client.ts'
import type { PeopleRunsRepo } from '#worker/features/sourcing/people-search/runs/people-runs.repo.ts'
import { markNews } from '#worker/features/sourcing/people-search/runs/people-runs.service.ts'
import {
  maxSearchMs,
  type PeopleQueryRow,
  type PeopleSearchesRepo,
} from '#worker/features/sourcing/people-search/searches/people-searches.repo.ts'
import {
  searchFor,
  withCounts,
  type Search,
} from '#worker/features/sourcing/people-search/searches/people-searches.service.ts'
import { runEndedTask } from '#worker/features/sourcing/people-search/searches/search-tasks.ts'
import type { PeopleSourcesRepo } from '#worker/features/sourcing/people-search/sources/people-sources.repo.ts'
import { sitesToRead } from '#worker/features/sourcing/people-search/sources/people-sources.service.ts'
import { readFirmTask, type FirmProgress } from '#worker/features/sourcing/people-search/sources/read-firm.service.ts'
import { ensureShippedSources } from '#worker/features/sourcing/people-search/sources/shipped-firms.ts'
import { messageFor } from '#worker/tasks/outbox.ts'
import { findMatches, type FindMatchesDeps } from './search-providers.ts'

type EndSearchDeps = { now: () => Date; peopleSearches: PeopleSearchesRepo; peopleRuns: PeopleRunsRepo }
type RunSearchDeps = FindMatchesDeps &
  EndSearchDeps & { ids: Ids; enqueue: (messages: TaskMessage[]) => void; peopleSources: PeopleSourcesRepo }
type End = Parameters<PeopleSearchesRepo['finish']>[1]

/** Firms that one search has read in the background. */
const firmsAtOnce = 20

/** Ends a pending search. A saved search's run first marks what is new, and a task then notifies the owner. */
async function endSearch(deps: EndSearchDeps, query: PeopleQueryRow, end: End): Promise<void> {
  const isRun = query.savedSearchId !== null
  if (isRun && end.status === 'completed') await markNews(deps, query.id)
  await deps.peopleSearches.finish(query.id, end, deps.now(), (tx) =>
    isRun ? [tx.enqueue(runEndedTask, { queryId: query.id })] : [],
  )
}

/**
 * Runs a search: results first, then the stale firms. Safe to run repeatedly and to interrupt anywhere: results are written
 * by their addresses, and the firms are selected once.
 */
export async function runSearch(deps: RunSearchDeps, queryId: number): Promise<void> {
  const query = await deps.peopleSearches.byId(queryId)
  if (!query || query.status !== 'pending') return
  if (query.searchedAt === null) {
    const failure = await searchIndex(deps, query)
    if (failure) return endSearch(deps, query, { status: 'failed', failure: failure.message })
  }
  const waiting = await deps.peopleSearches.waitingFirms(queryId)
  if (waiting.length === 0) return endSearch(deps, query, { status: 'completed' })
  deps.enqueue(waiting.map((sourceId) => messageFor(deps.ids, readFirmTask, { sourceId })))
}

/** Writes the matches and selects the stale firms. @returns The problem when a service outside gives nothing. */
async function searchIndex(deps: RunSearchDeps, query: PeopleQueryRow): Promise<PageError | undefined> {
  let note: string | null
  try {
    note = await findMatches(deps, query)
  } catch (error) {
    if (error instanceof PageError) return error
    throw error
  }
  await ensureShippedSources(deps)
  const isOfFirms = query.provider === 'directory'
  const stale = isOfFirms ? await deps.peopleSources.dueIds(deps.now(), firmsAtOnce, sitesToRead(deps.config)) : []
  await deps.peopleSearches.markSearched(query.id, stale, deps.now(), note)
  return undefined
}

/** Reports a firm's progress to the searches that wait for it: new people join their results, the last firm completes them. */
export async function reportFirm(
  deps: FindMatchesDeps & EndSearchDeps,
  sourceId: number,
  firm: FirmProgress,
): Promise<void> {
  for (const query of await deps.peopleSearches.waitingFor(sourceId)) {
    await findMatches(deps, query, { sourceId })
    await deps.peopleSearches.noteFirm(query.id, sourceId, firm, deps.now())
    const isOver = firm.state !== 'waiting' && (await deps.peopleSearches.waitingFirms(query.id)).length === 0
    if (isOver) await endSearch(deps, query, { status: 'completed' })
  }
}

/** Reports a firm that won't be read to the searches that wait for it. */
export const reportLostFirm = (deps: FindMatchesDeps & EndSearchDeps, sourceId: number): Promise<void> =>
  reportFirm(deps, sourceId, { state: 'failed', pagesRead: 0, peopleFound: 0 })

/**
 * Stops a person's search, which keeps its results; a search that has ended stays as it is. The reading of firms continues
 * for the index.
 *
 * @throws AppError 404.
 */
export async function stopSearch(deps: EndSearchDeps, actor: Actor, id: number): Promise<Search> {
  const query = await searchFor(deps, actor, id)
  if (query.status === 'pending') {
    const failure = 'Stopped before all firms were read.'
    await endSearch(deps, query, { status: 'completed', cancelledAt: deps.now(), failure })
  }
  return withCounts(deps, await searchFor(deps, actor, id))
}

/** Ends a search whose task failed for good: as failed, unless it has results to show. */
export async function giveUpSearch(deps: EndSearchDeps, queryId: number): Promise<void> {
  const query = await deps.peopleSearches.byId(queryId)
  if (query) await endOverdue(deps, query)
}

async function endOverdue(deps: EndSearchDeps, query: PeopleQueryRow): Promise<void> {
  const end: End =
    query.searchedAt === null
      ? { status: 'failed', failure: 'The search couldn’t run. Please start it again.' }
      : { status: 'completed', failure: 'Time ran out before all firms were read.' }
  await endSearch(deps, query, end)
}

/** Ends searches whose time is over. Returns their number. */
export async function sweepSearches(deps: EndSearchDeps): Promise<number> {
  const now = deps.now()
  const overdue = await deps.peopleSearches.overdue(now, new Date(now.getTime() - 2 * maxSearchMs))
  for (const query of overdue) await endOverdue(deps, query)
  return overdue.length
}
