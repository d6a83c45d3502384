import { useEffect, useLayoutEffect, useRef } from 'react'
import { isTyping } from './is-typing.ts'

type ListKeys = {
  /** A record is open: then `j`, `k` and Esc are the panel's. */
  isOpen: boolean
  openId: number | undefined
  onChoose: (id: number, isRange: boolean) => void
  onClearChosen: () => void
  onShortcuts: () => void
}

const openers = '[data-application]'

/**
 * The keys of the list: `j` and `k` go from row to row, `x` chooses the row that has the focus (with Shift all up to it), Esc
 * lets go what is chosen, `?` lists the keys. `/` is the search box's own.
 */
export function useListKeys(keys: ListKeys): void {
  const now = useRef(keys)
  useLayoutEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    function act(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTypingText(event)) return
      const { isOpen, openId, onChoose, onClearChosen, onShortcuts } = now.current
      if (event.key === '?') onShortcuts()
      else if (event.key === 'Escape' && !isOpen && !isAbove()) onClearChosen()
      else if (event.key.toLowerCase() === 'x') {
        const id = Number(focused()?.dataset['application'] ?? openId)
        if (!Number.isInteger(id)) return
        onChoose(id, event.shiftKey)
      } else if (!isOpen && (event.key === 'j' || event.key === 'k')) step(event.key === 'j' ? 1 : -1)
      else return
      if (event.key !== 'Escape') event.preventDefault()
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [])
}

/** The boxes that choose rows take no text, so the keys of the list work from there too. */
function isTypingText(event: KeyboardEvent): boolean {
  const { target } = event
  return !(target instanceof HTMLInputElement && target.type === 'checkbox') && isTyping(event)
}

const isAbove = () =>
  document.querySelector('[data-radix-popper-content-wrapper], [role=dialog], [role=alertdialog]') !== null

const focused = () => document.activeElement?.closest<HTMLElement>(openers) ?? undefined

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(openers)]
  const at = rows.findIndex((row) => row === focused())
  // Nothing has the focus yet: the first row that is not above the window.
  const first = rows.findIndex((row) => row.getBoundingClientRect().bottom > 200)
  const row = rows[at === -1 ? Math.max(0, first) : at + by]
  row?.querySelector<HTMLElement>('[data-opener]')?.focus()
}
