/** Kinds of feedback. */
export const feedbackTypes = ['feature_request', 'bug_report', 'question', 'general_feedback'] as const
export type FeedbackType = (typeof feedbackTypes)[number]
export const defaultFeedbackType = 'general_feedback' satisfies FeedbackType

export const feedbackTypeLabels = {
  feature_request: 'Feature request',
  bug_report: 'Bug report',
  question: 'Question',
  general_feedback: 'General feedback',
} as const satisfies Record<FeedbackType, string>

export const feedbackStatuses = ['open', 'in_progress', 'closed'] as const
export type FeedbackStatus = (typeof feedbackStatuses)[number]
export const defaultFeedbackStatus = 'open' satisfies FeedbackStatus

export const feedbackStatusLabels = {
  open: 'Open',
  in_progress: 'In progress',
  closed: 'Closed',
} as const satisfies Record<FeedbackStatus, string>

export const feedbackPriorities = ['low', 'medium', 'high'] as const
export type FeedbackPriority = (typeof feedbackPriorities)[number]
export const defaultFeedbackPriority = 'medium' satisfies FeedbackPriority

export const feedbackPriorityLabels = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
} as const satisfies Record<FeedbackPriority, string>
