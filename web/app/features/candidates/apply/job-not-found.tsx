import { paths } from '#web/app/paths.ts'
import { buttonClass } from '#web/app/ui/button-class.ts'

/** Shown for an unknown or closed job. */
export function JobNotFound({ isClosed }: { isClosed: boolean }) {
  return (
    <>
      <h1 className="text-3xl">Job Not Found</h1>
      <p className="mt-3 text-ink-muted">
        {isClosed
          ? 'This position is closed and no longer accepts applications.'
          : "The job you're looking for doesn't exist or has been removed."}
      </p>
      <a href={paths.site.jobs} className={`${buttonClass({ variant: 'primary' })} mt-6`}>
        Back to Jobs
      </a>
    </>
  )
}
