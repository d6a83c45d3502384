import { useEffect, useState } from 'react'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { currentToasts, subscribeToToasts } from '#web/app/ui/toast-store.ts'

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
    <LazyPart as="nothing" title="Notifications">
      <Toaster />
    </LazyPart>
  ) : null
}
