import type { Ids } from '#worker/platform/ids.ts'
import type { TaskMessage } from '#worker/tasks/outbox.ts'

export const readResumeTaskName = 'file.read-resume'

/** Reads a résumé that an application has claimed, and scores the application. */
export const readResumeMessage = (deps: { ids: Pick<Ids, 'secretId'> }, resumeId: string): TaskMessage => ({
  id: deps.ids.secretId(),
  task: readResumeTaskName,
  payload: { resumeId },
})
