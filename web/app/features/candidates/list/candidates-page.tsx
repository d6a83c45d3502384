import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { mostAtOnce } from '#contract/api/candidates/application-bulk.ts'
import { applicationsApi } from '#contract/api/candidates/applications.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { queryKey } from '#web/app/api/query.ts'
import { currentUserQuery } from '#web/app/features/identity/auth/current-user.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { showWindow } from '#web/app/lib/palette-store.ts'
import { ListEnd } from '#web/app/lib/list-state.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { FailedPanel } from '#web/app/ui/failed-panel.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import type { BoardState } from '#web/app/features/candidates/board/candidate-board.tsx'
import type { CandidateDialog } from '#web/app/features/candidates/record/candidate-dialogs.tsx'
import {
  isFiltered,
  pageQuery,
  readFilters,
  useCandidateFilters,
} from '#web/app/features/candidates/applications/candidate-filters.ts'
import { dueOrder } from '#web/app/features/candidates/applications/candidate-due.ts'
import { CandidateList, fetchListCode } from './candidate-list.tsx'
import { candidatePages } from '#web/app/features/candidates/applications/candidate-queries.ts'
import { NoneYet } from './none-yet.tsx'
import { DueChips } from '#web/app/features/candidates/applications/due-chips.tsx'
import { CandidateToolbar } from './candidate-toolbar.tsx'
import { StatusFlow } from '#web/app/features/candidates/applications/status-flow.tsx'
import { StatusTiles } from './status-tiles.tsx'
import { columnsNow, useColumns } from './use-columns.ts'
import { useListKeys } from './use-list-keys.ts'
import { useSelection } from '#web/app/lib/use-selection.ts'

// Fetched as soon as a record is about to be opened, not before: the list shows itself without it.
const CandidatePanel = lazyNamed(
  () => import('#web/app/features/candidates/record/candidate-panel.tsx'),
  'CandidatePanel',
)
const CandidateBoard = lazyNamed(
  () => import('#web/app/features/candidates/board/candidate-board.tsx'),
  'CandidateBoard',
)
const BulkBar = lazyNamed(() => import('./bulk-bar.tsx'), 'BulkBar')
const CandidateDialogs = lazyNamed(
  () => import('#web/app/features/candidates/record/candidate-dialogs.tsx'),
  'CandidateDialogs',
)

/** Starts reading the list and the open record with the code of the page; the page shows itself at once. */
export function loader({ request }: LoaderFunctionArgs): null {
  const user = queryClient.getQueryData(currentUserQuery.queryKey)
  if (user?.status !== 'active' || user.mustSetUpTwoFactor) return null
  const filters = readFilters(new URL(request.url).searchParams, user.role)
  if (filters.view === 'board') CandidateBoard.preload()
  else {
    fetchListCode(filters.view === 'table' && columnsNow() > 1)
    void queryClient.prefetchInfiniteQuery(candidatePages(pageQuery(filters)))
  }
  if (filters.selected !== undefined) {
    CandidatePanel.preload()
    const { selected } = filters
    void import('#web/app/features/candidates/applications/candidate-detail.ts').then(
      ({ candidateDetail }) => queryClient.prefetchQuery(candidateDetail(selected)),
      () => {},
    )
  }
  return null
}

const texts = {
  admin: {
    title: 'Candidate Management',
    subtitle: 'Review and manage candidate applications',
    empty: 'No applications found',
    noneFound: 'No applications found',
    emptyText: 'No candidates have applied to jobs yet',
    failed: 'Error loading applications. Please try again.',
    failedText: '',
  },
  partner: {
    title: 'My Assigned Candidates',
    subtitle: 'Review and manage the candidates assigned to you',
    empty: 'No candidates assigned yet',
    noneFound: 'No candidates found',
    emptyText: 'An admin assigns candidates to you; they appear here.',
    failed: 'Error Loading Candidates',
    failedText: 'Failed to load candidate applications. Please try again.',
  },
} as const

const selectionLimit = {
  max: mostAtOnce,
  title: `${mostAtOnce} candidates at most`,
  text: 'More can’t be changed at once.',
}

const emptyBoard: BoardState = { rows: [], counts: undefined, toReview: undefined, isFetching: true }

