import type { CandidateMailPreview } from '#contract/api/candidates/candidate-mails.ts'
import type { Settings } from '#contract/domain/settings.ts'
import type { ApplicationsRepo, FullApplication } from '#worker/features/candidates/applications/applications.repo.ts'
import { readApplication } from '#worker/features/candidates/applications/applications.service.ts'
import { readCandidateMail } from '#worker/features/candidates/candidate-mails/candidate-mails.service.ts'
import { refuseIfBanned, type BanDeps } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import { composedMail, composedText } from '#worker/features/identity/mails/composed-mail.service.ts'
import { outlookOf } from '#worker/features/identity/mails/mail-outlook.service.ts'
import type { MailsRepo } from '#worker/features/identity/mails/mails.repo.ts'
import { sendAgain } from '#worker/features/identity/mails/outbox.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import type { Ids } from '#worker/platform/ids.ts'
import type { Mailer } from '#worker/platform/mailer/mailer.ts'

type ComposedDeps = {
  applications: ApplicationsRepo
  mails: MailsRepo
  settings: SettingsRepo
  mailer: Mailer | null
}

type Composed = { id: number; subject: string; body: string }

/** Far above what a person writes, far below what a script would send. */
const perSender: RateLimit = { name: 'composed_email', max: 60, windowSeconds: 3600 }
const perCandidate: RateLimit = { name: 'composed_email_to', max: 10, windowSeconds: 3600 }

const textOf = (
  settings: Settings,
  actor: Actor,
  { applicantName, job }: FullApplication,
  { subject, body }: Composed,
) =>
  composedText(settings, {
    subject,
    body,
    values: {
      'first name': applicantName.trim().split(/\s+/)[0] ?? '',
      'full name': applicantName,
      'job title': job.title,
      'job location': job.location,
      'recruiter name': actor.name,
      'recruiter email': actor.email,
    },
  })

/** The email with its fields filled in. Writes nothing. @throws AppError 404 application_not_found. */
export async function previewComposed(
  deps: ComposedDeps,
  actor: Actor,
  composed: Composed,
): Promise<CandidateMailPreview> {
  const application = await readApplication(deps, actor, composed.id)
  const settings = await readSettings(deps)
  const { subject, text } = textOf(settings, actor, application, composed)
  const to = application.applicantEmail
  return { outlook: await outlookOf(deps, settings, { to }), mail: { to, subject, text, hasCalendar: false } }
}

/**
 * Sends an email that a member of staff wrote to the candidate, once for each key.
 *
 * @throws AppError 404 application_not_found; 409 do_not_contact; 429.
 */
export async function sendComposed(
  deps: ComposedDeps & BanDeps & { limiter: RateLimiter; ids: Ids; now: () => Date },
  actor: Actor,
  { key, ...composed }: Composed & { key: string },
): Promise<void> {
  const application = await readApplication(deps, actor, composed.id)
  const { id, applicantName: name, applicantEmail: to, phoneNumber: phone, linkedinUrl: url, appliedAt } = application
  await refuseIfBanned(deps, { name, email: to, phone, url, appliedAt })
  await deps.limiter.hit(perSender, String(actor.id))
  await deps.limiter.hit(perCandidate, to)
  const at = deps.now()
  const mail = composedMail(textOf(await readSettings(deps), actor, application, composed), {
    id: deps.ids.secretId(),
    to,
    applicationId: id,
    author: actor,
    onceKey: `composed:${id}:${actor.id}:${key}`,
    at,
  })
  await deps.applications.addToTimeline(id, { by: actor.id, at }, (tx) => [tx.mail([mail])])
}

/**
 * Sends an email to the candidate again that failed or wasn't sent.
 *
 * @throws AppError 404 application_not_found, mail_not_found; 409 mail_under_way, address_bad; 429.
 */
export async function retryMail(
  deps: ComposedDeps & { limiter: RateLimiter },
  actor: Actor,
  { id, mailId }: { id: number; mailId: string },
): Promise<void> {
  await readCandidateMail(deps, actor, { id, mailId })
  await sendAgain(deps, mailId)
}
