import { endpoint } from '#contract/endpoint.ts'
import { mailKindLabel, mailKinds, mailTemplate, optionalMailKinds } from '#contract/domain/mail-templates.ts'
import { easternCell, type CsvColumns } from '#contract/list-csv.ts'
import { z } from '#contract/zod.ts'
import { done, isoMoment, pageOf, paging } from '#contract/api/common.ts'

export const mailStates = ['queued', 'sent', 'failed', 'kept', 'canceled'] as const
const count = z.number().int().nonnegative()

/** A mail in the list of the outbox. */
export const mailListItem = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  /** Why it was not sent, or came back. */
  reason: z.string().nullable(),
  attempts: count,
  createdAt: isoMoment,
  sentAt: isoMoment.nullable(),
  /** A mail to this address came back: nothing more goes there. */
  isAddressBad: z.boolean(),
})
export type MailListItem = z.output<typeof mailListItem>

/** The whole mail; a link that only its receiver may know is left out. */
export const mailDetail = mailListItem.extend({ text: z.string(), html: z.string(), hasCalendar: z.boolean() })
export type MailDetail = z.output<typeof mailDetail>

const byMailId = z.object({ id: z.string().regex(/^\w{1,64}$/) })

const mailFilters = { state: z.enum(mailStates).optional() }

export const mailStateLabels = {
  queued: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Stored, not sent',
  canceled: 'Canceled',
} as const satisfies Record<(typeof mailStates)[number], string>

/** Columns of the email log as a file. Texts stay here: a private link is for its receiver only. */
export const mailColumns: CsvColumns<MailListItem> = [
  ['Subject', (row) => row.subject],
  ['To', (row) => row.to],
  ['Kind', (row) => mailKindLabel(row.kind)],
  ['Status', (row) => mailStateLabels[row.state]],
  ['Reason', (row) => row.reason],
  ['Attempts', (row) => row.attempts],
  ['Address bounced', (row) => row.isAddressBad],
  ['Written (Eastern)', (row) => easternCell(row.createdAt)],
  ['Sent (Eastern)', (row) => easternCell(row.sentAt)],
]

export const mailsApi = {
  /** Every mail that was written, newest first. */
  list: endpoint('GET /api/mails', {
    query: z.object({ ...mailFilters, ...paging }),
    response: pageOf(
      mailListItem,
      z.object({ queued: count, sent: count, failed: count, kept: count, canceled: count }),
    ).extend({
      /** Who carries the mail; null: nobody, and mails are kept. */
      service: z.string().nullable(),
    }),
  }),
  csv: endpoint('GET /api/mails.csv', { query: z.object(mailFilters), response: 'file' }),
  read: endpoint('GET /api/mails/:id', { params: byMailId, response: mailDetail }),
  /** Puts a mail that failed or was kept on its way again. */
  sendAgain: endpoint('POST /api/mails/:id/send', { params: byMailId, response: done }),
  /** The address was put right: mail goes there again. */
  clearAddress: endpoint('POST /api/mails/:id/clear-address', { params: byMailId, response: done }),
  /** A template with its examples filled in, as it would be sent. */
  preview: endpoint('POST /api/mail-templates/:kind/preview', {
    params: z.object({ kind: z.enum(mailKinds) }),
    body: mailTemplate,
    response: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  }),
  /** Which mails the caller gets. */
  preferences: endpoint('GET /api/account/mails', {
    response: z.object({ off: z.array(z.enum(optionalMailKinds)) }),
  }),
  setPreference: endpoint('PUT /api/account/mails/:kind', {
    params: z.object({ kind: z.enum(optionalMailKinds) }),
    body: z.strictObject({ isOn: z.boolean() }),
    response: z.object({ off: z.array(z.enum(optionalMailKinds)) }),
  }),
  /** Delivery events of the email service, signed by it (Svix, as Resend sends it). */
  events: endpoint('POST /api/mail-events', { body: 'stream', response: done }),
}
