import { infiniteQueryOptions } from '@tanstack/react-query'
import { feedbackApi } from '#contract/api/identity/feedback.ts'
import {
  feedbackPriorities,
  feedbackStatuses,
  feedbackTypes,
  type FeedbackPriority,
  type FeedbackStatus,
  type FeedbackType,
} from '#contract/domain/feedback-types.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'

const notesAPage = 25

export type NotesFilter = { status?: FeedbackStatus; type?: FeedbackType; priority?: FeedbackPriority }

/** What an address asks for; what it does not know is left out. */
export function readNotesFilter(params: URLSearchParams): NotesFilter {
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((value) => value === params.get(name))
  const [status, type, priority] = [
    one('status', feedbackStatuses),
    one('type', feedbackTypes),
    one('priority', feedbackPriorities),
  ]
  return { ...(status ? { status } : {}), ...(type ? { type } : {}), ...(priority ? { priority } : {}) }
}

export const feedbackPages = (filter: NotesFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKey(feedbackApi.page), filter] as const,
    queryFn: ({ signal, pageParam }) =>
      callWithSignal(feedbackApi.page, signal, {
        query: { ...filter, limit: notesAPage, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 30_000,
  })
