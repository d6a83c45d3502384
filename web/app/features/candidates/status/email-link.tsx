import type { ReactNode } from 'react'
import { cx } from '#web/app/ui/cx.ts'
import { linkClass } from '#web/app/ui/link-class.ts'
import { useStatusFlow, type FeedbackTarget } from './status-flow.tsx'

type EmailLinkProps = {
  application: FeedbackTarget
  /** The candidate's address, or other words for the link. */
  children: ReactNode
  kind?: 'text' | 'quiet'
}

/** Opens the dialog in which an email to the candidate is written. */
export function EmailLink({ application, children, kind = 'text' }: EmailLinkProps) {
  const flow = useStatusFlow()
  return (
    <button
      type="button"
      className={cx(
        linkClass(kind),
        'max-w-full cursor-pointer truncate py-0.5 text-left align-bottom max-sm:min-h-11',
      )}
      onClick={() => flow.email(application)}
    >
      <span className="sr-only">Email </span>
      {children}
    </button>
  )
}
