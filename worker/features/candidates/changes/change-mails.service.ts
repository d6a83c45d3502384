import { isRejected } from '#contract/domain/statuses.ts'
import type { Writes } from '#worker/db/change.ts'
import type { ApplicationTx } from '#worker/features/candidates/applications/events.writes.ts'
import { writeMails, type NewMail } from '#worker/features/identity/mails/mails.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { activeUser } from '#worker/features/identity/users/users.service.ts'
import type { Change } from '#worker/features/candidates/applications/application-changes.repo.ts'
import type { FullApplication } from '#worker/features/candidates/applications/applications.repo.ts'
import type { InterviewChange } from '#worker/features/candidates/interviews/interview-changes.service.ts'
import { interviewerNotices } from '#worker/features/candidates/interviews/interviewer-notices.service.ts'
import {
  interviewMails,
  type CarriedMails,
  type InterviewMailDeps,
} from '#worker/features/candidates/interviews/interview-mails.service.ts'

export type ChangeMailDeps = InterviewMailDeps & { users: UsersRepo }

/** A change of an application, with the interviews that it sets or cancels. */
export type PlannedChange = { next: Change; interviews: readonly InterviewChange[] }

/**
 * Emails about a change of an application: to the newly assigned partner, and to the candidate and the interviewers
 * about an interview.
 *
 * @param options.notifyCandidate If false, the candidate isn't emailed, and the timeline records that choice.
 */
export async function mailsOfChange(
  deps: ChangeMailDeps,
  actor: { id: number; name: string },
  application: FullApplication,
  { next, interviews }: PlannedChange,
  { notifyCandidate }: { notifyCandidate: boolean },
): Promise<CarriedMails> {
  const { assignedPartnerId } = next
  const isGiven =
    assignedPartnerId && assignedPartnerId !== application.assignedPartnerId && assignedPartnerId !== actor.id
  const partner = isGiven ? await activeUser(deps, assignedPartnerId) : undefined
  const toPartner = partner
    ? await writeMails(deps, [assignmentMail(actor, partner, [{ ...application, jobTitle: application.job.title }])])
    : []
  const toCandidate = await interviewMails(deps, [{ application, changes: interviews }], { notifyCandidate })
  const toInterviewers = await interviewerNotices(deps, actor, [{ application, changes: interviews }])
  return (tx) => [tx.mail(toPartner), toCandidate(tx), toInterviewers(tx)]
}

/** Cancels a rejection email that waits for its time when the candidate isn't rejected anymore. */
export const outdatedMails = (tx: ApplicationTx, from: string, to: string | undefined): Writes =>
  to !== undefined && isRejected(from) && !isRejected(to)
    ? [
        tx.cancelMails({
          applicationId: tx.applicationId,
          kind: 'rejection',
          reason: 'The candidate is no longer rejected',
        }),
      ]
    : []

/** "You have a new candidate", for one or several at once. */
export function assignmentMail(
  actor: { name: string },
  partner: { id: number; name: string; email: string },
  applications: readonly { id: number; applicantName: string; jobTitle: string }[],
): NewMail {
  const [first] = applications
  const isOne = applications.length === 1 && first !== undefined
  return {
    kind: 'assignment',
    to: partner.email,
    userId: partner.id,
    ...(isOne ? { applicationId: first.id } : {}),
    values: {
      name: partner.name,
      who: actor.name,
      candidate: isOne ? first.applicantName : `${applications.length} candidates`,
      job: isOne ? first.jobTitle : [...new Set(applications.map(({ jobTitle }) => jobTitle))].slice(0, 5).join(', '),
    },
    link: { path: isOne ? `/admin/candidates?selected=${first.id}` : '/admin/candidates' },
  }
}
