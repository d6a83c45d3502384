import { agreementInForce } from '#contract/domain/agreements.ts'
import { easternDateText, easternDay } from '#contract/domain/eastern-time.ts'
import { judgeClock, type ClockDecision, type ReceivedWay } from '#contract/domain/ownership.ts'
import { seniorityValues } from '#contract/domain/seniorities.ts'
import type { sentWays } from '#contract/domain/submission-gate.ts'
import { isRefusedAt, type ConsentNeed } from '#contract/domain/valid-consent.ts'
import type { Writes } from '#worker/db/change.ts'
import type { AgreementsRepo } from '#worker/features/clients/agreements/agreements.repo.ts'
import {
  chainOf,
  evidenceIn,
  type ChainEnd,
  type EvidenceAuthor,
  type EvidenceDeps,
} from '#worker/features/clients/evidence/evidence.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { badRequest, conflict, notFound } from '#worker/http/errors.ts'
import { firmKeys } from '#worker/reading/lexicon/firm-names.ts'
import type { SendingRepo, SentSubmission } from './sending.repo.ts'

export type SendingDeps = EvidenceDeps & {
  sending: SendingRepo
  agreements: Pick<AgreementsRepo, 'current'>
  settings: SettingsRepo
  now: () => Date
}

type SentWay = (typeof sentWays)[number]

/** A submission that left the agency. */
export type Sending = {
  submissionId: number
  how: SentWay
  at: Date
  contactId?: number | null | undefined
  /** A document of the application: the email as it was sent. */
  documentId?: number | null | undefined
  /** Number or address under which the firm's portal keeps it. */
  reference?: string | null | undefined
}

/** A sign that the firm got a submission. */
export type Receipt = {
  submissionId: number
  how: ReceivedWay
  at: Date
  documentId?: number | null | undefined
  note?: string | null | undefined
}

export const submissionNotFound = () =>
  notFound('submission_not_found', 'This company doesn’t exist, or its candidate isn’t assigned to you.')

/**
 * Writes that record how submissions were sent, each with its evidence, and start the clock of ownership where there is
 * proof and consent. For the change of any feature: run it inside `appending`, and these inside of that each time. A
 * submission that was recorded as sent already stays as it is.
 *
 * @throws AppError 404 submission_not_found; 400 unknown_contact, unknown_document; 409 consent_refused for a candidate who had
 *   said no, or withdrawn, by then.
 */
export async function markSent(
  deps: SendingDeps,
  by: EvidenceAuthor,
  sendings: readonly Sending[],
): Promise<{ writes: Writes; decisions: ClockDecision[] }> {
  const writes: Writes[number][] = []
  const decisions: ClockDecision[] = []
  const ends = new Map<string, ChainEnd>()
  for (const sending of sendings) {
    const submission = await deps.sending.submission(sending.submissionId)
    if (!submission) throw submissionNotFound()
    if (submission.sentAt && submission.sentHow !== 'phone' && sending.how === 'room') continue
    const { contact, months, agreementId, decision } = await judge(deps, submission, sending)
    const chain = chainOf(submission, submission.companyName)
    // Two submissions of one candidate in one change: the first one has started the clock.
    const starts =
      decision.kind === 'starts' && !ends.has(chain) ? startOf(submission, sending, { decision, chain, months }) : null
    const at = deps.now()
    const facts = sentFacts(submission, sending, { contact, starts })
    const end = ends.get(chain)
    const entry = await evidenceIn(deps, { chain, subject: submission, kind: 'submission_sent', by, at, end, facts })
    ends.set(chain, entry.end)
    decisions.push(decision)
    const fields = {
      sentAt: sending.at,
      sentHow: sending.how,
      contactId: sending.contactId ?? submission.contactId,
      consentId: starts?.consentId ?? submission.consentId,
    }
    writes.push(
      deps.sending.recorded(
        submission,
        { fields, starts: starts && { ...starts, createdAt: at, updatedAt: at }, usesAgreement: agreementId },
        { by: by.kind === 'staff' ? by.id : null, at },
        (tx) => [tx.event('submission_sent', { to: submission.companyName }), entry.write],
      ),
    )
  }
  return { writes, decisions }
}

/** Firm and job that a submission needs consent for. */
const needOf = ({ firmId, firmKeys: known, positionId, companyName }: SentSubmission): ConsentNeed => ({
  firmId,
  firmKeys: [...known, ...firmKeys(companyName)],
  jobId: positionId,
})

