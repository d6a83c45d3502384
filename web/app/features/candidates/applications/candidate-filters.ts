import { useCallback, useMemo } from 'react'
import {
  applicationSorts,
  candidateViewQuery,
  candidateViews,
  type ApplicationSort,
  type CandidateView,
} from '#contract/domain/candidate-view.ts'
import type { Role } from '#contract/domain/roles.ts'
import { dueParams } from '#contract/domain/due.ts'
import { statusesOfFilter } from '#contract/domain/statuses.ts'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { dueQuery, readDue, type DueFilters } from './candidate-due.ts'

/** State of Candidate Management as its address holds it: filters, order, view and the open record. */
export type CandidateFilters = {
  q: string
  /** A key of a filter or tile, or one status; `all` for no filter. */
  status: string
  jobId: number | undefined
  /** 0: unassigned. */
  partnerId: number | undefined
  /** Set by links of the dashboard. */
  due: DueFilters
  /** Only candidates that the user has yet to review. */
  unread: boolean
  sort: ApplicationSort
  view: CandidateView
  selected: number | undefined
}

/** Partners start with cards, admins with the table. */
export function defaultView(role: Role): CandidateView {
  return role === 'partner' ? 'cards' : 'table'
}

/** Reads the filters from an address; unknown values are ignored. */
export function readFilters(params: URLSearchParams, role: Role): CandidateFilters {
  const status = params.get('status') ?? ''
  return {
    q: (params.get('q') ?? '').slice(0, 200),
    status: statusesOfFilter(status) ? status : 'all',
    jobId: readId(params.get('job'), 1),
    partnerId: role === 'admin' ? readId(params.get('partner'), 0) : undefined,
    due: readDue(params),
    unread: params.get('unread') === 'true',
    sort: applicationSorts.find((sort) => sort === params.get('sort')) ?? 'recent',
    // Not `view`: on the admin page that parameter names the screen.
    view: candidateViews.find((view) => view === params.get('layout')) ?? defaultView(role),
    selected: readId(params.get('selected'), 1),
  }
}

function readId(value: string | null, least: number): number | undefined {
  if (!value || !/^\d{1,15}$/.test(value)) return undefined
  const id = Number(value)
  return id >= least ? id : undefined
}

/** The server's query, which doesn't depend on the view or the open record. */
export function pageQuery({ q, status, jobId, partnerId, due, unread, sort }: CandidateFilters) {
  return {
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(status === 'all' ? {} : { status }),
    ...(jobId === undefined ? {} : { jobId }),
    ...(partnerId === undefined ? {} : { partnerId }),
    ...dueQuery(due),
    ...(unread ? { unread: 'true' as const } : {}),
    sort,
  }
}

export type CandidatePageQuery = ReturnType<typeof pageQuery>

/** True when a filter is set, so that an empty list can offer to clear it. */
export function isFiltered({ q, status, jobId, partnerId, due, unread }: CandidateFilters): boolean {
  const isDue = Object.keys(dueQuery(due)).length > 0
  return q.trim() !== '' || status !== 'all' || jobId !== undefined || partnerId !== undefined || isDue || unread
}

/** `due` can only be cleared. */
type FilterChange = Partial<Omit<CandidateFilters, 'view' | 'selected' | 'due'>> & { due?: undefined }

/** The filters of the address and the ways to change them. */
export function useCandidateFilters(role: Role) {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readFilters(params, role), [params, role])

  const change = useCallback(
    (next: FilterChange) =>
      setParams(
        (now) => {
          const params = new URLSearchParams(now)
          const names = {
            q: 'q',
            status: 'status',
            jobId: 'job',
            partnerId: 'partner',
            unread: 'unread',
            sort: 'sort',
          } as const
          for (const [key, name] of Object.entries(names) as [keyof typeof names, string][]) {
            if (key in next) put(params, name, key, next[key])
          }
          if ('due' in next) for (const name of Object.values(dueParams)) params.delete(name)
          return params
        },
        { replace: true },
      ),
    [setParams],
  )
  const clear = useCallback(
    () => change({ q: '', status: 'all', jobId: undefined, partnerId: undefined, due: undefined, unread: false }),
    [change],
  )
  const setView = useCallback(
    (view: CandidateView) =>
      setParams((now) => withParam(now, 'layout', view === defaultView(role) ? undefined : view), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams, role],
  )
  /**
   * Opens a record with an entry in the browser's history, so that Back closes it; stepping and closing add none. Stepping
   * keeps the tab of the record.
   */
  const select = useCallback(
    (id: number | undefined, { isStep = false }: { isStep?: boolean } = {}) =>
      setParams(
        (now) => {
          const params = withParam(now, 'selected', id)
          params.delete('messageId')
          if (!isStep) params.delete('tab')
          return params
        },
        { replace: isStep || id === undefined, preventScrollReset: true },
      ),
    [setParams],
  )
  /** Shows a saved view with an entry in the browser's history, so that Back returns to the list before. */
  const apply = useCallback(
    (query: string) => setParams((now) => withParam(new URLSearchParams(query), 'view', now.get('view') ?? undefined)),
    [setParams],
  )
  /** Query that a saved view of this state would hold. */
  const query = useMemo(() => candidateViewQuery(params.toString()) ?? '', [params])
  return { filters, query, change, clear, setView, select, apply }
}

const defaults: Record<string, unknown> = { q: '', status: 'all', sort: 'recent', unread: false }

function put(params: URLSearchParams, name: string, key: string, value: string | number | boolean | undefined): void {
  if (value === undefined || value === defaults[key]) params.delete(name)
  else params.set(name, String(value))
}

function withParam(now: URLSearchParams, name: string, value: string | number | undefined): URLSearchParams {
  const params = new URLSearchParams(now)
  if (value === undefined) params.delete(name)
  else params.set(name, String(value))
  return params
}
