import { z } from 'zod'
import { hourly, type CronJob } from '#worker/tasks/cron.ts'
import { messageFor, sendMessages } from '#worker/tasks/outbox.ts'
import { task } from '#worker/tasks/task.ts'
import { remindIfDue } from './remind.service.ts'

export const remindConsent = task({
  name: 'consents.remind',
  payload: z.object({ id: z.string() }),
  run: (deps, { id }) => remindIfDue(deps, id),
})

/** Reminders per tick. The next tick takes the rest. */
const remindersATick = 100

export const consentsCronJobs: readonly CronJob[] = [
  {
    name: 'consents.remind',
    title: 'Remind candidates who haven’t answered a request for consent',
    cron: hourly,
    run: async (deps) => {
      const due = await deps.consents.toRemind(deps.now(), remindersATick)
      // No row of the outbox: a request stays due until its reminder is written, so the next tick finds it again.
      await sendMessages(
        deps.queue,
        due.map(({ id }) => messageFor(deps.ids, remindConsent, { id })),
      )
    },
  },
]
