import type { ReviewItem, ReviewRoom } from '#contract/api/clients/review-rooms.ts'
import { mailDelivery } from '#contract/domain/mail-delivery.ts'
import { shortName } from '#contract/domain/review-rooms.ts'
import type { FullItem, OtherAnswer } from './review-items.repo.ts'
import type { SeenRoom } from './review-rooms.service.ts'

const iso = (at: Date | number | null) => (at === null ? null : new Date(at).toISOString())

const presentItem = (item: FullItem, answers: readonly OtherAnswer[]): ReviewItem => ({
  id: item.id,
  submissionId: item.submissionId,
  applicationId: item.applicationId,
  candidate: item.candidate,
  jobTitle: item.jobTitle,
  status: item.status,
  profile: item.profileKind && { code: item.profileCode ?? '', isBlind: item.profileKind === 'blind' },
  answer: item.answer,
  reason: item.reason,
  text: item.text,
  slots: item.slots,
  answeredAt: iso(item.answeredAt),
  others: answers
    .filter(({ submissionId, roomId }) => submissionId === item.submissionId && roomId !== item.roomId)
    .map(({ contact, answer, answeredAt }) => ({
      contact: contact === null ? 'A former contact' : shortName(contact),
      answer,
      answeredAt: answeredAt.toISOString(),
    })),
})

/** A room for staff. */
export const presentRoom = ({ room, items, answers, mayChange }: SeenRoom): ReviewRoom => ({
  id: room.id,
  version: room.version,
  firmName: room.firmName ?? 'A deleted firm',
  contact: room.contact && { name: room.contact.name, email: room.contact.email },
  title: room.title,
  note: room.note,
  showResume: room.showResume,
  state: room.state,
  createdBy: room.creator?.name ?? null,
  createdAt: room.createdAt.toISOString(),
  publishedAt: iso(room.publishedAt),
  closedAt: iso(room.closedAt),
  openedAt: iso(room.openedAt),
  opens: room.opens,
  lastOpenedAt: iso(room.lastOpenedAt),
  remindedAt: iso(room.remindedAt),
  hasLink: room.expiresAt !== null,
  expiresAt: iso(room.expiresAt),
  delivery: room.mail ? mailDelivery(room.mail) : null,
  isForwarded: room.forwardedFrom !== null,
  mayChange,
  items: items.map((item) => presentItem(item, answers)),
})
