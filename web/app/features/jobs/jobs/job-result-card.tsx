import { ExternalLink } from 'lucide-react'
import type { JobRow } from '#contract/api/jobs/jobs.ts'
import { placeText } from '#contract/domain/job-texts.ts'
import { jobSalaryText } from '#contract/domain/salary.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { postedAge } from './posted-age.ts'

/** Maximum number of requirements on a card. */
const requirementsShown = 3

/** A job to look at. Its page and its application form open in new tabs. */
export function JobResultCard({ job }: { job: JobRow }) {
  return (
    <article className="flex h-full flex-col gap-2 rounded-lg border border-rule bg-paper-raised p-4 wrap-anywhere">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-serif text-lg leading-6 break-words">{job.title}</h2>
        <span className="shrink-0 text-xs leading-6 text-ink-muted">{postedAge(job.postedDate)}</span>
      </div>
      <p className="text-sm text-ink-muted">
        {job.firmName}
        {job.isConfidential ? (
          <span className="ml-2">
            <Badge tone="brass">Confidential</Badge>
          </span>
        ) : null}
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <strong className="font-semibold tabular-nums">{jobSalaryText(job)}</strong>
        <span>{placeText(job)}</span>
      </p>
      {job.requirements.length > 0 ? (
        <ul className="list-disc pl-5 text-sm text-ink-muted">
          {job.requirements.slice(0, requirementsShown).map((requirement, at) => (
            <li key={at}>{requirement}</li>
          ))}
        </ul>
      ) : null}
      <p className="flex flex-wrap gap-1.5">
        <Badge>{job.practiceArea}</Badge>
        <Badge>{seniorityLabel(job.seniority)}</Badge>
        <Badge>{job.workType}</Badge>
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        <NewTabLink to={paths.site.job(job.shortId)} label="View job" title={job.title} />
        <NewTabLink to={paths.apply(job.shortId)} label="Apply" title={job.title} />
      </div>
    </article>
  )
}

function NewTabLink({ to, label, title }: { to: string; label: string; title: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className={buttonClass({ size: 'sm' })}>
      {label}
      <span className="sr-only">: {title} (opens in a new tab)</span>
      <ExternalLink aria-hidden className="size-3.5" />
    </a>
  )
}
