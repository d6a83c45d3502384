export type ToastVariant = 'default' | 'destructive'

export type ToastInput = {
  title: string
  text?: string
  variant?: ToastVariant
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onSelect: () => void }
}

export type ToastEntry = ToastInput & { id: number; isOpen: boolean }

/** At most one toast is visible, for 5 seconds by default, so that it covers little and leaves on its own. */
export const toastLimit = 1
export const toastDurationMs = 5_000
export const toastRemovalMs = 1_000_000

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly ToastEntry[]): void {
  entries = next
  for (const listener of listeners) listener()
}

/** Toasts for `<Toaster/>`, newest first. */
export function currentToasts(): readonly ToastEntry[] {
  return entries
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Closes one toast, or all of them. */
export function dismissToast(id?: number): void {
  const isMeant = (entry: ToastEntry) => id === undefined || entry.id === id
  const closing = entries.filter((entry) => isMeant(entry) && entry.isOpen).map((entry) => entry.id)
  if (closing.length === 0) return
  publish(entries.map((entry) => (isMeant(entry) ? { ...entry, isOpen: false } : entry)))
  setTimeout(() => publish(entries.filter((entry) => !closing.includes(entry.id))), toastRemovalMs)
}

/**
 * Shows a toast in the corner of the screen, replacing an older one. Call it from anywhere.
 * Returns a handle that closes it.
 */
export function toast(input: ToastInput): { dismiss: () => void } {
  lastId += 1
  const id = lastId
  publish([{ ...input, id, isOpen: true }, ...entries].slice(0, toastLimit))
  return { dismiss: () => dismissToast(id) }
}
