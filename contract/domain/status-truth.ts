import { currentStatus, isRejected, notRejectedStatuses, type ApplicationStatus } from './statuses.ts'
import { submissionStatuses, type SubmissionStatus } from './submission-statuses.ts'

/** The status of an application that a submission implies. A firm's rejection leaves other submissions open. */
const reachedBy = {
  submitted_to_client: 'submitted_to_client',
  client_interview: 'client_interview',
  interview_scheduled: 'client_interview',
  offered: 'offered',
  hired: 'hired',
  rejected_by_client: null,
} as const satisfies Record<SubmissionStatus, ApplicationStatus | null>

const rank = (status: string) => (notRejectedStatuses as readonly string[]).indexOf(currentStatus(status))

/**
 * The status that a submission moves its application to, or null. A submission only moves it forward, and never reopens one
 * that a recruiter has closed.
 */
export function statusMovedBy(submission: string, application: string): ApplicationStatus | null {
  const reached = isSubmissionStatus(submission) ? reachedBy[submission] : null
  if (reached === null || isRejected(application)) return null
  return rank(reached) > rank(application) ? reached : null
}

/**
 * The status for a candidate's own page: the furthest that the application or any of its submissions has come. A closed
 * application stays closed, whatever its submissions say.
 */
export function candidateTruth(application: string, submissions: readonly string[]): string {
  let furthest = application
  for (const submission of submissions) furthest = statusMovedBy(submission, furthest) ?? furthest
  return furthest
}

const isSubmissionStatus = (status: string): status is SubmissionStatus =>
  (submissionStatuses as readonly string[]).includes(status)
