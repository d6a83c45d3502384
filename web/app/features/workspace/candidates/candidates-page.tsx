import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, type ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { maxAtOnce } from '#contract/api/candidates/bulk-changes.ts'
import { applicationsApi } from '#contract/api/candidates/applications.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { searchedForText } from '#web/app/lib/searched-for.ts'
import { queryKey } from '#web/app/api/query.ts'
import {
  pageQuery,
  readFilters,
  useCandidateFilters,
  type CandidateFilters,
} from '#web/app/features/candidates/applications/candidate-filters.ts'
import { candidatePages } from '#web/app/features/candidates/applications/candidate-queries.ts'
import type { BoardState } from '#web/app/features/candidates/board/candidate-board.tsx'
import { CandidateActions } from '#web/app/features/candidates/list/candidate-actions.tsx'
import { CandidateHead } from '#web/app/features/candidates/list/candidate-head.tsx'
import { fetchListCode } from '#web/app/features/candidates/list/candidate-list.tsx'
import type { ListDialog } from '#web/app/features/candidates/list/list-dialogs.tsx'
import { listTexts } from '#web/app/features/candidates/list/list-texts.ts'
import { ListView } from '#web/app/features/candidates/list/list-view.tsx'
import { useTableColumns } from '#web/app/features/candidates/list/table-columns.ts'
import { useCandidateList, type PagedCandidates } from '#web/app/features/candidates/list/use-candidate-list.ts'
import { useListKeys } from '#web/app/features/candidates/list/use-list-keys.ts'
import { StatusFlow } from '#web/app/features/candidates/status/status-flow.tsx'
import { useFreshCandidates } from '#web/app/features/identity/notifications/notification-queries.ts'
import { currentUserQuery } from '#web/app/features/identity/auth/current-user.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { showWindow } from '#web/app/lib/palette-store.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { useSelection } from '#web/app/lib/use-selection.ts'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { wideList } from '#web/app/ui/list/list-head.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { CandidatePanel, OpenRecord } from './open-record.tsx'

const CandidateBoard = lazyNamed(
  () => import('#web/app/features/candidates/board/candidate-board.tsx'),
  'CandidateBoard',
)
const AskSeveral = lazyNamed(() => import('#web/app/features/clients/consents/ask-several.tsx'), 'AskSeveral')
const BulkBar = lazyNamed(() => import('#web/app/features/candidates/list/bulk-bar.tsx'), 'BulkBar')
const ListDialogs = lazyNamed(() => import('#web/app/features/candidates/list/list-dialogs.tsx'), 'ListDialogs')

const listKey = queryKey(applicationsApi.page)

