/** Whether a key belongs to a field, a list or a window that is open, so that it is no shortcut of the page. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target
  if (!(target instanceof HTMLElement)) return false
  if (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role=listbox], [role=menu], [role=combobox]')
  ) {
    return true
  }
  return target.closest('[role=alertdialog], [role=dialog][aria-modal=true]') !== null
}
