import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { publicJobsApi, type PublicJob } from '#contract/api/jobs/jobs.ts'
import { stepsAfterApplying } from '#contract/domain/apply-texts.ts'
import { placeText } from '#contract/domain/job-texts.ts'
import { jobSalaryText } from '#contract/domain/salary.ts'
import { read } from '#web/app/api/query.ts'
import { paths } from '#web/app/paths.ts'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { linkClass } from '#web/app/ui/link-class.ts'

type ApplySuccessProps = { job: PublicJob; email: string }

/**
 * The last screen of the wizard. It doesn't link to the status page: anyone can type an address into the form, so that
 * link goes only to the mailbox, and this screen is the same for a first and for a repeated application.
 */
export function ApplySuccess({ job, email }: ApplySuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  return (
    <div className="max-w-2xl py-6">
      <CircleCheck aria-hidden className="size-8 text-success" />
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-3xl focus-visible:outline-none">
        Application submitted!
      </h1>
      <p className="mt-3 text-ink-muted">
        We have your application for <span className="font-medium text-ink">{job.title}</span>. We’ll write to{' '}
        <span className="font-medium wrap-anywhere text-ink">{email}</span>.
      </p>
      <h2 className="mt-8 text-xl">What happens next</h2>
      <ol className="mt-3 flex flex-col gap-4">
        {stepsAfterApplying.map(({ when, what }) => (
          <li key={when} className="border-l-2 border-rule-strong pl-4">
            <p className="text-sm font-medium text-ink">{when}</p>
            <p className="text-sm text-ink-muted">{what}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-ink-muted">
        No email after a few minutes? Check your spam folder, or{' '}
        <a href={paths.site.support} className={linkClass()}>
          contact support
        </a>
        .
      </p>
      <a href={paths.site.jobs} className={`${buttonClass({ variant: 'primary' })} mt-6`}>
        Return to Job Board
      </a>
      <SimilarJobs job={job} />
    </div>
  )
}

/** Other open positions. Nothing while there aren't any, or when they can't be read. */
function SimilarJobs({ job }: { job: PublicJob }) {
  const { data: similar = [] } = useQuery(read(publicJobsApi.similar, { params: { shortId: job.shortId } }))
  if (similar.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="text-xl">Similar positions</h2>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {similar.map((one) => (
          <li key={one.id}>
            <a href={paths.site.job(one.shortId)} className="block rounded-sm py-3 no-underline hover:bg-paper-sunk">
              <span className="block font-serif text-lg leading-snug font-medium text-ink">{one.title}</span>
              <span className="block text-sm text-ink-muted">
                {one.firmName} · {placeText(one)}
              </span>
              <span className="block text-sm font-medium text-ink tabular-nums">{jobSalaryText(one)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
