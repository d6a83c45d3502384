import type { FeedbackItem } from '#contract/api/identity/feedback.ts'
import {
  defaultFeedbackPriority,
  defaultFeedbackStatus,
  defaultFeedbackType,
  feedbackPriorities,
  feedbackStatuses,
  feedbackTypes,
} from '#contract/domain/feedback-types.ts'
import type { Feedback } from './feedback.repo.ts'

const oneOf = <T extends string>(known: readonly T[], value: string, otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise

export const presentFeedback = (note: Feedback): FeedbackItem => ({
  id: note.id,
  type: oneOf(feedbackTypes, note.type, defaultFeedbackType),
  title: note.title,
  description: note.description,
  status: oneOf(feedbackStatuses, note.status, defaultFeedbackStatus),
  priority: oneOf(feedbackPriorities, note.priority, defaultFeedbackPriority),
  adminNotes: note.adminNotes,
  author: note.author,
  createdAt: note.createdAt.toISOString(),
  updatedAt: note.updatedAt.toISOString(),
})
