import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { Button } from '#web/app/ui/button.tsx'

type ShowMoreProps = {
  list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'
  >
  /** What is said where the server gives no sentence of its own: "The next tasks could not be loaded." */
  failed: string
  label?: string
  className?: string
}

/** The next page of a list, where there is one, and what was said when it could not be read; the list above stays. */
export function ShowMore({ list, failed, label = 'Show more', className }: ShowMoreProps) {
  if (!list.hasNextPage) return null
  return (
    <div className={className}>
      {list.isFetchNextPageError ? (
        <p role="alert" className="mb-2 text-sm text-danger">
          {sentenceOf(list.error, failed)}
        </p>
      ) : null}
      <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {label}
      </Button>
    </div>
  )
}
