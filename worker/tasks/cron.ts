import { and, isNotNull, lt, or } from 'drizzle-orm'
import type { Deps } from '#worker/deps.ts'
import { sweepRateLimits } from '#worker/http/rate-limit.ts'
import { sweepTasks } from './consume.ts'
import type { Task } from './task.ts'
import { cronRuns, deadLetters, taskErrors } from './tasks.table.ts'
import { reasonOf } from '#worker/http/reason.ts'

/** Work of one cron tick: finds what is due and enqueues it, or sweeps. Safe to run twice and to miss. */
export type CronJob = {
  name: string
  /** Description for the operations page. */
  title: string
  cron: string
  run: (deps: Deps) => Promise<void>
}

export const everyFiveMinutes = '*/5 * * * *'
export const hourly = '17 * * * *'
/** For work that may use most of the queries of an invocation. */
export const hourlyAlone = '47 * * * *'

/** Cron jobs of the queue itself. Features list theirs in `<feature>.feature.ts`. */
export const coreCronJobs = (tasks: readonly Task[]): readonly CronJob[] => [
  {
    name: 'outbox.sweep',
    title: 'Resend unfinished tasks',
    cron: everyFiveMinutes,
    run: async (deps) => {
      const { sent, givenUp } = await sweepTasks(deps, tasks)
      if (sent + givenUp > 0) deps.log('outbox.swept', { sent, givenUp })
    },
  },
  {
    name: 'rate_limits.sweep',
    title: 'Remove old rate limit counters',
    cron: hourly,
    run: (deps) => sweepRateLimits(deps.db, deps.now()),
  },
  { name: 'dead_letters.sweep', title: 'Remove old failed tasks', cron: hourly, run: sweepDeadLetters },
]

const day = 24 * 3600_000
/** A dead letter that was retried is kept a month to be looked up, one that nobody minded a quarter. */
const keptAfterRetryMs = 30 * day
const keptUnmindedMs = 90 * day

async function sweepDeadLetters(deps: Deps): Promise<void> {
  const before = (ms: number) => new Date(deps.now().getTime() - ms)
  await deps.db.batch([
    deps.db
      .delete(deadLetters)
      .where(
        or(
          and(isNotNull(deadLetters.retriedAt), lt(deadLetters.retriedAt, before(keptAfterRetryMs))),
          lt(deadLetters.createdAt, before(keptUnmindedMs)),
        ),
      ),
    // A message lives at most as long as its retries take; what is older belongs to none.
    deps.db.delete(taskErrors).where(lt(taskErrors.failedAt, before(7 * day))),
  ])
}

/**
 * Runs every job of a cron; one that fails does not keep the others from running. When each ran and how it ended is kept
 * for the operations page. Jobs that come after the queries of the invocation are used up wait for the next tick.
 */
export async function runCron(deps: Deps, jobs: readonly CronJob[], cron: string): Promise<void> {
  for (const job of jobs.filter((candidate) => candidate.cron === cron)) {
    if (deps.budget.isSpent()) {
      deps.log('cron.postponed', { job: job.name })
      continue
    }
    const startedAt = deps.now()
    await recordRun(deps, { job: job.name, startedAt, endedAt: null, failure: null })
    let failure: string | null = null
    try {
      await job.run(deps)
    } catch (error) {
      failure = reasonOf(error)
      deps.log('cron.failed', { job: job.name, reason: failure })
    }
    await recordRun(deps, { job: job.name, startedAt, endedAt: deps.now(), failure })
  }
}

/** Records a run. A failure to record must not keep the next job from running. */
async function recordRun(deps: Deps, run: typeof cronRuns.$inferInsert): Promise<void> {
  await deps.db
    .insert(cronRuns)
    .values(run)
    .onConflictDoUpdate({ target: cronRuns.job, set: run })
    .catch(() => undefined)
}
