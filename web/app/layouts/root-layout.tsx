import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { FeedbackHost } from '#web/app/features/identity/feedback/feedback-host.tsx'
import { LazyToaster } from './lazy-toaster.tsx'

/** Around every screen: where toasts and the feedback form appear, and a line that says that the next screen is coming. */
export function RootLayout() {
  const isMoving = useNavigation().state !== 'idle'
  return (
    <>
      {isMoving ? (
        <output className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-accent">
          <span className="sr-only">Loading…</span>
        </output>
      ) : null}
      <Outlet />
      <FeedbackHost />
      <LazyToaster />
      <ScrollRestoration />
    </>
  )
}
