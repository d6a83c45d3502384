import { queryOptions } from '@tanstack/react-query'
import { peopleSearchApi, type PersonResult } from '#contract/api/sourcing/people-search.ts'
import { peoplePollMs, type PeopleQueryStatus } from '#contract/domain/people-search.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { readPages } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

/** The installation's providers, which don't change during a session. */
export const providersQuery = queryOptions({ ...read(peopleSearchApi.providers), staleTime: Infinity })

export type SearchResults = ResponseOf<typeof peopleSearchApi.byId>

/** True while background work may change the results. */
export const isUnderWay = ({ query }: SearchResults): boolean =>
  query.status === 'pending' || query.profiles.pending > 0

/** A search with its current results. */
const results = (id: number) => ({
  queryKey: queryKey(peopleSearchApi.byId, { params: { id } }),
  queryFn: ({ signal }: { signal: AbortSignal }) => callWithSignal(peopleSearchApi.byId, signal, { params: { id } }),
})

/** A search that is polled every five seconds while it runs, in a hidden tab too, so that its end is announced there. */
export const liveResults = (id: number) =>
  queryOptions({
    ...results(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? peoplePollMs : false),
    refetchIntervalInBackground: true,
  })

/** A search of the history: read once and not refreshed. */
export const pastResults = (id: number) =>
  queryOptions({
    ...results(id),
    staleTime: Infinity,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

const searchesAPage = 25

/** Past searches with one status or any, page by page. */
export const searchPages = (status: PeopleQueryStatus | undefined, limit = searchesAPage) =>
  readPages(peopleSearchApi.page, { limit, ...(status ? { status } : {}) }, { staleTime: 0 })

/** Reloads the lists of searches after one was started, ended or removed. */
export function refreshSearches(): void {
  void queryClient.invalidateQueries({ queryKey: queryKey(peopleSearchApi.page) })
}

/** Replaces a changed result in every cached search. */
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

/** Removes a result from every cached search. */
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
