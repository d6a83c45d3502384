import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import type { CurrentUser } from '#contract/api/auth.ts'
import { viewsOf } from '#web/app/features/admin/admin-views.ts'
import { isTyping } from '#web/app/features/candidates/is-typing.ts'
import { paths } from '#web/app/paths.ts'
import { hasSingleKeys, openWindow, showWindow, subscribeToWindow, typeAhead } from './palette-store.ts'

const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })))
const Shortcuts = lazy(() => import('./shortcuts.tsx').then((module) => ({ default: module.Shortcuts })))

/** Listens for the keys of the staff area; the windows they open are fetched with the first press. */
export function PaletteHost({ user }: { user: CurrentUser }) {
  const open = useSyncExternalStore(subscribeToWindow, openWindow)
  const navigate = useNavigate()
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.isComposing || event.defaultPrevented || event.altKey) return
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        // A question that waits for its answer goes first.
        if (document.querySelector('[role=alertdialog]')) return
        event.preventDefault()
        showWindow(openWindow() === 'palette' ? null : 'palette')
        return
      }
      if (event.ctrlKey || event.metaKey || openWindow() !== null || isTyping(event) || isSomethingOpen()) return
      if (event.key === '?') {
        event.preventDefault()
        showWindow('shortcuts')
        return
      }
      if (event.shiftKey || event.repeat || !hasSingleKeys()) return
      const view = viewsOf(user.role).find(({ key }) => key?.toLowerCase() === event.key)
      if (!view) return
      event.preventDefault()
      void navigate(view.value === 'dashboard' ? paths.admin : paths.adminView(view.value))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate, user.role])
  // Its code may still be on the way: what is typed meanwhile is for the palette, not for the page below.
  useEffect(() => {
    function keep(event: KeyboardEvent) {
      if (openWindow() !== 'palette' || document.querySelector('[cmdk-input]')) return
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') showWindow(null)
      else if (!typeAhead(event.key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // Before the keys of lists and records, which listen on the document.
    window.addEventListener('keydown', keep, { capture: true })
    return () => window.removeEventListener('keydown', keep, { capture: true })
  }, [])
  // Whoever signs in next does not find a window open.
  useEffect(() => () => showWindow(null), [])
  return (
    <Suspense fallback={null}>
      {open === 'palette' ? <Palette user={user} /> : null}
      {open === 'shortcuts' ? <Shortcuts role={user.role} /> : null}
    </Suspense>
  )
}

/** A record, a dialog or a list in which letters may mean something of their own. */
const isSomethingOpen = () =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null
