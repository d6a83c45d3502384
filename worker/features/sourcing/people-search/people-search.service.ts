import type { Config } from '#worker/config.ts'
import type { RecordKind } from '#worker/feature.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, conflict, notFound } from '#worker/http/errors.ts'
import type { Log } from '#worker/http/log.ts'
import type { Ids } from '#worker/platform/ids.ts'
import { PageError } from '#worker/reading/page-error.ts'
import type { SafeFetch } from '#worker/platform/safe-fetch/safe-fetch.ts'
import type { TaskMessage } from '#worker/db/client.ts'
import { braveProvider } from './brave.provider.ts'
import { directoryProvider } from './directory.provider.ts'
import type { PeopleQuestion } from './directory/people-match.ts'
import type { PeopleProviderName } from '#contract/domain/people-search.ts'
import type { PeopleSearchProvider } from './people-provider.ts'
import type { PeopleRepo } from './people.repo.ts'
import type { PeopleQueryRow, PeopleSearchRepo } from './people-search.repo.ts'
import { seenSearcher } from './people-searches.policy.ts'
import type { PeopleSourcesRepo } from './people-sources.repo.ts'
import { ensureShippedSources } from './shipped-firms.ts'
import { markNews } from './people-runs.service.ts'
import type { PeopleRunsRepo } from './people-runs.repo.ts'
import { readFirmName, runEndedTask, runSearchName } from './task-names.ts'
import { reasonOf } from '#worker/http/reason.ts'

export type SearchNeeds = {
  now: () => Date
  ids: Ids
  log: Log
  config: Config
  safeFetch: SafeFetch
  enqueue: (messages: TaskMessage[]) => void
  people: PeopleRepo
  peopleSearch: PeopleSearchRepo
  peopleRuns: PeopleRunsRepo
  peopleSources: PeopleSourcesRepo
}

/** A search ends after this time with what it has: nothing is pending for ever. */
export const searchBoundMs = 10 * 60_000
/** Firms that one search reads behind itself. */
const firmsAtOnce = 20

const noSearch = () => notFound('search_not_found', 'That search does not exist.')

/** The providers that this installation can use, the default first. */
export const providersOf = (config: Config): PeopleProviderName[] =>
  config.BRAVE_API_KEY ? ['directory', 'brave'] : ['directory']

const providerOf = (deps: SearchNeeds, name: PeopleProviderName): PeopleSearchProvider =>
  name === 'brave' ? braveProvider(deps) : directoryProvider(deps)

/**
 * Starts a search. What the index knows is among the results before this returns; firms whose directory is stale are read
 * behind it, and the search is pending until they are done or its ten minutes are over.
 *
 * @param given.searchQuery The preview that the person saw, kept for the history.
 * @throws AppError 400 when the provider has no key.
 */
export async function startPeopleSearch(
  deps: SearchNeeds,
  actor: { id: number } | null,
  given: PeopleQuestion & { searchQuery: string; provider?: PeopleProviderName; savedSearchId?: number | null },
): Promise<PeopleQueryRow> {
  const provider = given.provider ?? 'directory'
  if (!providersOf(deps.config).includes(provider)) {
    throw badRequest('key_needed', 'Brave can only be searched with a key. Set BRAVE_API_KEY.')
  }
  const at = deps.now()
  const message = { id: deps.ids.secretId(), task: runSearchName }
  const query = await deps.peopleSearch.add(
    {
      location: given.location,
      keywords: given.keywords,
      jobTitle: given.jobTitle,
      excludeWords: given.excludeWords,
      searchQuery: given.searchQuery,
      createdBy: actor?.id ?? null,
      provider,
      deadlineAt: new Date(at.getTime() + searchBoundMs),
      savedSearchId: given.savedSearchId ?? null,
    },
    message,
    at,
  )
  if (provider === 'directory') {
    // The task does it again should this be cut off.
    await writeMatches(deps, query).catch((error: unknown) => logFailure(deps, query.id, error))
  }
  deps.enqueue([{ ...message, payload: { queryId: query.id } }])
  return (await deps.peopleSearch.byId(query.id)) ?? query
}

/** The firms that are read by themselves: all, or, where READ_SOURCES is off, those of this machine alone. */
export const sitesOf = (config: Config): readonly string[] | undefined =>
  config.READ_SOURCES ? undefined : config.ALLOWED_PRIVATE_ORIGINS

const logFailure = (deps: SearchNeeds, queryId: number, error: unknown) =>
  deps.log('people-search.failed', { queryId, reason: reasonOf(error) })

