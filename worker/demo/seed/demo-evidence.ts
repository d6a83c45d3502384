import {
  passReasonLabels,
  reviewAnswerLabels,
  type PassReason,
  type ReviewAnswer,
} from '#contract/domain/review-rooms.ts'
import type { evidence } from '#worker/features/clients/evidence/evidence.table.ts'
import {
  firmKeyOf,
  nextEntry,
  type ChainEnd,
  type EvidenceFacts,
} from '#worker/features/clients/evidence/evidence-chain.ts'

type Submitted = {
  applicationId: number
  candidateId: number | null
  candidate: string
  position: string
  company: string
  status: string
  interviewAt: number | null
  createdAt: number
  updatedAt: number
  userId: number | null
  user: string | null
  sentAt: number | null
  sentHow: string | null
  receivedAt: number | null
  receivedHow: string | null
  consentId: string | null
  overrideReason: string | null
  overridden: string | null
  ownershipId: number | null
  months: number | null
  startsOn: string | null
  endsOn: string | null
  disputeText: string | null
  contactId: number | null
  contact: string | null
  answer: ReviewAnswer | null
  reason: PassReason | null
  answerText: string | null
  answeredAt: number | null
}

/** Everybody who is in a chain, and where. */
type ChainPlace = Pick<
  Submitted,
  'applicationId' | 'candidateId' | 'candidate' | 'position' | 'company' | 'userId' | 'user'
>

type Step = {
  of: ChainPlace
  at: number
  kind: string
  facts: EvidenceFacts
  /** The candidate did it. */
  isOwn?: boolean
  /** The person at the firm who did it. */
  contact?: { id: number | null; name: string | null }
}

type Asked = ChainPlace & {
  channel: string
  scope: string
  statementHash: string
  documentId: number | null
  requestedAt: number
  openUntil: number
  answeredAt: number | null
  withdrawnAt: number | null
  state: string
  answer: string | null
  priorContact: string | null
  priorContactText: string | null
  reason: string | null
}

const consentsOf = `select c.application_id as applicationId, a.candidate_id as candidateId, a.applicant_name as candidate,
    j.title as position, c.firm_name as company, u.id as userId, u.name as user, c.channel, c.scope,
    c.statement_hash as statementHash, c.document_id as documentId, c.requested_at as requestedAt, c.open_until as openUntil,
    c.answered_at as answeredAt, c.withdrawn_at as withdrawnAt, c.state, c.answer, c.prior_contact as priorContact,
    c.prior_contact_text as priorContactText, c.withdraw_reason as reason
  from consents c join job_applications a on a.id = c.application_id join jobs j on j.id = a.job_id
    left join users u on u.id = c.requested_by order by c.requested_at, c.id`

/** The request and the answers of a consent. One by email was recorded by staff. */
function answered(of: Asked): Step[] {
  const { scope, statementHash, documentId, answeredAt, withdrawnAt, priorContact, priorContactText } = of
  const isByLink = of.channel === 'link'
  const request = { openUntil: new Date(of.openUntil).toISOString(), scope, statementHash }
  const said = { answer: of.answer, channel: of.channel, priorContact, priorContactText, scope, statementHash }
  return [
    ...(isByLink ? [{ of, at: of.requestedAt, kind: 'consent_requested', facts: request }] : []),
    ...(answeredAt === null
      ? []
      : [
          {
            of,
            at: answeredAt,
            kind: of.state === 'declined' ? 'consent_declined' : 'consent_given',
            facts: isByLink ? said : { channel: of.channel, document: documentId, scope, statementHash },
            isOwn: isByLink,
          },
        ]),
    ...(withdrawnAt === null
      ? []
      : [
          {
            of,
            at: withdrawnAt,
            kind: 'consent_withdrawn',
            facts: { isSubmitted: false, reason: of.reason, statementHash },
            isOwn: true,
          },
        ]),
  ]
}

const actorOf = (userId: number | null) => (userId === null ? ('system' as const) : ('staff' as const))

