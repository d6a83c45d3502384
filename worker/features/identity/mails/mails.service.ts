import { notSentMark } from '#contract/domain/mail-delivery.ts'
import {
  completeTemplate,
  mailTemplates,
  templateOf,
  type MailItem,
  type MailKind,
} from '#contract/domain/mail-templates.ts'
import { mailText, type MailText } from './mail-text.ts'
import type { Settings } from '#contract/domain/settings.ts'
import type { addedId } from '#worker/db/change.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Ids } from '#worker/platform/ids.ts'
import type { OutgoingMail, Mailer } from '#worker/platform/mailer/mailer.ts'
import { seal, unseal } from '#worker/platform/sealed-text.ts'
import type { SecretKeys } from '#worker/platform/secret-keys.ts'
import { refusalOf, type MailRefusalDeps } from './mail-refusals.service.ts'
import type { Mail, MailsRepo } from './mails.repo.ts'
import type { WrittenMail } from './mails.writes.ts'
import { stopPathOf } from './stop-links.service.ts'
import { reasonOf } from '#worker/http/reason.ts'
import { unsetSiteOrigin } from '#worker/http/site-address.ts'

/** Dependencies of writing a mail. */
export type WriteMailsDeps = {
  mails: MailsRepo
  settings: SettingsRepo
  config: SecretKeys
  /** Where links begin when the settings don't say. */
  origin: string
  ids: Ids
  now: () => Date
}

export type NewMail = {
  kind: MailKind
  to: string
  /** The receiver's account, where there is one: then their own choice counts. */
  userId?: number
  /** `addedId`: the application that the same change adds. */
  applicationId?: number | typeof addedId
  values: Record<string, string>
  items?: readonly MailItem[]
  /** A path of this installation; a private one is sealed, and nobody but the receiver reads it. */
  link?: { path: string; isPrivate?: boolean }
  calendar?: { text: string; method: NonNullable<Mail['calendarMethod']> }
  /** Set where the same thing must be emailed only once; may contain `addedId`. */
  onceKey?: string
  /** For mails to people without an account that may be stopped. */
  stopPath?: string
  /** Earliest moment to send it. Until then it can be canceled. */
  sendAt?: Date
  /** Id of the member of staff who decided that it is sent. */
  authorId?: number
}

/** Purpose under which the private links of emails are sealed, each for its email's id. */
export const sealPurpose = 'mail-link'

/** Placeholder of a link that only the receiver may know, until the mail leaves. */
export const privateLinkMark = 'https://private.invalid/link'

/** Where links begin: as the settings say, else as the installation was set up; `unsetSiteOrigin` when neither says. */
export const siteOrigin = (settings: { siteUrl: string }, deps: { origin: string }): string =>
  settings.siteUrl || deps.origin

/** True when mails can contain links, because this installation knows its own address. */
export const hasSiteOrigin = async (deps: { settings: SettingsRepo; origin: string }): Promise<boolean> =>
  siteOrigin(await readSettings(deps), deps) !== unsetSiteOrigin

export const noSiteAddress = 'Not sent: the address of the site is not set'

/**
 * Writes emails from the current templates, leaving out kinds that the agency turned off or the receiver doesn't want.
 * The caller stores them together with the change that they report: `tx.mail(…)`.
 *
 * @param known The settings, if the caller has read them.
 */
