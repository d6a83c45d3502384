import type { ApplicationHistoryItem } from '#contract/api/candidates/applications.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { statusLabel, statusTone } from '#contract/domain/statuses.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { StatusBadge } from '#web/app/ui/status-badge.tsx'
import { JobLink } from './candidate-facts.tsx'

/** The applicant's other applications: job, firm, day, partner and status of each. */
export function ApplicationHistory({ history }: { history: readonly ApplicationHistoryItem[] }) {
  return (
    <ul className="flex flex-col divide-y divide-rule rounded-md border border-rule text-sm">
      {history.map(({ id, job, appliedAt, assignedPartner, status }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2">
          <span className="min-w-0">
            <JobLink job={job} className="font-medium" />
            <span className="block text-xs">
              {job.firmName} · Applied {easternDateText(appliedAt)} · {assignedPartner?.name ?? 'Unassigned'}
            </span>
          </span>
          <StatusBadge tone={statusTone(status)} text={statusLabel(status, brandName())} />
        </li>
      ))}
    </ul>
  )
}
