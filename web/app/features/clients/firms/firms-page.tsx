import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { FirmListItem } from '#contract/api/clients/firms.ts'
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
import { filtersOf, firmPages, firmQuery } from './firm-queries.ts'
import { FirmsHead } from './firms-head.tsx'
import { FirmsTable } from './firms-table.tsx'

const FirmPanel = lazyNamed(() => import('./firm-panel.tsx'), 'FirmPanel')
const FirmDialog = lazyNamed(() => import('./firm-dialog.tsx'), 'FirmDialog')

const openFirm = (params: URLSearchParams) => {
  const id = Number(params.get('firm'))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Starts reading what the address asks for. */
export function loader({ request }: LoaderFunctionArgs): null {
  const params = new URL(request.url).searchParams
  void queryClient.prefetchInfiniteQuery(firmPages(filtersOf(params)))
  const id = openFirm(params)
  if (id) void queryClient.prefetchQuery(firmQuery(id))
  return null
}

/** Clients and other employers, one record each; the open one is in a panel beside the list. */
export function FirmsPage() {
  const [params, setParams] = useSearchParams()
  const [isAdding, setIsAdding] = useState(false)
  const id = openFirm(params)
  const filters = filtersOf(params)
  const { list, rows } = usePagedQuery(firmPages(filters))
  const toVerify = list.data?.pages[0]?.toVerify
  const open = (firmId: number | undefined) =>
    setParams((now) => {
      if (firmId) now.set('firm', String(firmId))
      else now.delete('firm')
      return now
    })
  return (
    <>
      <title>{pageTitle('Firms')}</title>
      <FirmsHead toVerify={toVerify} onAdd={() => setIsAdding(true)} />
      <ListState
        list={list}
        rows={rows}
        pending={<SkeletonRows label="Loading firms…" count={14} hasHeader />}
        failure={{ title: 'The list couldn’t be loaded' }}
        empty={
          <NoFirms isFiltered={Object.keys(filters).length > 0} onClear={() => setParams({}, { replace: true })} />
        }
      >
        <FirmsTable firms={rows satisfies readonly FirmListItem[]} openId={id} onOpen={open} />
        <ShowMore list={list} failed="More firms couldn’t be loaded." className="mt-5 text-center" />
      </ListState>
      {id ? <FirmPanel id={id} onOpen={open} /> : null}
      {isAdding ? (
        <FirmDialog
          firm={undefined}
          onClose={() => setIsAdding(false)}
          onSaved={(firmId) => {
            setIsAdding(false)
            open(firmId)
          }}
        />
      ) : null}
    </>
  )
}

function NoFirms({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState
      title="No match"
      text="No firm matches these filters."
      action={<Button onClick={onClear}>Clear All</Button>}
    />
  ) : (
    <EmptyState
      title="No firms yet"
      text="Add your clients, so that their names are recognized however they are typed."
    />
  )
}