export async function writeMails(
  deps: WriteMailsDeps,
  given: readonly NewMail[],
  known?: Settings,
): Promise<WrittenMail[]> {
  if (given.length === 0) return []
  const settings = known ?? (await readSettings(deps))
  const optOuts = new Map<number, Promise<string[]>>()
  const optOutsOf = (userId: number) => {
    const known = optOuts.get(userId) ?? deps.mails.optOuts(userId)
    optOuts.set(userId, known)
    return known
  }
  const written = await Promise.all(
    given.map(async (mail): Promise<WrittenMail | undefined> => {
      if (isMailOff(settings, mail.kind)) return undefined
      if (mail.userId !== undefined && (await optOutsOf(mail.userId)).includes(mail.kind)) return undefined
      const id = deps.ids.secretId()
      const { address, stopUrl, ...content } = await mailContent(deps, settings, mail)
      const isPrivate = mail.link?.isPrivate === true
      return {
        ...content,
        id,
        kind: mail.kind,
        toAddress: mail.to,
        ...optionalColumns(mail),
        privateLink:
          address && isPrivate
            ? await seal(new Uint8Array(new TextEncoder().encode(address)), sealFor(deps, id))
            : null,
        stopUrl: stopUrl ?? null,
        createdAt: deps.now(),
      }
    }),
  )
  return written.filter((mail) => mail !== undefined)
}

const optionalColumns = ({ userId, applicationId, calendar, onceKey, sendAt, authorId }: NewMail) => ({
  userId: userId ?? null,
  applicationId: applicationId ?? null,
  calendar: calendar?.text ?? null,
  calendarMethod: calendar?.method ?? null,
  onceKey: onceKey ?? null,
  sendAt: sendAt ?? null,
  authorId: authorId ?? null,
})

/** Renders an email from the current template, as it is stored and as a preview shows it. */
export async function mailContent(
  deps: Pick<WriteMailsDeps, 'config' | 'origin'>,
  settings: Settings,
  mail: Pick<NewMail, 'kind' | 'userId' | 'values' | 'items' | 'link' | 'stopPath'>,
): Promise<MailText & { address: string | undefined; stopUrl: string | undefined }> {
  const origin = siteOrigin(settings, deps)
  const stopPath = mail.stopPath ?? (await stopPathOf(deps, mail))
  const stopUrl = stopPath === undefined ? undefined : origin + stopPath
  const address = mail.link && origin + mail.link.path
  const link = mail.link?.isPrivate ? privateLinkMark : address
  const text = mailText({
    template: completeTemplate(mail.kind, templateOf(mail.kind, settings.mailTemplates)),
    values: { ...mail.values, ...(link ? { link } : {}) },
    brand: settings,
    stopUrl,
    ...(mail.items ? { items: mail.items } : {}),
  })
  return { ...text, address, stopUrl }
}

/** True when an admin turned this kind of email off for everybody. */
export const isMailOff = (settings: Pick<Settings, 'mailsOff'>, kind: MailKind): boolean =>
  mailTemplates[kind].isOptional && settings.mailsOff.includes(kind)

/** Text of an email for anyone but its receiver. */
export const withoutPrivateLink = (text: string): string => text.replaceAll(privateLinkMark, '[private link]')

/** As `withoutPrivateLink`, for HTML: its links lead nowhere. */
export const htmlWithoutPrivateLink = (html: string): string => html.replaceAll(privateLinkMark, '#private-link')

const sealFor = ({ config }: { config: SecretKeys }, id: string) => ({
  keys: config,
  purpose: sealPurpose,
  context: id,
})

/** Begins the reason of an email that our own setup kept from leaving. An admin corrects that and sends it again. */
export const notConfigured = 'Not configured: '

/** Milliseconds that a sender has before another may try. Longer than any service takes to answer. */
const claimMs = 120_000

type SendMailDeps = Omit<WriteMailsDeps, 'ids'> &
  MailRefusalDeps & {
    mailer: Mailer | null
    mailFrom: string | undefined
  }

/** Throws for a queued email that another task is sending. A cron sends one whose time hasn't come. */
async function refuseIfTaken(deps: { mails: MailsRepo }, id: string, now: Date): Promise<void> {
  const mail = await deps.mails.byId(id)
  const isDue = (mail?.sendAt ?? now) <= now
  if (mail?.state === 'queued' && isDue) throw new Error('another task is sending the email')
}

/**
 * Sends an email that is queued. Leaves any other as it is, so that a task delivered twice sends once.
 *
 * @throws Error when the service didn't say whether it took the email, or another task is sending it. Try again later.
 */
