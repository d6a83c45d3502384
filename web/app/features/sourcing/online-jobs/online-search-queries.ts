import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { onlineJobsApi, type OnlineResult } from '#contract/api/sourcing/online-jobs.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { call, callWithSignal } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { fromCursor } from '#web/app/lib/paged-query.ts'
import { quiet } from '#web/app/lib/query-client.ts'
import type { bodyOf } from './online-search-address.ts'

/** A page of results in the shape of every paged list. */
export type OnlinePage = Omit<ResponseOf<typeof onlineJobsApi.search>, 'results'> & { items: OnlineResult[] }
export type OnlineBody = ReturnType<typeof bodyOf>

/** Results page by page. They don't change until the user asks for new ones. */
export const onlinePages = (body: OnlineBody, isAsked: boolean) =>
  infiniteQueryOptions({
    queryKey: [...queryKey(onlineJobsApi.search), body] as const,
    queryFn: async ({ signal, pageParam }) =>
      pageOf(
        await callWithSignal(onlineJobsApi.search, signal, {
          body: { ...body, ...(pageParam ? { cursor: pageParam } : {}) },
        }),
      ),
    ...fromCursor,
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  })

const pageOf = ({ results, ...rest }: ResponseOf<typeof onlineJobsApi.search>): OnlinePage => ({
  ...rest,
  items: results,
})

/** The current first page, to compare with the one on screen. */
export const latestPage = async (body: OnlineBody): Promise<OnlinePage> =>
  pageOf(await call(onlineJobsApi.search, { body }))

/** Starts reading every stale source. */
export const askForReading = (body: OnlineBody) =>
  call(onlineJobsApi.search, { body: { ...body, limit: 1, refresh: true } })

export const progressQuery = queryOptions({ ...read(onlineJobsApi.progress), staleTime: 0, meta: quiet })
