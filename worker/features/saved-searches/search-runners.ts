import type { z } from 'zod'
import { onlineSearchCriteria } from '#contract/domain/online-search.ts'
import type { SavedSearchKind } from '#contract/domain/saved-searches.ts'
import type { OnlineSearchRepo } from '#worker/features/online-jobs/online-search.repo.ts'
import { countOnline, endMark, settledMark } from '#worker/features/online-jobs/online-search.service.ts'

export type RunnerNeeds = { onlineSearch: OnlineSearchRepo; now: () => Date; config: { READ_SOURCES: boolean } }

/** What a kind of search must be able to do to run by itself. A mark is an id of its index: what comes later is above it. */
export type SearchRunner<S extends z.ZodType = z.ZodType> = {
  criteria: S
  /** How many of them there are: "3 new online jobs". */
  noun: { one: string; many: string }
  /** The end of the index now: nothing up to here is new to somebody who saves a search. */
  endMark: (deps: RunnerNeeds) => Promise<number>
  /** Up to where a run looks now: what came in the last minutes may not be read to its end. */
  settledMark: (deps: RunnerNeeds) => Promise<number>
  /** All matches (counted as far as the search counts), and those between two marks. */
  count: (
    deps: RunnerNeeds,
    criteria: z.output<S>,
    range: { after: number; upTo: number },
  ) => Promise<{ total: number; between: number }>
}

const runner = <S extends z.ZodType>(given: SearchRunner<S>): SearchRunner => given as unknown as SearchRunner

/** Every kind that can run by itself; a kind without a runner can't be saved yet. */
export const searchRunners: Partial<Record<SavedSearchKind, SearchRunner>> = {
  online_jobs: runner({
    criteria: onlineSearchCriteria,
    noun: { one: 'new online job', many: 'new online jobs' },
    endMark,
    settledMark,
    count: countOnline,
  }),
}
