import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { paths } from '#web/app/paths.ts'
import { buttonClass } from '#web/app/ui/button-class.ts'

type ApplySuccessProps = { job: PublicJob; email: string }

/** The last screen of the wizard. */
export function ApplySuccess({ job, email }: ApplySuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  return (
    <div className="max-w-md py-6">
      <CircleCheck aria-hidden className="size-8 text-success" />
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-3xl focus-visible:outline-none">
        Application submitted!
      </h1>
      <p className="mt-3 text-ink-muted">
        Your application for <span className="font-medium text-ink">{job.title}</span> has arrived. A recruiter will
        review it and reply to <span className="font-medium wrap-anywhere text-ink">{email}</span>.
      </p>
      <a href={paths.site.jobs} className={`${buttonClass({ variant: 'primary' })} mt-6`}>
        Return to Job Board
      </a>
    </div>
  )
}
