import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import {
  defaultFeedbackPriority,
  defaultFeedbackType,
  feedbackPriorities,
  feedbackTypes,
} from '#contract/domain/feedback-types.ts'
import { requiredLine, requiredText } from '#contract/domain/plain-text.ts'

/** What the feedback form sends (spec 2 §5). The status of a new note is always `open`, whatever is sent. */
export const feedbackBody = z.object({
  type: z.enum(feedbackTypes).default(defaultFeedbackType),
  title: requiredLine('Title is required', { max: 200 }),
  description: requiredText('Please provide at least 10 characters', { min: 10, max: 5000 }),
  status: z.string().optional(),
  priority: z.enum(feedbackPriorities).default(defaultFeedbackPriority),
})

export const feedbackApi = {
  send: endpoint('POST /api/feedback', {
    body: feedbackBody,
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
}
