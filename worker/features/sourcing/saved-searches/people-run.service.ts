import { savedPeopleSearch } from '#contract/domain/people-search.ts'
import type { NotificationsRepo } from '#worker/features/identity/notifications/notifications.repo.ts'
import { searchFoundNotification } from '#worker/features/identity/notifications/notifications.service.ts'
import { asksFor, endedRun } from '#worker/features/sourcing/people-search/runs/people-runs.service.ts'
import type { SavedSearchesRepo } from './saved-searches.repo.ts'

type PeopleRunDeps = Parameters<typeof endedRun>[0] & {
  now: () => Date
  savedSearches: SavedSearchesRepo
  notifications: NotificationsRepo
}

/**
 * Reports a run of a saved people search that has ended: notifies the owner of its news and updates the saved search. A
 * second delivery changes nothing. A run for criteria that were changed meanwhile isn't reported.
 */
export async function reportPeopleRun(deps: PeopleRunDeps, queryId: number): Promise<void> {
  const run = await endedRun(deps, queryId)
  if (!run) return
  const { query, news } = run
  const row = await deps.savedSearches.byId(query.savedSearchId)
  if (!row || !asksFor(query, savedPeopleSearch.parse(JSON.parse(row.criteria)))) return
  if (query.status === 'failed') {
    const failure = `The last run failed. ${query.failure ?? ''}`.trim()
    await deps.savedSearches.change(row.id, { failure })
    return
  }
  const { newsLine = '', all = 0 } = news ?? {}
  await deps.savedSearches.report(
    row.id,
    queryId,
    {
      lastTotal: query.resultCount,
      newCount: all,
      failure: null,
      // A first run is only the baseline: nothing that it finds is new.
      ...(news ? {} : { seenMark: queryId }),
    },
    (tx) =>
      newsLine === ''
        ? []
        : [
            tx.notify(
              searchFoundNotification({
                kind: 'people',
                userId: row.userId,
                subjectId: queryId,
                search: row.name,
                found: newsLine,
                onceKey: `people_run:${queryId}`,
                at: deps.now(),
              }),
            ),
          ],
  )
}
