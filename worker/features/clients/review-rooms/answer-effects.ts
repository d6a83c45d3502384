import { easternDay, interviewDateText } from '#contract/domain/eastern-time.ts'
import { passReasonLabels, type ReviewAnswer } from '#contract/domain/review-rooms.ts'
import { dueAfterWorkingDays } from '#contract/domain/working-days.ts'
import type { Writes } from '#worker/db/change.ts'
import type { ApplicationTx } from '#worker/features/candidates/applications/events.writes.ts'
import { followUpAdded } from '#worker/features/candidates/follow-ups/follow-ups.service.ts'
import { messageAdded } from '#worker/features/candidates/messages/messages.service.ts'
import {
  priorContactAdded,
  priorContactTakenBack,
} from '#worker/features/clients/submission-gate/prior-contacts.service.ts'
import { reviewNotification } from '#worker/features/identity/notifications/notifications.service.ts'
import type { FullItem, Item } from './review-items.repo.ts'
import type { OpenedRoom } from './review-page.service.ts'

/** The values of an answer. Each kind keeps only what belongs to it. */
export type Answer = Pick<Item, 'reason' | 'text' | 'slots'> & { answer: ReviewAnswer }

export const followUpKey = ({ id, version }: Pick<Item, 'id' | 'version'>) => `review:${id}:${version}`

/** The next action after an answer: a recruiter arranges the interview, tells the candidate, or asks the client again. */
export function followUpOf(item: FullItem, { answer }: Answer, at: Date): Writes {
  const texts: Record<ReviewAnswer, { text: string; days: number } | null> = {
    interview: { text: `Arrange the interview: ${item.candidate}`, days: 1 },
    pass: { text: `Tell ${item.candidate}`, days: 1 },
    hold: { text: `Ask the client again about ${item.candidate}`, days: 5 },
    question: null,
  }
  const found = texts[answer]
  if (found === null) return []
  return [
    followUpAdded({
      ownerId: item.partnerId ?? 0,
      subject: 'submission',
      subjectId: item.submissionId,
      applicationId: item.applicationId,
      onceKey: followUpKey({ id: item.id, version: item.version + 1 }),
      text: found.text,
      dueAt: dueAfterWorkingDays(at, found.days),
      createdAt: at,
      updatedAt: at,
    }),
  ]
}

/** A firm that knows the candidate already may owe no fee for them, so the gate has to know it too. */
export function priorContactOf(item: FullItem, answer: Answer, { contact, at }: { contact: string; at: Date }): Writes {
  const { applicationId, firmId } = item
  if (firmId === null) return []
  const source = 'client' as const
  const noteOf = ({ text }: Pick<Item, 'text'>) =>
    `${contact} answered in the review room: ${passReasonLabels.known}.${text ? ` “${text}”` : ''}`
  return [
    item.reason === 'known' ? [priorContactTakenBack({ applicationId, firmId, source, note: noteOf(item) })] : [],
    answer.reason === 'known'
      ? [
          priorContactAdded({
            applicationId,
            firmId,
            source,
            note: noteOf(answer),
            party: 'candidate',
            onDay: easternDay(at),
            createdAt: at,
          }),
        ]
      : [],
  ]
}

/** Messages belong to accounts, so the recruiter's thread quotes the contact in the name of the room's owner. */
export function questionOf(
  room: OpenedRoom['room'],
  item: FullItem,
  { contact, text, receivers, at }: { contact: string; text: string; receivers: readonly number[]; at: Date },
): Writes {
  const senderId = room.createdBy ?? receivers[0]
  if (senderId === undefined) return []
  return [
    messageAdded({
      applicationId: item.applicationId,
      senderId,
      message: `${contact} (${item.companyName}) asks: ${text}`,
      createdAt: at,
      updatedAt: at,
    }),
  ]
}

const answerTexts: Record<ReviewAnswer, string> = {
  interview: 'would like to interview',
  pass: 'passed on',
  hold: 'put on hold',
  question: 'has a question about',
}

export const notificationsOf = (
  tx: ApplicationTx,
  { applicationId, candidate }: FullItem,
  { answer, slots }: Answer,
  { receivers, at }: { receivers: readonly number[]; at: Date },
): Writes =>
  receivers.map((userId) =>
    tx.notify(
      reviewNotification({
        userId,
        applicationId,
        at,
        message: `A client ${answerTexts[answer]} ${candidate}.${slots[0] ? ` First time offered: ${interviewDateText(slots[0])}.` : ''}`,
      }),
    ),
  )
