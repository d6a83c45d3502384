import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { jobSalaryText } from '#contract/domain/salary.ts'
import { paths } from '#web/app/paths.ts'
import { linkClass } from '#web/app/ui/link-class.ts'

/** The job, always in view: a bar at the top of a phone, a card beside the form on wider screens. */
export function JobSummary({ job }: { job: PublicJob }) {
  const place = job.isRemote ? `${job.location} · Remote` : job.location
  return (
    <aside
      aria-label="The position"
      className="sticky top-0 z-5 -mx-4 -mt-6 mb-6 border-b border-rule bg-paper-sunk px-4 py-3 sm:-mx-5 sm:px-5 lg:top-6 lg:order-last lg:m-0 lg:self-start lg:rounded-lg lg:border lg:bg-paper-raised lg:p-5"
    >
      <p className="font-serif text-lg leading-snug font-medium text-ink max-lg:truncate lg:text-xl">{job.title}</p>
      <p className="text-sm text-ink-muted max-lg:truncate lg:mt-1">
        {job.firmName} · {place}
      </p>
      <p className="text-sm font-medium tabular-nums lg:mt-3">{jobSalaryText(job)}</p>
      <p className="mt-3 text-sm max-lg:hidden">
        {job.workType}
        {job.practiceArea ? ` · ${job.practiceArea}` : ''}
      </p>
      <a
        href={paths.site.job(job.shortId)}
        target="_blank"
        rel="noreferrer"
        className={`${linkClass()} mt-4 inline-block py-0.5 text-sm max-lg:hidden`}
      >
        Read the description
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </aside>
  )
}
