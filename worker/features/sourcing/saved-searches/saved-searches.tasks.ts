import { z } from 'zod'
import type { Deps } from '#worker/deps.ts'
import { everyFiveMinutes, type CronJob } from '#worker/tasks/cron.ts'
import { messageFor } from '#worker/tasks/outbox.ts'
import { task } from '#worker/tasks/task.ts'
import { peopleRunEnded } from '#worker/features/sourcing/people-search/runs/people-runs.service.ts'
import { reportPeopleRun } from './people-run.service.ts'
import { giveUpRun, runSavedSearch } from './saved-searches.service.ts'

const runOf = ({ id, dueAt }: { id: number; dueAt: number }) => ({ id, dueAt: new Date(dueAt) })

/** Runs one saved search. `dueAt` names the run: delivered twice, it is written once. */
export const runSearch = task({
  name: 'run.saved-search',
  payload: z.object({ id: z.number().int(), dueAt: z.number().int() }),
  run: (deps, payload) => runSavedSearch(deps, runOf(payload)),
  giveUp: (deps, payload) => giveUpRun(deps, runOf(payload)),
})

/** Reports the run of a saved people search when it has ended. */
export const notifyOfPeopleRun = task({
  ...peopleRunEnded,
  run: (deps, { queryId }) => reportPeopleRun(deps, queryId),
})

/** Sends a message for every search whose time has come; one that is still on its way is the same run. */
export async function enqueueDueSearches(deps: Deps): Promise<number> {
  const due = await deps.savedSearches.due(deps.now())
  deps.enqueue(
    due.flatMap(({ id, nextRunAt }) =>
      nextRunAt ? [messageFor(deps.ids, runSearch, { id, dueAt: nextRunAt.getTime() })] : [],
    ),
  )
  return due.length
}

export const savedSearchesCronJobs: readonly CronJob[] = [
  {
    name: 'saved-searches.due',
    title: 'Run saved searches that are due',
    cron: everyFiveMinutes,
    run: async (deps) => {
      const searches = await enqueueDueSearches(deps)
      if (searches > 0) deps.log('saved-searches.due', { searches })
    },
  },
]
