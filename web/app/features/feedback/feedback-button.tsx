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
      <div className="fixed right-4 bottom-4 z-10 print:hidden">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            setIsOpen(true)
            setWasOpened(true)
          }}
          className={cx(buttonClass({ variant: 'secondary' }), 'rounded-full shadow-high max-sm:size-11 max-sm:px-0')}
        >
          <MessageSquare aria-hidden className="size-4" />
          <span className="max-sm:sr-only">Feedback</span>
        </button>
      </div>
      {wasOpened ? (
        <Suspense>
          <FeedbackDialog open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
