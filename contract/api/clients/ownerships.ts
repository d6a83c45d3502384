import { byId, idParam, idValue, isoMoment, paging } from '#contract/api/common.ts'
import { consentScopes, consentStates, priorContacts } from '#contract/domain/consents.ts'
import { mailDeliveries } from '#contract/domain/mail-delivery.ts'
import { noClockReasons, ownershipLimits, ownershipStateLabels, ownershipStates } from '#contract/domain/ownership.ts'
import { optionalLine, optionalText, requiredText } from '#contract/domain/plain-text.ts'
import { priorContactParties } from '#contract/domain/submission-gate.ts'
import { endpoint } from '#contract/endpoint.ts'
import type { CsvColumns } from '#contract/list-csv.ts'
import { z } from '#contract/zod.ts'
import { evidenceAnswer } from './evidence.ts'

const text = z.string().nullable()
const day = z.iso.date()
const state = z.enum(ownershipStates)
const person = z.object({ id: idValue, name: z.string() })

const ownershipItem = z.object({
  id: idValue,
  /** "[erased]" for somebody who was erased. */
  candidate: z.string(),
  /** Their application; null once they are erased. */
  applicationId: idValue.nullable(),
  position: text,
  firm: person,
  /** Null: the agency itself. */
  owner: person.nullable(),
  /** Eastern days. The last one counts until midnight. */
  startsOn: day,
  endsOn: day,
  state,
})
export type OwnershipItem = z.output<typeof ownershipItem>

/** Columns of the list as a file. */
export const ownershipColumns: CsvColumns<OwnershipItem> = [
  ['Candidate', (row) => row.candidate],
  ['Position', (row) => row.position],
  ['Firm', (row) => row.firm.name],
  ['Owner', (row) => row.owner?.name ?? 'The agency'],
  ['From', (row) => row.startsOn],
  ['Through', (row) => row.endsOn],
  ['State', (row) => ownershipStateLabels[row.state]],
]

const filters = { state: state.optional(), firmId: idParam.optional() }

/** Everything about one ownership that a fee may depend on. */
const ownership = ownershipItem.extend({
  version: z.number().int(),
  months: z.number().int(),
  sentAt: isoMoment,
  sentHow: z.string(),
  ownerReason: text,
  releaseReason: text,
  disputeText: text,
  closedAt: isoMoment.nullable(),
  /** The caller may release, dispute and reassign it. */
  mayChange: z.boolean(),
  evidence: evidenceAnswer,
  consents: z.array(
    z.object({
      id: z.string(),
      /** The one that the clock relies on. */
      isOfClock: z.boolean(),
      state: z.enum(consentStates),
      scope: z.enum(consentScopes),
      /** Word for word; empty after erasure. */
      statement: z.string(),
      answer: text,
      answeredAt: isoMoment.nullable(),
      validUntil: isoMoment.nullable(),
      withdrawnAt: isoMoment.nullable(),
      priorContact: z.enum(priorContacts).nullable(),
      priorContactText: text,
    }),
  ),
  /** Everything of the candidate that was put before the firm inside the window. */
  submissions: z.array(
    z.object({
      id: idValue,
      applicationId: idValue,
      position: z.string(),
      companyName: z.string(),
      status: z.string(),
      sentAt: isoMoment.nullable(),
      sentHow: text,
      receivedAt: isoMoment.nullable(),
      receivedHow: text,
      contact: text,
    }),
  ),
  mails: z.array(
    z.object({
      id: z.string(),
      subject: z.string(),
      to: z.string(),
      createdAt: isoMoment,
      delivery: z.enum(mailDeliveries),
    }),
  ),
  /** Other known ways in which the candidate came before the firm. */
  otherContacts: z.array(
    z.object({ party: z.enum(priorContactParties), onDay: day.nullable(), note: z.string(), source: z.string() }),
  ),
})
export type Ownership = z.output<typeof ownership>

const pastMoment = isoMoment.refine((value) => {
  const year = new Date(value).getUTCFullYear()
  return year >= 2000 && year <= 2100
}, 'Please enter a date and a time.')

