import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { savedListStatuses, savedListStatusLabels } from '#contract/domain/saved-list-statuses.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/app/ui/tabs.tsx'
import { readStatus, savedListPages } from './saved-lists-queries.ts'
import { SavedListCard } from './saved-list-card.tsx'

/** Starts reading with the code of the page. */
export function loader({ request }: LoaderFunctionArgs): null {
  void queryClient.prefetchInfiniteQuery(savedListPages(readStatus(new URL(request.url).searchParams)))
  return null
}

/** Lists of jobs that partners have saved for candidates, for an admin to decide (spec 2 §2). */
export function SavedListsPage() {
  const [params, setParams] = useSearchParams()
  const status = readStatus(params)
  const list = useInfiniteQuery({ ...savedListPages(status), placeholderData: keepPreviousData })
  const cards = list.data?.pages.flatMap(({ items }) => items) ?? []
  const counts = list.data?.pages[0]?.counts
  const all = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : undefined
  const count = (value: number | undefined) => (value === undefined ? {} : { count: value })
  const show = (value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === 'all') next.delete('status')
        else next.set('status', value)
        return next
      },
      { replace: true },
    )
  return (
    <div className="mx-auto w-full max-w-6xl">
      <title>{pageTitle('Saved Job Lists')}</title>
      <h1 className="text-2xl">Saved Job Lists</h1>
      <p className="mb-3 text-sm text-ink-muted">Jobs that partners have found online for a candidate.</p>
      <Tabs
        label="Saved job lists by status"
        value={status ?? 'all'}
        onValueChange={show}
        tabs={[
          { value: 'all', label: 'All', ...count(all) },
          ...savedListStatuses.map((value) => ({
            value,
            label: savedListStatusLabels[value],
            ...count(counts?.[value]),
          })),
        ]}
      >
        <TabPanel value={status ?? 'all'}>
          {list.isPending ? (
            <SkeletonRows label="Loading job lists…" count={8} />
          ) : list.isError && cards.length === 0 ? (
            <ErrorState
              title="The job lists could not be loaded"
              text={sentenceOf(list.error, '')}
              lost="Nothing was lost."
              onRetry={() => void list.refetch()}
              isRetrying={list.isFetching}
              requestId={list.error instanceof ApiError ? list.error.requestId : undefined}
            />
          ) : cards.length === 0 ? (
            <EmptyState
              title={status ? `No ${savedListStatusLabels[status].toLowerCase()} lists` : 'No saved job lists'}
              text="Partners save jobs from an online search for a candidate; the lists appear here for review."
            />
          ) : (
            <>
              <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
                {cards.map((card) => (
                  <li key={card.id}>
                    <SavedListCard card={card} />
                  </li>
                ))}
              </ul>
              {list.hasNextPage ? (
                <div className="mt-5 text-center">
                  <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                    Show more
                  </Button>
                </div>
              ) : null}
              {list.isFetchNextPageError ? (
                <p role="alert" className="mt-3 text-center text-sm text-danger">
                  {sentenceOf(list.error, 'The next lists could not be loaded.')}
                </p>
              ) : null}
            </>
          )}
        </TabPanel>
      </Tabs>
    </div>
  )
}
