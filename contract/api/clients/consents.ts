import { byId, idValue, isoMoment } from '#contract/api/common.ts'
import {
  consentChannels,
  consentLimits,
  consentScopes,
  consentStates,
  priorContacts,
  recordedChannels,
} from '#contract/domain/consents.ts'
import { mailDeliveries } from '#contract/domain/mail-delivery.ts'
import { optionalText, requiredLine, requiredText, textLimits } from '#contract/domain/plain-text.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

const text = z.string().nullable()

/** A candidate's consent to be submitted to one firm for one job. */
const consentItem = z.object({
  id: z.string(),
  firmName: z.string(),
  /** As of now. */
  state: z.enum(consentStates),
  channel: z.enum(consentChannels),
  scope: z.enum(consentScopes),
  /** Word for word as the candidate saw it; empty once the person was erased. */
  statement: z.string(),
  priorContact: z.enum(priorContacts).nullable(),
  priorContactText: text,
  answer: text,
  requestedBy: text,
  requestedAt: isoMoment,
  /** The moment at which it is over. */
  openUntil: isoMoment,
  remindedAt: isoMoment.nullable(),
  answeredAt: isoMoment.nullable(),
  /** The moment at which it is over. */
  validUntil: isoMoment.nullable(),
  withdrawnAt: isoMoment.nullable(),
  withdrawReason: text,
  /** Openings of the candidate's page by anything but a scanner. */
  opens: z.number().int(),
  lastOpenedAt: isoMoment.nullable(),
  /** The page can still be opened. */
  hasLink: z.boolean(),
  /** State of the email that asks; null for recorded consent. */
  delivery: z.enum(mailDeliveries).nullable(),
})
export type ConsentItem = z.output<typeof consentItem>

const byConsent = z.object({ id: z.string().regex(/^\w{1,40}$/) })
const firmName = requiredLine('Please enter the firm.', { max: textLimits.name })
const scope = z.enum(consentScopes, 'Please choose what is sent.')

export const askConsentBody = z.object({
  firmName,
  scope,
  /** A note of the recruiter in the email and on the page. */
  message: optionalText(consentLimits.message),
})

export const recordConsentBody = z
  .object({
    firmName,
    scope,
    channel: z.enum(recordedChannels, 'Please choose how the candidate answered.'),
    /** The candidate's own words. */
    statement: requiredText('Please copy what the candidate wrote.', { max: consentLimits.statement }),
    /** A document of the application that shows it. */
    documentId: idValue.nullish(),
  })
  .refine(({ channel, documentId }) => channel === 'phone' || documentId, {
    path: ['documentId'],
    message: 'Please choose the document that shows the consent.',
  })

export const consentsApi = {
  /** Newest first. `isMailOn` is false without an email service: the recruiter hands the link over. */
  list: endpoint('GET /api/applications/:id/consents', {
    params: byId,
    response: z.object({ items: z.array(consentItem), isMailOn: z.boolean() }),
  }),
  /** Asks the candidate by email. Returns the open request if there is one. */
  ask: endpoint('POST /api/applications/:id/consents', { params: byId, body: askConsentBody, response: consentItem }),
  /** Records an answer that didn't come by link. A phone call is kept as a note and returns null. */
  record: endpoint('POST /api/applications/:id/consents/record', {
    params: byId,
    body: recordConsentBody,
    response: z.object({ consent: consentItem.nullable() }),
  }),
  /** Takes a request back; its link is over at once. */
  cancel: endpoint('POST /api/consents/:id/cancel', { params: byConsent, response: consentItem }),
  /** Ends the candidate's page without changing the consent. */
  revokeLink: endpoint('POST /api/consents/:id/revoke-link', { params: byConsent, response: consentItem }),
  /** Reminds the candidate, once. */
  remind: endpoint('POST /api/consents/:id/remind', { params: byConsent, response: consentItem }),
  /** A link for the recruiter to hand over, while there is no email service. The evidence says so. */
  link: endpoint('POST /api/consents/:id/link', { params: byConsent, response: z.object({ url: z.url() }) }),
}
