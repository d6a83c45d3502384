import { coreCronJobs, hourly, type CronJob } from './cron.ts'
import type { Task } from './task.ts'

/** Every task that the queue may name. */
export const tasks: readonly Task[] = []

/** Every cron job. */
export const cronJobs: readonly CronJob[] = [
  ...coreCronJobs,
  { name: 'sessions.sweep', cron: hourly, run: (deps) => deps.auth.sweep(deps.now()) },
]
