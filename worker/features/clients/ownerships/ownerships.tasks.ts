import { hourly, type CronJob } from '#worker/tasks/cron.ts'
import { closeOwnerships } from './record-sending.service.ts'

export const ownershipsCronJobs: readonly CronJob[] = [
  {
    name: 'ownerships.close',
    title: 'Close ownerships that have ended',
    cron: hourly,
    run: async (deps) => {
      const closed = await closeOwnerships(deps)
      if (closed.converted + closed.lapsed > 0) deps.log('ownerships.closed', closed)
    },
  },
]
