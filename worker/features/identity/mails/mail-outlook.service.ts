import type { MailKind } from '#contract/domain/mail-templates.ts'
import type { Settings } from '#contract/domain/settings.ts'
import type { Mailer } from '#worker/platform/mailer/mailer.ts'
import type { MailsRepo } from './mails.repo.ts'
import { isMailOff } from './mails.service.ts'

type OutlookDeps = { mails: Pick<MailsRepo, 'bounceOf'>; mailer: Mailer | null }

/** Fate of an email if it were written now: it is sent, stored because there is no mail service, or refused. */
export async function outlookOf(
  deps: OutlookDeps,
  settings: Settings,
  { kind, to }: { kind?: MailKind; to: string },
): Promise<'sends' | 'no_service' | 'bounced' | 'off'> {
  if (kind && isMailOff(settings, kind)) return 'off'
  if (!deps.mailer) return 'no_service'
  return (await deps.mails.bounceOf(to)) ? 'bounced' : 'sends'
}
