import { composedKind, placeholderValues, withPlaceholders, type EmailField } from '#contract/domain/composed-emails.ts'
import type { Settings } from '#contract/domain/settings.ts'
import { mailText, type MailText } from './mail-text.ts'
import type { WrittenMail } from './mails.writes.ts'

type Composed = {
  subject: string
  body: string
  /** Values of the fields, apart from those of the agency. */
  values: Omit<Record<EmailField, string>, 'agency name' | 'agency phone'>
}

/** An email that a member of staff wrote, with its fields filled in. */
export const composedText = (settings: Settings, { subject, body, values }: Composed): MailText =>
  mailText({
    template: { subject: withPlaceholders(subject), body: withPlaceholders(body) },
    values: placeholderValues({
      ...values,
      'agency name': settings.brandName,
      'agency phone': settings.brandPhone,
    }),
    brand: settings,
  })

/** The row of such an email. Answers go to its author. */
export const composedMail = (
  text: MailText,
  {
    id,
    to,
    applicationId,
    author,
    onceKey,
    at,
  }: {
    id: string
    to: string
    applicationId: number
    author: { id: number; email: string }
    onceKey: string
    at: Date
  },
): WrittenMail => ({
  ...text,
  id,
  kind: composedKind,
  toAddress: to,
  applicationId,
  authorId: author.id,
  replyTo: author.email,
  onceKey,
  createdAt: at,
})
