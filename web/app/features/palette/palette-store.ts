/** Which of the two windows that keys open is open: the palette, the list of shortcuts, or neither. */
export type OpenWindow = 'palette' | 'shortcuts' | null

let open: OpenWindow = null
const listeners = new Set<() => void>()

export function openWindow(): OpenWindow {
  return open
}

export function showWindow(next: OpenWindow): void {
  open = next
  for (const listener of listeners) listener()
}

export function subscribeToWindow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const singleKeysItem = 'placet.single-keys'

/** Whether one letter alone opens a view. It can be turned off, because dictation and a slip type letters too (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(singleKeysItem) !== 'off'
  } catch {
    return true
  }
}

export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(singleKeysItem)
    else localStorage.setItem(singleKeysItem, 'off')
  } catch {
    // A forbidden storage: the choice holds for nothing, and nothing else is lost.
  }
}
