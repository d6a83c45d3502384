import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import type { PeopleQueryDetail } from '#contract/api/sourcing/people-search.ts'
import {
  peopleProgressText,
  peopleProviderLabels,
  peopleQueryStatusLabels,
  peopleSearchSorts,
  splitWords,
  type PeopleQueryStatus,
} from '#contract/domain/people-search.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { ApiError } from '#web/app/api/api-error.ts'
import { Badge, type BadgeTone } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { ListHead, useIsWideList } from '#web/app/ui/list/list-head.tsx'
import { ProgressBar } from '#web/app/ui/progress-bar.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { SettledInput } from '#web/app/ui/settled-input.tsx'
import { SkeletonCards } from '#web/app/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/app/ui/tabs.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { useMedia } from '#web/app/lib/use-media.ts'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import type { SearchResults } from './people-queries.ts'
import { ResultList } from './result-list.tsx'
import { addressOfView, readResultsView, type ResultsView } from './results-view.ts'
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
  /** Shown beside the results on a wide screen. */
  aside?: ReactNode
  /** Shows a past search without the buttons that start or stop something. */
  isPast?: boolean
  /** Starts a failed search again. */
  onAgain?: (query: PeopleQueryDetail) => void
}

/** The view of the results in the address, and a way to change it. */
function useResultsView() {
  const [params, setParams] = useSearchParams()
  const view = readResultsView(params)
  const change = (given: Partial<ResultsView>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(addressOfView(given))) {
          if (value === '' || value === 'valid' || value === 'best') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { view, change }
}

/** A search with its progress and results. */
export function ResultsPanel({ searchId, search, actions, aside, isPast = false, onAgain }: ResultsPanelProps) {
  const { data } = search
  const { view, change } = useResultsView()
  const isWide = useIsWideList()
  const isPhone = useMedia('(width < 40rem)')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // After opening or starting a search, a screen reader continues here.
    heading.current?.focus({ preventScroll: true })
  }, [])
  const filterInput = (
    <SettledInput
      aria-label="Filter results"
      type="search"
      placeholder="Filter results"
      value={view.q}
      onSettle={(q) => change({ q })}
    />
  )
  return (
    <>
      <ListHead
        headingRef={heading}
        title={data ? `People in ${data.query.location}` : 'Results'}
        total={data ? countText(data.results.length) : ''}
        about={data && isWide ? <SearchSummary query={data.query} /> : undefined}
        // On a phone in the sheet, so that the first results are in view.
        search={isPhone ? undefined : filterInput}
        activeCount={isPhone && view.q !== '' ? 1 : 0}
        filters={[
          ...(isPhone ? [{ label: 'Filter results', width: '', control: filterInput }] : []),
          {
            label: 'Sort results',
            width: 'w-44',
            control: (
              <Select
                aria-label="Sort results"
                options={peopleSearchSorts}
                value={view.sort}
                onValueChange={(sort) => change({ sort })}
              />
            ),
          },
        ]}
        actions={<div className="flex flex-wrap justify-end gap-2">{actions}</div>}
      />
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-5',
          aside ? 'min-[75rem]:grid-cols-[21rem_minmax(0,1fr)]' : '',
        )}
      >
        {aside}
        <section aria-label="Results" className="min-w-0">
          {data ? (
            <>
              {/* On a phone there is room for what isn't plain from the results. */}
              {isWide ? null : (
                <div className={data.query.status === 'completed' ? 'max-sm:hidden' : undefined}>
                  <SearchSummary query={data.query} />
                </div>
              )}
              <Results searchId={searchId} data={data} view={view} onView={change} isPast={isPast} onAgain={onAgain} />
            </>
          ) : (
            <MissingResults search={search} />
          )}
        </section>
      </div>
    </>
  )
}

const countText = (count: number) => (count === 1 ? '1 person' : `${numberText(count)} people`)

function MissingResults({ search }: { search: UseQueryResult<SearchResults> }) {
  if (search.isPending) return <SkeletonCards label="Loading results…" />
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
    <div className="flex items-center gap-1.5 text-xs text-ink-muted max-[75rem]:flex-wrap">
      <Badge tone={query.isCancelled ? 'neutral' : queryTones[query.status]}>
        {query.isCancelled ? 'Cancelled' : peopleQueryStatusLabels[query.status]}
      </Badge>
      <WordBadges label="Keywords" words={splitWords(query.keywords)} />
      <WordBadges label="Job titles" words={splitWords(query.jobTitle)} />
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
  view: ResultsView
  onView: (change: Partial<ResultsView>) => void
  isPast: boolean
  onAgain: ((query: PeopleQueryDetail) => void) | undefined
}

function Results({ searchId, data, view, onView, isPast, onAgain }: ResultsProps) {
  const { query, results, filteredOutResults } = data
  const hasAny = results.length + filteredOutResults.length > 0
  if (query.status === 'failed' && !hasAny) {
    return (
      <div className="mt-4">
        <ErrorState
          title={query.isCancelled ? 'Search canceled' : 'Search Failed'}
          text={query.failure ?? 'The search could not be completed. Please try again.'}
          {...(onAgain ? { onRetry: () => onAgain(query), retryLabel: 'Search again' } : {})}
        />
      </div>
    )
  }
  const shown = view.tab === 'valid' ? results : filteredOutResults
  return (
    <>
      {isPast ? null : <SearchProgress searchId={searchId} query={query} />}
      {query.failure ? <p className="mt-3 text-sm text-ink-muted">{query.failure}</p> : null}
      <Tabs
        label="Results"
        isLow
        className="relative"
        value={view.tab}
        onValueChange={(tab) => onView({ tab })}
        tabs={[
          { value: 'valid', label: `Valid Results (${results.length})` },
          { value: 'filtered', label: `Filtered Out (${filteredOutResults.length})` },
        ]}
      >
        <TabPanel value={view.tab} className="pt-1!">
          {shown.length > 0 ? (
            <ResultList
              key={`${searchId} ${view.tab}`}
              searchId={searchId}
              results={shown}
              view={view}
              onView={onView}
              mayScrape={!isPast}
              actions={isPast ? null : <ScrapeButton searchId={searchId} query={query} />}
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
  if (isRunning) return <SkeletonCards label="Searching for people…" />
  return <EmptyState level={3} title="No Results Found" text="No valid results found after AI filtering." />
}

type SearchWorkProps = { searchId: number; query: PeopleQueryDetail }

/** The progress of a running search, which can be canceled, and of reading profiles. */
function SearchProgress({ searchId, query }: SearchWorkProps) {
  const { cancel } = useSearchActions(searchId)
  const { pending, scraped, failed, notAttempted } = query.profiles
  const { firmsTotal, firmsRead, firmsFailed } = query.progress
  const total = pending + scraped + failed + notAttempted
  if (query.status !== 'pending' && pending === 0) return null
  return (
    <div className="flex flex-col gap-3 py-2">
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
    </div>
  )
}

/** Starts to read the profiles that haven't been read. */
function ScrapeButton({ searchId, query: { profiles } }: SearchWorkProps) {
  const { scrape } = useSearchActions(searchId)
  const open = profiles.failed + profiles.notAttempted
  if (profiles.pending > 0 || open === 0) return null
  return (
    <Button size="sm" isBusy={scrape.isPending} onClick={() => scrape.mutate()}>
      Scrape Profiles ({Math.min(open, 100)})
    </Button>
  )
}
