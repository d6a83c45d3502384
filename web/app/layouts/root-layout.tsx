import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { FeedbackHost } from '#web/app/features/identity/feedback/feedback-host.tsx'
import { LazyToaster } from './lazy-toaster.tsx'

/** The frame of every screen: toasts, the feedback form, and a line while the next screen loads. */
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
