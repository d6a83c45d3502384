import { Link } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { buttonClass } from './button-class.ts'
import { EmptyState } from './empty-state.tsx'

/** Shown to partners in place of a screen for admins. */
export function AccessRestricted() {
  return (
    <EmptyState
      title="Access Restricted"
      text="This section is available to administrators only"
      action={
        <Link to={paths.adminView('find-jobs')} className={buttonClass({ variant: 'primary' })}>
          View Jobs Instead
        </Link>
      }
    />
  )
}