/** Starts reading the list and the open record with the code of the page; the page appears at once. */
export function loader({ request }: LoaderFunctionArgs): null {
  const user = queryClient.getQueryData(currentUserQuery.queryKey)
  if (user?.status !== 'active' || user.mustSetUpTwoFactor) return null
  const filters = readFilters(new URL(request.url).searchParams, user.role)
  if (filters.view === 'board') CandidateBoard.preload()
  else {
    fetchListCode(filters.view === 'table' && window.matchMedia(wideList).matches)
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

const selectionLimit = {
  max: maxAtOnce,
  title: `Up to ${maxAtOnce} candidates`,
  text: 'Change these first, then select more.',
}

/** Rows and counts of the view that is shown: of the list, or as the board reports them. */
function useShown(filters: CandidateFilters) {
  const candidates = useCandidateList(filters)
  const [board, setBoard] = useState<BoardState>({
    rows: [],
    counts: undefined,
    toReview: undefined,
    isFetching: true,
  })
  const isBoard = filters.view === 'board'
  const { list, rows, first } = candidates
  const shown = isBoard
    ? board
    : {
        rows,
        counts: first?.counts,
        toReview: first?.toReview,
        isFetching: list.isFetching && !list.isPending && !list.isFetchingNextPage,
      }
  return { candidates, isBoard, shown, setBoard }
}

/** Candidate Management for admins, My Assigned Candidates for partners: one screen over the candidates each may see. */
export function CandidatesPage() {
  const user = useCurrentUser()
  const isAdmin = user.role === 'admin'
  const text = listTexts[user.role]
  const { filters, query, change, clear, setView, select, apply } = useCandidateFilters(user.role)
  const { candidates, isBoard, shown, setBoard } = useShown(filters)
  const { rows, toReview } = shown
  const columns = useTableColumns(user)
  useFreshCandidates(listKey)
  const client = useQueryClient()
  const [dialog, setDialog] = useState<ListDialog>()
  const selection = useSelection(rows, {
    list: JSON.stringify([filters.view, pageQuery(filters)]),
    limit: selectionLimit,
  })
  const open = useCallback((id: number) => select(id), [select])
  useListKeys({
    isOpen: filters.selected !== undefined,
    openId: filters.selected,
    onSelect: (id, isRange) => isBoard || selection.toggle(id, isRange),
    onClear: () => selection.keep([]),
  })
  return (
    <StatusFlow>
      <title>{pageTitle(text.title)}</title>
      <CandidateHead
        text={text}
        filters={filters}
        onChange={change}
        onClear={clear}
        onViewChange={setView}
        isAdmin={isAdmin}
        counts={shown.counts}
        toReview={toReview}
        total={isBoard ? '' : totalText(candidates)}
        example={rows[0]}
        columns={columns}
        actions={
          <CandidateActions
            onOpen={setDialog}
            onRefresh={() => void client.invalidateQueries({ queryKey: listKey })}
            isRefreshing={shown.isFetching}
            onShortcuts={() => showWindow('shortcuts')}
          />
        }
        onAllRead={() => setDialog('all-read')}
      />
      <div onPointerEnter={CandidatePanel.preload} onFocus={CandidatePanel.preload}>
        {isBoard ? (
          <BoardPart>
            <CandidateBoard
              label={`${text.title}, by stage`}
              filters={filters}
              onOpen={open}
              isAdmin={isAdmin}
              onState={setBoard}
            />
          </BoardPart>
        ) : (
          <ListView
            text={text}
            filters={filters}
            candidates={candidates}
            tableColumns={columns.shown}
            isAdmin={isAdmin}
            selection={selection}
            onOpen={open}
            onSort={(sort) => change({ sort })}
            onClear={clear}
          />
        )}
      </div>
      {/* Each part waits for its own code and fails alone: an open one stays while another is fetched. */}
      {selection.rows.length > 0 ? (
        <BulkPart>
          <BulkBar rows={selection.rows} isAdmin={isAdmin} onKeep={selection.keep}>
            <AskSeveral rows={selection.rows} onAsked={selection.keep} />
          </BulkBar>
        </BulkPart>
      ) : null}
      {filters.selected === undefined ? null : (
        <OpenRecord
          id={filters.selected}
          rows={rows}
          isAdmin={isAdmin}
          select={select}
          readMore={candidates.readMore}
        />
      )}
      {dialog ? (
        <LazyPart as="dialog" title={dialogTitles[dialog]} onClose={() => setDialog(undefined)}>
          <ListDialogs
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

const dialogTitles: Record<ListDialog, string> = {
  views: 'Saved views',
  resumes: 'Search in resumes',
  'all-read': 'Mark all as read',
}

function BoardPart({ children }: { children: ReactNode }) {
  return (
    <LazyPart as="section" title="The board" fallback={<SkeletonRows label="Loading applications..." count={12} />}>
      {children}
    </LazyPart>
  )
}

function BulkPart({ children }: { children: ReactNode }) {
  return (
    <LazyPart
      as="custom"
      title="The actions for several candidates"
      renderFailed={(state) => (
        <div className="fixed inset-x-0 bottom-4 z-20 mx-auto w-max max-w-[calc(100vw-2rem)]">{state}</div>
      )}
    >
      {children}
    </LazyPart>
  )
}

/** "160 candidates", "1 candidate"; "300+ candidates" where counting stopped there. */
function totalText({ list, first }: PagedCandidates): string {
  if (!first) return ''
  const { total, isTotalCapped } = first
  const noun = total === 1 && !isTotalCapped ? 'candidate' : 'candidates'
  const meaning = searchedForText(first.searchedFor)
  return `${numberText(total)}${isTotalCapped ? '+' : ''} ${noun}${meaning}${list.isPlaceholderData ? ' · Searching…' : ''}`
}
