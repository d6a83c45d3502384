import { z } from 'zod'
import { maxFeedbackCounted } from '#contract/api/identity/feedback.ts'
import {
  feedbackStatuses,
  type FeedbackPriority,
  type FeedbackStatus,
  type FeedbackType,
} from '#contract/domain/feedback-types.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page, type Page } from '#worker/db/page.ts'
import { notFound } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import type { Feedback, FeedbackFilter, FeedbackRepo } from './feedback.repo.ts'

type SendFeedbackDeps = { feedback: FeedbackRepo; limiter: RateLimiter; now: () => Date }

/** More than anyone has to say in an hour, less than a script would send. */
const perCaller: RateLimit = { name: 'feedback', max: 10, windowSeconds: 3600 }

/**
 * Keeps a note from the feedback form; it starts open. The author is recorded when signed in.
 *
 * @throws AppError 429 after ten notes an hour from one address.
 */
export async function sendFeedback(
  deps: SendFeedbackDeps,
  note: { type: FeedbackType; title: string; description: string; priority: FeedbackPriority },
  from: { userId: number | null; address: string },
): Promise<void> {
  await deps.limiter.hit(perCaller, from.address)
  const at = deps.now()
  const { type, title, description, priority } = note
  await deps.feedback.add({ type, title, description, priority, userId: from.userId, createdAt: at, updatedAt: at })
}

const place = z.object({ id: z.number().int().positive() })

type FeedbackPage = Page<Feedback> & {
  total: number
  counts: Record<FeedbackStatus, number>
}

/**
 * A page of what was sent, newest first, with how many there are by status among the chosen type and priority.
 *
 * @throws AppError 400 bad_cursor.
 */
export async function pageFeedback(
  deps: Pick<SendFeedbackDeps, 'feedback'>,
  input: FeedbackFilter & { cursor?: string | undefined; limit: number },
): Promise<FeedbackPage> {
  const { status, type, priority, cursor, limit } = input
  const beforeId = decodeCursor(place, cursor)?.id
  const [rows, total, ...byStatus] = await Promise.all([
    deps.feedback.page({ status, type, priority }, { limit: limit + 1, beforeId }),
    deps.feedback.count({ status, type, priority }, maxFeedbackCounted),
    ...feedbackStatuses.map((each) => deps.feedback.count({ status: each, type, priority }, maxFeedbackCounted)),
  ])
  return {
    ...page(rows, limit, ({ id }) => ({ id })),
    total,
    counts: Object.fromEntries(feedbackStatuses.map((each, at) => [each, byStatus[at] ?? 0])) as FeedbackPage['counts'],
  }
}

/**
 * Changes status, priority or notes of a note; blank notes are removed, fields that are not named stay.
 *
 * @throws AppError 404 feedback_not_found.
 */
export async function changeFeedback(
  deps: Pick<SendFeedbackDeps, 'feedback' | 'now'>,
  id: number,
  change: {
    status?: FeedbackStatus | undefined
    priority?: FeedbackPriority | undefined
    adminNotes?: string | undefined
  },
): Promise<Feedback> {
  const fields = {
    ...(change.status ? { status: change.status } : {}),
    ...(change.priority ? { priority: change.priority } : {}),
    ...('adminNotes' in change ? { adminNotes: change.adminNotes ?? null } : {}),
  }
  const row =
    Object.keys(fields).length === 0 ? await deps.feedback.byId(id) : await deps.feedback.change(id, fields, deps.now())
  if (!row) throw notFound('feedback_not_found', 'That feedback doesn’t exist.')
  return row
}
