import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { cx } from '#web/app/ui/cx.ts'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { BoardCard } from './board-card.tsx'
import type { BoardColumn } from './use-board.ts'

type BoardColumnViewProps = {
  column: BoardColumn
  selected: number | undefined
  onOpen: (id: number) => void
  isAdmin: boolean
}

/** One group of the pipeline. More cards are read as its end comes near. */
export function BoardColumnView({ column, selected, onOpen, isAdmin }: BoardColumnViewProps) {
  const { key, label, statuses, dropStatus, rows, count, isPending, error, isReading } = column
  const body = useRef<HTMLElement>(null)
  const [isOver, setIsOver] = useState(false)
  const headingId = useId()
  const isKnownEmpty = rows.length === 0 && !isPending && !error
  useEffect(() => {
    const element = body.current
    if (!element) return
    return dropTargetForElements({
      element,
      getData: () => ({ statuses, dropStatus }),
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: () => setIsOver(false),
    })
    // The statuses of a column change only with the filter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, statuses.join(), dropStatus])
  return (
    <section
      ref={body}
      aria-labelledby={headingId}
      className={cx(
        'flex max-h-[max(26rem,calc(100dvh-10rem))] w-68 shrink-0 grow basis-68 snap-start flex-col rounded-lg border max-sm:basis-[80vw]',
        isOver ? 'border-accent bg-accent-soft' : 'border-rule bg-paper-sunk',
      )}
    >
      <h2 id={headingId} className="flex items-baseline justify-between gap-2 px-3 pt-2.5 pb-2 text-base">
        {label}
        <span className="font-sans text-xs font-normal text-ink-muted tabular-nums">
          {isKnownEmpty || rows.length > 0 ? count : '–'}
          <span className="sr-only"> {count === '1' ? 'candidate' : 'candidates'}</span>
        </span>
      </h2>
      <div className="relative min-h-24 grow overflow-y-auto px-2 pb-2">
        {isPending ? <SkeletonText lines={6} /> : null}
        {isKnownEmpty ? <p className="px-1 py-2 text-xs text-ink-muted">No candidates</p> : null}
        {rows.length > 0 ? (
          <ul aria-labelledby={headingId} className="flex flex-col gap-2">
            {rows.map((row) => (
              <li key={row.id}>
                <BoardCard
                  row={row}
                  isSelected={row.id === selected}
                  onOpen={onOpen}
                  isAdmin={isAdmin}
                  isStatusShown={statuses.length > 1}
                />
              </li>
            ))}
          </ul>
        ) : null}
        {error ? (
          <ErrorState
            title="Failed to fetch applications"
            text={sentenceOf(error, '')}
            lost="Nothing was lost."
            onRetry={column.retry}
          />
        ) : null}
        <End key={rows.length} isReading={isReading} onEnd={column.readMore} />
      </div>
    </section>
  )
}

/** Reads more cards when it comes into view. */
function End({ isReading, onEnd }: { isReading: boolean; onEnd: () => void }) {
  const mark = useRef<HTMLParagraphElement>(null)
  const now = useRef(onEnd)
  useLayoutEffect(() => {
    now.current = onEnd
  })
  useEffect(() => {
    const element = mark.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && now.current(), {
      root: element.parentElement,
      rootMargin: '300px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <p ref={mark} className="min-h-4 py-1 text-center text-xs text-ink-muted">
      {isReading ? 'Loading more…' : ''}
    </p>
  )
}
