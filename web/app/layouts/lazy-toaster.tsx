import { useEffect, useState, useSyncExternalStore } from 'react'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { currentToasts, dismissToast, subscribeToToasts, toastDurationMs } from '#web/app/ui/toast-store.ts'

const Toaster = lazyNamed(() => import('#web/app/ui/toast.tsx'), 'Toaster')

/**
 * Where toasts appear. Nothing has to be said before somebody does something, so its code comes with the first key or
 * touch, and is there when an answer or a lost connection has to be told.
 */
export function LazyToaster() {
  const [isNeeded, setIsNeeded] = useState(() => currentToasts().length > 0)
  useEffect(() => {
    const need = () => setIsNeeded(true)
    const stop = subscribeToToasts(need)
    const once = { once: true }
    window.addEventListener('focusin', need, once)
    window.addEventListener('pointerdown', need, once)
    return () => {
      stop()
      window.removeEventListener('focusin', need)
      window.removeEventListener('pointerdown', need)
    }
  }, [])
  return isNeeded ? (
    <LazyPart as="instead" title="Notifications" instead={<PlainToasts />}>
      <Toaster />
    </LazyPart>
  ) : null
}

/** What a toast says, where its code can't be fetched: a lost connection is told all the same. */
function PlainToasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  const shown = toasts.find(({ isOpen }) => isOpen)?.id
  useEffect(() => {
    if (shown === undefined) return undefined
    const timer = setTimeout(() => dismissToast(shown), toastDurationMs)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <div role="alert" className="fixed right-0 bottom-0 z-50 w-full max-w-md p-4 empty:hidden">
      {toasts
        .filter(({ isOpen }) => isOpen)
        .map(({ id, title, text, action }) => (
          <div
            key={id}
            className="flex items-start gap-3 rounded-lg border border-rule bg-paper-raised px-4 py-3 text-sm shadow-high"
          >
            <div className="min-w-0 grow py-0.5">
              <p className="font-medium">{title}</p>
              {text ? <p className="mt-0.5 break-words">{text}</p> : null}
            </div>
            {action ? (
              <Button size="sm" onClick={action.onSelect}>
                {action.label}
              </Button>
            ) : null}
            <Button size="sm" variant="quiet" onClick={() => dismissToast(id)}>
              Dismiss
            </Button>
          </div>
        ))}
    </div>
  )
}
