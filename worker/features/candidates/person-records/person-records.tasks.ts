import { z } from 'zod'
import { everyFiveMinutes, type CronJob } from '#worker/tasks/cron.ts'
import { messageFor } from '#worker/tasks/outbox.ts'
import { task, taskDefinition } from '#worker/tasks/task.ts'
import { linkedAtOnce, linkPeople } from './link-people.service.ts'

const linkTask = taskDefinition('candidates.link', z.object({}))

/** A run that fills its slice queues the next one. The cron job restarts a run that was lost. */
export const linkPeopleTask = task({
  ...linkTask,
  run: async (deps) => {
    const linked = await linkPeople(deps)
    if (linked === linkedAtOnce) deps.enqueue([messageFor(deps.ids, linkTask, {})])
  },
})

export const personRecordCronJobs: readonly CronJob[] = [
  {
    name: 'candidates.unlinked',
    title: 'Find the person of each application',
    cron: everyFiveMinutes,
    run: async (deps) => {
      if (await deps.personLinks.isAnyUnlinked()) deps.enqueue([messageFor(deps.ids, linkTask, {})])
    },
  },
]
