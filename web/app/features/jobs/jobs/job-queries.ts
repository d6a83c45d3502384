import { queryOptions } from '@tanstack/react-query'
import { applicationsApi } from '#contract/api/candidates/applications.ts'
import { jobsApi } from '#contract/api/jobs/jobs.ts'
import { practiceAreasApi } from '#contract/api/jobs/practice-areas.ts'
import type { QueryInput, ResponseOf } from '#contract/endpoint.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { readPages } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

export type JobsPage = ResponseOf<typeof jobsApi.page>
export type JobsQuery = QueryInput<typeof jobsApi.page>

const rowsAPage = 50

/** Jobs that match the filters, page by page. */
export const jobPages = (query: JobsQuery) => readPages(jobsApi.page, { ...query, limit: rowsAPage })

/** The current version of a job: an editor must not start from an old copy. */
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

/** The lists that contain a job. */
const listsOfJobs = [jobsApi.page, jobsApi.list, applicationsApi.jobs]

/** Reloads everything that shows a changed job. */
export function refreshJobs(): void {
  for (const endpoint of [...listsOfJobs, jobsApi.byId, jobsApi.events]) {
    void queryClient.invalidateQueries({ queryKey: queryKey(endpoint) })
  }
}

/**
 * Reloads the lists that contained a deleted job. The job itself isn't read again while its editor closes, because the
 * server no longer has it. Opening it later reads it again.
 */
export function refreshListsOfJobs(): void {
  for (const endpoint of listsOfJobs) void queryClient.invalidateQueries({ queryKey: queryKey(endpoint) })
}
