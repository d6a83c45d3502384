import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { CandidateCard } from './candidate-card.tsx'
import type { Selection } from './use-selection.ts'

type CandidateCardsProps = {
  label: string
  rows: readonly ApplicationListItem[]
  columns: number
  /** Rows of the table on a phone: the same facts as a table row, without reasons and background. */
  isCompact: boolean
  selected: number | undefined
  onOpen: (id: number) => void
  selection: Selection<ApplicationListItem>
  isAdmin: boolean
  onEnd: () => void
}

/** The applications as cards, as many beside one another as fit; only those near the window are drawn. */
export function CandidateCards({
  label,
  rows,
  columns,
  isCompact,
  selected,
  onOpen,
  selection,
  isAdmin,
  onEnd,
}: CandidateCardsProps) {
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  // oxlint-disable-next-line react/exhaustive-deps -- what stands above the cards changes without telling them
  useLayoutEffect(() => {
    const next = list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0
    setTop((known) => (Math.abs(known - next) < 1 ? known : next))
  })
  const lines = Math.ceil(rows.length / columns)
  const virtualizer = useWindowVirtualizer({
    count: lines,
    estimateSize: () => (isCompact ? 176 : 330),
    overscan: 4,
    scrollMargin: top,
    gap: 12,
    getItemKey: (at) => rows[at * columns]?.id ?? at,
  })
  const drawn = virtualizer.getVirtualItems()
  const last = drawn.at(-1)?.index ?? 0
  useEffect(() => {
    if (lines > 0 && last >= lines - 6) onEnd()
  }, [last, lines, onEnd])
  return (
    <div ref={list} role="feed" aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {drawn.map(({ index, key, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          className="absolute inset-x-0 top-0 grid gap-3"
          style={{
            transform: `translateY(${start - top}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {rows.slice(index * columns, (index + 1) * columns).map((row, at) => (
            <CandidateCard
              key={row.id}
              row={row}
              isCompact={isCompact}
              isSelected={row.id === selected}
              onOpen={onOpen}
              isChosen={selection.ids.has(row.id)}
              onChoose={selection.toggle}
              isAdmin={isAdmin}
              position={index * columns + at + 1}
              setSize={rows.length}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
