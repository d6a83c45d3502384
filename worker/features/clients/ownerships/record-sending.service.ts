import { easternDateText, easternDay } from '#contract/domain/eastern-time.ts'
import type { ClockDecision } from '#contract/domain/ownership.ts'
import { mayChange } from '#worker/features/candidates/applications/applications.policy.ts'
import { appending } from '#worker/features/clients/evidence/evidence.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, conflict } from '#worker/http/errors.ts'
import type { SentSubmission } from './sending.repo.ts'
import {
  markReceived,
  markSent,
  submissionNotFound,
  type Receipt,
  type Sending,
  type SendingDeps,
} from './sending.service.ts'

/** Clocks of machines differ by a little. */
const toleranceMs = 5 * 60_000

async function visible(deps: SendingDeps, actor: Actor, id: number): Promise<SentSubmission> {
  const submission = await deps.sending.submission(id)
  if (!submission || !mayChange(actor, { assignedPartnerId: submission.partnerId })) throw submissionNotFound()
  return submission
}

const refuseFuture = (at: Date, now: Date) => {
  if (at.getTime() > now.getTime() + toleranceMs)
    throw badRequest('in_future', 'Please enter a time that has passed.', [
      { path: 'at', message: 'Please enter a time that has passed.' },
    ])
}

/**
 * Records that staff sent a submission, and says what that means for the ownership. The same again changes nothing. A
 * sending that started no clock can be recorded again, with proof.
 *
 * @throws AppError 404 submission_not_found; 400 in_future, unknown_contact, unknown_document; 409 already_sent.
 */
export async function recordSent(
  deps: SendingDeps,
  actor: Actor,
  sending: Sending,
): Promise<{ submission: SentSubmission; decision: ClockDecision | null }> {
  const { submissionId, how, at } = sending
  const decision = await appending(async () => {
    const submission = await visible(deps, actor, submissionId)
    refuseFuture(at, deps.now())
    const isSame = submission.sentHow === how && submission.sentAt?.getTime() === at.getTime()
    if (submission.sentAt && !isSame) {
      const started = await deps.sending.ownerships(submission)
      if (submission.sentHow === 'room' || started.some((one) => one.submissionId === submissionId))
        throw conflict(
          'already_sent',
          `This was sent on ${easternDateText(submission.sentAt)}. That day decides who owns the candidate, so it stays.`,
        )
    }
    const sent = await markSent(deps, { kind: 'staff', id: actor.id, name: actor.name }, [sending])
    // A repeated request writes nothing, unless a consent that was recorded since starts the clock.
    const [decided = null] = sent.decisions
    if (!isSame || decided?.kind === 'starts') await deps.sending.save(sent.writes)
    return decided
  })
  return { submission: await visible(deps, actor, submissionId), decision }
}

/**
 * Records a reply that shows that the firm got a submission. The first one counts.
 *
 * @throws AppError 404 submission_not_found; 400 in_future, received_before_sent, unknown_document; 409 not_sent.
 */
export async function recordReceived(deps: SendingDeps, actor: Actor, receipt: Receipt): Promise<SentSubmission> {
  await appending(async () => {
    await visible(deps, actor, receipt.submissionId)
    refuseFuture(receipt.at, deps.now())
    const writes = await markReceived(deps, { kind: 'staff', id: actor.id, name: actor.name }, [receipt])
    await deps.sending.save(writes)
  })
  return visible(deps, actor, receipt.submissionId)
}

/** Ownerships that one run closes as hired. The next run does the rest. */
const maxHired = 200

/**
 * Closes the ownerships of candidates whom the firm has hired inside the window, then those whose last day is over. Safe to
 * run twice.
 */
export async function closeOwnerships({
  sending,
  now,
}: Pick<SendingDeps, 'sending' | 'now'>): Promise<{ converted: number; lapsed: number }> {
  const at = now()
  const hired = await sending.hired(maxHired)
  const ids = [...new Set(hired.filter((one) => easternDay(one.changedAt) <= one.endsOn).map(({ id }) => id))]
  const converted = ids.length === 0 ? 0 : await sending.close({ ids }, 'converted', at)
  const lapsed = await sending.close({ before: easternDay(at) }, 'lapsed', at)
  return { converted, lapsed }
}
