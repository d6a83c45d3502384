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
}

/** Evidence of every demo submission. Made once applications have their people, because chains are of people. */
export async function demoEvidence(db: D1Database): Promise<(typeof evidence.$inferInsert)[]> {
  const { results } = await db
    .prepare(
      `select a.id as applicationId, a.candidate_id as candidateId, a.applicant_name as candidate, j.title as position,
        s.company_name as company, s.status, s.interview_date as interviewAt, s.created_at as createdAt,
        s.updated_at as updatedAt, u.id as userId, u.name as user
      from client_submissions s join job_applications a on a.id = s.application_id join jobs j on j.id = a.job_id
        left join users u on u.id = a.assigned_partner_id
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

const firstStatus = 'submitted_to_client'

function happened(of: Submitted) {
  const { status, createdAt, updatedAt } = of
  const interviewAt = of.interviewAt === null ? null : new Date(of.interviewAt).toISOString()
  const isMoved = status !== firstStatus
  return [
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
