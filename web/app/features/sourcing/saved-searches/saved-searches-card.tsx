import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import { savedSearchesApi, type SavedSearch } from '#contract/api/sourcing/saved-searches.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { savedSearchRhythms, type SavedSearchKind } from '#contract/domain/saved-searches.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { SaveSearchDialog } from './save-search-dialog.tsx'
import { readSavedSearchesAgain, savedSearchesOf } from './saved-search-queries.ts'

type SavedSearchesCardProps = {
  kind: SavedSearchKind
  /** Shows the results of a search. It is passed as it was before this view, so its marks show what is new. */
  onOpen: (search: SavedSearch) => void
  /** Id of the search to open right away, from a notification. */
  openId?: number | undefined
  /** Called when that search was opened or no longer exists. */
  onOpened?: () => void
  /** The dialog that changes a search. By default it changes name and schedule. */
  Edit?: ComponentType<{ search: SavedSearch; onClose: () => void }>
}

/** The user's scheduled searches with their news and next runs. */
export function SavedSearchesCard({ kind, onOpen, openId, onOpened, Edit = EditByName }: SavedSearchesCardProps) {
  const { data: searches = [], isError, error, refetch, isFetching } = useQuery(savedSearchesOf(kind))
  const [edited, setEdited] = useState<SavedSearch>()
  const [removed, setRemoved] = useState<SavedSearch>()
  const look = useMutation({
    mutationFn: (id: number) => call(savedSearchesApi.look, { params: { id } }),
    onSuccess: (search) => {
      onOpen(search)
      void readSavedSearchesAgain()
    },
    onError: (failed) => {
      onOpened?.()
      toast({
        title: 'Search Failed',
        text: sentenceOf(failed, 'The search couldn’t be opened.'),
        variant: 'destructive',
      })
    },
  })
  const { mutate: lookAt } = look
  useEffect(() => {
    if (openId !== undefined) lookAt(openId)
  }, [openId, lookAt])
  const pause = useMutation({
    mutationFn: ({ id, isPaused }: SavedSearch) =>
      call(savedSearchesApi.change, { params: { id }, body: { isPaused: !isPaused } }),
    onSuccess: readSavedSearchesAgain,
    onError: (failed) =>
      toast({
        title: 'Update Failed',
        text: sentenceOf(failed, 'The search couldn’t be changed.'),
        variant: 'destructive',
      }),
  })
  const remove = useMutation({
    mutationFn: ({ id }: SavedSearch) => call(savedSearchesApi.remove, { params: { id } }),
    onSuccess: () => {
      setRemoved(undefined)
      void readSavedSearchesAgain()
    },
  })
  if (isError) {
    return (
      <ErrorState
        title="Your saved searches couldn’t be loaded"
        text={sentenceOf(error, '')}
        lost="Nothing was lost."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (searches.length === 0) return null
  return (
    <Card title="Saved searches">
      <ul className="flex flex-col divide-y divide-rule">
        {searches.map((search) => (
          <li key={search.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 grow basis-64">
              <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
                {search.name}
                {search.newCount > 0 ? <Badge tone="brass">{search.newCount} new</Badge> : null}
                {search.isPaused ? <Badge>Paused</Badge> : null}
              </p>
              <p className="text-xs text-ink-muted">{standingText(search)}</p>
              {search.failure ? <p className="text-xs text-danger">{search.failure}</p> : null}
            </div>
            <div className="flex flex-wrap gap-1">
              {isFirstRun(search) ? null : (
                <Button
                  size="sm"
                  isBusy={look.isPending && look.variables === search.id}
                  onClick={() => look.mutate(search.id)}
                >
                  Show results<span className="sr-only"> of {search.name}</span>
                </Button>
              )}
              <Button size="sm" variant="quiet" onClick={() => pause.isPending || pause.mutate(search)}>
                {search.isPaused ? 'Resume' : 'Pause'}
                <span className="sr-only"> {search.name}</span>
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setEdited(search)}>
                Edit<span className="sr-only"> {search.name}</span>
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setRemoved(search)}>
                Delete<span className="sr-only"> {search.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {edited ? <Edit search={edited} onClose={() => setEdited(undefined)} /> : null}
      <ConfirmDialog
        open={removed !== undefined}
        onOpenChange={(isOpen) => (isOpen ? undefined : setRemoved(undefined))}
        title="Delete this saved search?"
        text={`“${removed?.name ?? ''}” will stop running. This can’t be undone.`}
        confirmLabel="Delete search"
        onConfirm={() => removed && remove.mutate(removed)}
        isBusy={remove.isPending}
        error={remove.error ? sentenceOf(remove.error, 'The search couldn’t be deleted.') : undefined}
      />
    </Card>
  )
}

const EditByName = ({ search, onClose }: { search: SavedSearch; onClose: () => void }) => (
  <SaveSearchDialog given={{ search }} onClose={onClose} />
)

/** A people search opens its last run, which is missing until the first one has ended. */
const isFirstRun = ({ kind, lastRunId }: SavedSearch) => kind === 'people' && lastRunId === null

function standingText(search: SavedSearch): string {
  const { every, isPaused, nextRunAt, lastTotal } = search
  const rhythm = savedSearchRhythms.find(({ value }) => value === every)?.label ?? every
  const total = lastTotal === null ? '' : ` · ${numberText(lastTotal)} found at its last run`
  const first = isFirstRun(search) && search.failure === null ? ' · first run in progress' : ''
  if (isPaused || nextRunAt === null) return `${rhythm}${total}${first}`
  return `${rhythm}${total}${first} · next run ${interviewDateText(nextRunAt)}`
}
