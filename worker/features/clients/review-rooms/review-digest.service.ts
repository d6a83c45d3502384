import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { candidateCount, passReasonLabels, reviewAnswerLabels, shortName } from '#contract/domain/review-rooms.ts'
import { writeMails, type WriteMailsDeps } from '#worker/features/identity/mails/mails.service.ts'
import type { FullItem, ReviewItemsRepo } from './review-items.repo.ts'
import type { ReviewRoomsRepo } from './review-rooms.repo.ts'

type DigestDeps = WriteMailsDeps & { reviewRooms: ReviewRoomsRepo; reviewItems: ReviewItemsRepo }

/** Emails the answers of a room since the last time to the recruiter who made it, in one email. Twice is once. */
export async function mailAnswers(deps: DigestDeps, id: string): Promise<void> {
  const [room, items] = await Promise.all([deps.reviewRooms.byId(id), deps.reviewItems.ofRooms([id])])
  const at = deps.now()
  if (!room?.digestDueAt || room.digestDueAt > at) return
  const since = room.digestedAt
  const answered = items.filter(({ answeredAt }) => answeredAt !== null && (since === null || answeredAt > since))
  const owner = room.createdBy === null ? undefined : await deps.reviewRooms.activeCreator(room.createdBy)
  const mails =
    owner && answered.length > 0
      ? await writeMails(deps, [
          {
            kind: 'review_answered',
            to: owner.email,
            userId: owner.id,
            values: {
              name: owner.name,
              contact: shortName(room.contact?.name ?? 'A contact'),
              count: candidateCount(answered.length),
              position: room.title,
            },
            items: answered.map((item) => ({ title: item.candidate, detail: answerText(item) })),
            link: { path: '/admin/review-rooms' },
            onceKey: `review-answered:${id}:${room.digestDueAt.getTime()}`,
          },
        ])
      : []
  await deps.reviewRooms.change(room, { digestDueAt: null, digestedAt: at }, { by: null, at }, (tx) => [tx.mail(mails)])
}

/** "Pass · Location": the words of the client stay in the room, because emails are forwarded. */
const answerText = ({ answer, reason, slots }: FullItem): string =>
  [
    answer && reviewAnswerLabels[answer],
    reason && passReasonLabels[reason],
    ...slots.map((slot) => interviewDateText(slot)),
  ]
    .filter(Boolean)
    .join(' · ')
