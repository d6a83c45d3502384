import { z } from 'zod'
import { taskDefinition } from '#worker/tasks/task.ts'

const search = z.object({ queryId: z.number().int().positive() })

/** Runs a search; people-search.tasks.ts does so. */
export const runSearchTask = taskDefinition('people-search.run', search)
/** A search of a saved search has ended; saved searches notify its owner. */
export const runEndedTask = taskDefinition('people-search.ended', search)
