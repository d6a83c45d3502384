import type { MouseEvent } from 'react'

const controls = 'a, button, input, select, textarea, label, summary, [role=combobox], [role=checkbox], [role=menuitem]'

/**
 * The click of a whole card or row that opens what it is about. What has an action of its own inside it keeps that, and so
 * does text that is being selected. Its keyboard way is the button inside: a card is not one more stop for Tab.
 */
export const opensOnClick =
  (open: () => void) =>
  ({ target, currentTarget, defaultPrevented }: MouseEvent<HTMLElement>): void => {
    if (defaultPrevented || !(target instanceof Element)) return
    // A list that belongs to a control inside is drawn elsewhere in the page, and its clicks arrive here all the same.
    if (!currentTarget.contains(target) || target.closest(controls)) return
    if (window.getSelection()?.isCollapsed === false) return
    open()
  }
