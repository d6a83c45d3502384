import { useEffect, useLayoutEffect, useRef } from 'react'
import { isShortcut, isTyping } from '#web/app/lib/keys.ts'

type ListKeys = {
  /** A record is open: then `j`, `k` and Esc belong to its panel. */
  isOpen: boolean
  openId: number | undefined
  onSelect: (id: number, isRange: boolean) => void
  onClear: () => void
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
      if (event.key === 'Escape') {
        if (!now.current.isOpen && !isTyping(event) && !isMenuOpen()) now.current.onClear()
      } else if (select(event, now.current) || move(event, now.current)) event.preventDefault()
    }
    document.addEventListener('keydown', act, { capture: true })
    return () => document.removeEventListener('keydown', act, { capture: true })
  }, [])
}

/** A menu or list that Esc closes first. Dialogs and the panel take the key before it comes here. */
const isMenuOpen = () => document.querySelector('[data-radix-popper-content-wrapper]') !== null

/** Selects or deselects the row with the focus, or the open record. */
function select(event: KeyboardEvent, { openId, onSelect }: ListKeys): boolean {
  if (!isShortcut(event, 'select') && !isShortcut(event, 'selectRange')) return false
  const id = Number(focused()?.dataset['application'] ?? openId ?? Number.NaN)
  if (!Number.isInteger(id)) return false
  onSelect(id, event.shiftKey)
  return true
}

/** Moves the focus to the next or the previous row. */
function move(event: KeyboardEvent, { isOpen }: ListKeys): boolean {
  if (isOpen) return false
  const isNext = isShortcut(event, 'next')
  if (!isNext && !isShortcut(event, 'previous')) return false
  step(isNext ? 1 : -1)
  return true
}

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
