import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OnlineResult } from '#contract/api/sourcing/online-jobs.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { savedListLimits } from '#contract/domain/saved-list-statuses.ts'
import { onlineSearchLimits, onlineSearchTexts as texts } from '#contract/domain/online-search.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { ProgressBar } from '#web/app/ui/progress-bar.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { OnlineFilters } from './online-filters.tsx'
import { OnlineResultRow } from './online-result-row.tsx'
import type { OnlineSearchState } from './online-search-address.ts'
import { askForReading, onlinePages, type OnlineBody, type OnlinePage } from './online-search-queries.ts'
import { SaveJobsBar } from './save-jobs-bar.tsx'
import type { useOnlineSearch } from './use-online-search.ts'

type ResultsProps = {
  search: ReturnType<typeof useOnlineSearch>
  body: OnlineBody
  state: OnlineSearchState
  onChange: (next: Partial<OnlineSearchState>) => void
  onHide: () => void
  onSaveSearch: () => void
}

/** What was found, what is being read behind it, and what to do with a selection. */
export function OnlineResults({ search, body, state, onChange, onHide, onSaveSearch }: ResultsProps) {
  const { list, rows, first, newCount, showNew } = search
  const { role } = useCurrentUser()
  // A selection outlives a filter and new results: it is of postings, not of places in a list.
  const [chosen, setChosen] = useState<ReadonlyMap<number, OnlineResult>>(new Map())
  const [now] = useState(() => new Date())
  function choose(job: OnlineResult, isChosen: boolean) {
    if (isChosen && chosen.size >= savedListLimits.jobs) {
      toast({ title: `${savedListLimits.jobs} jobs at most`, text: 'A list holds no more.' })
      return
    }
    const next = new Map(chosen)
    if (isChosen) next.set(job.id, job)
    else next.delete(job.id)
    setChosen(next)
  }
  const clear = () => setChosen(new Map())
  // What is selected can be saved, also when a filter leaves none of it in sight.
  const hasBar = rows.length > 0 || chosen.size > 0
  function hide() {
    clear()
    onHide()
  }
  return (
    <section aria-label="Results" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">Results</h2>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onSaveSearch}>
            Save this search
          </Button>
          <Button size="sm" variant="quiet" onClick={hide}>
            Hide results
          </Button>
        </div>
      </div>
      <Sources search={search} body={body} />
      <OnlineFilters state={state} onChange={onChange} />
      <output className="block min-h-5 text-sm text-ink-muted">
        {first ? totalText(first) : ''}
        {list.isFetching && !list.isFetchingNextPage ? ' · Searching…' : ''}
      </output>
      {newCount > 0 ? (
        <div className="flex justify-center">
          <Button size="sm" variant="primary" onClick={showNew}>
            {newCount} new, show
          </Button>
        </div>
      ) : null}
      <div className={hasBar ? 'rounded-lg border border-rule bg-paper-raised' : ''}>
        {list.isPending ? (
          <SkeletonRows label="Searching online jobs…" count={8} />
        ) : list.isError && rows.length === 0 ? (
          <ErrorState
            title={texts.searchFailed}
            text={sentenceOf(list.error, texts.searchFailedText)}
            lost="Nothing was lost."
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
            requestId={list.error instanceof ApiError ? list.error.requestId : undefined}
          />
        ) : rows.length === 0 ? (
          <EmptyState
            title="No jobs found"
            text="Try another place, a wider practice area or fewer filters. Saved as a search, it tells you when something comes."
            level={3}
          />
        ) : (
          <>
            <ul>
              {rows.map((job) => (
                <OnlineResultRow
                  key={job.id}
                  job={job}
                  now={now}
                  isAdmin={role === 'admin'}
                  isChosen={chosen.has(job.id)}
                  onChoose={(isChosen) => choose(job, isChosen)}
                />
              ))}
            </ul>
            {list.hasNextPage || list.isFetchNextPageError ? (
              <div className="flex flex-col items-center gap-2 border-t border-rule p-3">
                {list.isFetchNextPageError ? (
                  <p role="alert" className="text-sm text-danger">
                    {sentenceOf(list.error, 'More jobs could not be read.')}
                  </p>
                ) : null}
                <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  Show more jobs
                </Button>
              </div>
            ) : null}
          </>
        )}
        {hasBar ? (
          <SaveJobsBar
            chosen={[...chosen.values()]}
            onClear={clear}
            onSaved={() => {
              markSaved(body, chosen)
              clear()
            }}
          />
        ) : null}
      </div>
    </section>
  )
}

const totalText = ({ totalFound, isTotalCapped, isOrderPartial }: OnlinePage): string => {
  const jobs = `${numberText(totalFound)}${isTotalCapped ? '+' : ''} ${totalFound === 1 ? 'job' : 'jobs'} found`
  return isOrderPartial ? `${jobs} · the order holds among the newest ${numberText(onlineSearchLimits.sorted)}` : jobs
}

/** Marks what was saved where it stands. */
function markSaved(body: OnlineBody, saved: ReadonlyMap<number, unknown>): void {
  queryClient.setQueryData(onlinePages(body, true).queryKey, (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            results: page.results.map((job) => (saved.has(job.id) ? { ...job, isSaved: true } : job)),
          })),
        }
      : data,
  )
}

/** How fresh the index is: a bar while sources are read, a sentence and a way to have them read otherwise. */
function Sources({ search: { standing, refetchProgress }, body }: Pick<ResultsProps, 'search' | 'body'>) {
  const ask = useMutation({
    mutationFn: () => askForReading(body),
    onSuccess: () => {
      toast({ title: 'Reading the sources', text: 'What is new appears here by itself.' })
      setTimeout(refetchProgress, 1_500)
    },
    onError: (failed) =>
      toast({
        title: texts.searchFailed,
        text: sentenceOf(failed, texts.searchFailedText),
        variant: 'destructive',
      }),
  })
  if (!standing) return null
  const { total, fresh, reading, failed } = standing.sources
  if (reading > 0) {
    const done = total - reading
    return <ProgressBar label="Reading sources" value={done} max={total} detail={`${done} of ${total} sources`} />
  }
  const stale = total - fresh - failed
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
      <span>
        {total === 0 ? 'No source is set up yet.' : `${fresh} of ${total} sources are up to date`}
        {failed > 0 ? `, ${failed} could not be read` : ''}
        {standing.asOf ? `. Last read ${interviewDateText(standing.asOf)}.` : '.'}
      </span>
      {stale > 0 ? (
        <Button size="sm" variant="quiet" isBusy={ask.isPending} onClick={() => ask.mutate()}>
          Read {stale} {stale === 1 ? 'source' : 'sources'} now
        </Button>
      ) : null}
    </p>
  )
}
