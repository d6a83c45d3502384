import { rescoreTask } from '#worker/features/identity/settings/rescore.service.ts'
import { task } from '#worker/tasks/task.ts'
import { rescore, scoreStored } from './scoring.service.ts'
import { scoreTask } from './scoring-start.service.ts'

export const scoreTaskRun = task({ ...scoreTask, run: (deps, { applicationId }) => scoreStored(deps, applicationId) })

export const rescoreTaskRun = task({ ...rescoreTask, run: (deps, of) => rescore(deps, of) })
