import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { CandidateCard } from './candidate-card.tsx'
import { CompactCard } from './compact-card.tsx'
import type { Selection } from '#web/app/lib/use-selection.ts'
import { VirtualCards } from '#web/app/ui/virtual-list.tsx'

type CandidateCardsProps = {
  label: string
  rows: readonly ApplicationListItem[]
  columns: number
  /** For the table on a narrow screen: the facts of a table row, without reasons and background. */
  isCompact: boolean
  openId: number | undefined
  onOpen: (id: number) => void
  selection: Selection<ApplicationListItem>
  isAdmin: boolean
  onEnd: () => void
}

/** The applications as cards, as many side by side as fit. */
export function CandidateCards(props: CandidateCardsProps) {
  const { label, rows, columns, isCompact, openId, onOpen, selection, isAdmin, onEnd } = props
  const Card = isCompact ? CompactCard : CandidateCard
  return (
    <VirtualCards
      label={label}
      rows={rows}
      columns={columns}
      cardHeight={isCompact ? compactCardHeight : cardHeight}
      onEnd={onEnd}
    >
      {(row, position) => (
        <Card
          key={row.id}
          row={row}
          isOpen={row.id === openId}
          onOpen={onOpen}
          isSelected={selection.ids.has(row.id)}
          onSelect={selection.toggle}
          isAdmin={isAdmin}
          position={position}
          setSize={rows.length}
        />
      )}
    </VirtualCards>
  )
}

/** Expected heights, in pixels. */
export const cardHeight = 330
export const compactCardHeight = 150
