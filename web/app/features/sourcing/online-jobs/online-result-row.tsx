import { ExternalLink } from 'lucide-react'
import type { OnlineResult } from '#contract/api/sourcing/online-jobs.ts'
import { staffAge } from '#contract/domain/posted-age.ts'
import { MakeJob } from '#web/app/features/jobs/jobs/make-job.tsx'
import { Badge } from '#web/app/ui/badge.tsx'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { linkClass } from '#web/app/ui/link-class.ts'

type RowProps = {
  job: OnlineResult
  now: Date
  isChosen: boolean
  isAdmin: boolean
  onChoose: (isChosen: boolean) => void
}

/** One posting with its source, and marks for new, seen and saved ones. */
export function OnlineResultRow({ job, now, isChosen, isAdmin, onChoose }: RowProps) {
  const { id, title, firm, url, source, snippet, location, salary, postedAt } = job
  return (
    <li
      className={cx(
        'flex gap-3 border-b border-rule px-3 py-3 last:border-b-0 sm:px-4',
        isChosen && 'bg-accent-soft/40',
      )}
    >
      <Checkbox aria-label={`Select ${title} at ${firm}`} checked={isChosen} onCheckedChange={onChoose} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="min-w-0 font-serif text-base leading-6 wrap-anywhere">
            <a href={url} target="_blank" rel="noreferrer nofollow" className={linkClass('quiet')}>
              {title}
              <ExternalLink aria-hidden className="ml-1.5 inline size-3.5 align-baseline text-ink-muted" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </h3>
          {postedAt ? <span className="text-xs text-ink-muted">{staffAge(postedAt, now)}</span> : null}
        </div>
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span className="text-ink-muted wrap-anywhere">{firm}</span>
          {location ? <span className="wrap-anywhere">{location}</span> : null}
          {salary ? <strong className="font-semibold tabular-nums">{salary}</strong> : null}
        </p>
        {snippet ? <p className="mt-1 line-clamp-2 text-sm text-ink-muted wrap-anywhere">{snippet}</p> : null}
        <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
          {job.isNew ? <Badge tone="brass">New</Badge> : null}
          {job.isRemote ? <Badge tone="info">Remote</Badge> : null}
          {job.practiceArea ? <Badge>{job.practiceArea}</Badge> : null}
          {job.isSaved ? <Badge tone="success">Already saved{job.savedFor ? ` for ${job.savedFor}` : ''}</Badge> : null}
          {job.seenBefore ? <Badge>Seen before</Badge> : null}
          <span className="text-xs text-ink-muted wrap-anywhere">
            {job.attribution ? `${job.attribution} · ${source}` : `Found at ${source}`}
          </span>
          {isAdmin ? <MakeJob key={id} url={url} title={title} /> : null}
        </div>
      </div>
    </li>
  )
}
