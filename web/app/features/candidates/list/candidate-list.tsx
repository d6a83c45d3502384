import type { ReactNode } from 'react'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import type { ApplicationSort } from '#contract/domain/candidate-view.ts'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import type { CandidateFilters } from '#web/app/features/candidates/applications/candidate-filters.ts'
import type { Selection } from '#web/app/lib/use-selection.ts'

// Only the code of the view that is shown is fetched.
const CandidateTable = lazyNamed(() => import('./candidate-table.tsx'), 'CandidateTable')
const CandidateCards = lazyNamed(() => import('./candidate-cards.tsx'), 'CandidateCards')

/** Starts to fetch the code of a view. */
export const fetchListCode = (isTable: boolean) => (isTable ? CandidateTable : CandidateCards).preload()

type CandidateListProps = {
  label: string
  filters: CandidateFilters
  rows: readonly ApplicationListItem[]
  total: number
  /** Cards that fit side by side; where two fit, the table fits too. */
  columns: number
  isAdmin: boolean
  selection: Selection<ApplicationListItem>
  onOpen: (id: number) => void
  /** Undefined where the list has a fixed order. */
  onSort: ((sort: ApplicationSort) => void) | undefined
  onEnd: () => void
  /** Shown after the last row. */
  end: ReactNode
}

/** The applications as a table or as cards; on a phone the table becomes small cards. */
export function CandidateList(props: CandidateListProps) {
  const { label, filters, rows, total, columns, isAdmin, selection, onOpen, onSort, onEnd, end } = props
  const common = { rows, openId: filters.selected, onOpen, selection, onEnd }
  return (
    <>
      <LazyPart as="section" title="The list" fallback={<SkeletonRows label="Loading applications..." count={12} />}>
        {filters.view === 'table' && columns > 1 ? (
          <CandidateTable {...common} caption={label} total={total} sort={filters.sort} onSort={onSort} />
        ) : (
          <CandidateCards
            {...common}
            key={columns}
            label={label}
            columns={columns}
            isCompact={filters.view === 'table'}
            isAdmin={isAdmin}
          />
        )}
      </LazyPart>
      {end}
    </>
  )
}
