import { hourly, type CronJob } from '#worker/tasks/cron.ts'
import { task } from '#worker/tasks/task.ts'
import { readIntakeTask } from './intake-start.service.ts'
import { sweepIntake } from './intake.service.ts'
import { giveUpItem, readItem } from './read-item.service.ts'

export const readIntakeTaskRun = task({
  ...readIntakeTask,
  run: (deps, { resumeId }) => readItem(deps, resumeId),
  giveUp: (deps, { resumeId }) => giveUpItem(deps, resumeId),
})

export const intakeCronJobs: readonly CronJob[] = [
  {
    name: 'intake.sweep',
    title: 'Remove old items of the intake',
    cron: hourly,
    run: async (deps) => {
      const removed = await sweepIntake(deps)
      if (removed > 0) deps.log('intake.swept', { removed })
    },
  },
]
