import { useEffect, useLayoutEffect, useRef } from 'react'
import { isShortcut, isTyping } from '#web/app/lib/keys.ts'

type ListKeys = {
  /** A record is open: then `j`, `k` and Esc are the panel's. */
  isOpen: boolean
  openId: number | undefined
  onChoose: (id: number, isRange: boolean) => void
  onClearChosen: () => void
}

const rows = '[data-application]'

/**
 * The keys of the list. `j` and `k` go from row to row wherever the focus is, beginning with the first row in sight; `x`
 * selects the row (with Shift all up to it). Esc clears the selection. `/` is the search box's own.
 */
export function useListKeys(keys: ListKeys): void {
  const now = useRef(keys)
  useLayoutEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    function act(event: KeyboardEvent) {
      const { isOpen, openId, onChoose, onClearChosen } = now.current
      if (event.key === 'Escape' && !isOpen && !isTyping(event) && !isAbove()) onClearChosen()
      else if (isShortcut(event, 'select') || isShortcut(event, 'selectRange')) {
        const id = Number(focused()?.dataset['application'] ?? openId ?? Number.NaN)
        if (!Number.isInteger(id)) return
        onChoose(id, event.shiftKey)
      } else if (!isOpen && isShortcut(event, 'next')) step(1)
      else if (!isOpen && isShortcut(event, 'previous')) step(-1)
      else return
      if (event.key !== 'Escape') event.preventDefault()
    }
    document.addEventListener('keydown', act, { capture: true })
    return () => document.removeEventListener('keydown', act, { capture: true })
  }, [])
}

/** A menu or a list that Esc closes first; dialogs and the panel take the key before it comes here. */
const isAbove = () => document.querySelector('[data-radix-popper-content-wrapper]') !== null

const focused = () => document.activeElement?.closest<HTMLElement>(rows) ?? undefined

function step(by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(rows)]
  const at = all.findIndex((row) => row === focused())
  const next = at === -1 ? all.find(isInSight) : all[at + by]
  next?.querySelector<HTMLElement>('[data-opener]')?.focus()
}

/** Below the header, which stays at the top of the window. */
const isInSight = (row: HTMLElement) => row.getBoundingClientRect().top >= headerHeight
const headerHeight = 56
