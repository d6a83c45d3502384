import type { PeopleQuestion } from './directory/people-match.ts'
import type { NewResult } from './people-search.repo.ts'

export const peopleProviders = ['directory', 'brave'] as const
export type PeopleProviderName = (typeof peopleProviders)[number]

/** Where people are found: one port for the index of directories and for web search. */
export type PeopleSearchProvider = {
  name: PeopleProviderName
  /**
   * People who answer a question, best first, those filtered out with their reason.
   *
   * @param within.sourceId People of one firm only, where the provider knows firms.
   * @throws FetchError when a service outside does not answer.
   */
  find: (question: PeopleQuestion, within?: { sourceId?: number }) => Promise<NewResult[]>
}
