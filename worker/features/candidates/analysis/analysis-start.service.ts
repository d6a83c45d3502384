import type { Ids } from '#worker/platform/ids.ts'
import type { TaskMessage } from '#worker/tasks/outbox.ts'
import type { AnalysisRepo } from './analysis.repo.ts'

export const analysisTaskName = 'analysis.write'

export const analysisMessage = (deps: { ids: Pick<Ids, 'secretId'> }, applicationId: number): TaskMessage => ({
  id: deps.ids.secretId(),
  task: analysisTaskName,
  payload: { applicationId },
})

/** The statements that begin an analysis, for the batch of the change that causes it, under the change's own condition. */
export const analysisStatements = (
  deps: { analyses: Pick<AnalysisRepo, 'begin'> },
  started: { applicationId: number; message: TaskMessage; at: Date },
  when: Parameters<AnalysisRepo['begin']>[1],
) => deps.analyses.begin(started, when)
