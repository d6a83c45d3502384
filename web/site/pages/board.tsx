import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import type { PracticeArea } from '#contract/api/jobs/practice-areas.ts'
import {
  activeFilters,
  boardPath,
  boardQuery,
  jobsOnPage,
  type BoardFilters,
  type FilterKey,
} from '#contract/domain/board-filters.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { BoardForm, SortChoice } from '#web/site/components/board-form.tsx'
import { Paging } from '#web/site/components/paging.tsx'
import type { Facets } from '#web/site/components/board-facets.tsx'
import { AlertDisclosure } from '#web/site/components/alert-form.tsx'
import { JobCard } from '#web/site/components/job-card.tsx'
import type { SiteView } from '#web/site/site-view.ts'

export type BoardResults = {
  jobs: PublicJob[]
  total: number
  isMore: boolean
  next: string | null
  previous: string | null
  /** Meaning that the words were given, and the board for the words themselves. */
  searchedFor: { meaning: string; exact: BoardFilters } | null
  /** When nothing matched: the filters whose removal would bring results, and how many. */
  dropping: { key: FilterKey; count: number }[]
}

type Props = {
  view: SiteView
  filters: BoardFilters
  areas: PracticeArea[]
  /** Slug of the selected practice area, whichever way the address named it. */
  area: string | undefined
  /** Null when the jobs couldn't be read. */
  results: BoardResults | null
  facets: Facets | null
  /** Number of this page, from 1. */
  page: number
}

/** "1 position", "128 positions", "1,000+ positions". */
export const countText = (total: number, isMore: boolean): string =>
  `${numberText(total)}${isMore ? '+' : ''} ${total === 1 ? 'position' : 'positions'}`

/** ", page 2 of 4"; without an end where matches are counted only up to a bound. */
function pageText({ total, isMore }: BoardResults, page: number): string {
  const pages = Math.ceil(total / jobsOnPage)
  if (pages <= 1) return ''
  const text = isMore ? `page ${numberText(page)}` : `page ${numberText(page)} of ${numberText(pages)}`
  return `, ${text.replaceAll(' ', '\u00A0')}`
}

export function BoardPage({ view, filters, areas, area, results, facets, page }: Props) {
  const labelOf = (name: string) => areas.find(({ value }) => value === area)?.label ?? name
  const active = activeFilters(filters, labelOf)
  const narrowing = active.filter(({ key }) => key !== 'q' && key !== 'location').length
  return (
    <div className="page board">
      <h1>Attorney jobs</h1>
      <search>
        <BoardForm filters={filters} areas={areas} area={area} facets={facets} narrowing={narrowing} />
      </search>
      <div className="board-list">
        <div className="results-bar">
          <output className="count" data-count>
            {results ? countText(results.total, results.isMore) + pageText(results, page) : ''}
          </output>
          <SortChoice filters={filters} />
        </div>
        <AlertDisclosure search={filters} about={active.length > 0 ? 'this search' : 'new positions'} />
        <div id="results" data-results>
          {active.length > 0 && (
            <ul className="chips" aria-label="Active filters">
              {active.map(({ key, label, without }) => (
                <li key={key}>
                  <a href={boardPath(without)} data-board-link aria-label={`Remove filter ${label}`}>
                    {label}
                    <span aria-hidden="true">×</span>
                  </a>
                </li>
              ))}
              <li>
                <a className="clear" href="/jobs" data-board-link>
                  Clear all
                </a>
              </li>
            </ul>
          )}
          {results?.searchedFor && <SearchedFor searchedFor={results.searchedFor} filters={filters} />}
          {results ? (
            <Jobs view={view} filters={filters} active={active} results={results} page={page} />
          ) : (
            <div className="notice" role="alert">
              <p>Error loading jobs. Please try again later.</p>
              <p>
                <a href={boardPath(filters)} data-board-link>
                  Try again
                </a>
              </p>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

type SearchedForProps = { filters: BoardFilters; searchedFor: NonNullable<BoardResults['searchedFor']> }

/** States what the words were taken to mean, with a link that searches for the words themselves. */
function SearchedFor({ filters, searchedFor: { meaning, exact } }: SearchedForProps) {
  const typed = [exact.q !== filters.q && filters.q, exact.location !== filters.location && filters.location]
  return (
    <p className="searched-for">
      Showing results for <strong>{meaning}</strong>.{' '}
      <a href={boardPath(exact)} data-board-link>
        Search only for “{typed.filter(Boolean).join(' ')}”
      </a>
    </p>
  )
}

type JobsProps = {
  view: SiteView
  filters: BoardFilters
  active: ReturnType<typeof activeFilters>
  results: BoardResults
  page: number
}

function Jobs({ view, filters, active, results, page }: JobsProps) {
  if (results.jobs.length === 0 && results.total > 0) return <BeyondTheEnd filters={filters} />
  if (results.jobs.length === 0) return <NothingFound active={active} results={results} />
  const query = active.length > 0 ? boardQuery(filters) : undefined
  return (
    <>
      <h2 className="hidden">Positions</h2>
      <ol className="job-list">
        {results.jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={view.now} {...(query ? { query } : {})} />
          </li>
        ))}
      </ol>
      <Paging filters={filters} results={results} page={page} />
    </>
  )
}

/** For the number of a page that has gone. */
const BeyondTheEnd = ({ filters }: { filters: BoardFilters }) => (
  <div className="notice">
    <h2>There’s nothing on this page</h2>
    <p>
      <a href={boardPath(filters)} data-board-link>
        Go to the first page
      </a>
    </p>
  </div>
)

type NothingProps = { active: ReturnType<typeof activeFilters>; results: BoardResults }

/** The empty states, with the filters to remove. */
function NothingFound({ active, results }: NothingProps) {
  if (active.length === 0) {
    return (
      <div className="notice">
        <h2>No positions available</h2>
        <p>New positions are posted often. Please check back soon.</p>
      </div>
    )
  }
  return (
    <div className="notice">
      <h2>No positions match your criteria</h2>
      {results.dropping.length > 0 ? (
        <>
          <p>{active.length === 1 ? 'No matches with this filter.' : 'No matches with all of these filters.'}</p>
          <ul className="dropping">
            {results.dropping.map(({ key, count }) => {
              const filter = active.find((one) => one.key === key)
              return (
                filter && (
                  <li key={key}>
                    <a href={boardPath(filter.without)} data-board-link>
                      {`Remove ${filter.label}`}
                    </a>{' '}
                    <span className="muted">{countText(count, count >= 1000)}</span>
                  </li>
                )
              )
            })}
          </ul>
        </>
      ) : (
        <p>
          Removing a single filter doesn’t help.{' '}
          <a href="/jobs" data-board-link>
            See all positions
          </a>{' '}
          instead.
        </p>
      )}
    </div>
  )
}
