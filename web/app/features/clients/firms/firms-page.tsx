import { useState } from 'react'
import { Link, useNavigate, type LoaderFunctionArgs } from 'react-router'
import type { FirmListItem } from '#contract/api/clients/firms.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { paths } from '#web/app/paths.ts'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { Button } from '#web/app/ui/button.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { filtersOf, firmPages } from './firm-queries.ts'
import { FirmsHead } from './firms-head.tsx'
import { FirmsTable } from './firms-table.tsx'

const FirmDialog = lazyNamed(() => import('./firm-dialog.tsx'), 'FirmDialog')

/** Starts reading what the address asks for. */
export function loader({ request }: LoaderFunctionArgs): null {
  const params = new URL(request.url).searchParams
  void queryClient.prefetchInfiniteQuery(firmPages(filtersOf(params)))
  return null
}

/** Clients and other employers, one record each. */
export function FirmsPage() {
  const [params, setParams] = useSearchParams()
  const [isAdding, setIsAdding] = useState(false)
  const navigate = useNavigate()
  const filters = filtersOf(params)
  const { list, rows } = usePagedQuery(firmPages(filters))
  const toVerify = list.data?.pages[0]?.toVerify
  const open = (id: number) => void navigate(paths.firm(id))
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
        <FirmsTable firms={rows satisfies readonly FirmListItem[]} onOpen={open} />
        <ShowMore list={list} failed="More firms couldn’t be loaded." className="mt-5 text-center" />
      </ListState>
      {isAdding ? <FirmDialog firm={undefined} onClose={() => setIsAdding(false)} onSaved={open} /> : null}
    </>
  )
}

function NoFirms({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { role } = useCurrentUser()
  return isFiltered ? (
    <EmptyState
      title="No match"
      text="No firm matches these filters."
      action={<Button onClick={onClear}>Clear All</Button>}
    />
  ) : (
    <EmptyState
      title="No firms yet"
      text="Import them, or post a job: its firm is added automatically."
      action={
        role === 'admin' ? (
          <Link to={paths.imports} className={buttonClass({})}>
            Import firms
          </Link>
        ) : undefined
      }
    />
  )
}
