import { addMonths } from '#contract/domain/add-months.ts'
import { consentStatement, defaultConsentStatement, endOfDays } from '#contract/domain/consents.ts'
import { easternMidnight } from '#contract/domain/days.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { ownershipWindow } from '#contract/domain/ownership.ts'
import { defaultSettings } from '#contract/domain/settings.ts'
import { liveSubmissionStatuses } from '#contract/domain/submission-statuses.ts'
import type { consents } from '#worker/features/clients/consents/consents.table.ts'
import { firmKeyOf } from '#worker/features/clients/evidence/evidence-chain.ts'
import type { ownerships } from '#worker/features/clients/ownerships/ownerships.table.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import type { Calendar } from './calendar.ts'

type Submitted = {
  id: number
  applicationId: number
  candidateId: number | null
  firmId: number
  company: string
  position: string
  ownerId: number | null
  status: string
  createdAt: number
  /** Of every office and level, in force since before the submission. */
  agreementId: number | null
  agreedMonths: number | null
}

/** Submissions with consent and proof. The first two are the oldest. */
const count = 14
const minute = 60_000
const day = 24 * 60 * minute

type DemoOwnerships = {
  consents: (typeof consents.$inferInsert)[]
  ownerships: (typeof ownerships.$inferInsert)[]
  /** Statements that say how the submissions were sent, and by which agreement. */
  sent: D1PreparedStatement[]
}

/**
 * Ownerships of demo submissions with their consents: twelve are running, one of which ends in six days; one has lapsed,
 * and one is disputed. Made once applications have their people and submissions their firms.
 */
export async function demoOwnerships(db: D1Database, calendar: Calendar): Promise<DemoOwnerships> {
  const statuses = liveSubmissionStatuses.map((status) => `'${status}'`).join(', ')
  const { results } = await db
    .prepare(
      `select min(s.id) as id, s.application_id as applicationId, a.candidate_id as candidateId, s.firm_id as firmId,
        s.company_name as company, j.title as position, a.assigned_partner_id as ownerId, s.status, s.created_at as createdAt,
        g.id as agreementId, g.ownership_months as agreedMonths
      from client_submissions s join job_applications a on a.id = s.application_id join jobs j on j.id = a.job_id
        left join firm_agreements g on g.firm_id = s.firm_id and g.office_id is null and g.valid_to is null and g.seniority = '[]'
      where s.firm_id is not null and s.status in (${statuses}) and a.assigned_partner_id is not null
        and not exists (select 1 from consents c where c.application_id = a.id)
      group by coalesce(a.candidate_id, -a.id), s.firm_id
      having s.application_id = min(s.application_id) order by s.created_at, s.id limit ${count}`,
    )
    .all<Submitted>()
  // Its chain goes from the request for consent to the interview at the firm.
  const disputed = results.findIndex(({ status }, n) => n > 1 && status === 'interview_scheduled')
  const made: DemoOwnerships = { consents: [], ownerships: [], sent: [] }
  for (const [n, of] of results.entries()) {
    const { sentAt, months } = sendingOf(n, of, calendar)
    const answeredAt = new Date(sentAt.getTime() - day)
    const id = `demoConsent${String(n + 1).padStart(2, '0')}`
    const scope = 'named' as const
    const given = { agency: defaultSettings.brandName, firm: of.company, position: of.position, scope, at: answeredAt }
    const statement = consentStatement(defaultConsentStatement, given)
    made.consents.push({
      id,
      applicationId: of.applicationId,
      candidateId: of.candidateId,
      firmName: of.company,
      firmKey: firmKeyOf(of.company),
      firmId: of.firmId,
      state: answeredAt.getTime() + 90 * day < calendar.at(0).getTime() ? 'expired' : 'given',
      channel: 'link',
      scope,
      statement,
      statementHash: await sha256Hex(statement),
      priorContact: 'no',
      requestedBy: of.ownerId,
      requestedAt: new Date(answeredAt.getTime() - day),
      openUntil: endOfDays(answeredAt, 7),
      answeredAt,
      validUntil: endOfDays(answeredAt, 90),
    })
    const isReceived = n % 3 !== 1 || n === disputed
    const receivedAt = new Date(Math.min(sentAt.getTime() + 90 * minute, calendar.at(0).getTime()))
    made.ownerships.push({
      candidateId: of.candidateId,
      applicationId: of.applicationId,
      submissionId: of.id,
      firmId: of.firmId,
      consentId: id,
      chain: `${of.candidateId === null ? `a${of.applicationId}` : `c${of.candidateId}`}:${firmKeyOf(of.company)}`,
      ownerId: of.ownerId,
      sentAt,
      sentHow: sentHow(n),
      months,
      ...ownershipWindow(sentAt, months),
      createdAt: sentAt,
      updatedAt: sentAt,
      ...stateOf(n, disputed, calendar),
    })
    made.sent.push(
      db
        .prepare(
          `update client_submissions set sent_at = ?1, sent_how = ?2, consent_id = ?3, received_at = ?4, received_how = ?5,
            created_at = min(created_at, ?1 - ${20 * minute}) where id = ?6`,
        )
        .bind(
          sentAt.getTime(),
          sentHow(n),
          id,
          isReceived ? receivedAt.getTime() : null,
          isReceived ? 'reply' : null,
          of.id,
        ),
      db
        .prepare('update firm_agreements set used_at = ?1 where id = ?2 and used_at is null')
        .bind(sentAt.getTime(), of.agreementId),
    )
  }
  return made
}

const sentHow = (n: number) => (n % 2 === 0 ? 'email' : 'portal')

/** The oldest has lapsed, the next one ends in six days, and another is disputed. */
function stateOf(n: number, disputed: number, calendar: Calendar): Partial<typeof ownerships.$inferInsert> {
  if (n === 0) return { state: 'lapsed', closedAt: calendar.at(11) }
  if (n !== disputed) return { state: 'running' }
  const disputeText = 'The firm’s recruiting desk says that the candidate had written to a partner before we did.'
  return { state: 'disputed', disputeText }
}

/** When a submission was sent: soon after it was added, or for the two oldest so that their window ends on a given day. */
function sendingOf(
  n: number,
  { createdAt, agreedMonths }: Submitted,
  calendar: Calendar,
): { sentAt: Date; months: number } {
  const lastDay = n === 0 ? 12 : -6
  if (n > 1)
    return { sentAt: new Date(createdAt + 20 * minute), months: agreedMonths ?? defaultSettings.ownershipMonths }
  const endsOn = easternDay(calendar.at(lastDay))
  const months =
    [6, 5, 4, 3, 2].find((length) => easternMidnight(addMonths(endsOn, -length)).getTime() > createdAt) ?? 1
  return { sentAt: new Date(easternMidnight(addMonths(endsOn, -months)).getTime() + 11 * 60 * minute), months }
}
