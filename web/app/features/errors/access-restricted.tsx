import { paths } from '#web/app/paths.ts'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { EmptyState } from '#web/app/ui/empty-state.tsx'

/** What a partner sees of a screen for admins (spec 2 §2). */
export function AccessRestricted() {
  return (
    <EmptyState
      title="Access Restricted"
      text="This section is available to administrators only"
      action={
        <a href={paths.site.jobs} className={buttonClass({ variant: 'primary' })}>
          View Jobs Instead
        </a>
      }
    />
  )
}
