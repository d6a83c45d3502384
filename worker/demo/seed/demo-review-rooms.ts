import { sha256Hex } from '#worker/http/digest.ts'
import { endOfDays } from '#contract/domain/consents.ts'
import type { reviewItems, reviewRooms } from '#worker/features/clients/review-rooms/review-rooms.table.ts'
import type { signedLinks } from '#worker/features/identity/signed-links/signed-links.table.ts'
import type { Calendar } from './calendar.ts'
import { demoReviewTokens } from './demo-review-links.ts'

type Live = { submissionId: number; firmId: number; contactId: number; ownerId: number; jobTitle: string }

type DemoRooms = {
  rooms: (typeof reviewRooms.$inferInsert)[]
  items: (typeof reviewItems.$inferInsert)[]
  links: (typeof signedLinks.$inferInsert)[]
}

const states = ['untouched', 'answered', 'closed'] as const

/** Three rooms with three or fewer candidates: untouched, half answered, closed. Made once submissions have their firms. */
export async function demoReviewRooms(db: D1Database, calendar: Calendar): Promise<DemoRooms> {
  const { results } = await db
    .prepare(
      `select min(s.id) as submissionId, s.firm_id as firmId, a.assigned_partner_id as ownerId, j.title as jobTitle,
        (select min(c.id) from firm_contacts c where c.firm_id = s.firm_id and c.do_not_mail = 0) as contactId
      from client_submissions s join job_applications a on a.id = s.application_id join jobs j on j.id = a.job_id
      where s.status = 'submitted_to_client' and a.assigned_partner_id is not null and s.firm_id is not null
      group by s.firm_id, a.candidate_id order by s.firm_id, submissionId`,
    )
    .all<Live>()
  const byFirm = [...Map.groupBy(results, ({ firmId }) => firmId).values()]
    .filter(([one]) => one?.contactId)
    .toSorted((a, b) => b.length - a.length)
  const made: DemoRooms = { rooms: [], items: [], links: [] }
  for (const [at, state] of states.entries()) {
    const group = byFirm[at]
    const [first] = group ?? []
    if (!group || !first) continue
    const id = `demo${state}`
    const publishedAt = calendar.at(3 + at * 4, '09:30')
    made.rooms.push({
      id,
      firmId: first.firmId,
      contactId: first.contactId,
      title: first.jobTitle,
      note: at === 0 ? 'All of them could start within two months.' : null,
      state: state === 'closed' ? 'closed' : 'open',
      createdBy: first.ownerId,
      createdAt: publishedAt,
      publishedAt,
      openedAt: state === 'untouched' ? null : calendar.at(2 + at * 4, '15:10'),
      closedAt: state === 'closed' ? calendar.at(4, '17:00') : null,
    })
    made.links.push({
      id: `demo-link-${state}`,
      purpose: 'review',
      tokenHash: await sha256Hex(demoReviewTokens[state]),
      subjectId: id,
      expiresAt: endOfDays(publishedAt, 60),
      createdBy: first.ownerId,
      createdAt: publishedAt,
    })
    for (const [position, { submissionId }] of group.slice(0, 3).entries()) {
      const isAnswered = state === 'closed' || (state === 'answered' && position === 0)
      made.items.push({
        roomId: id,
        submissionId,
        position: position + 1,
        answer: isAnswered ? 'hold' : null,
        text: isAnswered ? 'The group meets next week.' : null,
        answeredAt: isAnswered ? calendar.at(2 + at * 4, '15:20') : null,
        submissionFrom: isAnswered ? 'submitted_to_client' : null,
        version: isAnswered ? 2 : 1,
      })
    }
  }
  return made
}
