import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { ErrorState } from '#web/app/ui/error-state.tsx'

type ListQuery = Pick<UseInfiniteQueryResult, 'isPending' | 'isError' | 'error' | 'isFetching' | 'refetch'>

type ListStateProps = {
  list: ListQuery
  rows: readonly unknown[]
  /** Holds the place while the first rows are read. */
  pending: ReactNode
  /** Title of the error; `text` replaces the server's sentence, `fallback` fills in where there is none. */
  failure: { title: string; text?: string; fallback?: string; lost?: string }
  /** In place of the rows when there are none. */
  empty: ReactNode
  /** The list itself. */
  children: ReactNode
}

/** A list in one of its four states: being read, failed, empty, or its rows. A failed refresh leaves the rows in place. */
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
  /** What is said where the server gives no sentence of its own: "Couldn’t load more jobs." */
  failed: string
}

/** The foot of a list that reads on while one scrolls: what it is doing, or why it stopped. */
export function ListEnd({ list, failed }: ListEndProps) {
  if (list.isFetchNextPageError) {
    return (
      <ErrorState
        title={sentenceOf(list.error, failed)}
        lost="The rows above are as they were."
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
