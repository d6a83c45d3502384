import { z } from 'zod'
import type { JobPlatformName } from '#contract/domain/job-platforms.ts'
import { everyFiveMinutes, hourly, type CronJob } from '#worker/tasks/cron.ts'
import { messageFor } from '#worker/tasks/outbox.ts'
import { task } from '#worker/tasks/task.ts'
import { enqueueDueLanes, readLaneName } from './job-lanes.service.ts'
import { hasKeys, leaseMs, readSource } from './read-source.service.ts'

/**
 * Time after which a lane hands its next source to a new message. A batch of messages ends with its slowest, so a lane of
 * many slow sources must not delay the others. Milliseconds.
 */
const laneMs = 45_000
/** Time for the details of one source. Milliseconds. */
const detailMs = 60_000
/** Retention of postings that are gone, for people who saved them. Milliseconds. */
const goneRetentionMs = 60 * 24 * 3600_000

/**
 * Reads the due sources of a lane, one after the other. A second message for the lane finds it leased and ends. The lease of
 * a crashed reader expires, and the cron job sends another message.
 */
export const readLane = task({
  name: readLaneName,
  payload: z.object({ lane: z.string().max(300) }),
  async run(deps, { lane }) {
    const readId = deps.ids.secretId()
    const until = deps.now().getTime() + laneMs
    const lease = () => new Date(deps.now().getTime() + leaseMs + detailMs)
    if (!(await deps.jobSources.claimLane(lane, readId, deps.now(), lease()))) return
    let isMore = false
    try {
      for (;;) {
        const source = await deps.jobSources.nextDue(lane, deps.now())
        if (!source) break
        if (deps.now().getTime() >= until || deps.budget.isSpent()) {
          isMore = true
          break
        }
        await deps.jobSources.renewLane(lane, readId, lease())
        if (hasKeys(deps.config, source.adapter as JobPlatformName)) {
          await readSource(deps, source, { readId, detailMs })
        } else {
          // The key may be set by tomorrow.
          const nextReadAt = new Date(deps.now().getTime() + 24 * 3600_000)
          await deps.jobSources.change(source.id, { health: 'needs_key', nextReadAt })
        }
      }
    } finally {
      await deps.jobSources.releaseLane(lane, readId)
    }
    if (isMore) deps.enqueue([messageFor(deps.ids, readLane, { lane })])
  },
})

export const jobSourcesCronJobs: readonly CronJob[] = [
  {
    name: 'job-sources.due',
    title: 'Read job sources that are due',
    cron: everyFiveMinutes,
    run: async (deps) => {
      if (!deps.config.READ_SOURCES) return
      const lanes = await enqueueDueLanes(deps)
      if (lanes > 0) deps.log('job-sources.due', { lanes })
    },
  },
  {
    name: 'online-jobs.sweep',
    title: 'Remove old online jobs',
    cron: hourly,
    run: async (deps) => {
      const removed = await deps.postingIndex.sweep(new Date(deps.now().getTime() - goneRetentionMs))
      if (removed > 0) deps.log('online-jobs.swept', { removed })
      await deps.jobAddresses.sweep(new Date(deps.now().getTime() - 7 * 24 * 3600_000))
      await deps.fetchHosts.sweep(new Date(deps.now().getTime() - 7 * 24 * 3600_000))
    },
  },
]
