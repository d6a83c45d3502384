import { z } from 'zod'
import { easternToUtc } from '#contract/domain/eastern-time.ts'
import { cleanText } from '#contract/domain/plain-text.ts'
import {
  changeableUntil,
  passReasonLabels,
  passReasons,
  reviewAnswerLabels,
  reviewAnswers,
  reviewLimits,
  type ReviewAnswer,
} from '#contract/domain/review-rooms.ts'
import { statusMovedBy } from '#contract/domain/status-truth.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { followUpTakenBack } from '#worker/features/candidates/follow-ups/follow-ups.service.ts'
import { appending, evidenceOf, type EvidenceDeps } from '#worker/features/clients/evidence/evidence.service.ts'
import { submissionMoved } from '#worker/features/clients/submissions/submissions.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { listAdminsAnd } from '#worker/features/identity/users/users.service.ts'
import { badRequest, conflict, notFound } from '#worker/http/errors.ts'
import { followUpKey, followUpOf, notificationsOf, priorContactOf, questionOf, type Answer } from './answer-effects.ts'
import type { FullItem, Item, ReviewItemsRepo } from './review-items.repo.ts'
import { stillShown, type OpenedRoom } from './review-page.service.ts'
import type { RoomPeopleRepo } from './room-people.repo.ts'

export type AnswerDeps = EvidenceDeps & {
  reviewItems: ReviewItemsRepo
  roomPeople: Pick<RoomPeopleRepo, 'consents'>
  applications: Pick<ApplicationsRepo, 'snapshot' | 'statusChange'>
  users: UsersRepo
  now: () => Date
}

const whole = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const slot = z.string().max(40).optional().catch(undefined)

/** Fields of the form about one candidate. */
export const answerForm = z.object({
  item: whole,
  /** Version that the page showed: of two answers to it the first counts. */
  version: whole,
  answer: z.enum(reviewAnswers, 'Please choose an answer.'),
  reason: z.enum(passReasons).optional().catch(undefined),
  text: z
    .string()
    .transform(cleanText)
    .transform((text) => text.slice(0, reviewLimits.text) || null)
    .nullish(),
  slot1: slot,
  slot2: slot,
  slot3: slot,
})
type AnswerForm = z.output<typeof answerForm>

/** Time from the first answer to the email to the recruiter; the cron adds at most five minutes. */
const digestAfterMs = 4 * 60_000

/**
 * Takes the contact's answer about one candidate with all its effects. The same answer again changes nothing.
 *
 * @throws AppError 404 item_not_found; 400 reason_needed, question_needed, bad_time; 409 room_closed,
 *   candidate_withdrawn, answered_meanwhile, answer_final after fifteen minutes.
 */
export async function answerItem(deps: AnswerDeps, { room, items }: OpenedRoom, form: AnswerForm): Promise<void> {
  const known = items.find(({ id }) => id === form.item)
  if (!known) throw notFound('item_not_found', 'This candidate isn’t in the room anymore.')
  if (room.state !== 'open') throw conflict('room_closed', 'This review is closed, so nothing was changed.')
  if ((await stillShown(deps, [known])).length === 0) {
    throw conflict('candidate_withdrawn', 'This candidate was withdrawn by the agency, so there’s nothing to answer.')
  }
  const at = deps.now()
  const answer = readAnswer(form, at)
  const isSaved = await appending(async () => {
    const item = await deps.reviewItems.byId(known.id)
    if (!item) throw notFound('item_not_found', 'This candidate isn’t in the room anymore.')
    if (isSame(item, answer)) return true
    if (item.answeredAt && at >= changeableUntil(item.answeredAt)) {
      throw conflict('answer_final', 'You answered more than 15 minutes ago. Please ask your recruiter to change it.')
    }
    if (item.version !== form.version) return false
    return save(deps, room, item, answer, at)
  })
  if (!isSaved) {
    throw conflict('answered_meanwhile', 'This was answered in another window meanwhile. Here is how it is now.')
  }
}

const isSame = (item: FullItem, { answer, reason, text, slots }: Answer): boolean =>
  item.answer === answer && item.reason === reason && item.text === text && item.slots.join() === slots.join()

function readAnswer({ answer, reason, text = null, ...form }: AnswerForm, now: Date): Answer {
  switch (answer) {
    case 'interview':
      return { answer, reason: null, text, slots: readSlots([form.slot1, form.slot2, form.slot3], now) }
    case 'pass':
      if (!reason) throw badRequest('reason_needed', 'Please choose why you pass.')
      return { answer, reason, text, slots: [] }
    case 'question':
      if (!text) throw badRequest('question_needed', 'Please write your question.')
      return { answer, reason: null, text, slots: [] }
    default:
      return { answer, reason: null, text, slots: [] }
  }
}

