import type { evidence } from '#worker/features/clients/evidence/evidence.table.ts'
import { firmKeyOf, nextEntry, type ChainEnd } from '#worker/features/clients/evidence/evidence-chain.ts'

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
  consentAt: number | null
  statementHash: string | null
  scope: string | null
  ownershipId: number | null
  months: number | null
  startsOn: string | null
  endsOn: string | null
  disputeText: string | null
}

/** Evidence of every demo submission. Made once applications have their people, because chains are of people. */
export async function demoEvidence(db: D1Database): Promise<(typeof evidence.$inferInsert)[]> {
  const { results } = await db
    .prepare(
      `select a.id as applicationId, a.candidate_id as candidateId, a.applicant_name as candidate, j.title as position,
        s.company_name as company, s.status, s.interview_date as interviewAt, s.created_at as createdAt,
        s.updated_at as updatedAt, u.id as userId, u.name as user, s.sent_at as sentAt, s.sent_how as sentHow,
        s.received_at as receivedAt, s.received_how as receivedHow, c.id as consentId, c.answered_at as consentAt,
        c.statement_hash as statementHash, c.scope, o.id as ownershipId, o.months, o.starts_on as startsOn,
        o.ends_on as endsOn, o.dispute_text as disputeText
      from client_submissions s join job_applications a on a.id = s.application_id join jobs j on j.id = a.job_id
        left join users u on u.id = a.assigned_partner_id left join consents c on c.id = s.consent_id
        left join ownerships o on o.submission_id = s.id
      order by s.created_at, s.id`,
    )
    .all<Submitted>()
  const ends = new Map<string, ChainEnd>()
  const rows: (typeof evidence.$inferInsert)[] = []
  for (const { at, kind, of, facts } of results.flatMap(happened).sort((a, b) => a.at - b.at)) {
    const { applicationId, candidateId, candidate, position, company, userId, user } = of
    const chain = `${candidateId === null ? `a${applicationId}` : `c${candidateId}`}:${firmKeyOf(company)}`
    const end = ends.get(chain) ?? { chain, seq: null, hash: null }
    const shared = { application: applicationId, by: user, candidate, company, position }
    const entry = await nextEntry(end, { at: new Date(at), kind, facts: { ...shared, ...facts } })
    ends.set(chain, entry)
    rows.push({
      ...entry,
      actorKind: userId === null ? 'system' : 'staff',
      actorId: userId,
      candidateId,
      applicationId,
    })
  }
  return rows
}

/** Consent, sending, receipt and dispute of a submission that has them. */
function ownedSteps(of: Submitted) {
  const { consentId, consentAt, sentAt, receivedAt, ownershipId, disputeText } = of
  const iso = (at: number) => new Date(at).toISOString()
  return [
    ...(consentAt === null
      ? []
      : [
          {
            of,
            at: consentAt,
            kind: 'consent_given',
            facts: { channel: 'link', scope: of.scope, statementHash: of.statementHash },
          },
        ]),
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
          },
        ]),
    ...(disputeText === null || sentAt === null
      ? []
      : [
          {
            of,
            at: (receivedAt ?? sentAt) + 1,
            kind: 'ownership_disputed',
            facts: { ownership: ownershipId, text: disputeText },
          },
        ]),
  ]
}

const firstStatus = 'submitted_to_client'

function happened(of: Submitted) {
  const { status, createdAt, updatedAt } = of
  const interviewAt = of.interviewAt === null ? null : new Date(of.interviewAt).toISOString()
  const isMoved = status !== firstStatus
  return [
    ...ownedSteps(of),
    {
      of,
      at: createdAt,
      kind: 'submission_added',
      facts: { interviewAt: isMoved ? null : interviewAt, status: firstStatus },
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
