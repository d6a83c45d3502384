import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { savedListLimits } from '#contract/domain/saved-list-statuses.ts'
import { onlineSearchLimits, onlineSearchTexts as texts } from '#contract/domain/online-search.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { useSelection } from '#web/app/lib/use-selection.ts'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { useIsWideList } from '#web/app/ui/list/list-head.tsx'
import { ProgressBar } from '#web/app/ui/progress-bar.tsx'
import { SkeletonCards } from '#web/app/ui/skeleton.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { OnlineResultRow } from './online-result-row.tsx'
import { askForReading, onlinePages, type OnlineBody, type OnlinePage } from './online-search-queries.ts'
import { SaveJobsBar } from './save-jobs-bar.tsx'
import type { useOnlineSearch } from './use-online-search.ts'

type ResultsProps = {
  search: ReturnType<typeof useOnlineSearch>
  body: OnlineBody
}

const selectionLimit = {
  max: savedListLimits.jobs,
  title: `Up to ${savedListLimits.jobs} jobs`,
  text: 'That’s the most a list can have.',
}

/** The results, the progress of reading sources, and a bar to save selected ones. */
export function OnlineResults({ search, body }: ResultsProps) {
  const { list, rows, newCount, showNew } = search
  const isWide = useIsWideList()
  const { role } = useCurrentUser()
  // The selection survives changed filters and new results.
  const selection = useSelection(rows, { limit: selectionLimit })
  const [now] = useState(() => new Date())
  const clear = () => selection.keep([])
  // Selected jobs can be saved even if the filter hides them all.
  const hasBar = rows.length > 0 || selection.all.length > 0
  return (
    <section aria-label="Results" className="flex min-w-0 flex-col gap-3">
      <h2 className="sr-only">Results</h2>
      {/* Keeps its place, so that the results don't move when the state of the sources is known. */}
      {isWide ? null : (
        <div className="min-h-18">
          <OnlineSources search={search} body={body} />
        </div>
      )}
      {newCount > 0 ? (
        <div className="flex justify-center">
          <Button size="sm" variant="primary" onClick={showNew}>
            {newCount} new, show
          </Button>
        </div>
      ) : null}
      <div className={hasBar ? 'rounded-lg border border-rule bg-paper-raised' : ''}>
        <ListState
          list={list}
          rows={rows}
          pending={<SkeletonCards label="Searching online jobs…" />}
          failure={{ title: texts.searchFailed, fallback: texts.searchFailedText }}
          empty={
            <EmptyState
              title="No jobs found"
              text="Try another location, a broader practice area or fewer filters. Save the search to get notified about new jobs."
              level={3}
            />
          }
        >
          <ul>
            {rows.map((job) => (
              <OnlineResultRow
                key={job.id}
                job={job}
                now={now}
                isAdmin={role === 'admin'}
                isChosen={selection.ids.has(job.id)}
                onChoose={() => selection.toggle(job.id)}
              />
            ))}
          </ul>
          <ShowMore
            list={list}
            label="Show more jobs"
            failed="Couldn’t load more jobs."
            className="border-t border-rule p-3 text-center"
          />
        </ListState>
        {hasBar ? (
          <SaveJobsBar
            selected={selection.all}
            onClear={clear}
            onSaved={() => {
              markSaved(body, selection.ids)
              clear()
            }}
          />
        ) : null}
      </div>
    </section>
  )
}

/** "35 jobs found". */
export const onlineTotalText = ({ totalFound, isTotalCapped, isOrderPartial }: OnlinePage): string => {
  const jobs = `${numberText(totalFound)}${isTotalCapped ? '+' : ''} ${totalFound === 1 ? 'job' : 'jobs'} found`
  return isOrderPartial ? `${jobs} · sorted within the newest ${numberText(onlineSearchLimits.sorted)}` : jobs
}

/** Marks saved results in place. */
function markSaved(body: OnlineBody, saved: ReadonlySet<number>): void {
  queryClient.setQueryData(onlinePages(body, true).queryKey, (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((job) => (saved.has(job.id) ? { ...job, isSaved: true } : job)),
          })),
        }
      : data,
  )
}

/** Freshness of the index: a progress bar while sources are read, otherwise a sentence and a button to refresh. */
export function OnlineSources({ search: { standing, refetchProgress }, body }: ResultsProps) {
  const ask = useMutation({
    mutationFn: () => askForReading(body),
    onSuccess: () => {
      toast({ title: 'Syncing sources', text: 'New results appear here automatically.' })
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
    return <ProgressBar label="Syncing sources" value={done} max={total} detail={`${done} of ${total} sources`} />
  }
  const stale = total - fresh - failed
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
      <span>
        {total === 0 ? 'No source is set up yet.' : `${fresh} of ${total} sources are up to date`}
        {failed > 0 ? `, ${failed} failed` : ''}
        {standing.asOf ? `. Last synced ${interviewDateText(standing.asOf)}.` : '.'}
      </span>
      {stale > 0 ? (
        <Button size="sm" variant="quiet" isBusy={ask.isPending} onClick={() => ask.mutate()}>
          Read {stale} {stale === 1 ? 'source' : 'sources'} now
        </Button>
      ) : null}
    </p>
  )
}
