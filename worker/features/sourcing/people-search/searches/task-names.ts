import { z } from 'zod'
import { taskDefinition } from '#worker/tasks/task.ts'

/** Names of the tasks of people search, for services that send their messages. Those of reading begin with "read.". */
export const runSearchName = 'people-search.run'
/** A search of a saved search has ended; saved searches notify its owner. */
export const runEndedTask = taskDefinition('people-search.ended', z.object({ queryId: z.number().int().positive() }))
export const readFirmName = 'read.people-firm'
export const readProfilesTask = taskDefinition(
  'read.people-profiles',
  z.object({ resultIds: z.array(z.number().int().positive()).max(100) }),
)
