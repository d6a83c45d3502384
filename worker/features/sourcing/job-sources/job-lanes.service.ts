import type { Ids } from '#worker/platform/ids.ts'
import type { TaskMessage } from '#worker/db/client.ts'
import type { JobSourcesRepo } from './job-sources.repo.ts'
import { ensureShippedSources, shippedSources } from './job-sources.service.ts'

/** Name of the task that reads the due sources of one lane. */
export const readLaneName = 'read.job-lane'

type EnqueueLanesDeps = {
  now: () => Date
  ids: Ids
  enqueue: (messages: TaskMessage[]) => void
  jobSources: JobSourcesRepo
}

function enqueueLanes(deps: EnqueueLanesDeps, lanes: readonly string[]): number {
  deps.enqueue(lanes.map((lane) => ({ id: deps.ids.secretId(), task: readLaneName, payload: { lane } })))
  return lanes.length
}

/** Sends one message for each lane with a due source that nobody is reading. Returns the number of lanes. */
export async function enqueueDueLanes(deps: EnqueueLanesDeps): Promise<number> {
  await ensureShippedSources(deps)
  return enqueueLanes(deps, await deps.jobSources.dueLanes(deps.now()))
}

/** Does the same only for sources that a person has added or has read before. Returns the number of lanes. */
export async function enqueueOwnLanes(deps: EnqueueLanesDeps): Promise<number> {
  const shipped = new Set(shippedSources().map(({ adapter, locator }) => `${adapter} ${locator}`))
  const due = (await deps.jobSources.list()).filter(
    ({ adapter, locator, isEnabled, nextReadAt, lastReadAt }) =>
      isEnabled &&
      nextReadAt !== null &&
      nextReadAt <= deps.now() &&
      (lastReadAt !== null || !shipped.has(`${adapter} ${locator}`)),
  )
  return enqueueLanes(deps, [...new Set(due.map(({ lane }) => lane))])
}
