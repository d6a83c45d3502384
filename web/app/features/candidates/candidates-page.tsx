import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { currentUserQuery } from '#web/app/features/auth/current-user.ts'
import { useCurrentUser } from '#web/app/features/auth/require-user.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { openerId } from './candidate-facts.tsx'
import { isFiltered, pageQuery, readFilters, useCandidateFilters } from './candidate-filters.ts'
import { candidateDetail, candidatePages, rowsOf } from './candidate-queries.ts'
import { DueChips } from './due-chips.tsx'
import { dueOrder } from './candidate-due.ts'
import { CandidateToolbar } from './candidate-toolbar.tsx'
import { StatusFlow } from './status-flow.tsx'
import { StatusTiles } from './status-tiles.tsx'

// Fetched as soon as a record is about to be opened, not before: the list shows itself without it.
const panelCode = () => import('./candidate-panel.tsx').then(({ CandidatePanel }) => ({ default: CandidatePanel }))
const CandidatePanel = lazy(panelCode)
const fetchPanelCode = () => void panelCode().catch(() => {})

// The two views, of which one is shown.
const tableCode = () => import('./candidate-table.tsx').then(({ CandidateTable }) => ({ default: CandidateTable }))
const cardsCode = () => import('./candidate-cards.tsx').then(({ CandidateCards }) => ({ default: CandidateCards }))
const CandidateTable = lazy(tableCode)
const CandidateCards = lazy(cardsCode)

/** Starts reading the list and the open record with the code of the page; the page shows itself at once. */
export function loader({ request }: LoaderFunctionArgs): null {
  const user = queryClient.getQueryData(currentUserQuery.queryKey)
  if (user?.status !== 'active' || user.mustSetUpTwoFactor) return null
  const filters = readFilters(new URL(request.url).searchParams, user.role)
  void (filters.view === 'table' && window.matchMedia(wide[0]).matches ? tableCode() : cardsCode()).catch(() => {})
  void queryClient.prefetchInfiniteQuery(candidatePages(pageQuery(filters)))
  if (filters.selected !== undefined) {
    fetchPanelCode()
    void queryClient.prefetchQuery(candidateDetail(filters.selected))
  }
  return null
}

const texts = {
  admin: {
    title: 'Candidate Management',
    subtitle: 'Review and manage candidate applications',
    empty: 'No applications found',
    emptyText: 'No candidates have applied to jobs yet',
    failed: 'Error loading applications. Please try again.',
    failedText: '',
  },
  partner: {
    title: 'My Assigned Candidates',
    subtitle: 'Review and manage the candidates assigned to you',
    empty: 'No candidates assigned yet',
    emptyText: 'An admin assigns candidates to you; they appear here.',
    failed: 'Error Loading Candidates',
    failedText: 'Failed to load candidate applications. Please try again.',
  },
} as const

