import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { applicationsApi } from '#contract/api/candidates/applications.ts'
import { jobsApi, type JobRow } from '#contract/api/jobs/jobs.ts'
import { practiceAreasApi } from '#contract/api/jobs/practice-areas.ts'
import type { QueryInput, ResponseOf } from '#contract/endpoint.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

export type JobsPage = ResponseOf<typeof jobsApi.page>
export type JobsQuery = QueryInput<typeof jobsApi.page>

const rowsAPage = 50

/** Jobs behind a set of filters, page by page. Older than half a minute, they are read again behind the rows in sight. */
export const jobPages = (query: JobsQuery) =>
  infiniteQueryOptions({
    queryKey: [...queryKey(jobsApi.page), query] as const,
    queryFn: ({ signal, pageParam }): Promise<JobsPage> =>
      callWithSignal(jobsApi.page, signal, {
        query: { ...query, limit: rowsAPage, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 30_000,
  })

/** One job as it stands now: an editor must not start from an old copy. */
export const jobDetail = (id: number) =>
  queryOptions({
    queryKey: queryKey(jobsApi.byId, { params: { id } }),
    queryFn: ({ signal }) => callWithSignal(jobsApi.byId, signal, { params: { id } }),
    staleTime: 0,
  })

export const jobHistory = (id: number) =>
  queryOptions({
    queryKey: queryKey(jobsApi.events, { params: { id } }),
    queryFn: ({ signal }) => callWithSignal(jobsApi.events, signal, { params: { id } }),
    staleTime: 0,
  })

export const practiceAreasQuery = queryOptions({ ...read(practiceAreasApi.list), staleTime: 5 * 60_000 })

/** Every row that was read, each once: a job that moved between two reads must not stand there twice. */
export function jobRowsOf(pages: { pages: readonly JobsPage[] } | undefined): JobRow[] {
  const rows = new Map<number, JobRow>()
  for (const page of pages?.pages ?? []) {
    for (const item of page.items) if (!rows.has(item.id)) rows.set(item.id, item)
  }
  return [...rows.values()]
}

/** The lists that a job stands in. */
const listsOfJobs = [jobsApi.page, jobsApi.list, applicationsApi.jobs]

/** Reads again what a changed job stands in. */
export function refreshJobs(): void {
  for (const endpoint of [...listsOfJobs, jobsApi.byId, jobsApi.events]) {
    void queryClient.invalidateQueries({ queryKey: queryKey(endpoint) })
  }
}

/**
 * Reads again the lists that a deleted job stood in. The job itself is not asked for again while its editor closes: the
 * server has it no longer. Whoever opens it anew reads it anew.
 */
export function refreshListsOfJobs(): void {
  for (const endpoint of listsOfJobs) void queryClient.invalidateQueries({ queryKey: queryKey(endpoint) })
}
