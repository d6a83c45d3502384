import { z } from 'zod'
import { idValue } from '#contract/api/common.ts'
import { task } from '#worker/tasks/task.ts'
import { rescore, scoreStored } from './scoring.service.ts'
import { rescoreTaskName, scoreTaskName } from './scoring-start.service.ts'

export const scoreTask = task({
  name: scoreTaskName,
  payload: z.object({ applicationId: idValue }),
  run: (deps, { applicationId }) => scoreStored(deps, applicationId),
})

export const rescoreTask = task({
  name: rescoreTaskName,
  payload: z.object({ jobId: idValue.nullable(), after: z.number().int().nonnegative() }),
  run: (deps, of) => rescore(deps, of),
})
