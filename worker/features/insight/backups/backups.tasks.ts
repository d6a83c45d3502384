import { hourly, type CronJob } from '#worker/tasks/cron.ts'
import { task } from '#worker/tasks/task.ts'
import { backupSliceTask, giveUpRun, runSlice, startDueRun } from './backups.service.ts'

export const backupSliceRun = task({
  ...backupSliceTask,
  run: (deps, payload) => runSlice(deps, payload),
  giveUp: (deps, { runId }) => giveUpRun(deps, runId),
})

export const backupCronJobs: readonly CronJob[] = [
  { name: 'backups.due', title: 'Start the daily backup and its weekly verification', cron: hourly, run: startDueRun },
]
