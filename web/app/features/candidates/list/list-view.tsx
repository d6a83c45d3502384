import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import type { ApplicationSort } from '#contract/domain/candidate-view.ts'
import { dueOrder } from '#web/app/features/candidates/applications/candidate-due.ts'
import { isFiltered, type CandidateFilters } from '#web/app/features/candidates/applications/candidate-filters.ts'
import { ListEnd, ListState } from '#web/app/lib/list-state.tsx'
import type { Selection } from '#web/app/lib/use-selection.ts'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { useIsWideList } from '#web/app/ui/list/list-head.tsx'
import { CandidateList } from './candidate-list.tsx'
import { CandidateSkeleton } from './candidate-skeleton.tsx'
import type { ListTexts } from './list-texts.ts'
import { OlderMatches } from './older-matches.tsx'
import type { ColumnName } from './table-columns.ts'
import type { PagedCandidates } from './use-candidate-list.ts'
import { useCardColumns } from './use-card-columns.ts'

type ListViewProps = {
  text: ListTexts
  filters: CandidateFilters
  candidates: PagedCandidates
  tableColumns: readonly ColumnName[]
  isAdmin: boolean
  selection: Selection<ApplicationListItem>
  onOpen: (id: number) => void
  onSort: (sort: ApplicationSort) => void
  onClear: () => void
}

/** The applications as a table or cards, or why there are none. */
export function ListView(props: ListViewProps) {
  const { text, filters, candidates, tableColumns, isAdmin, selection, onOpen, onSort, onClear } = props
  const { list, rows, first, readMore } = candidates
  const cardColumns = useCardColumns()
  const isWide = useIsWideList()
  return (
    <ListState
      list={list}
      rows={rows}
      pending={<CandidateSkeleton view={filters.view} isWide={isWide} cardColumns={cardColumns} />}
      failure={text.failure}
      empty={
        list.hasNextPage ? (
          <OlderMatches
            title={text.noneFound}
            pagesRead={list.data?.pages.length ?? 0}
            isFetching={list.isFetching}
            hasFailed={list.isFetchNextPageError}
            onMore={() => void list.fetchNextPage()}
            onClear={onClear}
          />
        ) : (
          <NoCandidates text={text} filters={filters} toReview={first?.toReview} onClear={onClear} />
        )
      }
    >
      <CandidateList
        label={text.title}
        filters={filters}
        rows={rows}
        total={first?.total ?? rows.length}
        isWide={isWide}
        cardColumns={cardColumns}
        tableColumns={tableColumns}
        isAdmin={isAdmin}
        selection={selection}
        onOpen={onOpen}
        onSort={dueOrder(filters.due) ? undefined : onSort}
        onEnd={readMore}
        end={<ListEnd list={list} failed="Couldn’t load more candidates." />}
      />
    </ListState>
  )
}

type NoCandidatesProps = Pick<ListViewProps, 'text' | 'filters' | 'onClear'> & { toReview: number | undefined }

function NoCandidates({ text, filters, toReview, onClear }: NoCandidatesProps) {
  if (!isFiltered(filters)) return <EmptyState {...text.empty} />
  const isAllReviewed = filters.unread && toReview === 0
  return (
    <EmptyState
      {...(isAllReviewed
        ? { title: 'Nothing to review', text: 'You have opened everything, and nothing has changed since.' }
        : { title: text.noneFound, text: 'Try adjusting your filters' })}
      action={<Button onClick={onClear}>Clear All</Button>}
    />
  )
}
