import { paths } from '#web/app/paths.ts'
import { buttonClass } from '#web/app/ui/button-class.ts'

type JobNotFoundProps = {
  /** Id of a position that was open before; undefined for an address that never led to one. */
  closedShortId: string | undefined
}

/** Shown for an unknown or closed job. */
export function JobNotFound({ closedShortId }: JobNotFoundProps) {
  const isClosed = closedShortId !== undefined
  return (
    <>
      <h1 className="text-3xl">{isClosed ? 'This position has been filled or closed' : 'Job Not Found'}</h1>
      <p className="mt-3 text-ink-muted">
        {isClosed
          ? 'It no longer takes applications. Similar positions may be open.'
          : "The job you're looking for doesn't exist or has been removed."}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isClosed ? (
          <a href={paths.site.job(closedShortId)} className={buttonClass({ variant: 'primary' })}>
            See similar positions
          </a>
        ) : null}
        <a href={paths.site.jobs} className={buttonClass(isClosed ? {} : { variant: 'primary' })}>
          Back to Jobs
        </a>
      </div>
    </>
  )
}
