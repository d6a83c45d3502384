import { z } from 'zod'
import { everyFiveMinutes, hourly, type CronJob } from '#worker/tasks/cron.ts'
import { messageFor, sendMessages } from '#worker/tasks/outbox.ts'
import { task } from '#worker/tasks/task.ts'
import { runAlert } from './job-alerts.service.ts'

export const runAlertTask = task({
  name: 'alerts.run',
  payload: z.object({ alertId: z.string(), due: z.number().int() }),
  run: (deps, { alertId, due }) => runAlert(deps, alertId, due),
})

/** A tick takes so many; the next takes the rest. */
const alertsATick = 500
/** The link of an alert that nobody confirmed is good for a week. */
const confirmWithinMs = 7 * 24 * 3600_000

export const jobAlertsCronJobs: readonly CronJob[] = [
  {
    name: 'alerts.due',
    title: 'Send job alerts that are due',
    cron: everyFiveMinutes,
    run: async (deps) => {
      const due = await deps.jobAlerts.due(deps.now(), alertsATick)
      // No row of the outbox: an alert stays due until its run is done, so the next tick finds it again.
      await sendMessages(
        deps.queue,
        due.map(({ id, nextRunAt }) =>
          messageFor(deps.ids, runAlertTask, { alertId: id, due: nextRunAt?.getTime() ?? 0 }),
        ),
      )
    },
  },
  {
    name: 'alerts.sweep',
    title: 'Remove unconfirmed job alerts',
    cron: hourly,
    run: (deps) => deps.jobAlerts.sweep(new Date(deps.now().getTime() - confirmWithinMs)),
  },
]
