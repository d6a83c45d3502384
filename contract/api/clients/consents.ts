import { mailPreview } from '#contract/api/candidates/candidate-mails.ts'
import { byId, idValue, isoMoment } from '#contract/api/common.ts'
import {
  consentChannels,
  consentLimits,
  consentScopes,
  consentStates,
  maxAskedAtOnce,
  priorContacts,
  recordedChannels,
} from '#contract/domain/consents.ts'
import { mailDeliveries } from '#contract/domain/mail-delivery.ts'
import { optionalText, requiredLine, requiredText, textLimits } from '#contract/domain/plain-text.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

const text = z.string().nullable()

/** A candidate's consent to be submitted to one firm, for one job or for any. */
const consentItem = z.object({
  id: z.string(),
  firmName: z.string(),
  /** Current state: a request or a consent past its deadline is expired. */
  state: z.enum(consentStates),
  channel: z.enum(consentChannels),
  scope: z.enum(consentScopes),
  /** True for consent to any position at the firm. */
  isForAnyPosition: z.boolean(),
  /** Word for word as the candidate saw it; empty after the person is erased. */
  statement: z.string(),
  priorContact: z.enum(priorContacts).nullable(),
  priorContactText: text,
  answer: text,
  requestedBy: text,
  requestedAt: isoMoment,
  /** When the request expires. */
  openUntil: isoMoment,
  remindedAt: isoMoment.nullable(),
  answeredAt: isoMoment.nullable(),
  /** When the consent expires. */
  validUntil: isoMoment.nullable(),
  withdrawnAt: isoMoment.nullable(),
  withdrawReason: text,
  /** Openings of the candidate's page, not counting mail scanners. */
  opens: z.number().int(),
  lastOpenedAt: isoMoment.nullable(),
  /** True while the candidate can open the page. */
  hasLink: z.boolean(),
  /** Delivery of the request's email; null for recorded consent. */
  delivery: z.enum(mailDeliveries).nullable(),
})
export type ConsentItem = z.output<typeof consentItem>

const byConsent = z.object({ id: z.string().regex(/^\w{1,40}$/) })
const firmName = requiredLine('Please enter the firm.', { max: textLimits.name })
const scope = z.enum(consentScopes, 'Please choose what the firm gets.')

export const askConsentBody = z.object({
  firmName,
  scope,
  /** Asks about any position at the firm instead of the application's. */
  isForAnyPosition: z.boolean().default(false),
  /** The recruiter's note, shown in the email and on the page. */
  message: optionalText(consentLimits.message),
})

export const previewRequestBody = askConsentBody.pick({ message: true })

export const askSeveralBody = askConsentBody.extend({
  applicationIds: z
    .array(idValue)
    .min(1, 'Select at least one candidate.')
    .max(maxAskedAtOnce, `Select at most ${maxAskedAtOnce} candidates.`)
    .transform((ids) => [...new Set(ids)]),
})

export const recordConsentBody = z
  .object({
    firmName,
    scope,
    isForAnyPosition: z.boolean().default(false),
    channel: z.enum(recordedChannels, 'Please choose how the candidate answered.'),
    /** The candidate's own words. */
    statement: requiredText('Please copy what the candidate wrote.', { max: consentLimits.statement }),
    /** The document of the application that proves it. */
    documentId: idValue.nullish(),
  })
  .refine(({ channel, documentId }) => channel === 'phone' || documentId, {
    path: ['documentId'],
    message: 'Please choose the document that proves the consent.',
  })

export const consentsApi = {
  /** Newest first. `isMailOn` is false without an email service; the recruiter then passes the link on. */
  list: endpoint('GET /api/applications/:id/consents', {
    params: byId,
    response: z.object({ items: z.array(consentItem), isMailOn: z.boolean() }),
  }),
  /** Asks the candidate by email. Returns the open request if there is one. */
  ask: endpoint('POST /api/applications/:id/consents', { params: byId, body: askConsentBody, response: consentItem }),
  /** The email that `ask` would send, without its link. */
  preview: endpoint('POST /api/applications/:id/consents/preview', {
    params: byId,
    body: previewRequestBody,
    response: mailPreview,
  }),
  /** Asks up to ten candidates for one job. Each gets an email with a link of their own. */
  askSeveral: endpoint('POST /api/consents/bulk', {
    body: askSeveralBody,
    response: z.object({
      asked: z.array(z.object({ id: idValue, applicantName: z.string() })),
      notAsked: z.array(
        z.object({
          id: idValue,
          /** Null where the caller may not know. */
          applicantName: z.string().nullable(),
          code: z.string(),
          message: z.string(),
        }),
      ),
    }),
  }),
  /** Records an answer by email, on paper or by phone. A phone call is kept as a note and returns null. */
  record: endpoint('POST /api/applications/:id/consents/record', {
    params: byId,
    body: recordConsentBody,
    response: z.object({ consent: consentItem.nullable() }),
  }),
  /** Cancels a request and its link. */
  cancel: endpoint('POST /api/consents/:id/cancel', { params: byConsent, response: consentItem }),
  /** Turns off the candidate's page without changing the consent. */
  revokeLink: endpoint('POST /api/consents/:id/revoke-link', { params: byConsent, response: consentItem }),
  /** Reminds the candidate, once. */
  remind: endpoint('POST /api/consents/:id/remind', { params: byConsent, response: consentItem }),
  /** The email that `remind` would send, without its link. */
  previewReminder: endpoint('GET /api/consents/:id/reminder', { params: byConsent, response: mailPreview }),
  /** A link for the recruiter to pass on, while there is no email service. The evidence records it. */
  link: endpoint('POST /api/consents/:id/link', { params: byConsent, response: z.object({ url: z.url() }) }),
}
