import type { Background, Feature } from '#worker/feature.ts'
import { installedFeatures } from '#worker/installed-features.ts'
import { coreCronJobs } from './cron.ts'

/** Tasks and cron jobs of some features, with the cron jobs of the queue itself. */
export function backgroundOf(features: readonly Feature[]): Background {
  const tasks = features.flatMap((feature) => feature.tasks ?? [])
  return { tasks, cronJobs: [...coreCronJobs(tasks), ...features.flatMap((feature) => feature.crons ?? [])] }
}

/** Every task that the queue may name, and every cron job. */
export const { tasks, cronJobs } = backgroundOf(installedFeatures)
