import type { Config } from '#worker/config.ts'
import type { RecordKind } from '#worker/feature.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, notFound } from '#worker/http/errors.ts'
import type { Log } from '#worker/http/log.ts'
import type { Ids } from '#worker/platform/ids.ts'
import { PageError } from '#worker/reading/page-error.ts'
import type { SafeFetch } from '#worker/platform/safe-fetch/safe-fetch.ts'
import type { TaskMessage } from '#worker/db/client.ts'
import { braveProvider } from './brave.provider.ts'
import { directoryProvider } from './directory.provider.ts'
import type { PeopleQuestion } from '#worker/reading/query/people-match.ts'
import {
  joinWords,
  peopleSearchQuery,
  type PeopleProviderName,
  type PeopleSearchCriteria,
} from '#contract/domain/people-search.ts'
import type { PeopleSearchProvider } from './people-provider.ts'
import type { PeopleResultsRepo } from '#worker/features/sourcing/people-search/results/people-results.repo.ts'
import type { PeopleRepo } from '#worker/features/sourcing/people-search/people/people.repo.ts'
import type {
  PeopleQueryRow,
  PeopleSearchesRepo,
} from '#worker/features/sourcing/people-search/searches/people-searches.repo.ts'
import { seenSearcher } from '#worker/features/sourcing/people-search/searches/people-searches.policy.ts'
import type { PeopleSourcesRepo } from '#worker/features/sourcing/people-search/sources/people-sources.repo.ts'
import { ensureShippedSources } from '#worker/features/sourcing/people-search/sources/shipped-firms.ts'
import { markNews } from '#worker/features/sourcing/people-search/runs/people-runs.service.ts'
import type { PeopleRunsRepo } from '#worker/features/sourcing/people-search/runs/people-runs.repo.ts'
import {
  readFirmName,
  runEndedTask,
  runSearchName,
} from '#worker/features/sourcing/people-search/searches/task-names.ts'
import { reasonOf } from '#worker/http/reason.ts'

export type SearchDeps = {
  now: () => Date
  ids: Ids
  log: Log
  config: Config
  safeFetch: SafeFetch
  enqueue: (messages: TaskMessage[]) => void
  people: PeopleRepo
  peopleSearches: PeopleSearchesRepo
  peopleResults: PeopleResultsRepo
  peopleRuns: PeopleRunsRepo
  peopleSources: PeopleSourcesRepo
}

/** Longest time that a search is pending; it ends with the results it has. Milliseconds. */
export const searchBoundMs = 10 * 60_000
/** Firms that one search has read in the background. */
const firmsAtOnce = 20

/** The providers that this installation can use, the default first. */
export const providersOf = (config: Config): PeopleProviderName[] =>
  config.BRAVE_API_KEY ? ['directory', 'brave'] : ['directory']

const providerOf = (deps: SearchDeps, name: PeopleProviderName): PeopleSearchProvider =>
  name === 'brave' ? braveProvider(deps) : directoryProvider(deps)

/** Question of a new search, and who asks it. */
export type NewSearch = PeopleQuestion & {
  /** The preview that the person saw, stored for the history. */
  searchQuery: string
  provider?: PeopleProviderName
  /** Null for a search that nobody started. */
  createdBy: number | null
  /** The saved search that runs it. */
  savedSearchId?: number | null
}

/** The question of a person's criteria. */
export const questionOf = (criteria: PeopleSearchCriteria): PeopleQuestion & { searchQuery: string } => ({
  location: criteria.location,
  keywords: joinWords(criteria.keywords),
  jobTitle: criteria.jobTitle.length > 0 ? joinWords(criteria.jobTitle) : null,
  excludeWords: criteria.excludeWords.length > 0 ? joinWords(criteria.excludeWords) : null,
  searchQuery: peopleSearchQuery(criteria),
})