/** Times in Eastern time, as a field for date and time sends them ("2026-06-18T14:00"). */
function readSlots(given: readonly (string | undefined)[], now: Date): string[] {
  const slots = given.flatMap((text) => {
    if (!text) return []
    const [day = '', time = ''] = text.split('T')
    const moment = easternToUtc(day, time.slice(0, 5))
    if (moment === null || new Date(moment) <= now) {
      throw badRequest('bad_time', 'Please choose times that are still to come, in Eastern time.')
    }
    return [new Date(moment).toISOString()]
  })
  return [...new Set(slots)].toSorted()
}

/**
 * The submission's status with an answer. One that went further stays: an interview on the calendar, or an offer, is taken back
 * by the recruiter, who has to tell people.
 */
function statusWith(answer: ReviewAnswer, before: string): string {
  if (['interview_scheduled', 'offered', 'hired'].includes(before)) return before
  if (answer === 'pass') return 'rejected_by_client'
  return answer === 'interview' ? 'client_interview' : before
}

/** Statuses before the answer that is replaced, if they still are what it made of them. */
function statusesBefore(item: FullItem): { submission: string; application: string } {
  const isMade = item.answer !== null && item.submissionFrom !== null
  const isStillOurs = isMade && item.status === statusWith(item.answer as ReviewAnswer, item.submissionFrom as string)
  const isMoved = isStillOurs && item.applicationFrom !== null && item.applicationStatus === 'client_interview'
  return {
    submission: isStillOurs ? (item.submissionFrom as string) : item.status,
    application: isMoved ? (item.applicationFrom as string) : item.applicationStatus,
  }
}

async function save(
  deps: AnswerDeps,
  room: OpenedRoom['room'],
  item: FullItem,
  answer: Answer,
  at: Date,
): Promise<boolean> {
  const before = statusesBefore(item)
  const status = statusWith(answer.answer, before.submission)
  // An answer that leaves the submission where it is moves nothing.
  const moved = status === before.submission ? null : statusMovedBy(status, before.application)
  const applicationStatus = moved ?? before.application
  const contact = room.contact?.name ?? ''
  const { applicationId, companyName } = item
  const [recorded, receivers] = await Promise.all([
    evidenceOf(deps, {
      applicationId,
      firms: [companyName],
      kind: 'client_answered',
      by: { kind: 'contact', id: room.contactId, name: contact },
      at,
      facts: {
        answer: reviewAnswerLabels[answer.answer],
        company: companyName,
        reason: answer.reason && passReasonLabels[answer.reason],
        text: answer.text,
        times: answer.slots.join(', ') || null,
        answerBefore: item.answer && reviewAnswerLabels[item.answer],
      },
    }),
    receiversOf(deps, item),
  ])
  const fields: Partial<Item> = {
    ...answer,
    answeredAt: at,
    undoneAt: item.answer === null ? null : at,
    submissionFrom: before.submission,
    applicationFrom: moved === null ? null : before.application,
  }
  const author = { by: null, at, digestDueAt: new Date(at.getTime() + digestAfterMs) }
  return deps.reviewItems.answer(item, fields, author, (tx) => [
    tx.event('review_answered', { to: `${companyName}: ${reviewAnswerLabels[answer.answer]}` }),
    status === item.status
      ? []
      : [
          submissionMoved({ id: item.submissionId, from: item.status, to: status, at }),
          tx.event('submission_changed', { from: `${companyName}: ${item.status}`, to: `${companyName}: ${status}` }),
        ],
    applicationStatus === item.applicationStatus ? [] : [applicationMoved(deps, item, applicationStatus, at)],
    item.answer === null ? [] : [followUpTakenBack(followUpKey(item))],
    followUpOf(item, answer, at),
    priorContactOf(item, answer, { contact, at }),
    answer.answer === 'question' ? [questionOf(room, item, { contact, text: answer.text ?? '', receivers, at })] : [],
    notificationsOf(tx, item, answer, { receivers, at }),
    recorded,
  ])
}

const applicationMoved = (deps: AnswerDeps, item: FullItem, to: string, at: Date) =>
  deps.applications.statusChange(
    { id: item.applicationId, status: item.applicationStatus },
    to,
    { by: null, at },
    (tx) => [
      tx.event('moved_by_submission', { to: item.companyName }),
      tx.event('status', { from: item.applicationStatus, to }),
    ],
  )

/** The partner of the application, or else all admins. */
async function receiversOf(deps: Pick<AnswerDeps, 'users'>, { partnerId }: FullItem): Promise<number[]> {
  return partnerId === null ? (await listAdminsAnd(deps, null)).map(({ id }) => id) : [partnerId]
}
