import type { PeopleProviderName } from '#contract/domain/people-search.ts'
import type { PeopleQuestion } from './people-match.ts'
import type { NewResult } from '#worker/features/sourcing/people-search/results/people-results.repo.ts'

export type Findings = {
  results: NewResult[]
  /** Note on how the results were found, in a sentence: a page failed to load, or a word was left out. */
  note: string | null
}

/** Where people are found: one port for the index of directories and for web search. */
export type PeopleSearchProvider = {
  name: PeopleProviderName
  /**
   * People who answer a question, best first, those filtered out with their reason.
   *
   * @param within.sourceId People of one firm only, where the provider knows firms.
   * @throws PageError when a service outside gives nothing.
   */
  find: (question: PeopleQuestion, within?: { sourceId?: number }) => Promise<Findings>
}
