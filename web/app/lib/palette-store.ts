/** Which of the two windows that keys open is open: the palette, the list of shortcuts, or neither. */
export type OpenWindow = 'palette' | 'shortcuts' | null

let open: OpenWindow = null
/** What was typed since the palette was asked for. */
let typed = ''
const listeners = new Set<() => void>()

export function openWindow(): OpenWindow {
  return open
}

export function showWindow(next: OpenWindow): void {
  open = next
  typed = ''
  for (const listener of listeners) listener()
}

/** The palette's first words: what was typed while its code was still on the way. */
export function typedAhead(): string {
  return typed
}

/** Keeps a key for the palette that is on its way; false where it is no key that writes. */
export function typeAhead(key: string): boolean {
  if (key === 'Backspace') typed = typed.slice(0, -1)
  else if ([...key].length === 1) typed += key
  else return false
  return true
}

export function subscribeToWindow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const singleKeysItem = 'placet.single-keys'

/** Whether single keys do something. They can be turned off, because dictation and a slip type letters too (WCAG 2.1.4). */
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
