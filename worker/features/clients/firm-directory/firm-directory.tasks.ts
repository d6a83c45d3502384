import { z } from 'zod'
import { everyFiveMinutes, type CronJob } from '#worker/tasks/cron.ts'
import { messageFor } from '#worker/tasks/outbox.ts'
import { task, taskDefinition } from '#worker/tasks/task.ts'
import { linkFirms } from './link-firms.service.ts'

const linkTask = taskDefinition('firms.link', z.object({}))

/** A full run is followed by another. One that is lost is found again by the cron job. */
export const linkFirmsTask = task({
  ...linkTask,
  run: async (deps) => {
    if (await linkFirms(deps)) deps.enqueue([messageFor(deps.ids, linkTask, {})])
  },
})

export const firmDirectoryCronJobs: readonly CronJob[] = [
  {
    name: 'firms.unlinked',
    title: 'Find the firm of each job and submission',
    cron: everyFiveMinutes,
    run: async (deps) => {
      if (await deps.firmLinks.isAnyUnlinked()) deps.enqueue([messageFor(deps.ids, linkTask, {})])
    },
  },
]
