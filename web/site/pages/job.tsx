import type { ReactNode } from 'react'
import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { experienceText, placeText } from '#contract/domain/job-texts.ts'
import { practiceAreaSlug } from '#contract/domain/practice-areas.ts'
import { boardAge } from '#contract/domain/posted-age.ts'
import { jobSalaryText } from '#contract/domain/salary.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'
import { AlertForm } from '#web/site/components/alert-form.tsx'
import { JobCard } from '#web/site/components/job-card.tsx'
import { Prose } from '#web/site/components/prose.tsx'
import type { SiteView } from '#web/site/site-view.ts'

type Props = {
  view: SiteView
  job: PublicJob
  similar: PublicJob[]
  /** Address of the board that the visitor came from. */ back: string
}

function facts(job: PublicJob, now: Date): [string, ReactNode][] {
  const firmKind = [job.isBigLaw && 'Big Law', job.isBoutique && 'Boutique'].filter(Boolean).join(', ')
  const all: [string, ReactNode][] = [
    ['Salary', <strong key="salary">{jobSalaryText(job)}</strong>],
    ['Location', placeText(job)],
    ['Practice area', job.practiceArea],
    ['Related areas', job.additionalAreas.join(', ')],
    ['Seniority', seniorityLabel(job.seniority)],
    ['Experience', experienceText(job)],
    ['Work type', job.workType],
    ['Workplace', job.isRemote ? 'Remote' : 'On-site'],
    ['Firm type', firmKind],
    ['Firm size', job.firmSize],
    [
      'Posted',
      <time key="posted" dateTime={job.postedDate}>
        {boardAge(job.postedDate, now)}
      </time>,
    ],
  ]
  return all.filter(([, value]) => Boolean(value))
}

const Points = ({ title, points }: { title: string; points: string[] }) =>
  points.length > 0 && (
    <section>
      <h2>{title}</h2>
      <ul>
        {points.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ul>
    </section>
  )

export function JobPage({ view, job, similar, back }: Props) {
  const apply = `/apply/${job.shortId}`
  return (
    <div className="page job-page">
      <p className="back">
        <a href={back} data-back>
          <span aria-hidden="true">←</span> Back to Jobs
        </a>
      </p>
      <article>
        <header>
          <h1>{job.title}</h1>
          <p className="job-firm">
            {job.firmName}
            <span> · {placeText(job)}</span>
          </p>
          <p className="job-salary">{jobSalaryText(job)}</p>
          <div className="actions">
            <a className="button primary" href={apply}>
              Apply
            </a>
            <button className="button outline" type="button" data-share data-share-title={job.title} hidden>
              Share Job
            </button>
            <output className="muted" data-share-status />
          </div>
        </header>
        <dl className="facts">
          {facts(job, view.now).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="prose">
          <section>
            <h2>About the position</h2>
            <Prose text={job.description} />
          </section>
          <Points title="Requirements" points={job.requirements} />
          <Points title="Benefits" points={job.benefits} />
        </div>
        <p className="apply-bar">
          <a className="button primary" href={apply}>
            Apply for this position
          </a>
        </p>
      </article>
      <SimilarJobs jobs={similar} now={view.now} />
    </div>
  )
}

export const SimilarJobs = ({ jobs, now }: { jobs: PublicJob[]; now: Date }) =>
  jobs.length > 0 && (
    <section className="similar">
      <h2>Similar positions</h2>
      <ol className="job-list">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} />
          </li>
        ))}
      </ol>
    </section>
  )

type ClosedProps = {
  now: Date
  practiceArea: string
  similar: PublicJob[]
}

/** A closed position: similar ones and an alert. Its content is no longer public. */
export const JobClosedPage = ({ now, practiceArea, similar }: ClosedProps) => (
  <div className="page job-page">
    <p className="back">
      <a href="/jobs">
        <span aria-hidden="true">←</span> Back to Jobs
      </a>
    </p>
    <h1>This position has been filled or closed</h1>
    <SimilarJobs jobs={similar} now={now} />
    <AlertForm search={{ practiceArea: practiceAreaSlug(practiceArea) }} about={`new ${practiceArea} positions`} />
  </div>
)
