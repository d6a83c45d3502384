import { z } from 'zod'
import { idValue } from '#contract/api/common.ts'
import { taskDefinition } from '#worker/tasks/task.ts'

/** Scores an application; scoring.tasks.ts runs it. */
export const scoreTask = taskDefinition('applications.score', z.object({ applicationId: idValue }))

/** Applications that one rescore task puts on the queue. */
export const rescoredAtOnce = 50
