import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { onlineJobsApi, type OnlineResult } from '#contract/api/sourcing/online-jobs.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { call, callWithSignal } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { quiet } from '#web/app/lib/query-client.ts'
import type { bodyOf } from './online-search-address.ts'

export type OnlinePage = ResponseOf<typeof onlineJobsApi.search>
export type OnlineBody = ReturnType<typeof bodyOf>

/** Results page by page. They stay as they are until somebody asks for the new ones. */
export const onlinePages = (body: OnlineBody, isAsked: boolean) =>
  infiniteQueryOptions({
    queryKey: [...queryKey(onlineJobsApi.search), body] as const,
    queryFn: ({ signal, pageParam }): Promise<OnlinePage> =>
      callWithSignal(onlineJobsApi.search, signal, { body: { ...body, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Has every stale source read. */
export const askForReading = (body: OnlineBody): Promise<OnlinePage> =>
  call(onlineJobsApi.search, { body: { ...body, limit: 1, refresh: true } })

export const progressQuery = queryOptions({ ...read(onlineJobsApi.progress), staleTime: 0, meta: quiet })

/** Every result that was read, each once. */
export function resultsOf(pages: readonly OnlinePage[] | undefined): OnlineResult[] {
  const rows = new Map<number, OnlineResult>()
  for (const page of pages ?? []) for (const row of page.results) if (!rows.has(row.id)) rows.set(row.id, row)
  return [...rows.values()]
}
