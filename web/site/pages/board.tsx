import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import type { PracticeArea } from '#contract/api/jobs/practice-areas.ts'
import {
  activeFilters,
  boardPath,
  boardQuery,
  type BoardFilters,
  type FilterKey,
} from '#contract/domain/board-filters.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { BoardForm, SortChoice } from '#web/site/components/board-form.tsx'
import { AlertForm } from '#web/site/components/alert-form.tsx'
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
}

/** "1 position", "128 positions", "1,000+ positions". */
export const countText = (total: number, isMore: boolean): string =>
  `${numberText(total)}${isMore ? '+' : ''} ${total === 1 ? 'position' : 'positions'}`

export function BoardPage({ view, filters, areas, area, results }: Props) {
  const labelOf = (name: string) => areas.find(({ value }) => value === area)?.label ?? name
  const active = activeFilters(filters, labelOf)
  const narrowing = active.filter(({ key }) => key !== 'q' && key !== 'location').length
  return (
    <div className="page board">
      <h1>Attorney jobs</h1>
      <search>
        <BoardForm filters={filters} areas={areas} area={area} narrowing={narrowing} />
      </search>
      <div className="results-bar">
        <output className="count" data-count>
          {results ? countText(results.total, results.isMore) : ''}
        </output>
        <SortChoice filters={filters} />
      </div>
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
          <>
            <Jobs view={view} filters={filters} active={active} results={results} />
            <AlertForm search={filters} about="this search" />
          </>
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
}

function Jobs({ view, filters, active, results }: JobsProps) {
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
      {(results.previous ?? results.next) && (
        <nav className="paging" aria-label="Pages">
          {results.previous && (
            <a
              className="button outline"
              rel="prev"
              href={boardPath(filters, { cursor: results.previous })}
              data-board-link
            >
              Previous page
            </a>
          )}
          {results.next && (
            <a
              className="button outline"
              rel="next"
              href={boardPath(filters, { cursor: results.next })}
              data-board-link
            >
              Next page
            </a>
          )}
        </nav>
      )}
    </>
  )
}

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
