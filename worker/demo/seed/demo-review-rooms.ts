import { consentStatement, defaultConsentStatement, endOfDays } from '#contract/domain/consents.ts'
import type { PassReason, ReviewAnswer } from '#contract/domain/review-rooms.ts'
import { defaultSettings } from '#contract/domain/settings.ts'
import type { consents } from '#worker/features/clients/consents/consents.table.ts'
import { firmKeyOf } from '#worker/features/clients/evidence/evidence-chain.ts'
import type { profiles } from '#worker/features/clients/profiles/profiles.table.ts'
import type { reviewItems, reviewRooms } from '#worker/features/clients/review-rooms/review-rooms.table.ts'
import type { signedLinks } from '#worker/features/identity/signed-links/signed-links.table.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import type { Calendar } from './calendar.ts'
import type { StoredFile } from './demo-files.ts'
import { demoReviewTokens } from './demo-review-links.ts'
import { demoProfile } from './demo-room-profiles.ts'

type Submitted = {
  id: number
  applicationId: number
  candidateId: number
  firmId: number
  company: string
  contactId: number
  ownerId: number
  jobId: number
  jobTitle: string
  status: string
  createdAt: number
  updatedAt: number
}

type DemoRooms = {
  rooms: (typeof reviewRooms.$inferInsert)[]
  items: (typeof reviewItems.$inferInsert)[]
  links: (typeof signedLinks.$inferInsert)[]
  consents: (typeof consents.$inferInsert)[]
  profiles: (typeof profiles.$inferInsert)[]
  files: StoredFile[]
  /** Statements that say how the submissions were sent. */
  sent: D1PreparedStatement[]
}

type Words = { answer: ReviewAnswer; reason?: PassReason; text: string | null }

/** Answers of the client, by the status that the answer left the submission in. */
const answers: Record<string, Words> = {
  client_interview: { answer: 'interview', text: 'Any afternoon next week works for us.' },
  rejected_by_client: { answer: 'pass', reason: 'practice', text: 'We need more cross-border work.' },
  submitted_to_client: { answer: 'hold', text: 'The group meets again on Thursday.' },
}

const states = ['untouched', 'answered', 'closed'] as const
type State = (typeof states)[number]

/** Statuses of the submissions in each room. In the second one the last two wait for an answer. */
const statusesIn: Record<State, readonly string[]> = {
  untouched: ['submitted_to_client', 'submitted_to_client', 'submitted_to_client'],
  answered: ['client_interview', 'rejected_by_client', 'submitted_to_client', 'submitted_to_client'],
  closed: ['client_interview', 'rejected_by_client', 'submitted_to_client'],
}

const note = 'All of them could start within two months.'
const minute = 60_000
const day = 24 * 60 * minute

/**
 * Three rooms with the consents and profiles that they need: one that nobody has opened, one with half of its answers, and a
 * closed one. Each has a blind profile among named ones. Made once applications have their people and submissions their firms.
 */
export async function demoReviewRooms(db: D1Database, calendar: Calendar): Promise<DemoRooms> {
  const { results } = await db
    .prepare(
      `select min(s.id) as id, s.application_id as applicationId, a.candidate_id as candidateId, s.firm_id as firmId,
        s.company_name as company, a.assigned_partner_id as ownerId, j.id as jobId, j.title as jobTitle, s.status,
        s.created_at as createdAt, s.updated_at as updatedAt,
        (select min(c.id) from firm_contacts c where c.firm_id = s.firm_id and c.do_not_mail = 0) as contactId
      from client_submissions s join job_applications a on a.id = s.application_id join jobs j on j.id = a.job_id
      where s.status in ('submitted_to_client', 'client_interview', 'rejected_by_client') and s.firm_id is not null
        and s.sent_at is null and a.candidate_id is not null and a.assigned_partner_id is not null
        and not exists (select 1 from consents c where c.candidate_id = a.candidate_id and c.firm_id = s.firm_id)
        and not exists (select 1 from consents c where c.application_id = a.id)
      group by s.firm_id, a.candidate_id order by s.firm_id, id`,
    )
    .all<Submitted>()
  const byFirm = [...Map.groupBy(results, ({ firmId }) => firmId).values()].filter(([one]) => one?.contactId)
  const made: DemoRooms = { rooms: [], items: [], links: [], consents: [], profiles: [], files: [], sent: [] }
  const taken = new Set<number>()
  const people = new Set<number>()
  for (const state of states) {
    const [best] = byFirm
      .filter(([one]) => one && !taken.has(one.firmId))
      .map((group) =>
        chosenOf(
          group.filter(({ candidateId }) => !people.has(candidateId)),
          state,
        ),
      )
      .toSorted((a, b) => b.length - a.length)
    const [first] = best ?? []
    if (!best || !first) continue
    taken.add(first.firmId)
    for (const { candidateId } of best) people.add(candidateId)
    await addRoom(db, made, { state, submitted: best, first, calendar })
  }
  return made
}

