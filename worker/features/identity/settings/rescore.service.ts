import { z } from 'zod'
import { idValue } from '#contract/api/common.ts'
import { taskDefinition } from '#worker/tasks/task.ts'

/**
 * Scores the applications of a job again, or all of them (`jobId` null), those after an id. Defined here because settings
 * and jobs start it; candidates/scoring runs it.
 */
export const rescoreTask = taskDefinition(
  'applications.rescore',
  z.object({ jobId: idValue.nullable(), after: z.number().int().nonnegative() }),
)
