import { feedbackApi } from '#contract/api/identity/feedback.ts'
import {
  feedbackPriorities,
  feedbackStatuses,
  feedbackTypes,
  type FeedbackPriority,
  type FeedbackStatus,
  type FeedbackType,
} from '#contract/domain/feedback-types.ts'
import { readPages } from '#web/app/lib/paged-query.ts'

const notesAPage = 25

export type NotesFilter = { status?: FeedbackStatus; type?: FeedbackType; priority?: FeedbackPriority }

/** Reads the filters of an address; unknown values are left out. */
export function readNotesFilter(params: URLSearchParams): NotesFilter {
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((value) => value === params.get(name))
  const [status, type, priority] = [
    one('status', feedbackStatuses),
    one('type', feedbackTypes),
    one('priority', feedbackPriorities),
  ]
  return { ...(status ? { status } : {}), ...(type ? { type } : {}), ...(priority ? { priority } : {}) }
}

export const feedbackPages = (filter: NotesFilter) => readPages(feedbackApi.page, { ...filter, limit: notesAPage })
