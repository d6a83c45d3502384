import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import type { ApplicationSort } from '#contract/domain/candidate-view.ts'
import { dueOrder } from '#web/app/features/candidates/applications/candidate-due.ts'
import { isFiltered, type CandidateFilters } from '#web/app/features/candidates/applications/candidate-filters.ts'
import { ListEnd, ListState } from '#web/app/lib/list-state.tsx'
import type { Selection } from '#web/app/lib/use-selection.ts'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { CandidateList } from './candidate-list.tsx'
import type { ListTexts } from './list-texts.ts'
import { OlderMatches } from './older-matches.tsx'
import type { PagedCandidates } from './use-candidate-list.ts'
import { useColumns } from './use-columns.ts'

type ListViewProps = {
  text: ListTexts
  filters: CandidateFilters
  candidates: PagedCandidates
  isAdmin: boolean
  selection: Selection<ApplicationListItem>
  onOpen: (id: number) => void
  onSort: (sort: ApplicationSort) => void
  onClear: () => void
}

/** The applications as a table or cards, or why there are none. */
export function ListView({ text, filters, candidates, isAdmin, selection, onOpen, onSort, onClear }: ListViewProps) {
  const { list, rows, first, readMore } = candidates
  const columns = useColumns()
  return (
    <ListState
      list={list}
      rows={rows}
      pending={<SkeletonRows label="Loading applications..." count={12} />}
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
        columns={columns}
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
