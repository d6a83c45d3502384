import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import type { PeopleQueryDetail } from '#contract/api/sourcing/people-search.ts'
import {
  peopleProgressText,
  peopleProviderLabels,
  peopleQueryStatusLabels,
  splitWords,
  type PeopleQueryStatus,
} from '#contract/domain/people-search.ts'
import { ApiError } from '#web/app/api/api-error.ts'
import { Badge, type BadgeTone } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { ProgressBar } from '#web/app/ui/progress-bar.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/app/ui/tabs.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import type { SearchResults } from './people-queries.ts'
import { ResultList } from './result-list.tsx'
import { readResultsView, type ResultsView } from './results-view.ts'
import { useSearchActions } from './use-result-actions.ts'
import { WordBadges } from './word-badges.tsx'

export const queryTones = {
  pending: 'info',
  completed: 'success',
  failed: 'danger',
} as const satisfies Record<PeopleQueryStatus, BadgeTone>

type ResultsPanelProps = {
  searchId: number
  search: UseQueryResult<SearchResults>
  /** Buttons of the screen: New Search and Edit Search, or the link back. */
  actions: ReactNode
  /** Shows a past search without the buttons that start or stop something. */
  isPast?: boolean
  /** Starts a failed search again. */
  onAgain?: (query: PeopleQueryDetail) => void
}

/** A search with its progress and results. */
export function ResultsPanel({ searchId, search, actions, isPast = false, onAgain }: ResultsPanelProps) {
  const { data } = search
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // After opening or starting a search, a screen reader continues here.
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section aria-labelledby="people-results" className="min-w-0">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="people-results" ref={heading} tabIndex={-1} className="text-xl focus-visible:outline-none">
            {data ? `People in ${data.query.location}` : 'Results'}
          </h2>
          {data ? <SearchSummary query={data.query} /> : null}
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </header>
      {data ? (
        <Results searchId={searchId} data={data} isPast={isPast} onAgain={onAgain} />
      ) : (
        <div className="mt-4">
          <MissingResults search={search} />
        </div>
      )}
    </section>
  )
}

function MissingResults({ search }: { search: UseQueryResult<SearchResults> }) {
  if (search.isPending) return <SkeletonRows label="Loading results…" count={8} />
  return (
    <ErrorState
      title="Failed to Load Results"
      text="There was an error loading the search results. Please try again."
      onRetry={() => void search.refetch()}
      isRetrying={search.isFetching}
      requestId={search.error instanceof ApiError ? search.error.requestId : undefined}
    />
  )
}

function SearchSummary({ query }: { query: PeopleQueryDetail }) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-1.5 text-xs text-ink-muted">
      <Badge tone={query.isCancelled ? 'neutral' : queryTones[query.status]}>
        {query.isCancelled ? 'Cancelled' : peopleQueryStatusLabels[query.status]}
      </Badge>
      <WordBadges label="Searched words" words={splitWords(query.keywords)} />
      <WordBadges label="Searched titles" words={splitWords(query.jobTitle)} />
      {query.excludeWords ? <span>without {query.excludeWords}</span> : null}
      {query.provider === 'directory' ? null : <span>{peopleProviderLabels[query.provider]}</span>}
      {query.savedSearchId === null ? null : <Badge>Scheduled run</Badge>}
      <Time at={query.createdAt} />
    </div>
  )
}

type ResultsProps = {
  searchId: number
  data: SearchResults
  isPast: boolean
  onAgain: ((query: PeopleQueryDetail) => void) | undefined
}

function Results({ searchId, data: { query, results, filteredOutResults }, isPast, onAgain }: ResultsProps) {
  const [params, setParams] = useSearchParams()
  const view = readResultsView(params)
  const change = (given: Partial<ResultsView>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        const { isNewsOnly, ...rest } = given
        const texts = { ...rest, ...(isNewsOnly === undefined ? {} : { news: isNewsOnly ? '1' : '' }) }
        for (const [name, value] of Object.entries(texts)) {
          if (value === '' || value === 'valid' || value === 'best') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const hasAny = results.length + filteredOutResults.length > 0
  if (query.status === 'failed' && !hasAny) {
    return (
      <div className="mt-4">
        <ErrorState
          title={query.isCancelled ? 'Search cancelled' : 'Search Failed'}
          text={query.failure ?? 'The search could not be completed. Please try again.'}
          {...(onAgain ? { onRetry: () => onAgain(query), retryLabel: 'Search again' } : {})}
        />
      </div>
    )
  }
  const shown = view.tab === 'valid' ? results : filteredOutResults
  return (
    <>
      {isPast ? null : <SearchWork searchId={searchId} query={query} />}
      {query.failure ? <p className="mt-3 text-sm text-ink-muted">{query.failure}</p> : null}
      <Tabs
        label="Results"
        className="mt-3"
        value={view.tab}
        onValueChange={(tab) => change({ tab })}
        tabs={[
          { value: 'valid', label: `Valid Results (${results.length})` },
          { value: 'filtered', label: `Filtered Out (${filteredOutResults.length})` },
        ]}
      >
        <TabPanel value={view.tab}>
          {shown.length > 0 ? (
            <ResultList
              key={`${searchId} ${view.tab}`}
              searchId={searchId}
              results={shown}
              view={view}
              onView={change}
              mayScrape={!isPast}
            />
          ) : (
            <NoResults tab={view.tab} isRunning={query.status === 'pending'} />
          )}
        </TabPanel>
      </Tabs>
    </>
  )
}

function NoResults({ tab, isRunning }: { tab: ResultsView['tab']; isRunning: boolean }) {
  if (tab === 'filtered') {
    return (
      <EmptyState
        level={3}
        title="Nothing filtered out"
        text={isRunning ? 'The search is still running.' : 'No results were filtered out by AI.'}
      />
    )
  }
  if (isRunning) return <SkeletonRows label="Searching for people…" count={6} />
  return <EmptyState level={3} title="No Results Found" text="No valid results found after AI filtering." />
}

/** The progress of a running search and of reading profiles, with the buttons that start or stop them. */
function SearchWork({ searchId, query }: { searchId: number; query: PeopleQueryDetail }) {
  const { scrape, cancel } = useSearchActions(searchId)
  const { pending, scraped, failed, notAttempted } = query.profiles
  const { firmsTotal, firmsRead, firmsFailed } = query.progress
  const total = pending + scraped + failed + notAttempted
  return (
    <div className="mt-3 flex flex-col gap-3">
      {query.status === 'pending' ? (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-56 grow">
            <ProgressBar
              label="Searching..."
              value={firmsTotal > 0 ? firmsRead + firmsFailed : undefined}
              max={firmsTotal}
              detail={peopleProgressText(query.progress)}
            />
          </div>
          <Button size="sm" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel search
          </Button>
        </div>
      ) : null}
      {pending > 0 ? (
        <ProgressBar
          label="Scraping profiles"
          value={total - pending}
          max={total}
          detail={`${scraped} scraped, ${pending} to go${failed > 0 ? `, ${failed} failed` : ''}`}
        />
      ) : null}
      {pending === 0 && failed + notAttempted > 0 ? (
        <div>
          <Button size="sm" isBusy={scrape.isPending} onClick={() => scrape.mutate()}>
            Scrape Profiles ({Math.min(failed + notAttempted, 100)})
          </Button>
        </div>
      ) : null}
    </div>
  )
}
