import { hourly, type CronJob } from '#worker/tasks/cron.ts'
import { task } from '#worker/tasks/task.ts'
import { archiveSliceTask, archiveSweepTask } from './archive-tasks.ts'
import { expireArchives, failArchive, runArchiveSlice, sweepArchives } from './archives.service.ts'

export const archiveTasks = [
  task({
    ...archiveSliceTask,
    run: (deps, payload) => runArchiveSlice(deps, payload),
    giveUp: (deps, { archiveId }) => failArchive(deps, archiveId),
  }),
  task({ ...archiveSweepTask, run: (deps) => sweepArchives(deps) }),
]

export const archiveCronJobs: readonly CronJob[] = [
  { name: 'archives.sweep', title: 'Delete archives that are over', cron: hourly, run: expireArchives },
]
