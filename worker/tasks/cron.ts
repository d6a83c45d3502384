import type { Deps } from '#worker/deps.ts'
import { sweepRateLimits } from '#worker/http/rate-limit.ts'
import { sweepOutbox } from './outbox.ts'

/** What one tick of a cron does: finds what is due and enqueues it, or sweeps. Safe to run twice and to miss. */
export type CronJob = { name: string; cron: string; run: (deps: Deps) => Promise<void> }

export const everyFiveMinutes = '*/5 * * * *'
export const hourly = '17 * * * *'

/** The ticks of the frame itself; features add theirs in `registry.ts`. */
export const coreCronJobs: readonly CronJob[] = [
  {
    name: 'outbox.sweep',
    cron: everyFiveMinutes,
    run: async (deps) => {
      const sent = await sweepOutbox(deps.db, deps.queue, deps.now())
      if (sent > 0) deps.log('outbox.swept', { sent })
    },
  },
  { name: 'rate_limits.sweep', cron: hourly, run: (deps) => sweepRateLimits(deps.db, deps.now()) },
]

/** Runs every job of a cron; one that fails does not keep the others from running. */
export async function runCron(deps: Deps, jobs: readonly CronJob[], cron: string): Promise<void> {
  for (const job of jobs.filter((candidate) => candidate.cron === cron)) {
    try {
      await job.run(deps)
    } catch (error) {
      deps.log('cron.failed', { job: job.name, reason: error instanceof Error ? error.message : 'unknown' })
    }
  }
}