/**
 * Starts a search, unless the same search of the same person is still running: then returns that one. Matches of the index
 * are among the results when this returns. Firms whose directory is stale are read in the background, and the search is
 * pending until they are done or its ten minutes are over.
 *
 * @throws AppError 400 when the provider has no key.
 */
export async function startSearch(deps: SearchDeps, search: NewSearch): Promise<PeopleQueryRow> {
  const { createdBy, provider = 'directory', savedSearchId = null } = search
  if (!providersOf(deps.config).includes(provider)) {
    throw badRequest('key_needed', 'Brave can only be searched with a key. Set BRAVE_API_KEY.')
  }
  const { location, keywords, jobTitle, excludeWords, searchQuery } = search
  const same = { location, keywords, jobTitle, excludeWords, createdBy, provider, savedSearchId }
  const running = await deps.peopleSearches.firstSame(same)
  if (running) return running
  const at = deps.now()
  const message = { id: deps.ids.secretId(), task: runSearchName }
  const deadlineAt = new Date(at.getTime() + searchBoundMs)
  const added = await deps.peopleSearches.add({ ...same, searchQuery, deadlineAt }, message, at)
  if (provider === 'directory') {
    // The task writes them again if this is interrupted.
    await writeMatches(deps, added).catch((error: unknown) => logFailure(deps, added.id, error))
  }
  deps.enqueue([{ ...message, payload: { queryId: added.id } }])
  // Of two that were started at the same moment the first stays; the task of the other finds nothing to do.
  const first = await deps.peopleSearches.firstSame(same)
  if (first && first.id < added.id) {
    await deps.peopleSearches.remove(added.id)
    return first
  }
  return (await deps.peopleSearches.byId(added.id)) ?? added
}

/** Sites that are read automatically: all, or only those of this machine where READ_SOURCES is off. */
export const sitesOf = (config: Config): readonly string[] | undefined =>
  config.READ_SOURCES ? undefined : config.ALLOWED_PRIVATE_ORIGINS

const logFailure = (deps: SearchDeps, queryId: number, error: unknown) =>
  deps.log('people-search.failed', { queryId, reason: reasonOf(error) })

async function writeMatches(deps: SearchDeps, query: PeopleQueryRow, within: { sourceId?: number } = {}) {
  const { results, note } = await providerOf(deps, query.provider).find(query, within)
  await deps.peopleResults.writeResults(query.id, results, deps.now())
  return note
}

type EndSearchDeps = Pick<SearchDeps, 'now' | 'peopleSearches' | 'peopleRuns'>
type End = Parameters<PeopleSearchesRepo['finish']>[1]

/** Ends a pending search. A saved search's run first marks what is new, and a task then notifies the owner. */
async function endSearch(deps: EndSearchDeps, query: PeopleQueryRow, end: End): Promise<boolean> {
  if (query.savedSearchId === null) return deps.peopleSearches.finish(query.id, end, deps.now())
  if (end.status === 'completed') await markNews(deps, query.id)
  return deps.peopleSearches.finish(query.id, end, deps.now(), (tx) => [
    tx.enqueue(runEndedTask, { queryId: query.id }),
  ])
}

/**
 * Runs a search: results first, then the stale firms. Safe to run repeatedly and to interrupt anywhere: results are written
 * by their addresses, and the firms are selected once.
 */
export async function runSearch(deps: SearchDeps, queryId: number): Promise<void> {
  const query = await deps.peopleSearches.byId(queryId)
  if (!query || query.status !== 'pending') return
  if (query.searchedAt === null) {
    let note: string | null
    try {
      note = await writeMatches(deps, query)
    } catch (error) {
      if (!(error instanceof PageError)) throw error
      await endSearch(deps, query, { status: 'failed', failure: error.message })
      return
    }
    await ensureShippedSources(deps)
    const stale =
      query.provider === 'directory'
        ? await deps.peopleSources.dueIds(deps.now(), firmsAtOnce, sitesOf(deps.config))
        : []
    await deps.peopleSearches.markSearched(queryId, stale, deps.now(), note)
  }
  const waiting = await deps.peopleSearches.waitingFirms(queryId)
  if (waiting.length === 0) {
    await endSearch(deps, query, { status: 'completed' })
    return
  }
  deps.enqueue(waiting.map((sourceId) => ({ id: deps.ids.secretId(), task: readFirmName, payload: { sourceId } })))
}

