import type { Ids } from '#worker/platform/ids.ts'
import type { TaskMessage } from '#worker/tasks/outbox.ts'

/** Names and messages of the tasks, apart from what they do: whoever causes a score needs no more than this. */
export const scoreTaskName = 'applications.score'

/** So many applications are put on the queue at a time when a job or the weights have changed. */
export const rescoredAtOnce = 50

type Makes = { ids: Pick<Ids, 'secretId'> }

export const scoreMessage = (deps: Makes, applicationId: number): TaskMessage => ({
  id: deps.ids.secretId(),
  task: scoreTaskName,
  payload: { applicationId },
})
