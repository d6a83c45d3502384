import { MessageSquare } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { cx } from '#web/app/ui/cx.ts'
import { buttonClass } from '#web/app/ui/button-class.ts'

const FeedbackDialog = lazy(() =>
  import('./feedback-dialog.tsx').then((module) => ({ default: module.FeedbackDialog })),
)

/** Floats on every screen (spec 1 §2); the form behind it is fetched when it is first opened. */
export function FeedbackButton() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true)
          setWasOpened(true)
        }}
        className={cx(
          buttonClass({ variant: 'secondary' }),
          'fixed right-4 bottom-4 z-10 rounded-full shadow-high max-sm:size-11 max-sm:px-0 print:hidden',
        )}
      >
        <MessageSquare aria-hidden className="size-4" />
        <span className="max-sm:sr-only">Feedback</span>
      </button>
      {wasOpened ? (
        <Suspense>
          <FeedbackDialog open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
