import { z } from 'zod'
import {
  completeTemplate,
  mailTemplates,
  templateProblem,
  type MailKind,
  type MailTemplate,
} from '#contract/domain/mail-templates.ts'
import { mailText, type MailText } from './mail-text.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { badRequest, conflict, notFound } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import type { MailsRepo, MailState } from './mails.repo.ts'
import { siteOrigin } from './mails.service.ts'

type ListMailsDeps = { mails: MailsRepo }

const place = z.object({ at: z.number().int(), id: z.string() })
export const mailNotFound = () =>
  notFound('mail_not_found', 'That email doesn’t exist, or it was deleted after half a year.')

/** A page of the outbox, newest first. */
export async function listMails(
  deps: ListMailsDeps,
  { state, cursor, limit }: { state?: MailState | undefined; cursor?: string | undefined; limit: number },
) {
  const at = decodeCursor(place, cursor)
  const before = at && { createdAt: new Date(at.at), id: at.id }
  const [found, counts] = await Promise.all([deps.mails.list({ state, before, limit: limit + 1 }), deps.mails.counts()])
  const total = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { ...page(found, limit, ({ mail }) => ({ at: mail.createdAt.getTime(), id: mail.id })), counts, total }
}

/** @throws AppError 404 mail_not_found. */
export async function readMail(deps: ListMailsDeps, id: string) {
  const mail = await deps.mails.byId(id)
  if (!mail) throw mailNotFound()
  return { mail, isAddressBad: (await deps.mails.bounceOf(mail.toAddress)) !== undefined }
}

/**
 * Tries of one email. A service that fails after it took an email may send it with every try, so that somebody who
 * presses the button again and again would send copies.
 */
const perMail: RateLimit = { name: 'mail.again', max: 3, windowSeconds: 3600 }

/**
 * Queues a mail again that failed or was stored unsent.
 *
 * @throws AppError 404 mail_not_found; 409 mail_under_way, address_bad; 429 after three times in an hour.
 */
export async function sendAgain(deps: ListMailsDeps & { limiter: RateLimiter }, id: string): Promise<void> {
  const { mail, isAddressBad } = await readMail(deps, id)
  if (isAddressBad) {
    throw conflict('address_bad', 'Email to this address bounced. If the address is correct now, clear the mark first.')
  }
  const isUnderWay = () => conflict('mail_under_way', 'This email is on its way or was already sent.')
  if (mail.state !== 'failed' && mail.state !== 'kept') throw isUnderWay()
  await deps.limiter.hit(perMail, id)
  if (!(await deps.mails.queueAgain(id))) throw isUnderWay()
}

/** Removes the mark from the address of an email. @throws AppError 404 mail_not_found. */
export async function clearAddress(deps: ListMailsDeps, id: string): Promise<void> {
  const { mail } = await readMail(deps, id)
  await deps.mails.clearAddress(mail.toAddress)
}

/** A template with its examples filled in. @throws AppError 400 template_refused. */
export async function previewMail(
  deps: { settings: SettingsRepo; origin: string },
  kind: MailKind,
  template: MailTemplate,
): Promise<MailText> {
  const problem = templateProblem(kind, template)
  if (problem) throw badRequest('template_refused', problem, [{ path: 'body', message: problem }])
  const settings = await readSettings(deps)
  const { example, items } = mailTemplates[kind]
  const origin = siteOrigin(settings, deps)
  const values = { ...example, ...(example['link'] ? { link: origin + example['link'] } : {}) }
  return mailText({
    template: completeTemplate(kind, template),
    values,
    brand: settings,
    ...(items ? { items: items.map((item) => (item.url ? { ...item, url: origin + item.url } : item)) } : {}),
  })
}
