import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { PersonListItem } from '#contract/api/candidates/people.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { PeopleHead } from './people-head.tsx'
import { filtersOf, peoplePages, personQuery } from './people-queries.ts'
import { PeopleTable } from './people-table.tsx'

const PersonPanel = lazyNamed(() => import('./person-panel.tsx'), 'PersonPanel')
const PersonDialog = lazyNamed(() => import('./person-dialog.tsx'), 'PersonDialog')

const openPerson = (params: URLSearchParams) => {
  const id = Number(params.get('person'))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Starts reading what the address asks for. */
export function loader({ request }: LoaderFunctionArgs): null {
  const params = new URL(request.url).searchParams
  void queryClient.prefetchInfiniteQuery(peoplePages(filtersOf(params)))
  const id = openPerson(params)
  if (id) void queryClient.prefetchQuery(personQuery(id))
  return null
}

/** Everybody whom the agency knows, one record each; the open one is in a panel beside the list. */
export function PeoplePage() {
  const [params, setParams] = useSearchParams()
  const [isAdding, setIsAdding] = useState(false)
  const id = openPerson(params)
  const set = (name: string, value: string) =>
    setParams(
      (now) => {
        if (value) now.set(name, value)
        else now.delete(name)
        return now
      },
      { replace: name !== 'person' },
    )
  const open = (personId: number | undefined) => set('person', personId ? String(personId) : '')
  const clear = () => setParams({}, { replace: true })
  return (
    <>
      <title>{pageTitle('People')}</title>
      <PeopleHead onAdd={() => setIsAdding(true)} />
      <List params={params} openId={id} onOpen={open} onClear={clear} />
      {id ? <PersonPanel id={id} onOpen={open} /> : null}
      {isAdding ? (
        <PersonDialog
          person={undefined}
          onClose={() => setIsAdding(false)}
          onSaved={(personId) => {
            setIsAdding(false)
            open(personId)
          }}
        />
      ) : null}
    </>
  )
}

type ListProps = {
  params: URLSearchParams
  openId: number | undefined
  onOpen: (id: number) => void
  onClear: () => void
}

function List({ params, openId, onOpen, onClear }: ListProps) {
  const filters = filtersOf(params)
  const { list, rows } = usePagedQuery(peoplePages(filters))
  return (
    <ListState
      list={list}
      rows={rows}
      pending={<SkeletonRows label="Loading people…" count={14} hasHeader />}
      failure={{ title: 'The list couldn’t be loaded' }}
      empty={<NobodyFound isFiltered={Object.keys(filters).length > 0} onClear={onClear} />}
    >
      <PeopleTable people={rows satisfies readonly PersonListItem[]} openId={openId} onOpen={onOpen} />
      <ShowMore list={list} failed="More people couldn’t be loaded." className="mt-5 text-center" />
    </ListState>
  )
}

function NobodyFound({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState
      title="No match"
      text="Nobody on record matches these filters."
      action={<Button onClick={onClear}>Clear All</Button>}
    />
  ) : (
    <EmptyState
      title="Nobody on record yet"
      text="Everyone who applies gets a record. You can also add people yourself."
    />
  )
}
