import type { CandidateMailPreview } from '#contract/api/candidates/candidate-mails.ts'
import { endOfDays, lastDayText } from '#contract/domain/consents.ts'
import type { Settings } from '#contract/domain/settings.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { readApplication } from '#worker/features/candidates/applications/applications.service.ts'
import { outlookOf } from '#worker/features/identity/mails/mail-outlook.service.ts'
import {
  mailContent,
  withoutPrivateLink,
  type NewMail,
  type WriteMailsDeps,
} from '#worker/features/identity/mails/mails.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import type { Mailer } from '#worker/platform/mailer/mailer.ts'

type Asked = {
  applicationId: number
  candidate: string
  email: string
  recruiter: string
  /** When the request expires. */
  until: Date
  message: string | null | undefined
  /** Path of the candidate's page. */
  path: string
}

/** The email that asks a candidate for their consent. It names no firm. */
export const requestMail = ({ applicationId, candidate, email, recruiter, until, message, path }: Asked) =>
  ({
    kind: 'consent_request',
    to: email,
    applicationId,
    values: { name: candidate, recruiter, until: lastDayText(until), message: message ?? '' },
    link: { path, isPrivate: true },
  }) satisfies NewMail

/**
 * Previews the email that asks a candidate for their consent, without its link. Writes nothing.
 *
 * @throws AppError 404 application_not_found.
 */
export async function previewRequestMail(
  deps: WriteMailsDeps & { applications: ApplicationsRepo; mailer: Mailer | null },
  actor: Actor,
  id: number,
  message: string | null | undefined,
): Promise<CandidateMailPreview> {
  const [application, settings] = await Promise.all([readApplication(deps, actor, id), readSettings(deps)])
  const { applicantName: candidate, applicantEmail: email } = application
  if (!email) return { outlook: 'none', mail: null }
  const until = endOfDays(deps.now(), settings.consentOpenDays)
  const recruiter = actor.name
  const mail = requestMail({ applicationId: id, candidate, email, recruiter, until, message, path: '/consent/preview' })
  return shownBefore(deps, settings, mail)
}

/** An email to a candidate as it's shown before it is sent: without its link, and with what would become of it. */
export async function shownBefore(
  deps: WriteMailsDeps & { mailer: Mailer | null },
  settings: Settings,
  mail: NewMail,
): Promise<CandidateMailPreview> {
  const [outlook, { subject, text }] = await Promise.all([
    outlookOf(deps, settings, mail),
    mailContent(deps, settings, mail),
  ])
  return { outlook, mail: { to: mail.to, subject, text: withoutPrivateLink(text), hasCalendar: false } }
}
