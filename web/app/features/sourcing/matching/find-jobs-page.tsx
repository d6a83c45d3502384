import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { CandidateMatch } from './candidate-match.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { countFilters, jobsQueryOf, readJobFilters, useJobFilters } from '#web/app/features/jobs/jobs/job-filters.ts'
import { jobPages, jobRowsOf, practiceAreasQuery } from '#web/app/features/jobs/jobs/job-queries.ts'
import { JobResultCard } from '#web/app/features/jobs/jobs/job-result-card.tsx'
import { JobToolbar } from '#web/app/features/jobs/jobs/job-toolbar.tsx'
import { totalText } from '#web/app/features/jobs/jobs/total-text.ts'

const defaults = { status: 'open', sort: 'recent' } as const

/** The spec's orders (spec 2 §9); relevance is to the words that are searched. */
const sorts = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'salary', label: 'Salary, high to low' },
  { value: 'recent', label: 'Date, newest first' },
] as const

/** Starts reading the open jobs; the page shows itself at once. */
export function loader({ request }: LoaderFunctionArgs): null {
  const filters = readJobFilters(new URL(request.url).searchParams, defaults)
  void queryClient.prefetchInfiniteQuery(jobPages(jobsQueryOf({ ...filters, status: 'open' })))
  void queryClient.prefetchQuery(practiceAreasQuery)
  return null
}

/** View Jobs: the open jobs to look through, for admins and partners alike; nothing here changes one (spec 2 §2). */
export function FindJobsPage() {
  return (
    <>
      <title>{pageTitle('View Jobs')}</title>
      <h1 className="text-2xl">View Jobs</h1>
      <p className="mb-4 text-sm text-ink-muted">Search the open jobs and share them with candidates</p>
      <CandidateMatch>
        <JobSearch />
      </CandidateMatch>
    </>
  )
}

function JobSearch() {
  const { filters, change, clear } = useJobFilters(defaults)
  const list = useInfiniteQuery({
    ...jobPages(jobsQueryOf({ ...filters, status: 'open' })),
    placeholderData: keepPreviousData,
  })
  const rows = jobRowsOf(list.data)
  const first = list.data?.pages[0]
  const isFiltered = countFilters(filters) > 0 || filters.q !== undefined
  return (
    <section aria-label="Search jobs">
      <JobToolbar label="Jobs" filters={filters} onChange={change} onClear={clear} sorts={sorts} />
      <output className="block min-h-5 pb-2 text-xs text-ink-muted">
        {first ? totalText(first, filters.sort) : ''}
        {first && list.isPlaceholderData ? ' · Searching…' : ''}
      </output>
      {list.isPending ? (
        <SkeletonRows label="Loading jobs..." count={8} />
      ) : list.isError && rows.length === 0 ? (
        <ErrorState
          title="Failed to fetch jobs"
          text={sentenceOf(list.error, 'The jobs could not be read.')}
          lost="Nothing was lost."
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
          requestId={list.error instanceof ApiError ? list.error.requestId : undefined}
        />
      ) : rows.length === 0 ? (
        <EmptyState
          title="No jobs found"
          text={isFiltered ? 'Try other words or fewer filters.' : 'There is no open job at the moment.'}
          action={isFiltered ? <Button onClick={clear}>Clear All</Button> : null}
        />
      ) : (
        <>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(22rem,100%),1fr))] gap-3">
            {rows.map((job) => (
              <li key={job.id}>
                <JobResultCard job={job} />
              </li>
            ))}
          </ul>
          <div className="flex min-h-16 items-center justify-center py-3">
            {list.isFetchNextPageError ? (
              <ErrorState
                title={sentenceOf(list.error, 'More jobs could not be read.')}
                lost="The jobs above are as they were."
                onRetry={() => void list.fetchNextPage()}
              />
            ) : list.hasNextPage ? (
              <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                Show more jobs
              </Button>
            ) : null}
          </div>
        </>
      )}
    </section>
  )
}
