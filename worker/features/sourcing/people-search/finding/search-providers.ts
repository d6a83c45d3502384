import type { PeopleProviderName } from '#contract/domain/people-search.ts'
import type { Config } from '#worker/config.ts'
import type { PeopleRepo } from '#worker/features/sourcing/people-search/people/people.repo.ts'
import type { PeopleResultsRepo } from '#worker/features/sourcing/people-search/results/people-results.repo.ts'
import type { PeopleQueryRow } from '#worker/features/sourcing/people-search/searches/people-searches.repo.ts'
import type { SafeFetch } from '#worker/platform/safe-fetch/safe-fetch.ts'
import { braveProvider } from './brave.provider.ts'
import { directoryProvider } from './directory.provider.ts'

export type FindMatchesDeps = {
  now: () => Date
  config: Config
  safeFetch: SafeFetch
  people: PeopleRepo
  peopleResults: PeopleResultsRepo
}

/** The providers that this installation can use, the default first. */
export const providersOf = (config: Config): PeopleProviderName[] =>
  config.BRAVE_API_KEY ? ['directory', 'brave'] : ['directory']

/**
 * Writes the results that a search's provider finds.
 *
 * @param within.sourceId People of one firm only.
 * @returns Note on how they were found, in a sentence; null if there is nothing to say.
 * @throws PageError when a service outside gives nothing.
 */
export async function findMatches(
  deps: FindMatchesDeps,
  query: PeopleQueryRow,
  within: { sourceId?: number } = {},
): Promise<string | null> {
  const provider = query.provider === 'brave' ? braveProvider(deps) : directoryProvider(deps)
  const { results, note } = await provider.find(query, within)
  await deps.peopleResults.writeResults(query.id, results, deps.now())
  return note
}
