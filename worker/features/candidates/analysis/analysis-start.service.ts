import { z } from 'zod'
import { idValue } from '#contract/api/common.ts'
import type { Writes } from '#worker/db/change.ts'
import type { ApplicationTx } from '#worker/features/candidates/applications/events.writes.ts'
import { taskDefinition } from '#worker/tasks/task.ts'
import { analysisStart } from './analysis.writes.ts'

/** Writes the analysis of an application; analysis.tasks.ts runs it. */
export const analysisTask = taskDefinition('analysis.write', z.object({ applicationId: idValue }))

/** Writes that start the analysis of an application together with a change of it. */
export const startAnalysis = (tx: ApplicationTx): Writes => [
  tx.enqueue(analysisTask, { applicationId: tx.applicationId }),
  analysisStart(tx.applicationId, tx.at),
]
