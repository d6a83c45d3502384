import { z } from 'zod'
import { idValue } from '#contract/api/common.ts'
import { rescoreTask } from '#worker/features/identity/settings/rescore.service.ts'
import { task } from '#worker/tasks/task.ts'
import { rescore, scoreStored } from './scoring.service.ts'
import { scoreTaskName } from './scoring-start.service.ts'

export const scoreTask = task({
  name: scoreTaskName,
  payload: z.object({ applicationId: idValue }),
  run: (deps, { applicationId }) => scoreStored(deps, applicationId),
})

export const rescoreTaskRun = task({
  ...rescoreTask,
  run: (deps, of) => rescore(deps, of),
})
