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

/** The frame of the screens for visitors: the agency's name, a link to the jobs, the footer. */
export function PublicLayout({ children, width = 'narrow' }: PublicLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-rule">
        <div className="mx-auto flex min-h-14 w-full max-w-5xl items-center justify-between gap-4 px-5 max-sm:px-4">
          <a href={paths.site.landing} className="flex min-h-11 min-w-0 items-center rounded-sm no-underline">
            <MarkedLogo />
          </a>
          <a href={paths.site.jobs} className={`${linkClass('quiet')} flex min-h-11 items-center text-sm`}>
            Browse jobs
          </a>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={`mx-auto w-full grow px-5 pt-8 pb-12 focus-visible:outline-none max-sm:px-4 max-sm:pt-6 ${width === 'narrow' ? 'max-w-md' : 'max-w-5xl'}`}
      >
        {children}
      </main>
      <footer className="border-t border-rule">
        <div className="mx-auto flex w-full max-w-5xl flex-wrap items-center gap-x-4 px-5 text-sm text-ink-muted max-sm:px-4">
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
