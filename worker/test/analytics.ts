import { foldChanges } from '#worker/features/insight/analytics/analytics-fold.service.ts'
import { cronJobs } from '#worker/tasks/registry.ts'
import { runCron } from '#worker/tasks/cron.ts'
import type { TaskMessage } from '#worker/db/client.ts'
import { testDeps } from './api.ts'

/** Runs a cron's tick and tells which tasks it sent, without running them. */
export async function tasksSentBy(cron: string): Promise<string[]> {
  const sent: TaskMessage[] = []
  await runCron({ ...testDeps(), enqueue: (messages) => void sent.push(...messages) }, cronJobs, cron)
  return sent.map(({ task }) => task)
}

/** Brings the statistics up to date with rows that a test has inserted itself. */
export async function foldAnalytics(): Promise<void> {
  while (!(await foldChanges(testDeps(), 100)));
}
