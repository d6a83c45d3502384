import { z } from 'zod'
import { resumeId } from '#contract/api/candidates/resumes.ts'
import { taskDefinition } from '#worker/tasks/task.ts'

/** Reads the file of an item; intake.tasks.ts runs it. On the queue of files that may kill their reader. */
export const readIntakeTask = taskDefinition('file.read-intake', z.object({ resumeId }))
