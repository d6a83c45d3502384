import { linkClass } from '#web/app/ui/link-class.ts'
import { cx } from '#web/app/ui/cx.ts'

type ResumeLinksProps = { resumeUrl: string | null; applicantName: string }

const look = cx(linkClass(), 'touch-target inline-flex min-h-6 items-center')

/** The résumé, to view in a new tab or to download; nothing when none was sent. */
export function ResumeLinks({ resumeUrl, applicantName }: ResumeLinksProps) {
  if (!resumeUrl) return null
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4">
      <a href={`/api${resumeUrl}?view=1`} target="_blank" rel="noreferrer" className={look}>
        View résumé
        <span className="sr-only"> of {applicantName} (opens in a new tab)</span>
      </a>
      <a href={`/api${resumeUrl}`} download className={look}>
        Download résumé
        <span className="sr-only"> of {applicantName}</span>
      </a>
    </span>
  )
}
