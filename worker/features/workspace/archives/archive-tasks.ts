import { z } from 'zod'
import { taskDefinition } from '#worker/tasks/task.ts'

/** One slice of an archive; archives.tasks.ts runs both. */
export const archiveSliceTask = taskDefinition(
  'archive.slice',
  z.object({ archiveId: z.string(), step: z.number().int().nonnegative() }),
)

/** Deletes the content of archives that were removed. */
export const archiveSweepTask = taskDefinition('archive.sweep', z.object({}))
