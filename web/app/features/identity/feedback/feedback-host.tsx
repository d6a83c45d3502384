import { useSyncExternalStore } from 'react'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { dropFeedback, feedbackState, showFeedback, subscribeToFeedback } from '#web/app/lib/feedback-store.ts'

const FeedbackDialog = lazyNamed(() => import('./feedback-dialog.tsx'), 'FeedbackDialog')

/** The place of the feedback form on every screen. Its code is fetched when it is first opened. */
export function FeedbackHost() {
  const state = useSyncExternalStore(subscribeToFeedback, feedbackState)
  return state === 'unused' ? null : (
    <LazyPart as="dialog" title="The feedback form" onClose={dropFeedback}>
      <FeedbackDialog open={state === 'open'} onOpenChange={showFeedback} />
    </LazyPart>
  )
}
