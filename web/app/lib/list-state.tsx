import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { ErrorState } from '#web/app/ui/error-state.tsx'

type ListQuery = Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'isFetching'> & { refetch: () => unknown }

type ListStateProps = {
  list: ListQuery
  rows: readonly unknown[]
  /** Takes up the space while the first rows load. */
  pending: ReactNode
  /** Title of the error. `text` replaces the server's sentence; `fallback` is shown if there isn't one. */
  failure: { title: string; text?: string; fallback?: string; lost?: string }
  /** Replaces the rows when there aren't any. */
  empty: ReactNode
  /** The list itself. */
  children: ReactNode
}

/** A list in one of its four states: loading, failed, empty, or its rows. A failed refresh keeps the rows on screen. */
export function ListState({ list, rows, pending, failure, empty, children }: ListStateProps) {
  if (list.isPending) return pending
  if (rows.length > 0) return children
  if (!list.isError) return empty
  const { title, text, fallback = '', lost = 'Nothing was lost.' } = failure
  return (
    <ErrorState
      title={title}
      text={text ?? sentenceOf(list.error, fallback)}
      lost={lost}
      onRetry={() => void list.refetch()}
      isRetrying={list.isFetching}
      requestId={list.error instanceof ApiError ? list.error.requestId : undefined}
    />
  )
}

type ListEndProps = {
  list: Pick<UseInfiniteQueryResult, 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'>
  /** Shown for a failure without a sentence from the server: "Couldn’t load more jobs." */
  failed: string
}

/** The end of a list that loads more rows on scrolling: its progress, or why it stopped. */
export function ListEnd({ list, failed }: ListEndProps) {
  if (list.isFetchNextPageError) {
    return (
      <ErrorState
        title={sentenceOf(list.error, failed)}
        lost="The rows above are unchanged."
        onRetry={() => void list.fetchNextPage()}
      />
    )
  }
  return (
    <output className="block min-h-8 py-2 text-center text-xs text-ink-muted">
      {list.isFetchingNextPage ? 'Loading more…' : ''}
    </output>
  )
}
