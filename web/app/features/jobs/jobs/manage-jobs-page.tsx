import { Plus, X } from 'lucide-react'
import { useEffect, useMemo, useRef, useSyncExternalStore, type RefObject } from 'react'
import { Link, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { managedJobStatusLabels, managedJobStatuses } from '#contract/domain/managed-jobs.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListEnd, ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { useSelection } from '#web/app/lib/use-selection.ts'
import { editedJob, paths } from '#web/app/paths.ts'
import { Button } from '#web/app/ui/button.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { cx } from '#web/app/ui/cx.ts'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { markOpener } from '#web/app/ui/layers.ts'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { useOpenOrClose } from './job-changes.ts'
import { countFilters, jobsQueryOf, readJobFilters, useJobFilters, type JobFilters } from './job-filters.ts'
import { jobPages, practiceAreasQuery, type JobsPage } from './job-queries.ts'
import { JobCards, JobTable } from './job-table.tsx'
import { JobToolbar } from './job-toolbar.tsx'
import { totalText } from './total-text.ts'

const EditJob = lazyNamed(() => import('./edit-job.tsx'), 'EditJob')

const defaults = { status: 'all', sort: 'recent' } as const

const sorts = [
  { value: 'recent', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'relevance', label: 'Relevance' },
  { value: 'salary', label: 'Salary, high to low' },
  { value: 'title', label: 'Title, A to Z' },
] as const

/** Starts reading the list, without waiting for it. */
export function loader({ request }: LoaderFunctionArgs): null {
  const filters = readJobFilters(new URL(request.url).searchParams, defaults)
  void queryClient.prefetchInfiniteQuery(jobPages(jobsQueryOf(filters)))
  void queryClient.prefetchQuery(practiceAreasQuery)
  return null
}

/** Manage Jobs: every job with its applicants, or the editor of the job in the hash of the address. */
export function ManageJobsPage() {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const id = editedJob(hash)
  const opener = useMemo(() => (id === undefined ? undefined : { id, name: markOpener().name }), [id])
  const lastOpener = useRef<EditorOpener>(undefined)
  useEffect(() => {
    if (opener) lastOpener.current = opener
  }, [opener])
  if (id === undefined) return <JobList lastOpener={lastOpener} />
  return (
    <LazyPart
      as="section"
      title="The editor"
      fallback={<SkeletonRows label="Loading the job..." count={10} />}
      onClose={() => void navigate({ search, hash: '' })}
    >
      <EditJob key={id} id={id} />
    </LazyPart>
  )
}

/** The link that opened the editor: its job, and which of the job's links it was. */
type EditorOpener = { id: number; name: string }

/** Returns the focus to the link that opened the editor, or to the heading if the job has left the list. */
function useReturnFromEditor(lastOpener: RefObject<EditorOpener | undefined>, isReady: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = lastOpener.current
    if (!opener || !isReady) return undefined
    // Rows are drawn only once the window's height is known.
    const timer = setTimeout(() => {
      lastOpener.current = undefined
      if (document.activeElement !== document.body) return
      const links = [...document.querySelectorAll<HTMLElement>(`a[href$="#edit-job-${opener.id}"]`)]
      const target = links.find((link) => link.textContent.trim() === opener.name) ?? links[0] ?? heading.current
      target?.focus({ preventScroll: true })
    }, 50)
    return () => clearTimeout(timer)
  }, [lastOpener, isReady])
  return heading
}

