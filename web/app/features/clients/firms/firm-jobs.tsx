import { Link } from 'react-router'
import type { Firm } from '#contract/api/clients/firms.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { firmJobPages } from './firm-queries.ts'

/** Jobs of a firm, open ones first. */
export function FirmJobs({ firm }: { firm: Firm }) {
  const { list, rows } = usePagedQuery(firmJobPages(firm.id))
  return (
    <ListState
      list={list}
      rows={rows}
      pending={<SkeletonRows label="Loading jobs…" count={4} />}
      failure={{ title: 'Jobs couldn’t be loaded' }}
      empty={<p className="py-3 text-sm text-ink-muted">No job of this firm is on record.</p>}
    >
      <ul aria-label="Jobs" className="divide-y divide-rule text-sm">
        {rows.map((job) => (
          <li key={job.id} className="py-2">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Link
                to={paths.jobEditor(job.id)}
                className={`${linkClass('quiet')} touch-target font-medium wrap-anywhere`}
              >
                {job.title}
              </Link>
              {job.isActive ? null : <Badge>Closed</Badge>}
              {job.isConfidential ? <Badge tone="warning">Confidential</Badge> : null}
            </span>
            <span className="block text-ink-muted">
              {job.location} · posted <Time at={job.postedDate} show="day" />
            </span>
          </li>
        ))}
      </ul>
      <ShowMore list={list} failed="More jobs couldn’t be loaded." className="mt-5 text-center" />
    </ListState>
  )
}