/** Evidence of every demo submission and every consent. Made once applications have their people, because chains are of people. */
export async function demoEvidence(db: D1Database): Promise<(typeof evidence.$inferInsert)[]> {
  const { results } = await db
    .prepare(
      `select a.id as applicationId, a.candidate_id as candidateId, a.applicant_name as candidate, j.title as position,
        s.company_name as company, s.status, s.interview_date as interviewAt, s.created_at as createdAt,
        s.updated_at as updatedAt, u.id as userId, u.name as user, s.sent_at as sentAt, s.sent_how as sentHow,
        s.received_at as receivedAt, s.received_how as receivedHow, s.consent_id as consentId, s.gate ->> '$.override.reason' as overrideReason,
        (select group_concat(f.value ->> 'code', ', ') from json_each(s.gate, '$.findings') f) as overridden, o.id as ownershipId, o.months, o.starts_on as startsOn,
        o.ends_on as endsOn, o.dispute_text as disputeText, fc.id as contactId, fc.name as contact,
        i.answer, i.reason, i.text as answerText, i.answered_at as answeredAt
      from client_submissions s join job_applications a on a.id = s.application_id join jobs j on j.id = a.job_id
        left join users u on u.id = a.assigned_partner_id 
        left join ownerships o on o.submission_id = s.id left join review_items i on i.submission_id = s.id
        left join firm_contacts fc on fc.id = s.contact_id
      order by s.created_at, s.id`,
    )
    .all<Submitted>()
  const asked = (await db.prepare(consentsOf).all<Asked>()).results
  const ends = new Map<string, ChainEnd>()
  const rows: (typeof evidence.$inferInsert)[] = []
  for (const { at, kind, of, facts, isOwn = false, contact } of [
    ...asked.flatMap(answered),
    ...results.flatMap(happened),
  ].sort((a, b) => a.at - b.at)) {
    const { applicationId, candidateId, candidate, position, company } = of
    const { userId, user } = isOwn ? { userId: candidateId, user: candidate } : of
    const chain = `${candidateId === null ? `a${applicationId}` : `c${candidateId}`}:${firmKeyOf(company)}`
    const end = ends.get(chain) ?? { chain, seq: null, hash: null }
    const shared = { application: applicationId, by: contact ? contact.name : user, candidate, company, position }
    const entry = await nextEntry(end, { at: new Date(at), kind, facts: { ...shared, ...facts } })
    ends.set(chain, entry)
    rows.push({
      ...entry,
      ...(contact
        ? { actorKind: 'contact' as const, actorId: contact.id }
        : { actorKind: isOwn ? ('candidate' as const) : actorOf(userId), actorId: userId }),
      candidateId,
      applicationId,
    })
  }
  return rows
}

const firstStatus = 'submitted_to_client'

/** Sending, receipt and dispute of a submission that has them. */
function ownedSteps(of: Submitted): Step[] {
  const { consentId, sentAt, receivedAt, ownershipId, disputeText } = of
  const iso = (at: number) => new Date(at).toISOString()
  return [
    ...(sentAt === null
      ? []
      : [
          {
            of,
            at: sentAt,
            kind: 'submission_sent',
            facts: {
              sentAt: iso(sentAt),
              sentHow: of.sentHow,
              consent: consentId,
              months: of.months,
              ownedFrom: of.startsOn,
              ownedUntil: of.endsOn,
            },
          },
        ]),
    ...(receivedAt === null
      ? []
      : [
          {
            of,
            at: receivedAt,
            kind: 'submission_received',
            facts: { receivedAt: iso(receivedAt), receivedHow: of.receivedHow },
            ...(of.receivedHow === 'opened' ? { contact: { id: of.contactId, name: of.contact } } : {}),
          },
        ]),
    ...(disputeText === null || sentAt === null
      ? []
      : [
          {
            of,
            at: Math.max(receivedAt ?? sentAt, of.status === firstStatus ? 0 : of.updatedAt) + 1,
            kind: 'ownership_disputed',
            facts: { ownership: ownershipId, text: disputeText },
          },
        ]),
  ]
}

/** An admin's reason with the findings that it overrides. */
const overrideOf = ({ overrideReason, overridden }: Submitted): EvidenceFacts =>
  overrideReason === null ? {} : { findings: overridden, overrideReason }

/** Answers of the client in the review room. */
function answerSteps(of: Submitted): Step[] {
  const { answer, answeredAt, reason, answerText, company } = of
  if (answer === null || answeredAt === null) return []
  const said = { answer: reviewAnswerLabels[answer], reason: reason && passReasonLabels[reason], text: answerText }
  const contact = { id: of.contactId, name: of.contact }
  return [{ of, at: answeredAt, kind: 'client_answered', facts: { company, ...said }, contact }]
}

function happened(of: Submitted): Step[] {
  const { status, createdAt, updatedAt } = of
  const interviewAt = of.interviewAt === null ? null : new Date(of.interviewAt).toISOString()
  const isMoved = status !== firstStatus
  return [
    ...ownedSteps(of),
    ...answerSteps(of),
    {
      of,
      at: createdAt,
      kind: 'submission_added',
      facts: { interviewAt: isMoved ? null : interviewAt, status: firstStatus, ...overrideOf(of) },
    },
    ...(isMoved
      ? [
          {
            of,
            at: updatedAt,
            kind: 'submission_changed',
            facts: {
              companyBefore: of.company,
              interviewAt,
              interviewAtBefore: null,
              status,
              statusBefore: firstStatus,
            },
          },
        ]
      : []),
  ]
}
