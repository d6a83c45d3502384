import { Link } from 'react-router'
import type { Firm } from '#contract/api/clients/firms.ts'
import type { FirmSubmission } from '#contract/api/clients/firm-submissions.ts'
import {
  closedSubmission,
  liveSubmissionStatuses,
  submissionStatusLabels,
} from '#contract/domain/submission-statuses.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { firmSubmissionPages } from './firm-queries.ts'

/** Candidates who were put before a firm, the newest first, with what became of each. */
export function FirmSubmissions({ firm }: { firm: Firm }) {
  const { list, rows } = usePagedQuery(firmSubmissionPages(firm.id))
  return (
    <ListState
      list={list}
      rows={rows}
      pending={<SkeletonRows label="Loading submissions…" count={4} />}
      failure={{ title: 'Submissions couldn’t be loaded' }}
      empty={<p className="py-3 text-sm text-ink-muted">Nobody was submitted to this firm.</p>}
    >
      <ul aria-label="Submissions" className="divide-y divide-rule text-sm">
        {rows.map((one) => (
          <li key={one.id} className="py-2">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Link
                to={`${paths.candidates}?selected=${one.applicationId}`}
                className={`${linkClass('quiet')} touch-target font-medium wrap-anywhere`}
              >
                {one.candidate}
              </Link>
              {isLive(one) ? null : <Badge>{labels[one.status] ?? one.status}</Badge>}
            </span>
            <span className="block text-ink-muted wrap-anywhere">
              {one.position} · {one.partner ?? 'Unassigned'} ·{' '}
              {isLive(one) ? `${labels[one.status] ?? one.status}, since ` : 'From '}
              <Time at={one.waitingSince} show="day" />
              {isLive(one) ? null : (
                <>
                  , last changed <Time at={one.updatedAt} show="day" />
                </>
              )}
            </span>
            {one.outcomeReason ? (
              <p className="max-w-[70ch] whitespace-pre-wrap wrap-anywhere">{one.outcomeReason}</p>
            ) : null}
          </li>
        ))}
      </ul>
      <ShowMore list={list} failed="More submissions couldn’t be loaded." className="mt-5 text-center" />
    </ListState>
  )
}

const labels: Readonly<Record<string, string>> = { ...submissionStatusLabels, [closedSubmission]: 'Closed' }

const isLive = ({ status }: FirmSubmission) => liveSubmissionStatuses.some((live) => live === status)
