import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { peopleSearchApi, type PeopleQuery } from '#contract/api/sourcing/people-search.ts'
import { splitWords } from '#contract/domain/people-search.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { paths } from '#web/app/paths.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { ListHead } from '#web/app/ui/list/list-head.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { SkeletonCards } from '#web/app/ui/skeleton.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { PeopleNav } from '#web/app/layouts/people-nav.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { pastResults, refreshSearches, searchPages } from './people-queries.ts'
import { ResultsPanel } from './results-panel.tsx'
import { readSearchId } from './results-view.ts'
import { WordBadges } from './word-badges.tsx'

/** Starts reading what the address asks for. */
export function loader({ request }: LoaderFunctionArgs): null {
  const id = readSearchId(new URL(request.url).searchParams)
  if (id === undefined) void queryClient.prefetchInfiniteQuery(searchPages('completed'))
  else void queryClient.prefetchQuery(pastResults(id))
  return null
}

/** Completed searches with their results. */
export function SearchHistoryPage() {
  const [params] = useSearchParams()
  const id = readSearchId(params)
  return (
    <>
      <title>{pageTitle('Search History')}</title>
      <PeopleNav />
      {id === undefined ? <History /> : <Past key={id} id={id} />}
    </>
  )
}

function Past({ id }: { id: number }) {
  const search = useQuery(pastResults(id))
  return (
    <ResultsPanel
      searchId={id}
      search={search}
      isPast
      actions={
        <>
          <Link to={paths.searchHistory} className={buttonClass({ size: 'sm' })}>
            <ArrowLeft aria-hidden className="size-4" />
            <span className="max-sm:sr-only">All searches</span>
          </Link>
          <Link to={paths.peopleSearchOf(id)} className={buttonClass({ size: 'sm' })}>
            Open<span className="max-sm:sr-only"> in People Search</span>
          </Link>
        </>
      }
    />
  )
}

function History() {
  const { list, rows: searches } = usePagedQuery(searchPages('completed'))
  const [removing, setRemoving] = useState<PeopleQuery>()
  const remove = useMutation({
    mutationFn: ({ id }: PeopleQuery) => call(peopleSearchApi.remove, { params: { id } }),
    onSuccess: () => toast({ title: 'Search removed' }),
    onError: (error) =>
      toast({
        title: 'Delete Failed',
        text: sentenceOf(error, 'The search couldn’t be removed.'),
        variant: 'destructive',
      }),
    onSettled: () => {
      setRemoving(undefined)
      refreshSearches()
    },
  })
  return (
    <>
      <ListHead title="Search History" about="Past people searches and what they found" />
      <ListState
        list={list}
        rows={searches}
        pending={<SkeletonCards label="Loading past searches…" />}
        failure={{ title: 'The search history couldn’t be loaded' }}
        empty={
          <EmptyState
            title="No Search History"
            text="Completed searches appear here."
            action={
              <Link to={paths.peopleSearch} className={buttonClass({ variant: 'primary' })}>
                Start Your First Search
              </Link>
            }
          />
        }
      >
        <div className="max-w-text">
          <ul aria-label="Past searches" className="flex flex-col gap-3">
            {searches.map((search) => (
              <li key={search.id}>
                <PastSearch search={search} onRemove={() => setRemoving(search)} />
              </li>
            ))}
          </ul>
          <ShowMore list={list} failed="Couldn’t load more searches." className="mt-5 text-center" />
          <ConfirmDialog
            open={removing !== undefined}
            onOpenChange={(isOpen) => isOpen || setRemoving(undefined)}
            title="Remove this search?"
            text="This removes the search and its results from your history. Later searches can still find these people."
            confirmLabel="Remove search"
            isBusy={remove.isPending}
            onConfirm={() => removing && remove.mutate(removing)}
          />
        </div>
      </ListState>
    </>
  )
}

/** Starts reading the results on hover. */
const prefetch = (id: number) => void queryClient.prefetchQuery(pastResults(id))

function PastSearch({ search, onRemove }: { search: PeopleQuery; onRemove: () => void }) {
  const user = useCurrentUser()
  const { id, location, keywords, jobTitle, resultCount, createdAt, searchedBy, savedSearchId } = search
  return (
    <article
      aria-label={`${keywords} in ${location}`}
      className="relative flex items-start gap-3 rounded-lg border border-rule bg-paper-raised p-4 transition-colors hover:border-rule-strong"
    >
      <div className="flex min-w-0 grow flex-col gap-2">
        <h2 className="text-lg leading-snug wrap-anywhere">
          <Link
            to={paths.searchHistoryOf(id)}
            onPointerEnter={() => prefetch(id)}
            className={`${linkClass('quiet')} after:absolute after:inset-0 after:rounded-lg`}
          >
            {location}
          </Link>
        </h2>
        <div className="flex flex-wrap gap-1.5">
          <WordBadges label="Keywords" words={splitWords(keywords)} />
          <WordBadges label="Job titles" words={splitWords(jobTitle)} />
        </div>
        <p className="text-xs text-ink-muted">
          {resultCount === 1 ? '1 result' : `${resultCount} results`} · <Time at={createdAt} />
          {searchedBy && searchedBy.id !== user.id ? ` · by ${searchedBy.name}` : ''}
          {savedSearchId === null ? '' : ' · scheduled run'}
        </p>
      </div>
      <IconButton
        icon={Trash2}
        label={`Remove the search in ${location}`}
        onClick={onRemove}
        className="relative z-1"
      />
    </article>
  )
}
