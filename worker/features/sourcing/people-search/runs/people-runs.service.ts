import type { z } from 'zod'
import {
  peopleSearchQuery,
  splitWords,
  type PersonNews,
  type savedPeopleSearch,
} from '#contract/domain/people-search.ts'
import type { Write } from '#worker/db/change.ts'
import { newsText, newsOf } from './people-news.ts'
import type { PeopleRunsRepo } from './people-runs.repo.ts'
import {
  maxSearchMs,
  type PeopleQueryRow,
  type PeopleSearchesRepo,
} from '#worker/features/sourcing/people-search/searches/people-searches.repo.ts'
import { runEndedTask, runSearchTask } from '#worker/features/sourcing/people-search/searches/search-tasks.ts'

/** The task that a run enqueues when it ends, for the feature that owns saved searches. */
export const peopleRunEnded = runEndedTask

export type SavedPeopleSearch = z.output<typeof savedPeopleSearch>
type PeopleRunsDeps = { peopleRuns: PeopleRunsRepo }

/** A run of a saved search with its task, to be written with the change of the saved search. */
export function runOf(
  deps: PeopleRunsDeps & { now: () => Date },
  run: { userId: number; savedSearchId: number; criteria: SavedPeopleSearch },
): Write {
  const { location, keywords, jobTitle = null, excludeWords = null, provider = 'directory' } = run.criteria
  const at = deps.now()
  const query = {
    location,
    keywords,
    jobTitle,
    excludeWords,
    provider,
    searchQuery: peopleSearchQuery({
      location,
      keywords: splitWords(keywords),
      jobTitle: splitWords(jobTitle),
      excludeWords: splitWords(excludeWords),
    }),
    createdBy: run.userId,
    savedSearchId: run.savedSearchId,
    deadlineAt: new Date(at.getTime() + maxSearchMs),
  }
  return deps.peopleRuns.runOf(query, at, (tx, queryId) => [tx.enqueue(runSearchTask, { queryId })])
}

/**
 * Marks what is new in a run compared with earlier runs. Safe to repeat. Nothing is new in a first run.
 *
 * @returns The news that this run adds; undefined for a first run.
 */
export async function markNews(
  deps: PeopleRunsDeps,
  queryId: number,
): Promise<{ fresh: PersonNews[]; all: number } | undefined> {
  const before = await deps.peopleRuns.runBefore(queryId)
  if (!before) return undefined
  const judged = (await deps.peopleRuns.newsFacts(queryId)).map((facts) => ({ id: facts.id, ...newsOf(facts, before) }))
  const marked = judged.flatMap(({ id, news }) => (news === null ? [] : [{ id, news }]))
  await deps.peopleRuns.markNews(queryId, marked)
  return { fresh: judged.flatMap(({ fresh }) => fresh ?? []), all: marked.length }
}

/**
 * A saved search's run that has ended, with its news if it completed. Undefined while it runs, and for other searches.
 */
export async function endedRun(
  deps: PeopleRunsDeps & { peopleSearches: PeopleSearchesRepo },
  queryId: number,
): Promise<
  { query: PeopleQueryRow & { savedSearchId: number }; news: { newsLine: string; all: number } | undefined } | undefined
> {
  const query = await deps.peopleSearches.byId(queryId)
  if (!query || query.status === 'pending' || query.savedSearchId === null) return undefined
  const marked = query.status === 'completed' ? await markNews(deps, queryId) : undefined
  const news = marked && { newsLine: newsText(marked.fresh), all: marked.all }
  return { query: { ...query, savedSearchId: query.savedSearchId }, news }
}

/** True if a run has the criteria that its saved search has now. */
export const asksFor = (query: PeopleQueryRow, criteria: SavedPeopleSearch): boolean =>
  query.location === criteria.location &&
  query.keywords === criteria.keywords &&
  query.jobTitle === (criteria.jobTitle ?? null) &&
  query.excludeWords === (criteria.excludeWords ?? null) &&
  query.provider === (criteria.provider ?? 'directory')
