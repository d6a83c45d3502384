import { hourlyAlone, type CronJob } from '#worker/tasks/cron.ts'
import { task } from '#worker/tasks/task.ts'
import { eraseAgain } from './erase-again.service.ts'
import { applyRetention, removeFiles, removeFilesTask } from './candidate-rights.service.ts'

export const removeFilesTaskRun = task({
  ...removeFilesTask,
  run: (deps, { keys }) => removeFiles(deps, keys),
})

export const candidateRightsCronJobs: readonly CronJob[] = [
  {
    name: 'rights.again',
    title: 'Erase again who came back with a restored backup',
    cron: hourlyAlone,
    run: async (deps) => {
      const erased = await eraseAgain(deps)
      if (erased > 0) deps.log('rights.erased_again', { erased })
    },
  },
  {
    name: 'rights.retention',
    title: 'Apply the retention period',
    cron: hourlyAlone,
    run: async (deps) => {
      const erased = await applyRetention(deps)
      if (erased > 0) deps.log('rights.erased', { erased })
    },
  },
]
