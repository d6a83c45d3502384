import { useEffect, useState, useSyncExternalStore } from 'react'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { currentToasts, dismissToast, subscribeToToasts, toastDurationMs } from '#web/app/ui/toast-store.ts'

const Toaster = lazyNamed(() => import('#web/app/ui/toast.tsx'), 'Toaster')

/**
 * The place of toasts. There is nothing to announce before the user acts, so the code is fetched with the first key or
 * touch, and is loaded by the time a result or a lost connection has to be announced.
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
    <LazyPart as="custom" title="Notifications" renderFailed={() => <PlainToasts />}>
      <Toaster />
    </LazyPart>
  ) : null
}

/** Plain toasts for when the real ones can't be fetched, so that a lost connection is still announced. They time out. */
function PlainToasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToasts).find(({ isOpen }) => isOpen)
  const id = toast?.id
  useEffect(() => {
    if (id === undefined) return undefined
    const timer = setTimeout(() => dismissToast(id), toastDurationMs)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <div className="fixed right-4 bottom-4 z-50 max-w-md">
      {toast ? <ErrorState title={toast.title} text={toast.text} /> : null}
    </div>
  )
}
