import type { MailKind } from './mail-templates.ts'

/** True for an interview in the future, which its candidate is waiting for. */
export const isComing = (interviewDate: Date | string | null, now: Date): boolean =>
  interviewDate !== null && new Date(interviewDate) > now

export type InterviewMailKind = Extract<MailKind, `interview_${string}`>

/**
 * The email that a change of the interview date sends to the candidate, or null. A past interview is neither moved nor
 * canceled: clearing its date sends nothing, and a later date is a new invitation.
 */
export function interviewMailKind(
  { before, after }: { before: Date | null; after: Date | null },
  now: Date,
): Exclude<InterviewMailKind, 'interview_updated'> | null {
  if (before?.getTime() === after?.getTime()) return null
  if (after === null) return isComing(before, now) ? 'interview_cancelled' : null
  return isComing(before, now) ? 'interview_moved' : 'interview_invitation'
}
