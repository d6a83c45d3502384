import { Plus, X } from 'lucide-react'
import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { Link, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { jobsApi } from '#contract/api/jobs/jobs.ts'
import { managedJobStatusLabels, managedJobStatuses } from '#contract/domain/managed-jobs.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListEnd, ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { useMedia } from '#web/app/lib/use-media.ts'
import { useSelection } from '#web/app/lib/use-selection.ts'
import { editedJob, paths } from '#web/app/paths.ts'
import { Button } from '#web/app/ui/button.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { markOpener } from '#web/app/ui/layers.ts'
import { CsvLink } from '#web/app/ui/list/csv-link.tsx'
import { useIsWideList } from '#web/app/ui/list/list-head.tsx'
import { SkeletonCards, SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { useOpenOrClose } from './job-changes.ts'
import { JobListHead } from './job-list-head.tsx'
import { countFilters, jobsQueryOf, readJobFilters, useJobFilters } from './job-filters.ts'
import { jobPages, practiceAreasQuery } from './job-queries.ts'
import { JobCards, JobTable } from './job-table.tsx'
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

/** Frames to wait for the rows, which are drawn only once the height of the window is known. */
const maxFrames = 60

/**
 * Returns the focus to the link that opened the editor, or to the heading if the job has left the list. A focus that the
 * user has moved meanwhile stays; on the heading it was only put because the editor's button is gone.
 */
function useReturnFromEditor(lastOpener: RefObject<EditorOpener | undefined>, isReady: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = lastOpener.current
    if (!opener || !isReady) return undefined
    let frame = 0
    const look = (count: number) => {
      const links = [...document.querySelectorAll<HTMLElement>(`a[href$="#edit-job-${opener.id}"]`)]
      if (links.length === 0 && count < maxFrames) {
        frame = requestAnimationFrame(() => look(count + 1))
        return
      }
      lastOpener.current = undefined
      if (document.activeElement !== document.body && document.activeElement !== heading.current) return
      const target = links.find((link) => link.textContent.trim() === opener.name) ?? links[0] ?? heading.current
      target?.focus({ preventScroll: true })
    }
    frame = requestAnimationFrame(() => look(1))
    return () => cancelAnimationFrame(frame)
  }, [lastOpener, isReady])
  return heading
}

function JobList({ lastOpener }: { lastOpener: RefObject<EditorOpener | undefined> }) {
  const { filters, change, clear } = useJobFilters(defaults)
  const { list, rows, first, readMore } = usePagedQuery(jobPages(jobsQueryOf(filters)))
  const selection = useSelection(rows)
  const heading = useReturnFromEditor(lastOpener, !list.isPending)
  const isWide = useIsWideList()
  const cardColumns = useMedia('(width >= 48rem)') ? 2 : 1
  const isFiltered = countFilters(filters) > 0 || filters.q !== undefined || filters.status !== 'all'
  return (
    <>
      <title>{pageTitle('Manage Jobs')}</title>
      <JobListHead
        title="Manage Jobs"
        about="Edit, close and reopen jobs on the board"
        total={first ? `${totalText(first, filters.sort)}${list.isPlaceholderData ? ' · Searching…' : ''}` : ''}
        headingRef={heading}
        csv={<CsvLink endpoint={jobsApi.csv} query={jobsQueryOf(filters)} />}
        filters={filters}
        onChange={change}
        onClear={clear}
        sorts={sorts}
        isInGroup={filters.status !== 'all'}
        quick={{
          label: 'Status',
          filters: managedJobStatuses.map((status) => ({
            key: status,
            label: managedJobStatusLabels[status],
            count: first?.counts[status],
            isOn: filters.status === status,
          })),
          onPick: (status) => change({ status }),
        }}
        actions={
          <Link to={paths.adminView('post-job')} className={buttonClass({ variant: 'primary' })}>
            <Plus aria-hidden className="size-4" />
            Post a job
          </Link>
        }
      />
      {/* Jobs that a filter hides stay selected, but actions skip them. */}
      {selection.rows.length > 0 ? (
        <BulkActions ids={selection.rows.map(({ id }) => id)} onDone={() => selection.keep([])} />
      ) : null}
      <ListState
        list={list}
        rows={rows}
        pending={
          isWide ? (
            <SkeletonRows label="Loading jobs..." count={16} hasHeader />
          ) : (
            <SkeletonCards label="Loading jobs..." columns={cardColumns} />
          )
        }
        failure={{ title: 'Failed to fetch jobs', fallback: 'The jobs couldn’t be loaded.' }}
        empty={
          <EmptyState
            title="No jobs found"
            text={
              isFiltered
                ? 'Try other keywords or fewer filters.'
                : 'Post your first job. It will appear here and on the board.'
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
        {isWide ? (
          <JobTable rows={rows} total={first?.total ?? rows.length} selection={selection} onEnd={readMore} />
        ) : (
          <JobCards
            key={cardColumns}
            rows={rows}
            total={first?.total ?? rows.length}
            selection={selection}
            onEnd={readMore}
            columns={cardColumns}
          />
        )}
        <ListEnd list={list} failed="Couldn’t load more jobs." />
      </ListState>
    </>
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
        {ids.length} selected{isTooMany ? `, only the first ${maxSelected} will be changed` : ''}
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
