import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { placeText } from '#contract/domain/job-texts.ts'
import { compactSalaryText } from '#contract/domain/salary.ts'

/** One position on one line: title, city and salary. A title that doesn't fit ends with an ellipsis. */
export function JobRow({ job }: { job: PublicJob }) {
  // A phone has no room for the state.
  const [, city, rest] = /^([^,]+)(.*)$/s.exec(placeText(job)) ?? []
  return (
    <a className="job-row" href={`/job/${job.shortId}`}>
      <span className="job-row-title">{job.title}</span>
      <span className="job-row-place">
        {city}
        <span className="job-row-state">{rest}</span>
      </span>
      <span className="job-row-pay">{compactSalaryText(job)}</span>
    </a>
  )
}