/** Submissions for a room, each with one of the statuses that the room has. */
function chosenOf(group: readonly Submitted[], state: State): Submitted[] {
  const left = [...group]
  return statusesIn[state].flatMap((status) => {
    const at = left.findIndex((one) => one.status === status)
    return at === -1 ? [] : left.splice(at, 1)
  })
}

async function addRoom(
  db: D1Database,
  made: DemoRooms,
  {
    state,
    submitted,
    first,
    calendar,
  }: { state: State; submitted: readonly Submitted[]; first: Submitted; calendar: Calendar },
): Promise<void> {
  const id = `demo${state}`
  const today = calendar.at(0).getTime()
  const added = Math.max(...submitted.map(({ createdAt }) => createdAt)) + 20 * minute
  const moved = submitted.filter(({ status }) => status !== 'submitted_to_client').map(({ updatedAt }) => updatedAt)
  // The client decides after the room was sent.
  const wished = state === 'untouched' ? calendar.at(2, '09:30').getTime() : Math.min(...moved, today) - 2 * day
  const publishedAt = new Date(Math.min(Math.max(added, wished), today - minute))
  const openedAt = new Date(Math.min(publishedAt.getTime() + 5 * 60 * minute, today - minute))
  const isOneJob = new Set(submitted.map(({ jobId }) => jobId)).size === 1
  made.rooms.push({
    id,
    firmId: first.firmId,
    jobId: isOneJob ? first.jobId : null,
    contactId: first.contactId,
    title: isOneJob ? first.jobTitle : 'Candidates for your review',
    note: state === 'untouched' ? note : null,
    showResume: state !== 'closed',
    state: state === 'closed' ? 'closed' : 'open',
    createdBy: first.ownerId,
    createdAt: publishedAt,
    publishedAt,
    openedAt: state === 'untouched' ? null : openedAt,
    closedAt: state === 'closed' ? calendar.at(0) : null,
  })
  made.links.push({
    id: `demo-link-${state}`,
    purpose: 'review',
    tokenHash: await sha256Hex(demoReviewTokens[state]),
    subjectId: id,
    expiresAt: endOfDays(calendar.at(0), 60),
    createdBy: first.ownerId,
    createdAt: publishedAt,
  })
  const isHalf = state === 'answered'
  for (const [at, of] of submitted.entries()) {
    const isBlind = at === 1
    const consentId = `demoRoomConsent${made.consents.length + 1}`
    made.consents.push(await consentOf(of, { id: consentId, scope: isBlind ? 'blind' : 'named', publishedAt }))
    const profile = await demoProfile(db, of, {
      number: made.profiles.length + 1,
      kind: isBlind ? 'blind' : 'client',
      createdAt: new Date(publishedAt.getTime() - 30 * minute),
    })
    made.profiles.push(profile.row)
    made.files.push(profile.file)
    const isAnswered = state === 'closed' || (isHalf && at < submitted.length / 2)
    const answer = isAnswered ? answers[of.status] : undefined
    const answeredAt = new Date(Math.min(openedAt.getTime() + (at + 1) * 4 * minute, today))
    made.items.push({
      roomId: id,
      submissionId: of.id,
      profileId: profile.row.id ?? null,
      position: at + 1,
      answer: answer?.answer ?? null,
      reason: answer?.reason ?? null,
      text: answer?.text ?? null,
      slots: answer?.answer === 'interview' ? [calendar.at(-4, '14:00').toISOString()] : [],
      answeredAt: answer ? answeredAt : null,
      submissionFrom: answer ? 'submitted_to_client' : null,
      applicationFrom: null,
      undoneAt: null,
      version: answer ? 2 : 1,
    })
    const receivedAt = state === 'untouched' ? null : openedAt.getTime()
    made.sent.push(
      db
        .prepare(
          `update client_submissions set sent_at = ?1, sent_how = 'room', consent_id = ?2, contact_id = ?3, received_at = ?4,
            received_how = ?5 where id = ?6`,
        )
        .bind(publishedAt.getTime(), consentId, of.contactId, receivedAt, receivedAt === null ? null : 'opened', of.id),
    )
  }
}

async function consentOf(
  { applicationId, candidateId, firmId, company, jobTitle, ownerId }: Submitted,
  { id, scope, publishedAt }: { id: string; scope: 'named' | 'blind'; publishedAt: Date },
): Promise<typeof consents.$inferInsert> {
  const answeredAt = new Date(publishedAt.getTime() - 60 * minute)
  const given = { agency: defaultSettings.brandName, firm: company, position: jobTitle, scope, at: answeredAt }
  const statement = consentStatement(defaultConsentStatement, given)
  return {
    id,
    applicationId,
    candidateId,
    firmId,
    firmName: company,
    firmKey: firmKeyOf(company),
    state: 'given',
    channel: 'link',
    scope,
    statement,
    statementHash: await sha256Hex(statement),
    priorContact: 'no',
    requestedBy: ownerId,
    requestedAt: new Date(answeredAt.getTime() - day),
    openUntil: endOfDays(answeredAt, 7),
    answeredAt,
    validUntil: endOfDays(answeredAt, 90),
  }
}
