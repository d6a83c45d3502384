import { useId, useState, type ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { isMatchAsked, MatchPanel, MatchResults } from './candidate-match.tsx'
import { useCandidateMatch } from './use-candidate-match.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { ListHead, useIsWideList } from '#web/app/ui/list/list-head.tsx'
import { SkeletonCards } from '#web/app/ui/skeleton.tsx'
import { countFilters, jobsQueryOf, readJobFilters, useJobFilters } from '#web/app/features/jobs/jobs/job-filters.ts'
import { jobPages, practiceAreasQuery } from '#web/app/features/jobs/jobs/job-queries.ts'
import { JobResultCard } from '#web/app/features/jobs/jobs/job-result-card.tsx'
import { JobListHead } from '#web/app/features/jobs/jobs/job-list-head.tsx'
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

/** View Jobs: the open jobs for admins and partners, read-only, and the jobs that fit a candidate. */
export function FindJobsPage() {
  const match = useCandidateMatch()
  const isAsked = isMatchAsked(match)
  const isWide = useIsWideList()
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  const panelId = useId()
  const opener = isWide ? null : (
    <Button aria-expanded={isPanelOpen} aria-controls={panelId} onClick={() => setIsPanelOpen(!isPanelOpen)}>
      Match a candidate
    </Button>
  )
  return (
    <>
      <title>{pageTitle('View Jobs')}</title>
      {isAsked ? <ListHead title="View Jobs" about={about} actions={opener} /> : <OpenJobsHead actions={opener} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-3 pt-1 min-[75rem]:grid-cols-[21rem_minmax(0,1fr)]">
        <div
          id={panelId}
          hidden={!isWide && !isPanelOpen && !isAsked}
          className="min-[75rem]:sticky min-[75rem]:top-29"
        >
          <MatchPanel match={match} />
        </div>
        {isAsked ? <MatchResults match={match} /> : <OpenJobs />}
      </div>
    </>
  )
}

const about = 'Search the open jobs and share them with candidates'

function useOpenJobs() {
  const filtering = useJobFilters(defaults)
  return { ...filtering, ...usePagedQuery(jobPages(jobsQueryOf({ ...filtering.filters, status: 'open' }))) }
}

function OpenJobsHead({ actions }: { actions: ReactNode }) {
  const { filters, change, clear, first, list } = useOpenJobs()
  return (
    <JobListHead
      title="View Jobs"
      about={about}
      total={first ? `${totalText(first, filters.sort)}${list.isPlaceholderData ? ' · Searching…' : ''}` : ''}
      filters={filters}
      onChange={change}
      onClear={clear}
      sorts={sorts}
      actions={actions}
    />
  )
}

function OpenJobs() {
  const { filters, clear, list, rows } = useOpenJobs()
  const isFiltered = countFilters(filters) > 0 || filters.q !== undefined
  return (
    <section aria-label="Search jobs">
      <ListState
        list={list}
        rows={rows}
        pending={<SkeletonCards label="Loading jobs..." columns={1} size="large" />}
        failure={{ title: 'Failed to fetch jobs', fallback: 'The jobs couldn’t be loaded.' }}
        empty={
          <EmptyState
            title="No jobs found"
            text={isFiltered ? 'Try other keywords or fewer filters.' : 'There are no open jobs right now.'}
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
          failed="Couldn’t load more jobs."
          className="min-h-16 py-3 text-center"
        />
      </ListState>
    </section>
  )
}
