import type { ApplicationsRepo, Viewer } from '#worker/features/candidates/applications/applications.repo.ts'
import type { ResumesRepo } from '#worker/features/candidates/resumes/resumes.repo.ts'
import { clientProfileFacts, type ClientProfileFacts } from './client-profile.ts'

type ClientFactsDeps = {
  applications: Pick<ApplicationsRepo, 'byId'>
  resumes: Pick<ResumesRepo, 'ofApplication'>
}

/** Contacts see what a recruiter put before them, no matter whose candidate it is. */
const everybody: Viewer = { userId: 0, partnerId: undefined }

/** Facts that a client may read about the candidate of an application; undefined once it is gone. */
export async function clientFactsOf(
  deps: ClientFactsDeps,
  applicationId: number,
): Promise<(ClientProfileFacts & { resumeId: string | null }) | undefined> {
  const [application, resumes] = await Promise.all([
    deps.applications.byId(everybody, applicationId),
    deps.resumes.ofApplication(applicationId),
  ])
  if (!application) return undefined
  const facts = resumes.find(({ reading }) => reading?.facts)?.reading?.facts ?? null
  return { ...clientProfileFacts(application, facts), resumeId: application.resumeId }
}
