import type { SqlPiece, Statement } from '#worker/db/client.ts'
import {
  writeMails,
  type MailNeeds,
  type NewMail,
  type WrittenMail,
} from '#worker/features/identity/mails/mails.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { activeUser } from '#worker/features/identity/users/users.service.ts'
import type { ApplicationLinksRepo } from './application-links.repo.ts'
import type { Change, FullApplication } from './applications.repo.ts'
import { mailsOfInterview, noMails, type InterviewMailDeps, type MailsOfChange } from './interview-mails.service.ts'
import { statusLinkOf } from './status-link.ts'

export type ApplicationMailNeeds = InterviewMailDeps & { users: UsersRepo }

/**
 * "We have received your application", with the private link.
 *
 * @returns The statements for the batch that makes the application, given its id and whether it was made, as SQL.
 */
export async function receivedMail(
  deps: MailNeeds & { applicationLinks: ApplicationLinksRepo },
  {
    job,
    applicant,
  }: { job: { id: number; title: string }; applicant: { applicantName: string; applicantEmail: string } },
): Promise<{
  statements: (made: { id: SqlPiece; when: SqlPiece }) => Statement[]
  messages: WrittenMail['message'][]
}> {
  const { applicantEmail } = applicant
  const { path, tokenHash } = await statusLinkOf(deps, { jobId: job.id, applicantEmail })
  const at = deps.now()
  const written = await writeMails(deps, [
    {
      kind: 'application_received',
      to: applicantEmail,
      values: { name: applicant.applicantName, job: job.title },
      link: { path, isPrivate: true },
      onceKey: `received:${tokenHash}`,
    },
  ])
  return {
    messages: written.map(({ message }) => message),
    statements: ({ id, when }) => [
      deps.applicationLinks.add(id, tokenHash, at, when),
      ...written.flatMap(({ statements }) => statements(when, { applicationId: id })),
    ],
  }
}

/**
 * The emails about a change of an application: to the partner it was given to, and to the candidate about an interview.
 *
 * @param options.notifyCandidate False: the candidate isn't emailed, and the timeline says that somebody chose so.
 */
export async function mailsOfChange(
  deps: ApplicationMailNeeds,
  actor: { id: number; name: string },
  application: FullApplication,
  next: Change,
  { notifyCandidate }: { notifyCandidate: boolean },
): Promise<MailsOfChange> {
  const { assignedPartnerId } = next
  const isGiven =
    assignedPartnerId && assignedPartnerId !== application.assignedPartnerId && assignedPartnerId !== actor.id
  const partner = isGiven ? await activeUser(deps, assignedPartnerId) : undefined
  const [toPartner, toCandidate] = await Promise.all([
    partner
      ? writeMails(deps, [assignmentMail(actor, partner, [{ ...application, jobTitle: application.job.title }])])
      : [],
    next.interviewDate === undefined
      ? noMails
      : mailsOfInterview(deps, actor, { application, interviewDate: next.interviewDate }, { notifyCandidate }),
  ])
  return {
    messages: [...toPartner.map(({ message }) => message), ...toCandidate.messages],
    statements: (when) => [...toPartner.flatMap(({ statements }) => statements(when)), ...toCandidate.statements(when)],
  }
}

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
