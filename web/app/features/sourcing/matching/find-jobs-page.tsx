import type { LoaderFunctionArgs } from 'react-router'
import { CandidateMatch } from './candidate-match.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { countFilters, jobsQueryOf, readJobFilters, useJobFilters } from '#web/app/features/jobs/jobs/job-filters.ts'
import { jobPages, practiceAreasQuery } from '#web/app/features/jobs/jobs/job-queries.ts'
import { JobResultCard } from '#web/app/features/jobs/jobs/job-result-card.tsx'
import { JobToolbar } from '#web/app/features/jobs/jobs/job-toolbar.tsx'
import { totalText } from '#web/app/features/jobs/jobs/total-text.ts'

const defaults = { status: 'open', sort: 'recent' } as const

/** Sort orders. Relevance applies to the search words. */
const sorts = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'salary', label: 'Salary, high to low' },
  { value: 'recent', label: 'Date, newest first' },
] as const

/** Starts reading the open jobs, without waiting for them. */
export function loader({ request }: LoaderFunctionArgs): null {
  const filters = readJobFilters(new URL(request.url).searchParams, defaults)
  void queryClient.prefetchInfiniteQuery(jobPages(jobsQueryOf({ ...filters, status: 'open' })))
  void queryClient.prefetchQuery(practiceAreasQuery)
  return null
}

/** View Jobs: the open jobs for admins and partners, read-only. */
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
  const { list, rows, first } = usePagedQuery(jobPages(jobsQueryOf({ ...filters, status: 'open' })))
  const isFiltered = countFilters(filters) > 0 || filters.q !== undefined
  return (
    <section aria-label="Search jobs">
      <JobToolbar label="Jobs" filters={filters} onChange={change} onClear={clear} sorts={sorts} />
      <output className="block min-h-5 pb-2 text-xs text-ink-muted">
        {first ? totalText(first, filters.sort) : ''}
        {first && list.isPlaceholderData ? ' · Searching…' : ''}
      </output>
      <ListState
        list={list}
        rows={rows}
        pending={<SkeletonRows label="Loading jobs..." count={8} />}
        failure={{ title: 'Failed to fetch jobs', fallback: 'The jobs could not be read.' }}
        empty={
          <EmptyState
            title="No jobs found"
            text={isFiltered ? 'Try other words or fewer filters.' : 'There is no open job at the moment.'}
            action={isFiltered ? <Button onClick={clear}>Clear All</Button> : null}
          />
        }
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(22rem,100%),1fr))] gap-3">
          {rows.map((job) => (
            <li key={job.id}>
              <JobResultCard job={job} />
            </li>
          ))}
        </ul>
        <ShowMore
          list={list}
          label="Show more jobs"
          failed="More jobs could not be read."
          className="min-h-16 py-3 text-center"
        />
      </ListState>
    </section>
  )
}
