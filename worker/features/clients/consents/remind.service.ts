import type { CandidateMailPreview } from '#contract/api/candidates/candidate-mails.ts'
import { lastDayText, stateNow } from '#contract/domain/consents.ts'
import { refuseIfBanned, type BanDeps } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import { writeMails, type NewMail } from '#worker/features/identity/mails/mails.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict } from '#worker/http/errors.ts'
import type { Mailer } from '#worker/platform/mailer/mailer.ts'
import { consentLink, consentPath, listedConsent, visibleConsent, type ConsentDeps } from './consents.service.ts'
import type { FullConsent, ListedConsent } from './consents.repo.ts'
import { shownBefore } from './request-mail.service.ts'

const consentOver = () => conflict('consent_over', 'This request is no longer open.')

/** The email that reminds a candidate of a request. It names no firm. */
const reminderMail = (consent: FullConsent, path: string) =>
  ({
    kind: 'consent_reminder',
    to: consent.email,
    applicationId: consent.applicationId,
    values: { name: consent.candidate, recruiter: consent.ownerName ?? '', until: lastDayText(consent.openUntil) },
    link: { path, isPrivate: true },
  }) satisfies NewMail

/** Reminds the candidate, unless they were reminded before. @throws AppError 404 consent_not_found; 409 consent_over. */
export async function remindByStaff(deps: ConsentDeps & BanDeps, actor: Actor, id: string): Promise<ListedConsent> {
  const consent = await visibleConsent(deps, actor, id)
  if (stateNow(consent, deps.now()) !== 'requested') throw consentOver()
  await remind(deps, consent, actor.id)
  return listedConsent(deps, id)
}

/**
 * Previews the reminder of a request, without its link. Writes nothing.
 *
 * @returns No email for a candidate without an address, and for one who was reminded before.
 * @throws AppError 404 consent_not_found; 409 consent_over.
 */
export async function previewReminder(
  deps: ConsentDeps & { mailer: Mailer | null },
  actor: Actor,
  id: string,
): Promise<CandidateMailPreview> {
  const [consent, settings] = await Promise.all([visibleConsent(deps, actor, id), readSettings(deps)])
  if (stateNow(consent, deps.now()) !== 'requested') throw consentOver()
  if (!consent.email || consent.remindedAt) return { outlook: 'none', mail: null }
  return shownBefore(deps, settings, reminderMail(consent, consentPath('preview')))
}

/** Writes the reminder of a request. There is only one: a second call does nothing. @throws AppError 409 do_not_contact. */
async function remind(deps: ConsentDeps & BanDeps, consent: FullConsent, by: number | null): Promise<void> {
  if (consent.remindedAt) return
  await refuseIfBanned(deps, { name: consent.candidate, email: consent.email })
  const at = deps.now()
  const link = await consentLink(deps, consent.id, by)
  const mails = await writeMails(deps, [
    {
      ...reminderMail(consent, consentPath(link.token)),
      onceKey: `consent-reminder:${consent.id}`,
      ...(by === null ? {} : { authorId: by }),
    },
  ])
  await deps.consents.change(consent, { from: 'requested', isOpen: true }, { remindedAt: at }, { by, at }, (tx) => [
    link.write,
    tx.mail(mails),
  ])
}

/** Reminds a candidate whose request is half over. Run by the task; safe to run twice. */
export async function remindIfDue(deps: ConsentDeps & BanDeps, id: string): Promise<void> {
  const consent = await deps.consents.byId(id)
  if (!consent || stateNow(consent, deps.now()) !== 'requested') return
  await remind(deps, consent, null)
}
