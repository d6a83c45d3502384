import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { peopleSourcesApi, type PeopleReadResult, type PeopleSource } from '#contract/api/sourcing/people-sources.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { currentUser } from '#web/app/features/identity/auth/current-user.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { AccessRestricted } from '#web/app/ui/access-restricted.tsx'
import { SettledInput } from '#web/app/ui/settled-input.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { ListHead, useIsWideList } from '#web/app/ui/list/list-head.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { AddSourceForm } from './add-source-form.tsx'
import { dropSource, groupOf, peopleSourcesQuery, putSource, sourceFilters } from './people-sources-queries.ts'
import { SourceTable } from './source-table.tsx'
import { SourceTestDialog } from './source-test-dialog.tsx'

/** Starts reading the firms while the page's code loads. */
export async function loader(): Promise<null> {
  const user = await currentUser()
  if (user?.role === 'admin' && user.status === 'active') void queryClient.prefetchQuery(peopleSourcesQuery)
  return null
}

/** The firms whose people pages are read, for admins to add, test and switch off. */
export function PeopleSourcesPage() {
  const { role } = useCurrentUser()
  return (
    <>
      <title>{pageTitle('People Sources')}</title>
      {role === 'admin' ? <Sources /> : <AccessRestricted />}
    </>
  )
}

const filterLabels = {
  all: 'All firms',
  working: 'Working',
  problem: 'With a problem',
  waiting: 'Not read yet',
  off: 'Switched off',
} as const

const failed = (title: string, fallback: string) => (error: unknown) =>
  toast({ title, text: sentenceOf(error, fallback), variant: 'destructive' })

function useSourceActions(onTested: (result: PeopleReadResult) => void) {
  const change = useMutation({
    mutationFn: ({ source, enabled }: { source: PeopleSource; enabled: boolean }) =>
      call(peopleSourcesApi.change, { params: { id: source.id }, body: { enabled } }),
    onSuccess: putSource,
    onError: failed('Update Failed', 'The firm couldn’t be changed. Please try again.'),
  })
  const remove = useMutation({
    mutationFn: (source: PeopleSource) => call(peopleSourcesApi.remove, { params: { id: source.id } }),
    onSuccess: (_, source) => {
      dropSource(source.id)
      toast({ title: 'Firm removed', text: `We no longer read ${source.name}.` })
    },
    onError: failed('Delete Failed', 'The firm couldn’t be removed. Please try again.'),
  })
  const test = useMutation({
    mutationFn: (source: PeopleSource) => call(peopleSourcesApi.read, { params: { id: source.id } }),
    onSuccess: (result) => {
      putSource(result.source)
      onTested(result)
    },
    onError: failed('Test Failed', 'The firm couldn’t be read. Please try again.'),
  })
  return { change, remove, test }
}

/** The filter in the address, and the firms that pass it. */
function useSourceFilter(sources: readonly PeopleSource[]) {
  const [params, setParams] = useSearchParams()
  const filter = sourceFilters.find((one) => one === params.get('show')) ?? 'all'
  const q = params.get('q') ?? ''
  const words = q.toLowerCase()
  const shown = sources.filter(
    (source) =>
      (filter === 'all' || groupOf(source) === filter) &&
      (source.name.toLowerCase().includes(words) || source.site.toLowerCase().includes(words)),
  )
  const set = (name: 'q' | 'show', value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '' || value === 'all') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return { filter, q, shown, set, clear: () => setParams({}, { replace: true }) }
}

function Sources() {
  const list = useQuery(peopleSourcesQuery)
  const sources = list.data ?? []
  const people = sources.reduce((sum, source) => sum + source.people, 0)
  const { filter, q, shown, set, clear } = useSourceFilter(sources)
  const isWide = useIsWideList()
  const [isOpen, setIsOpen] = useState(false)
  const formId = useId()
  return (
    <div className="w-full">
      <ListHead
        title="People Sources"
        about="Firms whose people pages we read for People Search, as their robots.txt allows."
        total={list.data ? totalText(sources.length, people) : ''}
        search={
          <SettledInput
            aria-label="Filter firms"
            type="search"
            placeholder="Name or site"
            value={q}
            onSettle={(value) => set('q', value)}
          />
        }
        quick={{
          label: 'Show',
          filters: sourceFilters.map((value) => ({
            key: value,
            label: filterLabels[value],
            count: list.data && sources.filter((one) => value === 'all' || groupOf(one) === value).length,
            isOn: filter === value,
          })),
          onPick: (value) => set('show', value),
        }}
        activeCount={Number(filter !== 'all')}
        onClear={filter !== 'all' || q ? clear : undefined}
        actions={
          isWide ? null : (
            <Button aria-expanded={isOpen} aria-controls={formId} onClick={() => setIsOpen(!isOpen)}>
              Add a firm
            </Button>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[75rem]:grid-cols-[18rem_minmax(0,1fr)]">
        <div id={formId} hidden={!isWide && !isOpen} className="min-[75rem]:sticky min-[75rem]:top-29">
          <Card title="Add a firm">
            <AddSourceForm />
          </Card>
        </div>
        <SourceList list={list} shown={shown} onClear={clear} />
      </div>
    </div>
  )
}

const totalText = (firms: number, people: number) =>
  `${firms === 1 ? '1 firm' : `${numberText(firms)} firms`}, ${people === 1 ? '1 person' : `${numberText(people)} people`} known`

type SourceListProps = { list: UseQueryResult<PeopleSource[]>; shown: readonly PeopleSource[]; onClear: () => void }

function SourceList({ list, shown, onClear }: SourceListProps) {
  const [tested, setTested] = useState<PeopleReadResult>()
  const [removing, setRemoving] = useState<PeopleSource>()
  const { change, remove, test } = useSourceActions(setTested)
  const sources = list.data ?? []
  return (
    <div className="min-w-0">
      <ListState
        list={list}
        rows={shown}
        pending={<SkeletonRows label="Loading firms…" count={14} hasHeader />}
        failure={{ title: 'The firms couldn’t be loaded' }}
        empty={
          <EmptyState
            title="No firms found"
            text={sources.length > 0 ? 'Try another filter.' : 'Add the first firm with the form.'}
            action={sources.length > 0 ? <Button onClick={onClear}>Clear All</Button> : null}
          />
        }
      >
        <SourceTable
          sources={shown}
          testing={test.isPending ? test.variables.id : undefined}
          onTest={(source) => test.isPending || test.mutate(source)}
          onEnable={(source, enabled) => change.mutate({ source, enabled })}
          onRemove={setRemoving}
        />
      </ListState>
      {tested ? <SourceTestDialog result={tested} onClose={() => setTested(undefined)} /> : null}
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={(isOpen) => isOpen || setRemoving(undefined)}
        title={`Remove ${removing?.name ?? ''}?`}
        text="We’ll stop reading this firm, and its people won’t appear in new searches. To keep them, switch the firm off instead."
        confirmLabel="Remove firm"
        isBusy={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing, { onSettled: () => setRemoving(undefined) })}
      />
    </div>
  )
}
