import { useEffect, useLayoutEffect, useRef } from 'react'
import { isShortcut, type ShortcutName } from './keys.ts'

/** Actions of single keys of a screen; one that isn't possible now is undefined. */
type Actions = Partial<Record<ShortcutName, (() => void) | undefined>>

/** Keys that only move: they repeat while they are held down. A key that decides never does. */
const steps: ReadonlySet<ShortcutName> = new Set(['next', 'previous', 'nextItem', 'previousItem'])

/** Runs the actions of a screen when their single keys are pressed outside of fields and dialogs. */
export function useShortcuts(actions: Actions): void {
  const now = useRef(actions)
  useLayoutEffect(() => {
    now.current = actions
  })
  useEffect(() => {
    function act(event: KeyboardEvent) {
      const name = (Object.keys(now.current) as ShortcutName[]).find((one) => isShortcut(event, one))
      if (!name || (event.repeat && !steps.has(name))) return
      const go = now.current[name]
      if (!go) return
      event.preventDefault()
      go()
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [])
}