/** Reports a firm's progress to the searches that wait for it: new people join their results, the last firm completes them. */
export async function reportFirm(
  deps: SearchDeps,
  sourceId: number,
  firm: { state: 'waiting' | 'read' | 'failed'; pagesRead: number; peopleFound: number },
): Promise<void> {
  for (const query of await deps.peopleSearches.waitingFor(sourceId)) {
    await writeMatches(deps, query, { sourceId })
    await deps.peopleSearches.noteFirm(query.id, sourceId, firm, deps.now())
    if (firm.state !== 'waiting' && (await deps.peopleSearches.waitingFirms(query.id)).length === 0) {
      await endSearch(deps, query, { status: 'completed' })
    }
  }
}

/** Stops a pending search, which keeps its results. The reading of firms continues for the index. False when it had ended. */
export const stopSearch = (deps: EndSearchDeps, query: PeopleQueryRow): Promise<boolean> =>
  endSearch(deps, query, {
    status: 'completed',
    cancelledAt: deps.now(),
    failure: 'Stopped before all firms were read.',
  })

/** Ends a search whose task failed for good: as failed, unless it has results to show. */
export async function giveUpSearch(deps: EndSearchDeps, queryId: number): Promise<void> {
  const query = await deps.peopleSearches.byId(queryId)
  if (query) await endOverdue(deps, query)
}

async function endOverdue(deps: EndSearchDeps, query: PeopleQueryRow): Promise<void> {
  const end =
    query.searchedAt === null
      ? { status: 'failed' as const, failure: 'The search could not be run. Please start it again.' }
      : { status: 'completed' as const, failure: 'Not all firms had been read when the time was up.' }
  await endSearch(deps, query, end)
}

/** Ends searches whose time is over. Returns their number. */
export async function sweepSearches(deps: EndSearchDeps): Promise<number> {
  const now = deps.now()
  const overdue = await deps.peopleSearches.overdue(now, new Date(now.getTime() - 2 * searchBoundMs))
  for (const query of overdue) await endOverdue(deps, query)
  return overdue.length
}

/**
 * Refuses a person whom the actor may not see. A partner sees only people whom their own searches have found, so that no one
 * can enumerate the index by id.
 *
 * @throws AppError 404 person_not_found.
 */
export async function refuseUnlessPerson(
  deps: { people: Pick<PeopleRepo, 'byId' | 'isFoundBy'> },
  actor: Actor,
  personId: number,
): Promise<void> {
  const searcher = seenSearcher(actor)
  if (!(await deps.people.byId(personId))) throw noPerson()
  if (searcher !== undefined && !(await deps.people.isFoundBy(personId, searcher))) throw noPerson()
}

/** People of the index, for features that refer to them. */
export const personRecord: RecordKind = {
  kind: 'person',
  async see(deps, actor, id) {
    await refuseUnlessPerson(deps, actor, id)
    return null
  },
  async contactOf(deps, id) {
    const person = await deps.people.byId(id)
    return { ...person, personId: id, url: person?.profileUrl }
  },
}

/** Deletes a person from index and searches; no later read brings them back. @throws AppError 404. */
export async function deletePerson(
  deps: Pick<SearchDeps, 'people' | 'peopleResults' | 'now'>,
  personId: number,
): Promise<void> {
  const inSearches = deps.peopleResults.withoutPerson(personId)
  if (!(await deps.people.remove(personId, deps.now(), [inSearches]))) throw noPerson()
}

const noPerson = () => notFound('person_not_found', 'That person does not exist, or was deleted.')
