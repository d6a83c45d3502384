import { Link } from 'react-router'
import { viewFor } from '#web/app/features/workspace/admin/admin-views.ts'
import { paths } from '#web/app/paths.ts'
import { buttonClass } from './button-class.ts'
import { EmptyState } from './empty-state.tsx'

/** What a partner sees of a screen for admins (spec 2 §2). */
export function AccessRestricted() {
  return (
    <EmptyState
      title="Access Restricted"
      text="This section is available to administrators only"
      action={
        viewFor('partner', 'find-jobs') ? (
          <Link to={paths.adminView('find-jobs')} className={buttonClass({ variant: 'primary' })}>
            View Jobs Instead
          </Link>
        ) : (
          <a href={paths.site.jobs} className={buttonClass({ variant: 'primary' })}>
            View Jobs Instead
          </a>
        )
      }
    />
  )
}
