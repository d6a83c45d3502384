import { task } from '#worker/tasks/task.ts'
import { failAnalysis, writeStoredAnalysis } from './analysis.service.ts'
import { analysisTask } from './analysis-start.service.ts'

export const analysisTaskRun = task({
  ...analysisTask,
  run: (deps, { applicationId }) => writeStoredAnalysis(deps, applicationId),
  giveUp: (deps, { applicationId }) => failAnalysis(deps, applicationId),
})