/** Reads what decides about the clock, and decides. */
async function judge(deps: SendingDeps, submission: SentSubmission, sending: Sending) {
  const { firmId, officeId, seniority } = submission
  const need = needOf(submission)
  const [{ contact }, consents, ownerships, agreements, settings] = await Promise.all([
    refuseUnknownProof(deps, submission, sending),
    deps.sending.consents(submission, need),
    deps.sending.ownerships(submission),
    firmId === null ? [] : deps.agreements.current(firmId),
    readSettings(deps),
  ])
  if (isRefusedAt(consents, need, sending.at))
    throw conflict(
      'consent_refused',
      'The candidate said no to being submitted to this firm, so this can’t be sent. Ask for consent again first.',
    )
  const agreement = agreementInForce(agreements, {
    day: easternDay(sending.at),
    officeIds: officeId === null ? [] : [officeId],
    seniority: seniorityValues.find((level) => level === seniority) ?? null,
  })
  const months = agreement?.ownershipMonths ?? settings.ownershipMonths
  const { how, at: sentAt } = sending
  return {
    contact,
    months,
    agreementId: agreement?.id ?? null,
    decision: judgeClock({ how, sentAt, months, need, consents, ownerships }),
  }
}

/** The ownership that a sending starts. */
const startOf = (
  { id, candidateId, applicationId, firmId }: SentSubmission,
  { how, at }: Sending,
  { decision, chain, months }: { decision: ClockDecision & { kind: 'starts' }; chain: string; months: number },
) => ({
  candidateId,
  applicationId,
  submissionId: id,
  // A clock starts only where there is a firm.
  firmId: firmId ?? 0,
  consentId: decision.consentId,
  chain,
  ownerId: decision.ownerId,
  sentAt: at,
  sentHow: how,
  months,
  ...decision.window,
})

const sentFacts = (
  { id, companyName }: SentSubmission,
  { how, at, documentId = null, reference = null }: Sending,
  { contact, starts }: { contact: string | null; starts: ReturnType<typeof startOf> | null },
) => ({
  company: companyName,
  contact,
  document: documentId,
  reference,
  sentAt: at.toISOString(),
  sentHow: how,
  submission: id,
  ...(starts && {
    consent: starts.consentId,
    months: starts.months,
    ownedFrom: starts.startsOn,
    ownedUntil: starts.endsOn,
  }),
})

/**
 * Writes that record that the firm got submissions, each with its evidence. The first receipt counts; a later one changes
 * nothing. For the change of any feature, as `markSent`.
 *
 * @throws AppError 404 submission_not_found; 409 not_sent; 400 unknown_document.
 */
export async function markReceived(
  deps: SendingDeps,
  by: EvidenceAuthor,
  receipts: readonly Receipt[],
): Promise<Writes> {
  const writes: Writes[number][] = []
  const ends = new Map<string, ChainEnd>()
  for (const { submissionId, how, at: receivedAt, documentId = null, note = null } of receipts) {
    const submission = await deps.sending.submission(submissionId)
    if (!submission) throw submissionNotFound()
    if (submission.receivedAt) continue
    if (!submission.sentAt) throw conflict('not_sent', 'Record first when and how this was sent.')
    if (receivedAt < submission.sentAt)
      throw badRequest('received_before_sent', 'The firm can’t have received this before it was sent.', [
        { path: 'at', message: `It was sent on ${easternDateText(submission.sentAt)}.` },
      ])
    await refuseUnknownProof(deps, submission, { documentId })
    const chain = chainOf(submission, submission.companyName)
    const at = deps.now()
    const entry = await evidenceIn(deps, {
      chain,
      subject: submission,
      kind: 'submission_received',
      by,
      at,
      end: ends.get(chain),
      facts: {
        company: submission.companyName,
        document: documentId,
        receivedAt: receivedAt.toISOString(),
        receivedHow: how,
        submission: submission.id,
        text: note,
      },
    })
    ends.set(chain, entry.end)
    const author = { by: by.kind === 'staff' ? by.id : null, at }
    const fields = { receivedAt, receivedHow: how }
    writes.push(
      deps.sending.recorded(submission, { fields, starts: null }, author, (tx) => [
        tx.event('submission_received', { to: submission.companyName }),
        entry.write,
      ]),
    )
  }
  return writes
}

async function refuseUnknownProof(
  deps: Pick<SendingDeps, 'sending'>,
  { applicationId, firmId }: SentSubmission,
  { contactId = null, documentId = null }: Pick<Sending, 'contactId' | 'documentId'>,
): Promise<{ contact: string | null }> {
  const { contact, hasDocument } = await deps.sending.proof({ applicationId, firmId, contactId, documentId })
  if (contactId !== null && contact === null)
    throw badRequest('unknown_contact', 'This contact isn’t one of the firm’s.', [
      { path: 'contactId', message: 'Please select a contact of this firm.' },
    ])
  if (documentId !== null && !hasDocument)
    throw badRequest('unknown_document', 'This document isn’t one of the candidate’s.', [
      { path: 'documentId', message: 'Please select a document of this candidate.' },
    ])
  return { contact }
}