async function writeMatches(deps: SearchNeeds, query: PeopleQueryRow, within: { sourceId?: number } = {}) {
  const { results, note } = await providerOf(deps, query.provider).find(query, within)
  await deps.peopleSearch.writeResults(query.id, results, deps.now())
  return note
}

type EndNeeds = Pick<SearchNeeds, 'now' | 'peopleSearch' | 'peopleRuns'>
type End = Parameters<PeopleSearchRepo['finish']>[1]

/** Ends a pending search; of one that ran by itself what is new is marked first, and its owner is told behind it. */
async function endSearch(deps: EndNeeds, query: PeopleQueryRow, end: End): Promise<boolean> {
  if (query.savedSearchId === null) return deps.peopleSearch.finish(query.id, end, deps.now())
  if (end.status === 'completed') await markNews(deps, query.id)
  return deps.peopleSearch.finish(query.id, end, deps.now(), (tx) => [tx.enqueue(runEndedTask, { queryId: query.id })])
}

/**
 * Runs a search: results first, then the stale firms. May run any number of times and be cut off anywhere: results are
 * written by their addresses, the firms are chosen once.
 */
export async function runSearch(deps: SearchNeeds, queryId: number): Promise<void> {
  const query = await deps.peopleSearch.byId(queryId)
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
    await deps.peopleSearch.markSearched(queryId, stale, deps.now(), note)
  }
  const waiting = await deps.peopleSearch.waitingFirms(queryId)
  if (waiting.length === 0) {
    await endSearch(deps, query, { status: 'completed' })
    return
  }
  deps.enqueue(waiting.map((sourceId) => ({ id: deps.ids.secretId(), task: readFirmName, payload: { sourceId } })))
}

/** Tells the searches that wait for a firm how far it is: new people join their results, the last firm completes them. */
export async function reportFirm(
  deps: SearchNeeds,
  sourceId: number,
  firm: { state: 'waiting' | 'read' | 'failed'; pagesRead: number; peopleFound: number },
): Promise<void> {
  for (const query of await deps.peopleSearch.waitingFor(sourceId)) {
    await writeMatches(deps, query, { sourceId })
    await deps.peopleSearch.noteFirm(query.id, sourceId, firm, deps.now())
    if (firm.state !== 'waiting' && (await deps.peopleSearch.waitingFirms(query.id)).length === 0) {
      await endSearch(deps, query, { status: 'completed' })
    }
  }
}

/**
 * Ends a pending search with what it has. Firms that are being read are read on, for the index.
 *
 * @throws AppError 404; 409 when it has ended already.
 */
export async function cancelSearch(deps: EndNeeds, queryId: number): Promise<void> {
  const query = await deps.peopleSearch.byId(queryId)
  if (!query) throw noSearch()
  const at = deps.now()
  const end = { status: 'completed' as const, cancelledAt: at, failure: 'Stopped before all firms were read.' }
  if (!(await endSearch(deps, query, end))) {
    throw conflict('search_ended', 'This search has ended already.')
  }
}

/** The task of a search failed to the end: says so, unless the search has results to show. */
export async function giveUpSearch(deps: EndNeeds, queryId: number): Promise<void> {
  const query = await deps.peopleSearch.byId(queryId)
  if (query) await endOverdue(deps, query)
}

async function endOverdue(deps: EndNeeds, query: PeopleQueryRow): Promise<void> {
  const end =
    query.searchedAt === null
      ? { status: 'failed' as const, failure: 'The search could not be run. Please start it again.' }
      : { status: 'completed' as const, failure: 'Not all firms had been read when the time was up.' }
  await endSearch(deps, query, end)
}

/** Ends searches whose time is up. Gives their number. */
export async function sweepSearches(deps: EndNeeds): Promise<number> {
  const now = deps.now()
  const overdue = await deps.peopleSearch.overdue(now, new Date(now.getTime() - 2 * searchBoundMs))
  for (const query of overdue) await endOverdue(deps, query)
  return overdue.length
}

/**
 * Refuses a person whom the actor may not see: for a partner those that their own searches have found, so that nobody
 * counts through the index by id.
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
  deps: Pick<SearchNeeds, 'people' | 'peopleSearch' | 'now'>,
  personId: number,
): Promise<void> {
  const inSearches = deps.peopleSearch.withoutPerson(personId)
  if (!(await deps.people.remove(personId, deps.now(), [inSearches]))) throw noPerson()
}

const noPerson = () => notFound('person_not_found', 'That person does not exist, or was deleted.')
