import type { CandidateMailPreview } from '#contract/api/candidates/candidate-mails.ts'
import { rejectionSendAt } from '#contract/domain/rejections.ts'
import type { Settings } from '#contract/domain/settings.ts'
import type { ApplicationsRepo, FullApplication } from '#worker/features/candidates/applications/applications.repo.ts'
import { readApplication } from '#worker/features/candidates/applications/applications.service.ts'
import { outlookOf } from '#worker/features/identity/mails/mail-outlook.service.ts'
import { mailContent, type NewMail, type WriteMailsDeps } from '#worker/features/identity/mails/mails.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import type { Mailer } from '#worker/platform/mailer/mailer.ts'

/** The rejection email of an application. It never contains the reason. */
export const rejectionMail = ({
  id,
  applicantName,
  applicantEmail,
  job,
}: Pick<FullApplication, 'id' | 'applicantName' | 'applicantEmail' | 'job'>): NewMail => ({
  kind: 'rejection',
  to: applicantEmail,
  applicationId: id,
  values: { name: applicantName, job: job.title },
})

/**
 * Previews the rejection email of a candidate, with the moments at which it would leave.
 *
 * @throws AppError 404 application_not_found.
 */
export async function previewRejectionMail(
  deps: WriteMailsDeps & { applications: ApplicationsRepo; mailer: Mailer | null },
  actor: Actor,
  id: number,
): Promise<CandidateMailPreview & { now: string; later: string }> {
  const application = await readApplication(deps, actor, id)
  const settings: Settings = await readSettings(deps)
  const mail = rejectionMail(application)
  const outlook = await outlookOf(deps, settings, mail)
  const { subject, text } = await mailContent(deps, settings, mail)
  const at = deps.now()
  const moment = (choice: 'now' | 'later') => (rejectionSendAt(choice, at) ?? at).toISOString()
  return {
    outlook,
    mail: outlook === 'off' ? null : { to: mail.to, subject, text, hasCalendar: false },
    now: moment('now'),
    later: moment('later'),
  }
}
