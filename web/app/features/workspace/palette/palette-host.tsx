import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import type { CurrentUser } from '#contract/api/identity/auth.ts'
import { paths } from '#web/app/paths.ts'
import { addLayer, markOpener } from '#web/app/ui/layers.ts'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { isShortcut, isTyping, viewOfLetter } from '#web/app/lib/keys.ts'
import { openWindow, showWindow, subscribeToWindow, typeAhead } from '#web/app/lib/palette-store.ts'

const Palette = lazyNamed(() => import('./palette.tsx'), 'Palette')
const Shortcuts = lazyNamed(() => import('./shortcuts.tsx'), 'Shortcuts')

/** Time after `g` within which a letter belongs to it, in milliseconds. */
const letterMs = 1_500

/** Listens for the keys of the staff area. The code of the dialogs they open is fetched with the first press. */
export function PaletteHost({ user }: { user: CurrentUser }) {
  const open = useSyncExternalStore(subscribeToWindow, openWindow)
  const navigate = useNavigate()
  const goPressedAt = useRef<number>(undefined)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.isComposing || event.defaultPrevented || event.altKey) return
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        // An open question has to be answered first.
        if (document.querySelector('[role=alertdialog]')) return
        event.preventDefault()
        showWindow(openWindow() === 'palette' ? null : 'palette')
        return
      }
      if (isShortcut(event, 'help')) showWindow('shortcuts')
      else if (isShortcut(event, 'goTo')) goPressedAt.current = event.timeStamp
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  // The letter after `g` names a view, whatever it means in a list or a record.
  useEffect(() => {
    function go(event: KeyboardEvent) {
      const begun = goPressedAt.current
      goPressedAt.current = undefined
      if (begun === undefined || event.timeStamp - begun > letterMs || isTyping(event)) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const view = viewOfLetter(user.role, event.key)
      if (!view) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void navigate(view.value === 'dashboard' ? paths.admin : paths.adminView(view.value))
    }
    window.addEventListener('keydown', go, { capture: true })
    return () => window.removeEventListener('keydown', go, { capture: true })
  }, [navigate, user.role])
  // While the palette's code is being fetched, typed letters are for the palette, not for the page below.
  useEffect(() => {
    function typeIntoPalette(event: KeyboardEvent) {
      if (openWindow() !== 'palette' || document.querySelector('[cmdk-input]')) return
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      if (!typeAhead(event.key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // Before the keys of lists and records, which listen on the document.
    window.addEventListener('keydown', typeIntoPalette, { capture: true })
    return () => window.removeEventListener('keydown', typeIntoPalette, { capture: true })
  }, [])
  // The next user starts without an open dialog.
  useEffect(() => () => showWindow(null), [])
  return (
    <>
      {open === 'palette' ? (
        <LazyPart as="dialog" title="The palette" fallback={<PendingPalette />} onClose={() => showWindow(null)}>
          <Palette user={user} />
        </LazyPart>
      ) : null}
      {open === 'shortcuts' ? (
        <LazyPart as="dialog" title="Keyboard shortcuts" onClose={() => showWindow(null)}>
          <Shortcuts role={user.role} />
        </LazyPart>
      ) : null}
    </>
  )
}

/** Makes Esc close a palette whose code is still being fetched, and nothing below it. */
function PendingPalette() {
  useEffect(
    () => addLayer({ content: document.body, opener: markOpener(), isModal: true, onEscape: () => showWindow(null) }),
    [],
  )
  return null
}
