import { z } from 'zod'
import { idValue } from '#contract/api/common.ts'
import { task } from '#worker/tasks/task.ts'
import { failAnalysis, writeStoredAnalysis } from './analysis.service.ts'
import { analysisTaskName } from './analysis-start.service.ts'

export const analysisTask = task({
  name: analysisTaskName,
  payload: z.object({ applicationId: idValue }),
  run: (deps, { applicationId }) => writeStoredAnalysis(deps, applicationId),
  giveUp: (deps, { applicationId }) => failAnalysis(deps, applicationId),
})
