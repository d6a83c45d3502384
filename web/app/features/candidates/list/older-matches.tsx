import { useEffect } from 'react'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'

/** Pages searched before asking whether to continue; some two thousand matches. */
const pagesPerRun = 8

type OlderMatchesProps = {
  title: string
  pagesRead: number
  isFetching: boolean
  hasFailed: boolean
  onMore: () => void
  onClear: () => void
}

/**
 * In place of an empty list whose search has only gone through the newest matches: searches older ones automatically for
 * a while, and doesn't say "none" before it has gone through all of them.
 */
export function OlderMatches({ title, pagesRead, isFetching, hasFailed, onMore, onClear }: OlderMatchesProps) {
  const isLooking = pagesRead % pagesPerRun !== 0 && !hasFailed
  useEffect(() => {
    if (isLooking && !isFetching) onMore()
  }, [isLooking, isFetching, onMore])
  if (isLooking || isFetching) return <SkeletonRows label="Searching older matches…" count={12} hasHeader />
  return (
    <EmptyState
      title={hasFailed ? 'Couldn’t load older matches' : `${title} among the newest matches`}
      text="Older matches aren’t included yet."
      action={
        <span className="flex gap-2">
          <Button onClick={onMore}>{hasFailed ? 'Try again' : 'Search older matches'}</Button>
          <Button onClick={onClear}>Clear All</Button>
        </span>
      }
    />
  )
}
