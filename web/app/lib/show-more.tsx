import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Button } from '#web/app/ui/button.tsx'

type ShowMoreProps = {
  list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'
  >
  /** Shown for a failure without a sentence from the server: "The next tasks couldn't be loaded." */
  failed: string
  label?: string
  className?: string
}

/** The button for the next page of a list, and the reason if it couldn't be read. The list above stays. */
export function ShowMore({ list, failed, label = 'Show more', className }: ShowMoreProps) {
  if (!list.hasNextPage) return null
  return (
    <div className={className}>
      {list.isFetchNextPageError ? <AlertLine className="mb-2">{sentenceOf(list.error, failed)}</AlertLine> : null}
      <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {label}
      </Button>
    </div>
  )
}
