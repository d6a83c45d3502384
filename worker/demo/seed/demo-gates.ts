import { sql } from 'drizzle-orm'
import { agreementInForce } from '#contract/domain/agreements.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { judgeSubmission, type ConsentFact } from '#contract/domain/judge-submission.ts'
import { seniorityValues } from '#contract/domain/seniorities.ts'
import { defaultSettings } from '#contract/domain/settings.ts'
import type { GateRecord } from '#contract/domain/submission-gate.ts'
import { openDatabase } from '#worker/db/client.ts'
import { firmAgreements } from '#worker/features/clients/agreements/agreements.table.ts'
import { heldColumns, heldConsent, type HeldRow } from '#worker/features/clients/submission-gate/held-consents.table.ts'
import { firmKeyOf } from '#worker/features/clients/evidence/evidence-chain.ts'

import { admins } from './accounts.ts'

type Submitted = {
  id: number
  createdAt: number
  company: string
  firmId: number | null
  person: string
  isEmployer: number
  jobId: number
  jobFirmId: number | null
  seniority: string
  partnerId: number | null
}

const reasons = [
  'The client asked for this candidate by name.',
  'The agreement is signed and comes by mail this week.',
  'The candidate agreed by phone and sends the form tonight.',
]

/**
 * Checks every demo submission as the Worker does, with what was known when it was added, and keeps what was found: a quarter
 * of them were made while concerns stopped a submission, so an admin gave a reason.
 *
 * @returns Statements that save it.
 */
export async function demoGates(d1: D1Database): Promise<D1PreparedStatement[]> {
  const db = openDatabase(d1)
  const person = sql`coalesce('c' || a.candidate_id, 'a' || a.id)`
  const [submissions, consents, agreements] = await Promise.all([
    db.all<Submitted>(sql`select s.id, s.created_at as "createdAt", s.company_name as company, s.firm_id as "firmId",
        ${person} as person, coalesce(lower(a.last_firm_name) = lower(s.company_name), 0) as "isEmployer", a.job_id as "jobId",
        j.firm_id as "jobFirmId", j.seniority, a.assigned_partner_id as "partnerId"
      from client_submissions s join job_applications a on a.id = s.application_id join jobs j on j.id = a.job_id
      order by s.created_at, s.id`),
    db.all<HeldRow & { person: string; priorContact: ConsentFact['priorContact'] }>(sql`
      select ${person} as person, c.prior_contact as "priorContact", ${heldColumns}
      from consents c join job_applications a on a.id = c.application_id`),
    db.select().from(firmAgreements),
  ])
  return submissions.map((of, n) => {
    const now = new Date(of.createdAt)
    const given = consents
      .filter((one) => one.person === of.person && one.answeredAt !== null && one.answeredAt <= of.createdAt)
      .map((row) => ({ ...heldConsent(row, true), priorContact: row.priorContact }))
    const jobId = of.jobFirmId === of.firmId ? of.jobId : null
    const facts = {
      now,
      lookBackMonths: defaultSettings.lookBackMonths,
      isDoNotContact: false,
      consents: given.filter(({ firmId }) => firmId === of.firmId),
      need: { firmId: of.firmId, firmKeys: [firmKeyOf(of.company)], jobId: of.jobId },
      limits: [],
      submissions: submissions
        .slice(0, n)
        .filter((one) => one.person === of.person && one.firmId === of.firmId)
        .map((one) => ({
          at: new Date(one.createdAt),
          isSameJob: one.jobId === of.jobId,
          isPossible: false,
          who: null,
        })),
      priorContacts: [],
      isCurrentEmployer: of.isEmployer === 1,
      hasAgreement:
        agreementInForce(
          agreements.filter(({ firmId }) => firmId === of.firmId),
          {
            day: easternDay(now),
            officeIds: agreements.flatMap(({ officeId }) => officeId ?? []),
            seniority: seniorityValues.find((level) => level === of.seniority) ?? null,
          },
        ) !== undefined,
      job: jobId === null ? null : { isOpen: true, isOfFirm: true },
    }
    const blocked = judgeSubmission({ ...facts, mode: 'block' })
    const isBlocked = n % 4 === 0 && blocked.verdict !== 'hard'
    const { verdict, findings, consentId } = isBlocked ? blocked : judgeSubmission({ ...facts, mode: 'warn' })
    const [admin] = admins
    const gate: GateRecord = {
      mode: isBlocked ? 'block' : 'warn',
      verdict,
      findings,
      checkedAt: now.toISOString(),
      override:
        isBlocked && admin && findings.length > 0
          ? { by: admin.id, name: admin.name, reason: reasons[(n / 4) % reasons.length] ?? '' }
          : null,
    }
    const submittedBy = gate.override ? gate.override.by : (of.partnerId ?? admin?.id ?? null)
    return d1
      .prepare(
        `update client_submissions set gate = ?1, job_id = ?2, submitted_by = ?3, consent_id = coalesce(consent_id, ?4) where id = ?5`,
      )
      .bind(JSON.stringify(gate), jobId, submittedBy, consentId, of.id)
  })
}
