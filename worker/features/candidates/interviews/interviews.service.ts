import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { interviewsOf, type Interview } from './interview-changes.service.ts'
import type { InterviewsRepo } from './interviews.repo.ts'

type InterviewsDeps = { applications: Pick<ApplicationsRepo, 'snapshot'>; interviews: InterviewsRepo }

/** Interviews that were held or are to come, in the order of their times. @throws AppError 404 application_not_found. */
export async function listInterviews(deps: InterviewsDeps, actor: Actor, id: number): Promise<Interview[]> {
  const application = await refuseUnlessSeen(deps, actor, id)
  const all = interviewsOf(application, await deps.interviews.ofApplication(id))
  return all.filter(({ canceledAt }) => canceledAt === null)
}
