import type { ReactNode } from 'react'
import { showFeedback } from '#web/app/lib/feedback-store.ts'
import { paths } from '#web/app/paths.ts'
import { linkClass } from '#web/app/ui/link-class.ts'
import { SkipLink } from '#web/app/ui/skip-link.tsx'
import { MarkedLogo } from './logo.tsx'

type PublicLayoutProps = {
  children: ReactNode
  /** Narrow for a short form, wide for one with a second column. */
  width?: 'narrow' | 'wide'
}

/** Header, content and footer share the left edge of the site's pages: visitors move between the two. */
const column = 'mx-auto w-[min(100%-2.5rem,64rem)]'

/** The frame of the screens for visitors: the agency's name, a link to the jobs, the footer. */
export function PublicLayout({ children, width = 'narrow' }: PublicLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-rule">
        <div className={`${column} flex min-h-16 items-center justify-between gap-4 py-2`}>
          <a href={paths.site.landing} className="flex min-h-11 min-w-0 items-center rounded-sm no-underline">
            <MarkedLogo />
          </a>
          <a href={paths.site.jobs} className={`${linkClass('quiet')} flex min-h-11 items-center text-sm`}>
            Browse jobs
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`${column} grow pt-8 pb-12 focus-visible:outline-none max-sm:pt-6`}>
        <div className={width === 'narrow' ? 'max-w-md' : undefined}>{children}</div>
      </main>
      <footer className="border-t border-rule">
        <div className={`${column} flex flex-wrap items-center gap-x-4 text-sm text-ink-muted`}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => showFeedback(true)}
            className={`${linkClass('quiet')} min-h-11 cursor-pointer`}
          >
            Feedback
          </button>
        </div>
      </footer>
    </div>
  )
}
