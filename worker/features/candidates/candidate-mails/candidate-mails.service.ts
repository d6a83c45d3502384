import type { CandidateMailPreview } from '#contract/api/candidates/candidate-mails.ts'
import { interviewMailKind } from '#contract/domain/interview-mail.ts'
import { interviewChangesOf } from '#worker/features/candidates/applications/events.service.ts'
import type { CandidateMailRow, Mail, MailsRepo } from '#worker/features/identity/mails/mails.repo.ts'
import { outlookOf } from '#worker/features/identity/mails/mail-outlook.service.ts'
import { mailContent, withoutPrivateLink } from '#worker/features/identity/mails/mails.service.ts'
import { mailNotFound } from '#worker/features/identity/mails/outbox.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import type { Mailer } from '#worker/platform/mailer/mailer.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { readApplication, refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import {
  interviewMail,
  type InterviewMailDeps,
} from '#worker/features/candidates/interviews/interview-mails.service.ts'

/** For the record of a candidate, which shows these beside everything else. */
export { presentCandidateMail } from './candidate-mails.present.ts'

/**
 * Previews the email that a candidate would get if the interview were set to a date, or canceled (null). It is written
 * as a sent one would be, but isn't saved.
 *
 * @throws AppError 404 application_not_found.
 */
export async function previewInterviewMail(
  deps: InterviewMailDeps & { applications: ApplicationsRepo; mailer: Mailer | null },
  actor: Actor,
  { id, interviewDate }: { id: number; interviewDate: Date | null },
): Promise<CandidateMailPreview> {
  const application = await readApplication(deps, actor, id)
  const settings = await readSettings(deps)
  const kind = interviewMailKind({ before: application.interviewDate, after: interviewDate }, deps.now())
  if (kind === null) return { outlook: 'none', mail: null }
  const { applicantEmail } = application
  const [saved, outlook] = await Promise.all([
    interviewChangesOf(deps, [id]),
    outlookOf(deps, settings, { kind, to: applicantEmail }),
  ])
  if (outlook === 'off') return { outlook, mail: null }
  const mail = await interviewMail(deps, application, {
    kind,
    interviewDate,
    path: '/application/preview',
    settings,
    saved: saved(id),
  })
  const { subject, text } = await mailContent(deps, settings, mail)
  return {
    outlook,
    mail: { to: applicantEmail, subject, text: withoutPrivateLink(text), hasCalendar: mail.calendar !== undefined },
  }
}

/** Every email to the candidate about an application. @throws AppError 404 application_not_found. */
export async function listCandidateMails(
  deps: { applications: ApplicationsRepo; mails: MailsRepo },
  actor: Actor,
  id: number,
): Promise<CandidateMailRow[]> {
  await refuseUnlessSeen(deps, actor, id)
  return deps.mails.toCandidate(id)
}

/** One of them with its text. @throws AppError 404 application_not_found, mail_not_found. */
export async function readCandidateMail(
  deps: { applications: ApplicationsRepo; mails: MailsRepo },
  actor: Actor,
  { id, mailId }: { id: number; mailId: string },
): Promise<Mail & { author: string | null }> {
  await refuseUnlessSeen(deps, actor, id)
  const mail = await deps.mails.withAuthor(mailId)
  // An email to staff about the application is its receiver's alone.
  if (!mail || mail.applicationId !== id || mail.userId !== null) throw mailNotFound()
  return mail
}
