import { endpoint } from '#contract/endpoint.ts'
import {
  defaultFeedbackPriority,
  defaultFeedbackType,
  feedbackPriorities,
  feedbackPriorityLabels,
  feedbackStatusLabels,
  feedbackStatuses,
  feedbackTypeLabels,
  feedbackTypes,
} from '#contract/domain/feedback-types.ts'
import { optionalText, requiredLine, requiredText } from '#contract/domain/plain-text.ts'
import { easternCell, type CsvColumns } from '#contract/list-csv.ts'
import { z } from '#contract/zod.ts'
import { byId, idValue, isoMoment, paging } from '#contract/api/common.ts'

/** Fields of the feedback form. A new note always has the status `open`, whatever is sent. */
export const feedbackBody = z.object({
  type: z.enum(feedbackTypes).default(defaultFeedbackType),
  title: requiredLine('Title is required', { max: 200 }),
  description: requiredText('Please provide at least 10 characters', { min: 10, max: 5000 }),
  status: z.string().optional(),
  priority: z.enum(feedbackPriorities).default(defaultFeedbackPriority),
})

/** A note as admins see it. */
export const feedbackItem = z.object({
  id: idValue,
  type: z.enum(feedbackTypes),
  title: z.string(),
  description: z.string(),
  status: z.enum(feedbackStatuses),
  priority: z.enum(feedbackPriorities),
  adminNotes: z.string().nullable(),
  /** Null: a visitor, or an account that is gone. */
  author: z.object({ name: z.string(), email: z.string() }).nullable(),
  createdAt: isoMoment,
  updatedAt: isoMoment,
})
export type FeedbackItem = z.output<typeof feedbackItem>

/** Counts end here: further on, the exact number tells nobody anything. */
export const maxFeedbackCounted = 500

const feedbackFilters = {
  status: z.enum(feedbackStatuses).optional(),
  type: z.enum(feedbackTypes).optional(),
  priority: z.enum(feedbackPriorities).optional(),
}

/** Columns of the list as a file. */
export const feedbackColumns: CsvColumns<FeedbackItem> = [
  ['Title', (row) => row.title],
  ['Type', (row) => feedbackTypeLabels[row.type]],
  ['Status', (row) => feedbackStatusLabels[row.status]],
  ['Priority', (row) => feedbackPriorityLabels[row.priority]],
  ['Description', (row) => row.description],
  ['Notes', (row) => row.adminNotes],
  ['From', (row) => row.author?.name ?? 'A visitor'],
  ['Email', (row) => row.author?.email],
  ['Sent (Eastern)', (row) => easternCell(row.createdAt)],
  ['Last changed (Eastern)', (row) => easternCell(row.updatedAt)],
]

const count = z.number().int().nonnegative()

export const feedbackApi = {
  /** Newest first. `counts` are by status among the type and priority asked for, `total` of what is listed; each ends at 500. */
  page: endpoint('GET /api/feedback/page', {
    query: z.object({ ...feedbackFilters, ...paging }),
    response: z.object({
      items: z.array(feedbackItem),
      total: count,
      counts: z.record(z.enum(feedbackStatuses), count),
      nextCursor: z.string().nullable(),
    }),
  }),
  csv: endpoint('GET /api/feedback.csv', { query: z.object(feedbackFilters), response: 'file' }),
  /** Changes the fields it names. Blank notes are removed. */
  change: endpoint('PATCH /api/feedback/:id', {
    params: byId,
    body: z.strictObject({
      status: z.enum(feedbackStatuses).optional(),
      priority: z.enum(feedbackPriorities).optional(),
      adminNotes: optionalText(5000),
    }),
    response: feedbackItem,
  }),
  send: endpoint('POST /api/feedback', {
    body: feedbackBody,
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
}
