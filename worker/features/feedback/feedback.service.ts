import type { FeedbackPriority, FeedbackType } from '#contract/domain/feedback-types.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import type { FeedbackRepo } from './feedback.repo.ts'

type Needs = { feedback: FeedbackRepo; limiter: RateLimiter; now: () => Date }

/** More than anyone has to say in an hour, less than a script would send. */
const perCaller: RateLimit = { name: 'feedback', max: 10, windowSeconds: 3600 }

/**
 * Keeps a note from the feedback form; it starts open. The author is recorded when signed in.
 *
 * @throws AppError 429 after ten notes an hour from one address.
 */
export async function sendFeedback(
  deps: Needs,
  note: { type: FeedbackType; title: string; description: string; priority: FeedbackPriority },
  from: { userId: number | null; address: string },
): Promise<void> {
  await deps.limiter.hit(perCaller, from.address)
  const at = deps.now()
  const { type, title, description, priority } = note
  await deps.feedback.add({ type, title, description, priority, userId: from.userId, createdAt: at, updatedAt: at })
}
