import { notSentMark } from '#contract/domain/mail-delivery.ts'
import type { MailKind } from '#contract/domain/mail-templates.ts'
import { isRejected } from '#contract/domain/statuses.ts'
import {
  contactBanOf,
  isAnswer,
  type BanDeps,
  type Contact,
} from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import type { Mail, MailsRepo } from './mails.repo.ts'

export type MailRefusalDeps = BanDeps & {
  mails: Pick<MailsRepo, 'bounceOf'>
  /** Facts about the person to whom an email about an application goes. */
  applications: {
    applicant: (applicationId: number) => Promise<(Contact & { appliedAt: Date; status: string }) | undefined>
  }
}

/** Emails that people marked as do not contact get too: they answer what the person just did, or save them a trip. */
const answeringKinds: readonly string[] = [
  'application_received',
  'interview_cancelled',
  'client_interview_cancelled',
  'consent_copy',
  'account_approved',
  'password_reset',
] satisfies MailKind[]

const applicantOf = async (deps: MailRefusalDeps, { applicationId }: Mail) =>
  applicationId === null ? undefined : deps.applications.applicant(applicationId)

/** True for a rejection of somebody who was moved on since, in whatever way. */
const isOutdated = async (deps: MailRefusalDeps, mail: Mail): Promise<boolean> =>
  mail.kind === ('rejection' satisfies MailKind) && !isRejected((await applicantOf(deps, mail))?.status ?? '')

/** True when an email would contact a person who asked not to be contacted. Never for accounts of the agency. */
async function isForbidden(deps: MailRefusalDeps, mail: Mail): Promise<boolean> {
  if (mail.userId !== null || answeringKinds.includes(mail.kind)) return false
  const applicant = await applicantOf(deps, mail)
  const ban = await contactBanOf(deps, { ...applicant, email: mail.toAddress })
  return ban !== undefined && !isAnswer(ban, applicant?.appliedAt)
}

/** The outcome of an email that must not be sent, or undefined if it may. */
export async function refusalOf(
  deps: MailRefusalDeps,
  mail: Mail,
): Promise<Pick<Mail, 'state' | 'reason'> | undefined> {
  const bounce = await deps.mails.bounceOf(mail.toAddress)
  if (bounce)
    return { state: 'failed', reason: `${notSentMark}an earlier email to this address bounced (${bounce.reason})` }
  if (await isOutdated(deps, mail)) return { state: 'canceled', reason: 'The candidate is no longer rejected' }
  if (await isForbidden(deps, mail)) return { state: 'failed', reason: 'Not sent: marked as do not contact' }
  return undefined
}
