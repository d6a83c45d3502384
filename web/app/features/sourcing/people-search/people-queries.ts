import { queryOptions } from '@tanstack/react-query'
import { peopleSearchApi, type PersonResult } from '#contract/api/sourcing/people-search.ts'
import { peoplePollMs, type PeopleQueryStatus } from '#contract/domain/people-search.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { readPages } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

/** Where this installation can look; it does not change while somebody works. */
export const providersQuery = queryOptions({ ...read(peopleSearchApi.providers), staleTime: Infinity })

export type SearchResults = ResponseOf<typeof peopleSearchApi.byId>

/** Whether something goes on that will change what is shown. */
export const isUnderWay = ({ query }: SearchResults): boolean =>
  query.status === 'pending' || query.profiles.pending > 0

/** A search with its results, as they stand. */
const results = (id: number) => ({
  queryKey: queryKey(peopleSearchApi.byId, { params: { id } }),
  queryFn: ({ signal }: { signal: AbortSignal }) => callWithSignal(peopleSearchApi.byId, signal, { params: { id } }),
})

/** The same, asked again every five seconds while anything is under way, in a hidden tab too (spec 2 §4). */
export const liveResults = (id: number) =>
  queryOptions({
    ...results(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? peoplePollMs : false),
    refetchIntervalInBackground: true,
  })

/** The same from the history: read once, and not refreshed by itself (spec 2 §2). */
export const pastResults = (id: number) =>
  queryOptions({
    ...results(id),
    staleTime: Infinity,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

const searchesAPage = 25

/** Past searches, page by page; all of them or those of one status. */
export const searchPages = (status: PeopleQueryStatus | undefined, limit = searchesAPage) =>
  readPages(peopleSearchApi.page, { limit, ...(status ? { status } : {}) }, { staleTime: 0 })

/** The searches have changed: one was started, has ended or was removed. */
export function refreshSearches(): void {
  void queryClient.invalidateQueries({ queryKey: queryKey(peopleSearchApi.page) })
}

/** Puts a result that has changed in the place of what was known of it. */
export function putResult(searchId: number, changed: PersonResult): void {
  const swap = (list: PersonResult[], belongs: boolean) => {
    if (!belongs) return list.filter(({ id }) => id !== changed.id)
    return list.some(({ id }) => id === changed.id)
      ? list.map((one) => (one.id === changed.id ? changed : one))
      : [changed, ...list]
  }
  queryClient.setQueryData<SearchResults>(
    queryKey(peopleSearchApi.byId, { params: { id: searchId } }),
    (known) =>
      known && {
        ...known,
        results: swap(known.results, changed.isValid),
        filteredOutResults: swap(known.filteredOutResults, !changed.isValid),
      },
  )
}

/** Takes a result out of what is shown. */
export function dropResult(searchId: number, resultId: number): void {
  const without = (list: PersonResult[]) => list.filter(({ id }) => id !== resultId)
  queryClient.setQueryData<SearchResults>(
    queryKey(peopleSearchApi.byId, { params: { id: searchId } }),
    (known) =>
      known && {
        ...known,
        results: without(known.results),
        filteredOutResults: without(known.filteredOutResults),
      },
  )
}
