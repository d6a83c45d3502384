import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import {
  applicationsApi,
  type ApplicationDetail,
  type ApplicationListItem,
  type ApplicationPage,
} from '#contract/api/applications.ts'
import { statusesOfFilter } from '#contract/domain/statuses.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import type { CandidatePageQuery } from './candidate-filters.ts'

const rowsAPage = 50

type Pages = InfiniteData<ApplicationPage, string | undefined>

/** The list behind a set of filters, page by page. Older than half a minute, it is read again behind the rows in sight. */
export const candidatePages = (query: CandidatePageQuery) =>
  infiniteQueryOptions({
    queryKey: [...queryKey(applicationsApi.page), query] as const,
    queryFn: ({ signal, pageParam }): Promise<ApplicationPage> =>
      callWithSignal(applicationsApi.page, signal, {
        query: { ...query, limit: rowsAPage, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 30_000,
  })

export const candidateDetail = (id: number) =>
  queryOptions({
    queryKey: queryKey(applicationsApi.byId, { params: { id } }),
    queryFn: ({ signal }) => callWithSignal(applicationsApi.byId, signal, { params: { id } }),
    staleTime: 30_000,
  })

export const candidateEvents = (id: number) =>
  queryOptions({
    queryKey: queryKey(applicationsApi.events, { params: { id } }),
    queryFn: ({ signal }) => callWithSignal(applicationsApi.events, signal, { params: { id } }),
    staleTime: 0,
  })

/** Every row that was read, each once: a candidate who moved between two reads must not stand there twice. */
export function rowsOf(pages: { pages: readonly ApplicationPage[] } | undefined): ApplicationListItem[] {
  const rows = new Map<number, ApplicationListItem>()
  for (const page of pages?.pages ?? []) {
    for (const item of page.items) if (!rows.has(item.id)) rows.set(item.id, item)
  }
  return [...rows.values()]
}

/** What may change about an application wherever it is on screen. */
export type ApplicationPatch = Partial<ApplicationListItem>

/**
 * Changes an application in every list and panel that holds it, and moves the counts with its status. The rows keep
 * their places: one that no longer fits the filter stays until the list is read anew.
 */
export function patchApplication(client: QueryClient, id: number, patch: ApplicationPatch): void {
  client.setQueriesData<Pages>(
    { queryKey: queryKey(applicationsApi.page) },
    (data) => data && patchPages(data, id, patch),
  )
  client.setQueryData<ApplicationDetail>(candidateDetail(id).queryKey, (detail) =>
    detail ? { ...detail, ...patch, job: detail.job } : detail,
  )
}

function patchPages(data: Pages, id: number, patch: ApplicationPatch): Pages {
  const before = data.pages.flatMap(({ items }) => items).find((item) => item.id === id)
  if (!before) return data
  const to = patch.status ?? before.status
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      counts: to === before.status ? page.counts : moveCount(page.counts, before.status, to),
      items: page.items.map((item) => (item.id === id ? { ...item, ...patch, job: item.job } : item)),
    })),
  }
}

/** The counts of filters, tiles and statuses after one application went from one status to another. */
export function moveCount(counts: ApplicationPage['counts'], from: string, to: string): ApplicationPage['counts'] {
  const holds = (key: string, status: string) =>
    (statusesOfFilter(key) as readonly string[] | undefined)?.includes(status) ?? key === status
  return Object.fromEntries(
    Object.entries(counts).map(([key, count]) => [
      key,
      Math.max(0, count - Number(holds(key, from)) + Number(holds(key, to))),
    ]),
  )
}

/** Puts the server's answer everywhere at once; the timeline is read again. */
export function acceptDetail(client: QueryClient, detail: ApplicationDetail): void {
  const { coverLetter: _, additionalNotes: __, interviewNotes: ___, history: ____, ...listed } = detail
  patchApplication(client, detail.id, listed)
  client.setQueryData(candidateDetail(detail.id).queryKey, detail)
  void client.invalidateQueries({ queryKey: candidateEvents(detail.id).queryKey })
}

/** Reads everything about an application again, rows and counts too: somebody else was faster. */
export function refreshApplication(client: QueryClient, id: number): void {
  void client.invalidateQueries({ queryKey: queryKey(applicationsApi.page) })
  void client.invalidateQueries({ queryKey: candidateDetail(id).queryKey })
  void client.invalidateQueries({ queryKey: candidateEvents(id).queryKey })
}
