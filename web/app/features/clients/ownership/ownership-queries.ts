import { queryOptions } from '@tanstack/react-query'
import { liveSubmissionsApi } from '#contract/api/clients/live-submissions.ts'
import { ownershipsApi } from '#contract/api/clients/ownerships.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { readPages } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

/** Submissions that firms have yet to decide about. */
export const liveSubmissionPages = () => readPages(liveSubmissionsApi.page, { limit: 50 })

/** Ownerships at a firm. */
export const ownershipPages = (firmId: number) => readPages(ownershipsApi.page, { limit: 50, firmId })

/** Everything about one ownership. */
export const ownershipQuery = (id: number) =>
  queryOptions({ ...read(ownershipsApi.byId, { params: { id } }), staleTime: 5_000 })

/** Reads lists and open records again after a change. */
export function refreshOwnerships(): void {
  for (const endpoint of [liveSubmissionsApi.page, ownershipsApi.page, ownershipsApi.byId]) {
    void queryClient.invalidateQueries({ queryKey: queryKey(endpoint) })
  }
}
