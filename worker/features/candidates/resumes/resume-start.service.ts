import { z } from 'zod'
import { resumeId } from '#contract/api/candidates/resumes.ts'
import { taskDefinition } from '#worker/tasks/task.ts'

/** Reads a résumé that an application has claimed, and scores the application; resumes.tasks.ts runs it. */
export const readResumeTask = taskDefinition('file.read-resume', z.object({ resumeId }))
