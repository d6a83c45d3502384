import { openerAt, returnFocus, type Opener } from './layers.ts'

/** The control that has the focus, and the layer it is in. */
type Held = { opener: Opener; control: HTMLElement; layer: HTMLElement | undefined; wasDisabled: boolean }

let held: Held | undefined

/**
 * Moves the focus on when a press removes the control that has it ("Clear All", "Mark all as read", a chip), and gives it
 * back to a control that is enabled again. Browsers would leave it on the page itself, where keys begin from the top.
 */
export function watchFocus(): void {
  document.addEventListener('focusin', hold, { capture: true })
  // After a click beside every control, nobody expects the focus anywhere.
  document.addEventListener('pointerdown', () => (held = undefined), { capture: true })
  const observer = new MutationObserver(restore)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}

function hold({ target }: Event): void {
  const found = target instanceof HTMLElement ? openerAt(target) : undefined
  held = found && target instanceof HTMLElement ? { ...found, control: target, wasDisabled: false } : undefined
}

function restore(): void {
  if (!held) return
  const { opener, control, layer } = held
  if (control.matches(':disabled')) held.wasDisabled = true
  if (!isFocusLost()) return
  if (!control.isConnected) {
    held = undefined
    // A layer that closes returns the focus itself.
    if (layer && !layer.isConnected) return
    // Later than the code of the screen, which may place the focus.
    requestAnimationFrame(() => setTimeout(() => isFocusLost() && returnFocus(opener), 0))
  } else if (held.wasDisabled && !control.matches(':disabled')) {
    control.focus({ preventScroll: true })
  }
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body
