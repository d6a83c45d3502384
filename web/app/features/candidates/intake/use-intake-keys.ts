import { useEffect, useLayoutEffect, useRef } from 'react'
import { isShortcut, type ShortcutName } from '#web/app/lib/keys.ts'

const names = [
  'nextItem',
  'previousItem',
  'acceptItem',
  'joinItem',
  'skipItem',
  'discardItem',
] as const satisfies readonly ShortcutName[]
type IntakeKey = (typeof names)[number]

/** Arrows step through the list, `k` keeps, `j` joins, `s` skips, `d` discards. An action that isn't possible is undefined. */
export function useIntakeKeys(keys: Partial<Record<IntakeKey, (() => void) | undefined>>): void {
  const now = useRef(keys)
  useLayoutEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    function act(event: KeyboardEvent) {
      const name = names.find((one) => isShortcut(event, one))
      // A key that is held down steps on, but never decides about one résumé after another.
      if (!name || (event.repeat && name !== 'nextItem' && name !== 'previousItem')) return
      const go = now.current[name]
      if (!go) return
      event.preventDefault()
      go()
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [])
}