/** Ways of sending that staff record. A review room records its own. */
export const recordedSentWays = ['email', 'portal', 'phone'] as const

export const recordSentBody = z
  .object({
    how: z.enum(recordedSentWays, 'Please choose how it was sent.'),
    at: pastMoment,
    contactId: idValue.nullish(),
    /** The email as it was sent, as a document of the application. */
    documentId: idValue.nullish(),
    /** Number or address under which the firm's portal keeps it. */
    reference: optionalLine(ownershipLimits.reference),
  })
  .refine(({ how, documentId }) => how !== 'email' || documentId, {
    path: ['documentId'],
    message: 'Please select the email as a document of the candidate. It is the proof.',
  })
  .refine(({ how, reference }) => how !== 'portal' || reference, {
    path: ['reference'],
    message: 'Please enter the reference that the portal gave. It is the proof.',
  })

export const recordReceivedBody = z.object({
  at: pastMoment,
  documentId: idValue.nullish(),
  note: optionalText(ownershipLimits.text),
})

const reason = requiredText('Please enter a reason.', { max: ownershipLimits.reason }).refine(
  (value) => value.length >= ownershipLimits.minReason,
  `Please use at least ${ownershipLimits.minReason} characters.`,
)
const version = z.number().int().positive()

export const releaseBody = z.object({ reason, version })
export const disputeBody = z.object({
  text: requiredText('Please describe the dispute.', { max: ownershipLimits.text }),
  version,
})
export const reassignBody = z.object({ ownerId: idValue, reason, version })

const sending = z.object({
  id: idValue,
  sentAt: isoMoment.nullable(),
  sentHow: text,
  receivedAt: isoMoment.nullable(),
  receivedHow: text,
})

export const ownershipsApi = {
  /** The list with the filters and the order of the screen, as a file. */
  csv: endpoint('GET /api/ownerships.csv', { query: z.object(filters), response: 'file' }),
  /**
   * Live ownerships, the next to end first, or those in one state, the last to end first: all, or a partner's own.
   * `firmId`: every state at one firm.
   */
  page: endpoint('GET /api/ownerships/page', {
    query: z.object({ ...filters, ...paging }),
    response: z.object({ items: z.array(ownershipItem), nextCursor: z.string().nullable() }),
  }),
  byId: endpoint('GET /api/ownerships/:id', { params: byId, response: ownership }),
  pdf: endpoint('GET /api/ownerships/:id/evidence.pdf', { params: byId, response: 'file' }),
  /** The chains as a file that anyone can verify (docs/evidence.md). */
  file: endpoint('GET /api/ownerships/:id/evidence.json', { params: byId, response: 'file' }),
  /** Gives the claim up. Only admins. */
  release: endpoint('POST /api/ownerships/:id/release', { params: byId, body: releaseBody, response: ownership }),
  /** Notes that the firm or somebody else contests it. It no longer lapses, until the dispute is settled. Only admins. */
  dispute: endpoint('POST /api/ownerships/:id/dispute', { params: byId, body: disputeBody, response: ownership }),
  /** Ends a dispute. The clock continues, or has lapsed meanwhile. Only admins. */
  settle: endpoint('POST /api/ownerships/:id/settle', { params: byId, body: releaseBody, response: ownership }),
  /** Decides in writing which recruiter owns it. Only admins. */
  reassign: endpoint('POST /api/ownerships/:id/owner', { params: byId, body: reassignBody, response: ownership }),
  /** Records that a submission was sent. With proof and a valid consent, this starts the clock. */
  sent: endpoint('POST /api/client-submissions/:id/sent', {
    params: byId,
    body: recordSentBody,
    response: sending.extend({
      /** Why no clock started; null: it runs, or the submission belongs to one that did. */
      noClock: z.enum(noClockReasons).nullable(),
    }),
  }),
  /** Records a reply that shows that the firm got a submission. The first receipt counts. */
  received: endpoint('POST /api/client-submissions/:id/received', {
    params: byId,
    body: recordReceivedBody,
    response: sending,
  }),
}
