import { z } from 'zod'
import type { Deps } from '#worker/deps.ts'
import { everyFiveMinutes, hourly, type CronJob } from '#worker/tasks/cron.ts'
import { messageFor } from '#worker/tasks/outbox.ts'
import { task } from '#worker/tasks/task.ts'
import { foldChanges, recountIfNeeded } from './analytics-fold.service.ts'

/** 40 round trips to the database, a few seconds. */
const stepsPerRun = 20

/** Folds changed applications and jobs into the roll-ups of analytics, and continues in another message if there are many. */
export const foldTask = task({
  name: 'analytics.fold',
  payload: z.object({}),
  run: async (deps) => {
    if (!(await foldChanges(deps, stepsPerRun))) sendFold(deps)
  },
})

/** Sends the task. It needs no outbox row: what is dirty stays dirty until it is folded. */
const sendFold = (deps: Pick<Deps, 'enqueue' | 'ids'>): void => deps.enqueue([messageFor(deps.ids, foldTask, {})])

/** Enough for one write and for those that others make at the same moment. */
const stepsAfterWrite = 3

/** Folds what a request has changed, so that the figures lag by less than a second; leaves the rest of a bulk change to the task. */
export async function foldAfterWrite(deps: Deps): Promise<void> {
  if (!(await foldChanges(deps, stepsAfterWrite))) sendFold(deps)
}

export const analyticsCronJobs: readonly CronJob[] = [
  {
    name: 'analytics.fold',
    title: 'Update the statistics',
    cron: everyFiveMinutes,
    run: async (deps) => {
      if (await deps.analyticsFold.isDirty()) sendFold(deps)
    },
  },
  {
    name: 'analytics.check',
    title: 'Check the statistics',
    cron: hourly,
    run: async (deps) => {
      if (!(await recountIfNeeded(deps))) return
      deps.log('analytics.recount', {})
      sendFold(deps)
    },
  },
]
