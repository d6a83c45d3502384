import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { savedListStatuses, savedListStatusLabels } from '#contract/domain/saved-list-statuses.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/app/ui/tabs.tsx'
import { readStatus, savedListPages } from './saved-lists-queries.ts'
import { SavedListCard } from './saved-list-card.tsx'

type SavedListsProps = {
  title: string
  about: string
  /** What an empty screen says to do. */
  ifNone: string
  /** Whether the reader approves and rejects, or only reads what was decided. */
  mayDecide: boolean
}

/** The lists that the reader may see, by status. */
export function SavedLists({ title, about, ifNone, mayDecide }: SavedListsProps) {
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
      <title>{pageTitle(title)}</title>
      <h1 className="text-2xl">{title}</h1>
      <p className="mb-3 text-sm text-ink-muted">{about}</p>
      <Tabs
        label="Job lists by status"
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
              text={ifNone}
            />
          ) : (
            <>
              <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
                {cards.map((card) => (
                  <li key={card.id}>
                    <SavedListCard card={card} mayDecide={mayDecide} />
                  </li>
                ))}
              </ul>
              <ShowMore list={list} failed="The next lists could not be loaded." className="mt-5 text-center" />
            </>
          )}
        </TabPanel>
      </Tabs>
    </div>
  )
}
