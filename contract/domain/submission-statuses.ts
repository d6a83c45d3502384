/** Statuses of a candidate with one client company. Any may follow any. */
export const submissionStatuses = [
  'submitted_to_client',
  'client_interview',
  'interview_scheduled',
  'rejected_by_client',
  'offered',
  'hired',
] as const

export type SubmissionStatus = (typeof submissionStatuses)[number]

export const defaultSubmissionStatus = 'submitted_to_client' satisfies SubmissionStatus

/** Status of a submission that was closed with a reason. Nobody selects it among the others. */
export const closedSubmission = 'closed'

/** Statuses of a submission that the company has yet to decide about. */
export const liveSubmissionStatuses = [
  'submitted_to_client',
  'client_interview',
  'interview_scheduled',
  'offered',
] as const satisfies readonly SubmissionStatus[]

/** Names for people, in sentence case. */
export const submissionStatusLabels = {
  submitted_to_client: 'Submitted to client',
  client_interview: 'Client interview',
  interview_scheduled: 'Interview scheduled',
  rejected_by_client: 'Rejected by client',
  offered: 'Offered',
  hired: 'Hired',
} as const satisfies Record<SubmissionStatus, string>

/**
 * The interview date a submission keeps with a status: only `interview_scheduled` has one, any other clears
 * it. Takes and gives an ISO text or null.
 */
export function submissionInterviewDate(status: SubmissionStatus, interviewDate: string | null): string | null {
  return status === 'interview_scheduled' ? interviewDate : null
}

/**
 * Number of a submission's interview in calendars after its date changes: 0 for the first date, one more for each date that
 * is moved, removed or set again.
 */
export function submissionInterviewSequence(
  before: { interviewDate: Date | null; interviewSequence: number },
  date: Date | null,
): number {
  const { interviewDate, interviewSequence } = before
  if (interviewDate?.getTime() === date?.getTime()) return interviewSequence
  return interviewDate === null && interviewSequence === 0 ? 0 : interviewSequence + 1
}
