import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { doNotContactApi } from '#contract/api/identity/do-not-contact.ts'
import { peopleSearchApi } from '#contract/api/sourcing/people-search.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

/** Who is not to be contacted, page by page; what was shown stays until the answer to other words is there. */
export const markedPages = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKey(doNotContactApi.page), q] as const,
    queryFn: ({ signal, pageParam }) =>
      callWithSignal(doNotContactApi.page, signal, {
        query: { limit: 50, ...(q ? { q } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** A mark was set or lifted: the list has changed, and with `everySearch` what searches show of the person. */
export function refreshMarked({ everySearch = false } = {}): void {
  void queryClient.invalidateQueries({ queryKey: queryKey(doNotContactApi.page) })
  if (everySearch) void queryClient.invalidateQueries({ queryKey: queryKey(peopleSearchApi.byId) })
}
