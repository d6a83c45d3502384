import type { Deps } from '#worker/deps.ts'
import { everyFiveMinutes, hourly, type CronJob } from '#worker/tasks/cron.ts'
import { messageFor } from '#worker/tasks/outbox.ts'
import { task, type Task } from '#worker/tasks/task.ts'
import { sitesToRead } from './sources/people-sources.service.ts'
import { readFirm, readFirmTask, type FirmProgress } from './sources/read-firm.service.ts'
import { giveUpSearch, reportFirm, reportLostFirm, runSearch, sweepSearches } from './finding/run-search.service.ts'
import { profileBoundMs, readProfiles, readProfilesTask } from './results/read-profiles.service.ts'
import { ensureShippedSources } from './sources/shipped-firms.ts'
import { runSearchTask } from './searches/search-tasks.ts'

/** Time that one message reads its firm: a queue's consumer has 15 minutes. Milliseconds. */
const sliceMs = 4 * 60_000
/** Firms that are read at once for the index alone. */
const firmsAtOnce = 6
/** People who left a firm are kept this long, to recognize them at their next one. Milliseconds. */
const goneRetentionMs = 365 * 24 * 3600_000
/** Runs of one saved search that stay in the history. */
const keptRuns = 14
const lost = 'The profile was not read in time. Please try again.'

export const runPeopleSearch = task({
  ...runSearchTask,
  run: (deps, { queryId }) => runSearch(deps, queryId),
  giveUp: (deps, { queryId }) => giveUpSearch(deps, queryId),
})

/**
 * Reads a slice of a firm. Of two messages for one firm, the second finds it claimed. The claim of a killed reader
 * expires after three minutes, and the cron sends another message.
 */
export const readPeopleFirm = task({
  ...readFirmTask,
  async run(deps, { sourceId }) {
    const source = await deps.peopleSources.byId(sourceId)
    if (!source) return reportLostFirm(deps, sourceId)
    try {
      const onProgress = (progress: FirmProgress) => reportFirm(deps, sourceId, progress)
      const read = await readFirm(deps, source, { readId: deps.ids.secretId(), sliceMs, onProgress })
      if (read?.isMore) deps.enqueue([messageFor(deps.ids, readPeopleFirm, { sourceId })])
    } finally {
      await deps.browserPages.close()
    }
  },
  giveUp: (deps, { sourceId }) => reportLostFirm(deps, sourceId),
})

export const readPeopleProfiles = task({
  ...readProfilesTask,
  async run(deps, { resultIds }) {
    try {
      await readProfiles(deps, resultIds)
    } finally {
      await deps.browserPages.close()
    }
  },
  giveUp: (deps, { resultIds }) => deps.peopleResults.failProfiles(resultIds, lost, deps.now()),
})

export const peopleTasks: readonly Task[] = [runPeopleSearch, readPeopleFirm, readPeopleProfiles]

/** Sends a message for firms that are due, few at once: nothing waits for them. */
async function enqueueDueFirms(deps: Deps): Promise<number> {
  await ensureShippedSources(deps)
  const free = firmsAtOnce - (await deps.peopleSources.reading(deps.now()))
  if (free <= 0) return 0
  const ids = await deps.peopleSources.freeIds(deps.now(), free, sitesToRead(deps.config))
  deps.enqueue(ids.map((sourceId) => messageFor(deps.ids, readPeopleFirm, { sourceId })))
  return ids.length
}

export const peopleCronJobs: readonly CronJob[] = [
  {
    name: 'people-sources.due',
    title: 'Read firms that are due',
    cron: everyFiveMinutes,
    run: async (deps) => {
      const firms = await enqueueDueFirms(deps)
      if (firms > 0) deps.log('people-sources.due', { firms })
    },
  },
  {
    name: 'people-search.sweep',
    title: 'End interrupted people searches',
    cron: everyFiveMinutes,
    run: async (deps) => {
      const ended = await sweepSearches(deps)
      const before = new Date(deps.now().getTime() - profileBoundMs)
      const failed = await deps.peopleResults.failOverdueProfiles(before, lost, deps.now())
      if (ended + failed > 0) deps.log('people-search.swept', { ended, failed })
    },
  },
  {
    name: 'people-runs.sweep',
    title: 'Remove old people searches',
    cron: hourly,
    run: async (deps) => {
      const removed = await deps.peopleRuns.sweep(keptRuns)
      if (removed > 0) deps.log('people-runs.swept', { removed })
    },
  },
  {
    name: 'people.sweep',
    title: 'Remove people who left',
    cron: hourly,
    run: async (deps) => {
      const removed = await deps.people.sweep(new Date(deps.now().getTime() - goneRetentionMs))
      if (removed > 0) deps.log('people.swept', { removed })
    },
  },
]