export async function sendMail(deps: SendMailDeps, id: string): Promise<void> {
  const now = deps.now()
  const mail = await deps.mails.claim(id, { now, until: new Date(now.getTime() + claimMs) })
  if (!mail) return refuseIfTaken(deps, id, now)
  const { mailer } = deps
  if (!mailer) {
    await deps.mails.settle(id, { state: 'kept', reason: `${notSentMark}no mail service` })
    return
  }
  const refusal = await refusalOf(deps, mail)
  if (refusal) {
    await deps.mails.settle(id, refusal)
    return
  }
  const outgoing = await outgoingMail(deps, mail)
  if (!outgoing) {
    await deps.mails.settle(id, { state: 'failed', reason: 'Its private link can no longer be read' })
    return
  }
  if (outgoing === noSiteAddress) {
    await deps.mails.settle(id, { state: 'kept', reason: noSiteAddress })
    return
  }
  let result: Awaited<ReturnType<Mailer['send']>>
  try {
    result = await mailer.send(outgoing)
  } catch (error) {
    const reason = reasonOf(error)
    await deps.mails.settle(id, { reason })
    throw error
  }
  if (result.isSent) {
    // Only the receiver may have the private link, so it is deleted as soon as the email is sent.
    const sentAt = deps.now()
    await deps.mails.settle(id, {
      state: 'sent',
      reason: null,
      providerId: result.providerId,
      sentAt,
      privateLink: null,
    })
    return
  }
  const { refusal: cause, reason } = result
  await deps.mails.settle(id, {
    state: 'failed',
    reason: cause === 'configuration' ? notConfigured + reason : reason,
    ...(cause === 'address' ? { bouncedAt: now } : {}),
  })
  if (cause === 'address') await deps.mails.markAddress(mail.toAddress, reason, now)
}

/** Puts the private link into an email's text and HTML. Undefined when it can't be read. */
async function withPrivateLink(deps: SendMailDeps, mail: Mail): Promise<{ text: string; html: string } | undefined> {
  const { text, html, privateLink } = mail
  // The link of a sent email is stored nowhere: only its receiver has it.
  if (privateLink === null) return text.includes(privateLinkMark) ? undefined : { text, html }
  const opened = await unseal(privateLink, sealFor(deps, mail.id))
  if (!opened) return undefined
  const link = new TextDecoder().decode(opened)
  return { text: text.replaceAll(privateLinkMark, link), html: html.replaceAll(privateLinkMark, link) }
}

/** Fills an email's links in: `noSiteAddress` when the site's address is unknown, undefined for an unreadable link. */
async function outgoingMail(deps: SendMailDeps, mail: Mail): Promise<OutgoingMail | typeof noSiteAddress | undefined> {
  const settings = await readSettings(deps)
  const { brandName, brandEmail } = settings
  const origin = siteOrigin(settings, deps)
  const body = await withPrivateLink(deps, mail)
  if (!body) return undefined
  // An email written before the site's address was set has a placeholder for it.
  const parts = [body.text, body.html, mail.calendar ?? '', mail.stopUrl ?? '']
  if (origin === unsetSiteOrigin && parts.some((part) => part.includes(unsetSiteOrigin))) return noSiteAddress
  const [text = '', html = '', calendar = '', stopUrl = ''] = parts.map((part) =>
    part.replaceAll(unsetSiteOrigin, origin),
  )
  return {
    key: mail.id,
    from: { name: brandName, email: deps.mailFrom ?? brandEmail },
    replyTo: mail.replyTo ?? brandEmail,
    to: mail.toAddress,
    subject: mail.subject,
    text,
    html,
    ...(calendar && mail.calendarMethod ? { calendar: { text: calendar, method: mail.calendarMethod } } : {}),
    ...(stopUrl ? { stopUrl } : {}),
  }
}

/** Notes that every try failed. The last try's reason stays. */
export async function giveUpMail(deps: { mails: MailsRepo }, id: string): Promise<void> {
  await deps.mails.settle(id, { state: 'failed' })
}
