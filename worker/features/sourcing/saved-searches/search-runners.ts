import type { z } from 'zod'
import { onlineSearchCriteria } from '#contract/domain/online-search.ts'
import { peopleSearchBody, savedPeopleSearch } from '#contract/domain/people-search.ts'
import type { SavedSearchKind } from '#contract/domain/saved-searches.ts'
import type { Write } from '#worker/db/change.ts'
import type { OnlineSearchRepo } from '#worker/features/sourcing/online-jobs/online-search.repo.ts'
import { countOnline, endMark, settledMark } from '#worker/features/sourcing/online-jobs/online-search.service.ts'
import { runOf, type SavedPeopleSearch } from '#worker/features/sourcing/people-search/runs/people-runs.service.ts'
import {
  checkProvider,
  questionOf,
  startSearch,
  type StartSearchDeps,
} from '#worker/features/sourcing/people-search/finding/start-search.service.ts'
import type { PeopleRunsRepo } from '#worker/features/sourcing/people-search/runs/people-runs.repo.ts'

type OnlineNeeds = { onlineSearch: OnlineSearchRepo; now: () => Date; config: { READ_SOURCES: boolean } }
export type RunnerNeeds = OnlineNeeds & StartSearchDeps & { peopleRuns: PeopleRunsRepo }

/** A search over an index: a run reads the rows above a mark, which is an id of that index, and is done. */
export type MarkRunner<S extends z.ZodType = z.ZodType> = {
  by: 'marks'
  criteria: S
  /** Noun for the results: "3 new online jobs". */
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

type Run<C> = { userId: number; savedSearchId: number; criteria: C }

/** A search that takes its time: a run is a search of its own, which says how it ended later (people-run.service.ts). */
export type RunRunner<S extends z.ZodType = z.ZodType> = {
  by: 'runs'
  criteria: S
  /** Refuses criteria that this installation can't run. @throws AppError 400. */
  check: (deps: RunnerNeeds, criteria: z.output<S>) => void
  /** Starts the first run, which later runs are compared with. */
  begin: (deps: RunnerNeeds, run: Run<z.output<S>>) => Promise<void>
  /** A run that is due, to be written down with the next time of its search. */
  prepare: (deps: RunnerNeeds, run: Run<z.output<S>>) => Write
  /** The newest run that is there; 0 without one. */
  newest: (deps: RunnerNeeds, savedSearchId: number) => Promise<number>
}

/** Capabilities that a kind of search needs to run automatically. */
export type SearchRunner = MarkRunner | RunRunner

const marks = <S extends z.ZodType>(given: MarkRunner<S>): MarkRunner => given as unknown as MarkRunner
const runs = <S extends z.ZodType>(given: RunRunner<S>): RunRunner => given as unknown as RunRunner

/** Every kind that can run automatically. */
export const searchRunners: Record<SavedSearchKind, SearchRunner> = {
  online_jobs: marks({
    by: 'marks',
    criteria: onlineSearchCriteria,
    noun: { one: 'new online job', many: 'new online jobs' },
    endMark,
    settledMark,
    count: countOnline,
  }),
  people: runs({
    by: 'runs',
    criteria: savedPeopleSearch,
    check: (deps, { provider = 'directory' }: SavedPeopleSearch) => checkProvider(deps, provider),
    async begin(deps, { userId, savedSearchId, criteria }) {
      const given = peopleSearchBody.parse(criteria)
      const { provider = 'directory' } = given
      await startSearch(deps, { ...questionOf(given), provider, createdBy: userId, savedSearchId })
    },
    prepare: runOf,
    newest: async (deps, savedSearchId) => (await deps.peopleRuns.newestOf(savedSearchId, true))?.id ?? 0,
  }),
}
