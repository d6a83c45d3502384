import type { Role } from '#contract/domain/roles.ts'
import { viewsOf, type AdminView } from '#web/app/lib/admin-views.ts'
import { hasModalLayer } from '#web/app/ui/layers.ts'
import { hasSingleKeys } from './palette-store.ts'

/** Where a key works: on every staff screen, in the list of candidates, in the open record, in the intake. */
export type KeyContext = 'anywhere' | 'list' | 'record' | 'intake'

type Shortcut = {
  /** The value of `KeyboardEvent.key`: a capital letter is typed with Shift. */
  key: string
  label: string
  contexts: readonly KeyContext[]
}

/** Every single key of the staff area; the handlers, the list behind `?` and the test against collisions read it. */
export const shortcuts = {
  help: { key: '?', label: 'This list', contexts: ['anywhere'] },
  goTo: { key: 'g', label: 'Go to a view (then press its letter)', contexts: ['anywhere'] },
  search: { key: '/', label: 'Search', contexts: ['list'] },
  next: { key: 'j', label: 'Next row or record', contexts: ['list', 'record'] },
  previous: { key: 'k', label: 'Previous row or record', contexts: ['list', 'record'] },
  select: { key: 'x', label: 'Select or deselect row', contexts: ['list', 'record'] },
  selectRange: { key: 'X', label: 'Select range', contexts: ['list', 'record'] },
  advance: { key: 'a', label: 'Advance to the next status', contexts: ['record'] },
  reject: { key: 'r', label: 'Reject', contexts: ['record'] },
  nextItem: { key: 'ArrowDown', label: 'Next résumé', contexts: ['intake'] },
  previousItem: { key: 'ArrowUp', label: 'Previous résumé', contexts: ['intake'] },
  acceptItem: { key: 'k', label: 'Keep as new', contexts: ['intake'] },
  joinItem: { key: 'j', label: 'Join the person on record', contexts: ['intake'] },
  skipItem: { key: 's', label: 'Skip', contexts: ['intake'] },
  discardItem: { key: 'd', label: 'Discard', contexts: ['intake'] },
  submit: { key: 's', label: 'Submit to a client', contexts: ['record'] },
  write: { key: 'm', label: 'Write a message', contexts: ['record'] },
} as const satisfies Record<string, Shortcut>

export type ShortcutName = keyof typeof shortcuts

/** True if a key event triggers this shortcut: outside of fields and dialogs, with single keys turned on. */
export function isShortcut(event: KeyboardEvent, name: ShortcutName): boolean {
  if (event.key !== shortcuts[name].key || event.ctrlKey || event.metaKey || event.altKey) return false
  return !event.isComposing && !event.defaultPrevented && hasSingleKeys() && !isTyping(event)
}

/** True if a key belongs to a field, an open list or a dialog. Checkboxes of rows take no text. */
export function isTyping({ target }: KeyboardEvent): boolean {
  if (hasModalLayer()) return true
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return false
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role=listbox], [role=menu], [role=combobox]') !== null
  )
}

/** The view that a letter after `g` opens. */
export function viewOfLetter(role: Role, letter: string): AdminView | undefined {
  return viewsOf(role).find(({ key }) => key?.toLowerCase() === letter.toLowerCase())
}
