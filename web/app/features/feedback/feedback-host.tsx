import { lazy, Suspense, useSyncExternalStore } from 'react'
import { feedbackState, showFeedback, subscribeToFeedback } from './feedback-store.ts'

const FeedbackDialog = lazy(() =>
  import('./feedback-dialog.tsx').then((module) => ({ default: module.FeedbackDialog })),
)

/** Where the feedback form appears on every screen; it is fetched when it is first asked for. */
export function FeedbackHost() {
  const state = useSyncExternalStore(subscribeToFeedback, feedbackState)
  return state === 'unused' ? null : (
    <Suspense>
      <FeedbackDialog open={state === 'open'} onOpenChange={showFeedback} />
    </Suspense>
  )
}
