import type { MailKind } from './mail-templates.ts'

/** Whether an interview is still to come, so that its candidate is waiting for it. */
export const isComing = (interviewDate: Date | string | null, now: Date): boolean =>
  interviewDate !== null && new Date(interviewDate) > now

/**
 * The email that a change of the interview date sends to the candidate; null when there is nothing to tell. An interview
 * that has passed is neither moved nor cancelled: clearing its date tells nobody, and a later date is a new invitation.
 */
export function interviewMailKind(
  { before, after }: { before: Date | null; after: Date | null },
  now: Date,
): Extract<MailKind, `interview_${string}`> | null {
  if (before?.getTime() === after?.getTime()) return null
  if (after === null) return isComing(before, now) ? 'interview_cancelled' : null
  return isComing(before, now) ? 'interview_moved' : 'interview_invitation'
}
