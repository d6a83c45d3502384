import { Link } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { buttonClass } from './button-class.ts'

/** Shown to partners in place of a screen for admins. */
export function AccessRestricted() {
  return (
    <div className="max-w-text">
      <h1 className="text-2xl">Access Restricted</h1>
      <p className="mt-1 text-sm text-ink-muted">This section is available to administrators only</p>
      <Link to={paths.adminView('find-jobs')} className={`${buttonClass({ variant: 'primary' })} mt-4`}>
        View Jobs Instead
      </Link>
    </div>
  )
}
