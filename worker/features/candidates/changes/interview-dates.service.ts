import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { isComing } from '#contract/domain/interview-mail.ts'
import type { InterviewDetails, Interviewer } from '#contract/domain/interviews.ts'
import type { ApplicationStatus } from '#contract/domain/statuses.ts'
import type { ApplicationDetail } from '#worker/features/candidates/applications/applications.service.ts'
import {
  canceled,
  currentInterview,
  datesOf,
  plannedInterview,
} from '#worker/features/candidates/interviews/interview-changes.service.ts'
import { activeUser } from '#worker/features/identity/users/users.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, notFound } from '#worker/http/errors.ts'
import { changeApplication, type ApplicationChangeDeps, type Seen } from './application-changes.service.ts'

type InterviewInput = {
  status: ApplicationStatus
  interviewDate: string | null
  /** Undefined: the interview that the application's date means; null: another round. */
  interviewId?: number | null | undefined
  notifyCandidate?: boolean | undefined
} & Partial<{ [K in keyof InterviewDetails]: InterviewDetails[K] | undefined }>

/**
 * Sets the status and an interview with its details. A null date saves only the status ("Skip & Save Status").
 *
 * @throws AppError as `setStatus`; 400 interview_in_past for a new date that has passed, interviewer_not_found; 404
 *   interview_not_found.
 */
export async function setInterviewDate(
  deps: ApplicationChangeDeps,
  actor: Actor,
  id: number,
  input: InterviewInput & Seen,
): Promise<ApplicationDetail> {
  const { status, interviewDate, interviewId, notifyCandidate, expectedStatus, updatedAt, ...given } = input
  const details = { ...given, interviewers: await knownInterviewers(deps, given.interviewers) }
  return changeApplication(deps, actor, id, {
    seen: { expectedStatus, updatedAt },
    notifyCandidate,
    next: { status },
    interviews: (application, all) => {
      if (interviewDate === null) return []
      const startsAt = new Date(interviewDate)
      const uid = `interview-${id}-${deps.ids.secretId()}`
      const planned = plannedInterview(application, all, { interviewId, startsAt, details }, uid)
      if (!planned) throw notFound('interview_not_found', 'That interview was canceled or doesn’t exist.')
      const isNew = startsAt.getTime() !== datesOf(planned).before?.getTime()
      if (isNew && !isComing(startsAt, deps.now())) throw interviewInPast(startsAt)
      return [planned]
    },
  })
}

/** Interviewers with the names of their accounts. @throws AppError 400 interviewer_not_found. */
async function knownInterviewers(
  deps: ApplicationChangeDeps,
  interviewers: readonly Interviewer[] | undefined,
): Promise<readonly Interviewer[] | undefined> {
  if (!interviewers) return undefined
  return Promise.all(
    interviewers.map(async ({ userId, name }) => {
      if (userId === null) return { userId, name }
      const user = await activeUser(deps, userId)
      if (user && isStaff(user)) return { userId, name: user.name }
      const message = `${name} doesn’t have an active account. Add them by name instead.`
      throw badRequest('interviewer_not_found', message, [{ path: 'interviewers', message }])
    }),
  )
}

const isStaff = ({ role }: { role: string }) => role === 'admin' || role === 'partner'

function interviewInPast(moment: Date) {
  const message = `${interviewDateText(moment)} has already passed. Choose a later date and time (Eastern time).`
  return badRequest('interview_in_past', message, [{ path: 'interviewDate', message }])
}

/**
 * Cancels an interview, by default the one that the application's date means, if there is one.
 *
 * @throws AppError 404 application_not_found.
 */
export const cancelInterview = (
  deps: ApplicationChangeDeps,
  actor: Actor,
  id: number,
  { notifyCandidate, interviewId }: { notifyCandidate?: boolean | undefined; interviewId?: number | undefined } = {},
): Promise<ApplicationDetail> =>
  changeApplication(deps, actor, id, {
    seen: {},
    notifyCandidate,
    next: {},
    interviews: (application, all) => {
      const found =
        interviewId === undefined
          ? currentInterview(application, all)
          : all.find((one) => one.id === interviewId && one.canceledAt === null)
      return found ? [canceled(found, deps.now())] : []
    },
  })
