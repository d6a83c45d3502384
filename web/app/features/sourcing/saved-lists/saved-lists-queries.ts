import { infiniteQueryOptions } from '@tanstack/react-query'
import { savedListsApi } from '#contract/api/sourcing/saved-lists.ts'
import { savedListStatuses, type SavedListStatus } from '#contract/domain/saved-list-statuses.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'

const cardsAPage = 12

/** The lists in one state, or in any, page by page. */
export const savedListPages = (status: SavedListStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: [...queryKey(savedListsApi.page), { status: status ?? null }] as const,
    queryFn: ({ signal, pageParam }) =>
      callWithSignal(savedListsApi.page, signal, {
        query: { limit: cardsAPage, ...(status ? { status } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 30_000,
  })

/** The state that an address names; undefined for all. */
export const readStatus = (params: URLSearchParams): SavedListStatus | undefined =>
  savedListStatuses.find((status) => status === params.get('status'))