/** Candidate Management for admins, My Assigned Candidates for partners: the same screen over what each may see. */
export function CandidatesPage() {
  const user = useCurrentUser()
  const isAdmin = user.role === 'admin'
  const text = texts[user.role]
  const { filters, query, change, clear, setView, select, apply } = useCandidateFilters(user.role)
  const client = useQueryClient()
  const isBoard = filters.view === 'board'
  const paged = usePagedQuery({ ...candidatePages(pageQuery(filters)), enabled: !isBoard })
  const { list, first, rows: listed, readMore } = paged
  const [board, setBoard] = useState(emptyBoard)
  const { rows, counts, toReview } = isBoard
    ? board
    : { rows: listed, counts: first?.counts, toReview: first?.toReview }
  const columns = useColumns()
  const [dialog, setDialog] = useState<CandidateDialog>()
  const selection = useSelection(rows, {
    list: JSON.stringify([filters.view, pageQuery(filters)]),
    limit: selectionLimit,
  })

  const { hasNextPage, isFetching, fetchNextPage, isFetchNextPageError } = list
  const open = useCallback((id: number) => select(id), [select])
  useListKeys({
    isOpen: filters.selected !== undefined,
    openId: filters.selected,
    onChoose: (id, isRange) => isBoard || selection.toggle(id, isRange),
    onClearChosen: () => selection.keep([]),
  })

  const at = rows.findIndex(({ id }) => id === filters.selected)
  const name = rows[at]?.applicantName ?? 'Candidate'
  const stepTo = (index: number) => {
    const row = rows[index]
    if (at === -1 && index !== 0) return undefined
    return row ? () => select(row.id, { isStep: true }) : undefined
  }
  // Stepping past the last row read reads on.
  useEffect(() => {
    if (at >= 0 && at >= rows.length - 3) readMore()
  }, [at, rows.length, readMore])

  const isRefreshing = isBoard ? board.isFetching : isFetching && !list.isPending && !list.isFetchingNextPage
  return (
    <StatusFlow>
      <title>{pageTitle(text.title)}</title>
      <div className="mb-3">
        <h1 className="text-2xl">{text.title}</h1>
        <p className="text-sm text-ink-muted">{text.subtitle}</p>
      </div>
      <StatusTiles
        counts={counts}
        toReview={toReview}
        isUnread={filters.unread}
        onUnread={(unread) => change({ unread, due: undefined })}
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
        onRefresh={() => void client.invalidateQueries({ queryKey: queryKey(applicationsApi.page) })}
        isRefreshing={isRefreshing}
        onViews={() => setDialog('views')}
        onShortcuts={() => showWindow('shortcuts')}
      />
      <DueChips due={filters.due} />
      <div className="flex min-h-6.5 items-center gap-3 pb-1.5 text-xs text-ink-muted">
        <output>
          {first && !isBoard ? totalText(first.total, first.isTotalCapped) : ''}
          {first && !isBoard && list.isPlaceholderData ? ' · Searching…' : ''}
        </output>
        {filters.unread && toReview ? (
          <button
            type="button"
            className="min-h-6 cursor-pointer rounded-sm font-medium text-accent hover:underline max-sm:min-h-11"
            onClick={() => setDialog('all-read')}
          >
            Mark all as read
          </button>
        ) : null}
      </div>
      {isBoard ? (
        <div onPointerEnter={CandidatePanel.preload} onFocus={CandidatePanel.preload}>
          <LazyPart
            as="section"
            title="The board"
            fallback={<SkeletonRows label="Loading applications..." count={12} />}
          >
            <CandidateBoard
              label={`${text.title}, by stage`}
              filters={filters}
              onOpen={open}
              isAdmin={isAdmin}
              onState={setBoard}
            />
          </LazyPart>
        </div>
      ) : list.isPending ? (
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
      ) : rows.length === 0 && hasNextPage ? (
        <NoneYet
          title={text.noneFound}
          pagesRead={list.data?.pages.length ?? 0}
          isFetching={isFetching}
          hasFailed={isFetchNextPageError}
          onMore={() => void fetchNextPage()}
          onClear={clear}
        />
      ) : rows.length === 0 ? (
        <EmptyState
          title={
            filters.unread && toReview === 0 ? 'Nothing to review' : isFiltered(filters) ? text.noneFound : text.empty
          }
          text={
            filters.unread && toReview === 0
              ? 'You have opened everything, and nobody has changed anything since.'
              : isFiltered(filters)
                ? 'Try adjusting your filters'
                : text.emptyText
          }
          action={isFiltered(filters) ? <Button onClick={clear}>Clear All</Button> : null}
        />
      ) : (
        <div onPointerEnter={CandidatePanel.preload} onFocus={CandidatePanel.preload}>
          <CandidateList
            label={text.title}
            filters={filters}
            rows={rows}
            total={first?.total ?? rows.length}
            columns={columns}
            isAdmin={isAdmin}
            selection={selection}
            onOpen={open}
            onSort={dueOrder(filters.due) ? undefined : (sort) => change({ sort })}
            onEnd={readMore}
            end={<ListEnd list={list} failed="More candidates could not be read." />}
          />
        </div>
      )}
      {/* Each waits for its own code, and fails alone: what is open must not go while another is fetched. */}
      {selection.rows.length > 0 ? (
        <LazyPart
          as="custom"
          title="The actions for several candidates"
          renderFailed={(state) => (
            <div className="fixed inset-x-0 bottom-4 z-20 mx-auto w-max max-w-[calc(100vw-2rem)]">{state}</div>
          )}
        >
          <BulkBar rows={selection.rows} isAdmin={isAdmin} onKeep={selection.keep} />
        </LazyPart>
      ) : null}
      {filters.selected === undefined ? null : (
        <LazyPart
          as="custom"
          title={name}
          renderFailed={(state) => (
            <FailedPanel title={name} onClose={() => select(undefined)}>
              {state}
            </FailedPanel>
          )}
        >
          <CandidatePanel
            id={filters.selected}
            row={rows[at]}
            isAdmin={isAdmin}
            onClose={() => select(undefined)}
            onNext={stepTo(at + 1)}
            onPrevious={at > 0 ? stepTo(at - 1) : undefined}
          />
        </LazyPart>
      )}
      {dialog ? (
        <LazyPart
          as="dialog"
          title={dialog === 'views' ? 'Saved views' : 'Mark all as read'}
          onClose={() => setDialog(undefined)}
        >
          <CandidateDialogs
            dialog={dialog}
            query={query}
            toReview={toReview ?? 0}
            onApply={apply}
            onClose={() => setDialog(undefined)}
          />
        </LazyPart>
      ) : null}
    </StatusFlow>
  )
}

/** "160 candidates", "1 candidate"; "300+ candidates" where only so many were counted. */
function totalText(total: number, isCapped: boolean): string {
  const number = `${numberText(total)}${isCapped ? '+' : ''}`
  return `${number} ${total === 1 && !isCapped ? 'candidate' : 'candidates'}`
}
