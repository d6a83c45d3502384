import type { CandidateMailPreview } from '#contract/api/candidates/candidate-mails.ts'
import { interviewChangesOf } from '#worker/features/candidates/applications/events.service.ts'
import type { CandidateMailRow, Mail, MailsRepo } from '#worker/features/identity/mails/mails.repo.ts'
import { outlookOf } from '#worker/features/identity/mails/mail-outlook.service.ts'
import { mailContent, withoutPrivateLink } from '#worker/features/identity/mails/mails.service.ts'
import { mailNotFound } from '#worker/features/identity/mails/outbox.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import type { Mailer } from '#worker/platform/mailer/mailer.ts'
import type { ApplicationsRepo, FullApplication } from '#worker/features/candidates/applications/applications.repo.ts'
import { readApplication, refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import {
  canceled,
  currentInterview,
  interviewsOf,
  plannedInterview,
  type Interview,
} from '#worker/features/candidates/interviews/interview-changes.service.ts'
import type { InterviewsRepo } from '#worker/features/candidates/interviews/interviews.repo.ts'
import {
  interviewMail,
  mailKindOf,
  type InterviewMailDeps,
} from '#worker/features/candidates/interviews/interview-mails.service.ts'

/** For the record of a candidate, which shows these beside everything else. */
export { presentCandidateMail } from './candidate-mails.present.ts'

type PreviewInput = {
  id: number
  /** Null: canceled. */
  interviewDate: Date | null
  /** Undefined: the interview that the application's date means; null: another round. */
  interviewId?: number | null | undefined
  details?: Parameters<typeof plannedInterview>[2]['details']
}

/**
 * Previews the email that a candidate would get if the interview were set to a date, or canceled (null). It is written
 * as a sent one would be, but isn't saved.
 *
 * @throws AppError 404 application_not_found.
 */
export async function previewInterviewMail(
  deps: InterviewMailDeps & { applications: ApplicationsRepo; interviews: InterviewsRepo; mailer: Mailer | null },
  actor: Actor,
  { id, interviewDate, interviewId, details }: PreviewInput,
): Promise<CandidateMailPreview> {
  const application = await readApplication(deps, actor, id)
  const settings = await readSettings(deps)
  const all = interviewsOf(application, await deps.interviews.ofApplication(id))
  const change = interviewDate
    ? plannedInterview(application, all, { interviewId, startsAt: interviewDate, details: details ?? {} }, 'preview')
    : cancellationOf(deps, application, { all, interviewId })
  const kind = change ? mailKindOf(change, deps.now()) : null
  if (!change || kind === null) return { outlook: 'none', mail: null }
  const { applicantEmail } = application
  const [saved, outlook] = await Promise.all([
    interviewChangesOf(deps, [id]),
    outlookOf(deps, settings, { kind, to: applicantEmail }),
  ])
  if (outlook === 'off') return { outlook, mail: null }
  const mail = await interviewMail(deps, application, {
    kind,
    change,
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

function cancellationOf(
  deps: { now: () => Date },
  application: FullApplication,
  { all, interviewId }: { all: readonly Interview[]; interviewId: number | null | undefined },
) {
  const found =
    interviewId === undefined ? currentInterview(application, all) : all.find(({ id }) => id === interviewId)
  return found && canceled(found, deps.now())
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
