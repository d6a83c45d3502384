/** The open window: the palette, the list of shortcuts, or neither. */
export type OpenWindow = 'palette' | 'shortcuts' | null

let open: OpenWindow = null
/** Text typed while the palette's code was loading. */
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

/** The palette's initial words: text typed while its code was loading. */
export function typedAhead(): string {
  return typed
}

/** Stores a key for the palette while it loads. Returns false if the key doesn't type a character. */
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

/** True if single-key shortcuts are on. They can be turned off, because dictation types letters too (WCAG 2.1.4). */
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
    // If storage is forbidden, the choice isn't saved; nothing else is lost.
  }
}
