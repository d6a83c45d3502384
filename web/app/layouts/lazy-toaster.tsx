import { lazy, Suspense, useEffect, useState } from 'react'
import { currentToasts, subscribeToToasts } from '#web/app/ui/toast-store.ts'

const load = () => import('#web/app/ui/toast.tsx').then(({ Toaster }) => ({ default: Toaster }))
const Toaster = lazy(load)

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
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
