import { queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { applicationMailsApi } from '#contract/api/candidates/candidate-mails.ts'
import {
  applicationsApi,
  type ApplicationDetail,
  type ApplicationListItem,
  type ApplicationPage,
} from '#contract/api/candidates/applications.ts'
import { interviewsApi } from '#contract/api/candidates/interviews.ts'
import { statusesOfFilter } from '#contract/domain/statuses.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { readPages } from '#web/app/lib/paged-query.ts'
import type { CandidatePageQuery } from './candidate-filters.ts'

const rowsAPage = 50
/** Fewer than in the list: seven columns are read at once. */
const cardsAPage = 12

type Pages = InfiniteData<ApplicationPage, string | undefined>
/** A stored list: its pages, or one page where no more are read, as on the dashboard. */
type Listed = Pages | ApplicationPage

const listed = (client: QueryClient) => client.getQueriesData<Listed>({ queryKey: queryKey(applicationsApi.page) })

/** The applications that fit a set of filters, page by page. */
export const candidatePages = (query: CandidatePageQuery) =>
  readPages(applicationsApi.page, { ...query, limit: rowsAPage })

/** One column of the board, page by page. */
export const columnPages = (query: CandidatePageQuery) =>
  readPages(applicationsApi.page, { ...query, limit: cardsAPage })

/** Cache key of a whole application, which `candidateDetail` reads. */
export const detailKey = (id: number) => queryKey(applicationsApi.byId, { params: { id } })

export const candidateEvents = (id: number) =>
  queryOptions({
    queryKey: queryKey(applicationsApi.events, { params: { id } }),
    queryFn: ({ signal }) => callWithSignal(applicationsApi.events, signal, { params: { id } }),
    staleTime: 30_000,
  })

/** The emails to the candidate. While one is queued they are read again, to show its delivery. */
export const candidateMails = (id: number) =>
  queryOptions({
    queryKey: queryKey(applicationMailsApi.list, { params: { id } }),
    queryFn: ({ signal }) => callWithSignal(applicationMailsApi.list, signal, { params: { id } }),
    staleTime: 30_000,
    refetchInterval: ({ state }) => (state.data?.some(({ delivery }) => delivery === 'queued') ? 10_000 : false),
  })

/** Fields of an application that change wherever it is on screen. */
export type ApplicationPatch = Partial<ApplicationListItem>

/**
 * Changes an application in every list and panel that holds it, and moves the counts with its status. Rows keep their
 * places: one that no longer fits the filter stays until the list is read again.
 */
export function patchApplication(client: QueryClient, id: number, patch: ApplicationPatch): void {
  const before = knownApplication(client, id)
  for (const [key, data] of listed(client)) {
    if (!data) continue
    const { query } = key[1] as { query: Partial<CandidatePageQuery> }
    const patched = (page: ApplicationPage) => patchPage(page, { id, patch, before, query })
    client.setQueryData<Listed>(key, 'pages' in data ? { ...data, pages: data.pages.map(patched) } : patched(data))
  }
  client.setQueryData<ApplicationDetail>(detailKey(id), (detail) =>
    detail ? { ...detail, ...patch, job: detail.job } : detail,
  )
}

function pagesOf(data: Listed | undefined): readonly ApplicationPage[] {
  if (!data) return []
  return 'pages' in data ? data.pages : [data]
}

/** An application, from any list or panel that holds it. */
export function knownApplication(client: QueryClient, id: number): ApplicationListItem | undefined {
  for (const [, data] of listed(client)) {
    for (const page of pagesOf(data)) {
      const item = page.items.find((one) => one.id === id)
      if (item) return item
    }
  }
  return client.getQueryData<ApplicationDetail>(detailKey(id))
}

type PagePatch = {
  id: number
  patch: ApplicationPatch
  before: ApplicationListItem | undefined
  query: Partial<CandidatePageQuery>
}

function patchPage(page: ApplicationPage, { id, patch, before, query }: PagePatch): ApplicationPage {
  const to = patch.status ?? before?.status
  // Counts depend on the filters by job and partner, and on no other.
  const isCounted =
    before !== undefined &&
    (query.jobId === undefined || query.jobId === before.jobId) &&
    (query.partnerId === undefined || query.partnerId === (before.assignedPartnerId ?? 0))
  const isRead = before?.unread === true && patch.unread === false
  return {
    ...page,
    counts: isCounted && to && to !== before.status ? moveCount(page.counts, before.status, to) : page.counts,
    toReview: isRead ? Math.max(0, page.toReview - 1) : page.toReview,
    items: page.items.some((item) => item.id === id)
      ? page.items.map((item) => (item.id === id ? { ...item, ...patch, job: item.job } : item))
      : page.items,
  }
}

/** The counts of filters, tiles and statuses after one application moved from one status to another. */
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

/** Puts the server's answer into every list and panel; the timeline and its emails are read again. */
export function acceptDetail(client: QueryClient, detail: ApplicationDetail): void {
  const { coverLetter: _, additionalNotes: __, interviewNotes: ___, history: ____, ...listed } = detail
  patchApplication(client, detail.id, listed)
  client.setQueryData(detailKey(detail.id), detail)
  void client.invalidateQueries({ queryKey: candidateEvents(detail.id).queryKey })
  void client.invalidateQueries({ queryKey: candidateMails(detail.id).queryKey })
  void client.invalidateQueries({ queryKey: queryKey(interviewsApi.list, { params: { id: detail.id } }) })
}

/** Reads everything about an application again, with rows and counts, after someone else changed it. */
export function refreshApplication(client: QueryClient, id: number): void {
  void client.invalidateQueries({ queryKey: queryKey(applicationsApi.page) })
  // The timeline is part of this answer.
  void client.invalidateQueries({ queryKey: detailKey(id) })
}
