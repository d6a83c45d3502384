import { Link } from 'react-router'
import { ownershipsApi } from '#contract/api/clients/ownerships.ts'
import { easternMidnight } from '#contract/domain/days.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { ownershipStateLabels } from '#contract/domain/ownership.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { paths } from '#web/app/paths.ts'
import { linkClass } from '#web/app/ui/link-class.ts'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { CsvLink } from '#web/app/ui/list/csv-link.tsx'
import { ownershipPages } from './ownership-queries.ts'

/** Candidates for whom a firm owes the fee if it hires them, and for whom it did. */
export function FirmOwnerships({ firmId }: { firmId: number }) {
  const { list, rows } = usePagedQuery(ownershipPages(firmId))
  return (
    <ListState
      list={list}
      rows={rows}
      pending={<SkeletonRows label="Loading ownerships…" count={4} />}
      failure={{ title: 'Ownerships couldn’t be loaded' }}
      empty={<p className="py-3 text-ink-muted">Nobody yet. A sending with proof and consent starts one.</p>}
    >
      <ul aria-label="Ownerships" className="divide-y divide-rule text-sm">
        {rows.map((one) => (
          <li key={one.id} className="py-2">
            <Link to={paths.ownership(one.id)} className={`${linkClass('quiet')} touch-target font-medium`}>
              {one.candidate}
            </Link>
            <span className="block text-ink-muted">
              {ownershipStateLabels[one.state]} · {easternDateText(easternMidnight(one.startsOn))} through{' '}
              {easternDateText(easternMidnight(one.endsOn))} · {one.owner?.name ?? 'the agency'}
            </span>
          </li>
        ))}
      </ul>
      <ShowMore list={list} failed="More ownerships couldn’t be loaded." className="mt-5 text-center" />
      <p className="mt-3 text-sm">
        <CsvLink endpoint={ownershipsApi.csv} query={{ firmId }} />
      </p>
    </ListState>
  )
}
