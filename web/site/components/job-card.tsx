import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { boardAge } from '#contract/domain/posted-age.ts'
import { placeText } from '#contract/domain/job-texts.ts'
import { jobSalaryText } from '#contract/domain/salary.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'

/** Requirements shown on a card. */
const maxRequirements = 3

type Props = {
  job: PublicJob
  now: Date
  /** Query of the board that lists it, so that the job page can link back. */ query?: string
}

/** One position in a list. */
export function JobCard({ job, now, query }: Props) {
  return (
    <article className="job-card">
      <h3>
        <a href={`/job/${job.shortId}${query ? `?${query}` : ''}`}>{job.title}</a>
      </h3>
      <p className="job-firm">{job.firmName}</p>
      <p className="job-terms">
        <strong>{jobSalaryText(job)}</strong>
        <span>{placeText(job)}</span>
      </p>
      {job.requirements.length > 0 && (
        <ul className="job-requirements">
          {job.requirements.slice(0, maxRequirements).map((requirement, index) => (
            <li key={index}>{requirement}</li>
          ))}
        </ul>
      )}
      <p className="job-meta">
        <span>{job.practiceArea}</span>
        <span>{seniorityLabel(job.seniority)}</span>
        <span>{job.workType}</span>
        <time dateTime={job.postedDate}>{boardAge(job.postedDate, now)}</time>
      </p>
    </article>
  )
}