/** Candidate Management for admins, My Assigned Candidates for partners: the same screen over what each may see. */
export function CandidatesPage() {
  const user = useCurrentUser()
  const isAdmin = user.role === 'admin'
  const text = texts[user.role]
  const { filters, change, clear, setView, select } = useCandidateFilters(user.role)
  const list = useInfiniteQuery({ ...candidatePages(pageQuery(filters)), placeholderData: keepPreviousData })
  const rows = rowsOf(list.data)
  const first = list.data?.pages[0]
  const columns = useColumns()
  const isTable = filters.view === 'table' && columns > 1

  const { hasNextPage, isFetching, fetchNextPage, isFetchNextPageError } = list
  const readMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  const open = useCallback((id: number) => select(id), [select])
  useFocusReturn(filters.selected)

  const at = rows.findIndex(({ id }) => id === filters.selected)
  const stepTo = (index: number) => {
    const row = rows[index]
    if (at === -1 && index !== 0) return undefined
    return row ? () => select(row.id, { isStep: true }) : undefined
  }
  // Stepping past the last row read reads on.
  useEffect(() => {
    if (at >= 0 && at >= rows.length - 3) readMore()
  }, [at, rows.length, readMore])

  const listProps = { rows, selected: filters.selected, onOpen: open, onEnd: readMore }
  return (
    <StatusFlow>
      <title>{pageTitle(text.title)}</title>
      <div className="mb-3">
        <h1 className="text-2xl">{text.title}</h1>
        <p className="text-sm text-ink-muted">{text.subtitle}</p>
      </div>
      <StatusTiles
        counts={first?.counts}
        status={filters.status}
        onPick={(status) => change({ status })}
        isFiltered={isFiltered(filters)}
        onClear={clear}
      />
      <CandidateToolbar
        filters={filters}
        onChange={change}
        onViewChange={setView}
        isAdmin={isAdmin}
        example={rows[0]}
        onRefresh={() => void list.refetch()}
        isRefreshing={isFetching && !list.isPending && !list.isFetchingNextPage}
      />
      <DueChips due={filters.due} />
      <output className="block min-h-5 pb-1.5 text-xs text-ink-muted">
        {first ? totalText(first.total, first.isTotalCapped) : ''}
        {first && list.isPlaceholderData ? ' · Searching…' : ''}
      </output>
      {list.isPending ? (
        <SkeletonRows label="Loading applications..." count={12} />
      ) : list.isError && rows.length === 0 ? (
        <ErrorState
          title={text.failed}
          text={text.failedText || sentenceOf(list.error, '')}
          lost="Nothing was lost."
          onRetry={() => void list.refetch()}
          isRetrying={isFetching}
          requestId={list.error instanceof ApiError ? list.error.requestId : undefined}
        />
      ) : rows.length === 0 ? (
        <EmptyState
          title={isFiltered(filters) ? 'No applications found' : text.empty}
          text={isFiltered(filters) ? 'Try adjusting your filters' : text.emptyText}
          action={isFiltered(filters) ? <Button onClick={clear}>Clear All</Button> : null}
        />
      ) : (
        <div onPointerEnter={fetchPanelCode} onFocus={fetchPanelCode}>
          <Suspense fallback={<SkeletonRows label="Loading applications..." count={12} />}>
            {isTable ? (
              <CandidateTable
                {...listProps}
                caption={text.title}
                total={first?.total ?? rows.length}
                sort={filters.sort}
                onSort={dueOrder(filters.due) ? undefined : (sort) => change({ sort })}
              />
            ) : (
              <CandidateCards
                {...listProps}
                key={columns}
                label={text.title}
                columns={columns}
                isCompact={filters.view === 'table'}
                isAdmin={isAdmin}
              />
            )}
          </Suspense>
          <ListEnd
            isReading={list.isFetchingNextPage}
            error={isFetchNextPageError ? sentenceOf(list.error, 'More candidates could not be read.') : undefined}
            onRetry={() => void fetchNextPage()}
          />
        </div>
      )}
      {filters.selected === undefined ? null : (
        <Suspense fallback={null}>
          <CandidatePanel
            id={filters.selected}
            row={rows[at]}
            isAdmin={isAdmin}
            onClose={() => select(undefined)}
            onNext={stepTo(at + 1)}
            onPrevious={at > 0 ? stepTo(at - 1) : undefined}
          />
        </Suspense>
      )}
    </StatusFlow>
  )
}

/** "160 candidates", "1 candidate"; "300+ candidates" where only so many were counted. */
function totalText(total: number, isCapped: boolean): string {
  const number = `${total.toLocaleString('en-US')}${isCapped ? '+' : ''}`
  return `${number} ${total === 1 && !isCapped ? 'candidate' : 'candidates'}`
}

type ListEndProps = { isReading: boolean; error: string | undefined; onRetry: () => void }

function ListEnd({ isReading, error, onRetry }: ListEndProps) {
  if (error) return <ErrorState title={error} lost="The rows above are as they were." onRetry={onRetry} />
  return (
    <output className="block min-h-8 py-2 text-center text-xs text-ink-muted">
      {isReading ? 'Loading more…' : ''}
    </output>
  )
}

/** Gives the focus back to the row of the record that was open last, after the panel has given up its own. */
function useFocusReturn(selected: number | undefined): void {
  const last = useRef<number>(undefined)
  useEffect(() => {
    const closed = last.current
    last.current = selected
    if (selected !== undefined || closed === undefined) return
    const timer = setTimeout(() => document.querySelector<HTMLElement>(`#${openerId(closed)}`)?.focus(), 0)
    return () => clearTimeout(timer)
  }, [selected])
}

const wide = ['(width >= 64rem)', '(width >= 100rem)'] as const

/** How many of the widths are reached, from one: 1 on a phone and a narrow tablet, 3 on a wide screen. */
function useColumns(): number {
  return useSyncExternalStore(
    (onChange) => {
      const queries = wide.map((query) => window.matchMedia(query))
      for (const query of queries) query.addEventListener('change', onChange)
      return () => {
        for (const query of queries) query.removeEventListener('change', onChange)
      }
    },
    () => 1 + wide.filter((query) => window.matchMedia(query).matches).length,
  )
}
