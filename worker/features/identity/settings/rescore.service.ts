import { z } from 'zod'
import { idValue } from '#contract/api/common.ts'
import type { Ids } from '#worker/platform/ids.ts'
import { messageFor, type TaskMessage } from '#worker/tasks/outbox.ts'

/**
 * Scores the applications of a job again, or all of them (`jobId` null), those after an id. Defined here because settings
 * and jobs start it; candidates/scoring runs it.
 */
export const rescoreTask = {
  name: 'applications.rescore',
  payload: z.object({ jobId: idValue.nullable(), after: z.number().int().nonnegative() }),
}

/** Message of `rescoreTask`. */
export const rescoreMessage = (
  { ids }: { ids: Pick<Ids, 'secretId'> },
  { jobId, after = 0 }: { jobId: number | null; after?: number },
): TaskMessage => messageFor(ids, rescoreTask, { jobId, after })