function JobList({ lastOpener }: { lastOpener: RefObject<EditorOpener | undefined> }) {
  const { filters, change, clear } = useJobFilters(defaults)
  const { list, rows, first, readMore } = usePagedQuery(jobPages(jobsQueryOf(filters)))
  const selection = useSelection(rows)
  const heading = useReturnFromEditor(lastOpener, !list.isPending)
  const isWide = useIsWide()
  const List = isWide ? JobTable : JobCards
  const isFiltered = countFilters(filters) > 0 || filters.q !== undefined || filters.status !== 'all'
  return (
    <>
      <title>{pageTitle('Manage Jobs')}</title>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-2xl focus-visible:outline-none">
            Manage Jobs
          </h1>
          <p className="text-sm text-ink-muted">Edit, close and reopen what is on the board</p>
        </div>
        <Link to={paths.adminView('post-job')} className={buttonClass({ variant: 'primary' })}>
          <Plus aria-hidden className="size-4" />
          Post a job
        </Link>
      </div>
      <JobToolbar label="Jobs" filters={filters} onChange={change} onClear={clear} sorts={sorts}>
        <StatusTabs filters={filters} counts={first?.counts} onPick={(status) => change({ status })} />
      </JobToolbar>
      <output className="block min-h-6.5 pb-1.5 text-xs text-ink-muted">
        {first ? totalText(first, filters.sort) : ''}
        {first && list.isPlaceholderData ? ' · Searching…' : ''}
      </output>
      {/* Jobs that a filter hides stay selected, but actions skip them. */}
      {selection.rows.length > 0 ? (
        <BulkActions ids={selection.rows.map(({ id }) => id)} onDone={() => selection.keep([])} />
      ) : null}
      <ListState
        list={list}
        rows={rows}
        pending={<SkeletonRows label="Loading jobs..." count={12} />}
        failure={{ title: 'Failed to fetch jobs', fallback: 'The jobs could not be read.' }}
        empty={
          <EmptyState
            title="No jobs found"
            text={
              isFiltered
                ? 'Try other words or fewer filters.'
                : 'Post the first job, and it appears here and on the board.'
            }
            action={
              isFiltered ? (
                <Button onClick={clear}>Clear All</Button>
              ) : (
                <Link to={paths.adminView('post-job')} className={buttonClass({ variant: 'primary' })}>
                  Post a job
                </Link>
              )
            }
          />
        }
      >
        <List rows={rows} total={first?.total ?? rows.length} selection={selection} onEnd={readMore} />
        <ListEnd list={list} failed="More jobs could not be read." />
      </ListState>
    </>
  )
}

type StatusTabsProps = {
  filters: JobFilters
  counts: JobsPage['counts'] | undefined
  onPick: (status: JobFilters['status']) => void
}

function StatusTabs({ filters, counts, onPick }: StatusTabsProps) {
  return (
    <fieldset aria-label="Status" className="flex overflow-hidden rounded-md border border-rule-strong max-sm:w-full">
      {managedJobStatuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={filters.status === status}
          onClick={() => onPick(status)}
          className={cx(
            'h-[calc(var(--control)-2px)] grow cursor-pointer px-3 text-sm -outline-offset-2',
            filters.status === status ? 'bg-accent-soft text-on-accent-soft' : 'bg-paper-raised hover:bg-paper-sunk',
          )}
        >
          {managedJobStatusLabels[status]}
          {counts ? <span className="ml-1.5 text-xs tabular-nums">{numberText(counts[status])}</span> : null}
        </button>
      ))}
    </fieldset>
  )
}

/** Limit of the server for one request. */
const maxSelected = 100

function BulkActions({ ids, onDone }: { ids: number[]; onDone: () => void }) {
  const { change, isBusy } = useOpenOrClose()
  const act = (to: 'open' | 'closed') => {
    change(to, ids.slice(0, maxSelected))
    onDone()
  }
  const isTooMany = ids.length > maxSelected
  return (
    <fieldset
      aria-label="Selected jobs"
      // Fixed in view, so that it is in reach everywhere in the list and doesn't shift it.
      className="fixed bottom-4 left-1/2 z-20 flex w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 flex-wrap items-center justify-center gap-2 rounded-lg border border-rule-strong bg-paper-raised px-3 py-2 text-sm shadow-high"
    >
      <output className="px-1 font-medium tabular-nums">
        {ids.length} selected{isTooMany ? `, the first ${maxSelected} are changed` : ''}
      </output>
      <Button size="sm" isBusy={isBusy} onClick={() => act('closed')}>
        Close
      </Button>
      <Button size="sm" isBusy={isBusy} onClick={() => act('open')}>
        Reopen
      </Button>
      <IconButton icon={X} label="Clear selection" onClick={onDone} />
    </fieldset>
  )
}

const wide = '(width >= 64rem)'

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(wide)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(wide).matches,
  )
}
