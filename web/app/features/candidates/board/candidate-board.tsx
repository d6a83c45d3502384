import { useEffect } from 'react'
import type { ApplicationListItem, ApplicationPage } from '#contract/api/candidates/applications.ts'
import { BoardColumnView } from './board-column.tsx'
import type { CandidateFilters } from '#web/app/features/candidates/applications/candidate-filters.ts'
import { useBoard } from './use-board.ts'

export type BoardState = {
  rows: readonly ApplicationListItem[]
  counts: ApplicationPage['counts'] | undefined
  toReview: number | undefined
  isFetching: boolean
}

type CandidateBoardProps = {
  label: string
  filters: CandidateFilters
  onOpen: (id: number) => void
  isAdmin: boolean
  /** Reports the rows and counts to the page, for its tiles and for stepping through the records. */
  onState: (state: BoardState) => void
}

/** The applications in a column for each pipeline group; cards are moved by dragging or with a menu. */
export function CandidateBoard({ label, filters, onOpen, isAdmin, onState }: CandidateBoardProps) {
  const { columns, counts, toReview, isFetching } = useBoard(filters)
  const shown = columns.flatMap(({ rows }) => rows)
  const order = shown.map(({ id, status, unread }) => `${id}${status}${unread}`).join()
  useEffect(() => {
    onState({ rows: shown, counts, toReview, isFetching })
    // `order` changes with the rows and their statuses.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [order, counts, toReview, isFetching, onState])
  return (
    <section
      aria-label={label}
      // A box that scrolls has to be reachable by Tab.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative -mx-6 flex snap-x snap-proximity scroll-px-6 items-start gap-3 overflow-x-auto px-6 pb-3 -outline-offset-2 max-sm:-mx-4 max-sm:scroll-px-4 max-sm:px-4"
    >
      {columns.map((column) => (
        <BoardColumnView
          key={column.key}
          column={column}
          selected={filters.selected}
          onOpen={onOpen}
          isAdmin={isAdmin}
        />
      ))}
    </section>
  )
}
