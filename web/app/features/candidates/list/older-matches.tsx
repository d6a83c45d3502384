import { useEffect } from 'react'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'

/** So many stretches are looked through before the reader is asked whether to go on: some two thousand matches. */
const stretches = 8

type OlderMatchesProps = {
  title: string
  pagesRead: number
  isFetching: boolean
  hasFailed: boolean
  onMore: () => void
  onClear: () => void
}

/**
 * A search whose newest matches hold nobody for the filters, though older ones may: looks on by itself for a while, and
 * never says "none" before it has seen them all.
 */
export function OlderMatches({ title, pagesRead, isFetching, hasFailed, onMore, onClear }: OlderMatchesProps) {
  const isLooking = pagesRead % stretches !== 0 && !hasFailed
  useEffect(() => {
    if (isLooking && !isFetching) onMore()
  }, [isLooking, isFetching, onMore])
  if (isLooking || isFetching) return <SkeletonRows label="Looking through older matches..." count={12} />
  return (
    <EmptyState
      title={hasFailed ? 'Older matches could not be read' : `${title} among the newest matches`}
      text="There are older ones that have not been looked through."
      action={
        <span className="flex gap-2">
          <Button onClick={onMore}>{hasFailed ? 'Try again' : 'Look further'}</Button>
          <Button onClick={onClear}>Clear All</Button>
        </span>
      }
    />
  )
}
