import { Link } from 'react-router'
import { PublicLayout } from './public-layout.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { paths } from '#web/app/paths.ts'
import { buttonClass } from '#web/app/ui/button-class.ts'

/** Shown for an address without a screen. */
export function NotFoundPage() {
  return (
    <PublicLayout>
      <title>{pageTitle('Page Not Found')}</title>
      <h1 className="text-3xl">Page Not Found</h1>
      <p className="mt-3 text-ink-muted">
        This page doesn’t exist or has moved. Check the address, or start from here.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={paths.site.landing} className={buttonClass({ variant: 'primary' })}>
          Go Home
        </a>
        <a href={paths.site.jobs} className={buttonClass()}>
          Browse Jobs
        </a>
        <Link to={paths.candidates} className={buttonClass()}>
          View Candidates
        </Link>
      </div>
    </PublicLayout>
  )
}
