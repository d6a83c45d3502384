import {
  joinWords,
  peopleSearchQuery,
  type PeopleProviderName,
  type PeopleSearchCriteria,
} from '#contract/domain/people-search.ts'
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
import { runSearchTask } from '#worker/features/sourcing/people-search/searches/search-tasks.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest } from '#worker/http/errors.ts'
import type { Log } from '#worker/http/log.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { reasonOf } from '#worker/http/reason.ts'
import type { PeopleQuestion } from './people-match.ts'
import { findMatches, providersOf, type FindMatchesDeps } from './search-providers.ts'

export type StartSearchDeps = FindMatchesDeps & { log: Log; peopleSearches: PeopleSearchesRepo }

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

/** A search reads firms' sites: more than a recruiter starts in an hour, less than a script would. */
const starts: RateLimit = { name: 'people_search', max: 60, windowSeconds: 3600 }

/** The question of a person's criteria. */
export const questionOf = (criteria: PeopleSearchCriteria): PeopleQuestion & { searchQuery: string } => ({
  location: criteria.location,
  keywords: joinWords(criteria.keywords),
  jobTitle: criteria.jobTitle.length > 0 ? joinWords(criteria.jobTitle) : null,
  excludeWords: criteria.excludeWords.length > 0 ? joinWords(criteria.excludeWords) : null,
  searchQuery: peopleSearchQuery(criteria),
})

/** Refuses a provider that this installation can't use. @throws AppError 400 key_needed. */
export function checkProvider(deps: Pick<FindMatchesDeps, 'config'>, provider: PeopleProviderName): void {
  if (providersOf(deps.config).includes(provider)) return
  throw badRequest('key_needed', 'Searching Brave requires a key. Set BRAVE_API_KEY.')
}

/** Starts a person's search in the background. @throws AppError 400 when the provider has no key, 429. */
export async function startOwnSearch(
  deps: StartSearchDeps & { limiter: RateLimiter },
  actor: Actor,
  criteria: PeopleSearchCriteria,
): Promise<Search> {
  await deps.limiter.hit(starts, String(actor.id))
  const { provider = 'directory' } = criteria
  const { id } = await startSearch(deps, { ...questionOf(criteria), createdBy: actor.id, provider })
  return withCounts(deps, await searchFor(deps, actor, id))
}

/**
 * Starts a search, unless the same search of the same person is still running: then returns that one. Matches of the index
 * are among the results when this returns. Firms whose directory is stale are read in the background, and the search is
 * pending until they are done or its ten minutes are over.
 *
 * @throws AppError 400 when the provider has no key.
 */
export async function startSearch(deps: StartSearchDeps, search: NewSearch): Promise<PeopleQueryRow> {
  const { createdBy, provider = 'directory', savedSearchId = null } = search
  checkProvider(deps, provider)
  const { location, keywords, jobTitle, excludeWords, searchQuery } = search
  const same = { location, keywords, jobTitle, excludeWords, createdBy, provider, savedSearchId }
  const running = await deps.peopleSearches.firstSame(same)
  if (running) return running
  const at = deps.now()
  const deadlineAt = new Date(at.getTime() + maxSearchMs)
  const added = await deps.peopleSearches.add({ ...same, searchQuery, deadlineAt }, at, (tx, queryId) => [
    tx.enqueue(runSearchTask, { queryId }),
  ])
  if (provider === 'directory') {
    // The task writes them again if this is interrupted.
    await findMatches(deps, added).catch((error: unknown) =>
      deps.log('people-search.failed', { queryId: added.id, reason: reasonOf(error) }),
    )
  }
  // Of two that were started at the same moment the first stays; the task of the other finds nothing to do.
  const first = await deps.peopleSearches.firstSame(same)
  if (first && first.id < added.id) {
    await deps.peopleSearches.remove(added.id)
    return first
  }
  return (await deps.peopleSearches.byId(added.id)) ?? added
}
