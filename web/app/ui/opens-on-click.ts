import type { MouseEvent } from 'react'

const controls = 'a, button, input, select, textarea, label, summary, [role=combobox], [role=checkbox], [role=menuitem]'

/**
 * Makes a click anywhere on a card or row open its record. Controls inside keep their own action, and so
 * does selecting text. Keyboard users have the button inside, so the card isn't another tab stop.
 */
export const opensOnClick =
  (open: () => void) =>
  ({ target, currentTarget, defaultPrevented }: MouseEvent<HTMLElement>): void => {
    if (defaultPrevented || !(target instanceof Element)) return
    // The list of a control inside is drawn elsewhere on the page, but React sends its clicks here too.
    if (!currentTarget.contains(target) || target.closest(controls)) return
    if (window.getSelection()?.isCollapsed === false) return
    open()
  }
