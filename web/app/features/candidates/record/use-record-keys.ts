import { useEffect, useLayoutEffect, useRef } from 'react'
import { isShortcut, type ShortcutName } from '#web/app/lib/keys.ts'

/** Keys of the open record; an action that isn't possible now is undefined. */
type RecordKeys = Partial<
  Record<'next' | 'previous' | 'advance' | 'reject' | 'submit' | 'write', (() => void) | undefined>
>

const names = ['next', 'previous', 'advance', 'reject', 'submit', 'write'] as const satisfies readonly ShortcutName[]

/** `j` and `k` step through the list, `a` advances, `r` rejects, `s` submits to a client, `m` writes a message. */
export function useRecordKeys(keys: RecordKeys): void {
  const now = useRef(keys)
  useLayoutEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    function act(event: KeyboardEvent) {
      const name = names.find((one) => isShortcut(event, one))
      // A key that is held down steps on, but never decides about one candidate after another.
      if (!name || (event.repeat && name !== 'next' && name !== 'previous')) return
      const go = now.current[name]
      if (!go) return
      event.preventDefault()
      go()
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [])
}
