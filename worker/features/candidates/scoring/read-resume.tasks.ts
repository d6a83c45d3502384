import { scoreStored } from './scoring.service.ts'
import { task } from '#worker/tasks/task.ts'
import { giveUpReading, readStoredResume } from '#worker/features/candidates/resumes/resume-reading.service.ts'
import { readResumeTask } from '#worker/features/candidates/resumes/resume-start.service.ts'
import { resumeById } from '#worker/features/candidates/resumes/resumes.service.ts'

/**
 * Runs after applying: reads the résumé, fills the person's record from it, then scores the application. If the file can't be read, the form alone is
 * scored.
 */
export const readResumeTaskRun = task({
  ...readResumeTask,
  run: async (deps, payload) => {
    const reading = await readStoredResume(deps, payload.resumeId)
    if (reading?.facts) await deps.personFacts.learn(payload.resumeId, reading.facts, deps.now())
    await scoreOwner(deps, payload.resumeId)
  },
  giveUp: async (deps, payload) => {
    await giveUpReading(deps, payload.resumeId)
    await scoreOwner(deps, payload.resumeId)
  },
})

async function scoreOwner(
  deps: Parameters<typeof scoreStored>[0] & Parameters<typeof resumeById>[0],
  id: string,
): Promise<void> {
  const resume = await resumeById(deps, id)
  if (resume?.applicationId) await scoreStored(deps, resume.applicationId)
}
