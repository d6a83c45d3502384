import { interviewDateText } from '#contract/domain/eastern-time.ts'
import type { SqlPiece, Statement } from '#worker/db/client.ts'
import type { EventsRepo } from '#worker/features/events/events.repo.ts'
import { writeMails, type MailNeeds, type NewMail, type WrittenMail } from '#worker/features/mails/mails.service.ts'
import type { UsersRepo } from '#worker/features/users/users.repo.ts'
import { activeUser } from '#worker/features/users/users.service.ts'
import { hmac, sha256Hex } from '#worker/http/digest.ts'
import type { ApplicationLinksRepo } from './application-links.repo.ts'
import type { Change, FullApplication } from './applications.repo.ts'
import { calendarOfInterview } from './interview-calendar.service.ts'

export type ApplicationMailNeeds = MailNeeds & {
  applicationLinks: ApplicationLinksRepo
  events: EventsRepo
  users: UsersRepo
}

/** Statements of a batch and the tasks that follow it. */
export type MailsOfChange = { statements: (when: SqlPiece) => Statement[]; messages: WrittenMail['message'][] }

const noMails: MailsOfChange = { statements: () => [], messages: [] }

/**
 * The private status page of an application. The token follows from who applied to what and the installation's secret, so
 * that every mail about it names the same page; the database knows its hash only.
 */
export async function statusLinkOf(
  { config }: { config: { SECRET_KEY: string } },
  { jobId, applicantEmail }: { jobId: number; applicantEmail: string },
): Promise<{ path: string; tokenHash: string }> {
  const token = await hmac(config.SECRET_KEY, `application-status:${jobId}:${applicantEmail}`)
  return { path: `/application/${token}`, tokenHash: await sha256Hex(token) }
}

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

/** What a change of an application is told by mail: the partner it was given to, the candidate about an interview. */
export async function mailsOfChange(
  deps: ApplicationMailNeeds,
  actor: { id: number; name: string },
  application: FullApplication,
  next: Change,
): Promise<MailsOfChange> {
  const given: NewMail[] = []
  const links: ((when: SqlPiece) => Statement)[] = []
  const { assignedPartnerId } = next
  if (assignedPartnerId && assignedPartnerId !== application.assignedPartnerId && assignedPartnerId !== actor.id) {
    const partner = await activeUser(deps, assignedPartnerId)
    if (partner) given.push(assignmentMail(actor, partner, [{ ...application, jobTitle: application.job.title }]))
  }
  const before = application.interviewDate
  const { interviewDate } = next
  if (interviewDate !== undefined && interviewDate?.getTime() !== before?.getTime()) {
    const { path, tokenHash } = await statusLinkOf(deps, application)
    links.push((when) => deps.applicationLinks.add(application.id, tokenHash, deps.now(), when))
    given.push(await interviewMail(deps, application, interviewDate, path))
  }
  if (given.length === 0) return noMails
  const written = await writeMails(deps, given)
  return {
    messages: written.map(({ message }) => message),
    statements: (when) => [
      ...links.map((link) => link(when)),
      ...written.flatMap(({ statements }) => statements(when)),
    ],
  }
}

async function interviewMail(
  deps: ApplicationMailNeeds,
  application: FullApplication,
  interviewDate: Date | null,
  path: string,
): Promise<NewMail> {
  const { id, applicantName, applicantEmail, job, interviewDate: before } = application
  const kind =
    interviewDate === null ? 'interview_cancelled' : before === null ? 'interview_invitation' : 'interview_moved'
  const calendar = await calendarOfInterview(
    deps,
    { ...application, interviewDate },
    {
      origin: deps.origin,
      attendees: [{ name: applicantName, email: applicantEmail }],
      // The page of the file would open the candidate's status to whoever sees their calendar.
      statusPath: '/',
      coming: { from: before?.toISOString() ?? null, to: interviewDate?.toISOString() ?? null },
    },
  )
  return {
    kind,
    to: applicantEmail,
    applicationId: id,
    values: { name: applicantName, job: job.title, when: interviewDateText(interviewDate ?? before) },
    link: { path, isPrivate: true },
    ...(calendar ? { calendar } : {}),
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
