import type { ReactNode } from 'react'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import type { ApplicationSort } from '#contract/domain/candidate-view.ts'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { CandidateSkeleton } from './candidate-skeleton.tsx'
import type { ColumnName } from './table-columns.ts'
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
  /** True where a table has room. */
  isWide: boolean
  /** Cards that fit side by side. */
  cardColumns: number
  tableColumns: readonly ColumnName[]
  isAdmin: boolean
  selection: Selection<ApplicationListItem>
  onOpen: (id: number) => void
  /** Undefined where the list has a fixed order. */
  onSort: ((sort: ApplicationSort) => void) | undefined
  onEnd: () => void
  /** Shown after the last row. */
  end: ReactNode
}

/** The applications as a table or as cards; on a narrow screen the table becomes small cards. */
export function CandidateList(props: CandidateListProps) {
  const { label, filters, rows, total, isWide, cardColumns, tableColumns, isAdmin, selection, onOpen, onSort } = props
  const { onEnd, end } = props
  const common = { rows, openId: filters.selected, onOpen, selection, onEnd }
  const isTable = filters.view === 'table'
  return (
    <>
      <LazyPart
        as="section"
        title="The list"
        fallback={<CandidateSkeleton view={filters.view} isWide={isWide} cardColumns={cardColumns} />}
      >
        {isTable && isWide ? (
          <CandidateTable
            {...common}
            caption={label}
            total={total}
            columns={tableColumns}
            sort={filters.sort}
            onSort={onSort}
          />
        ) : (
          <CandidateCards
            {...common}
            key={cardColumns}
            label={label}
            columns={cardColumns}
            isCompact={isTable}
            isAdmin={isAdmin}
          />
        )}
      </LazyPart>
      {end}
    </>
  )
}
