import { useEffect, useLayoutEffect, useRef } from 'react'
import { isTyping } from './is-typing.ts'

type ListKeys = {
  /** A record is open: then `j`, `k` and Esc are the panel's. */
  isOpen: boolean
  openId: number | undefined
  onChoose: (id: number, isRange: boolean) => void
  onClearChosen: () => void
}

const openers = '[data-application]'

/**
 * The keys of the list, where a row has the focus: `j` and `k` go from row to row, `x` chooses it (with Shift all up to it).
 * Esc lets go what is chosen. `/` is the search box's own. They go before the letters that open other views.
 */
export function useListKeys(keys: ListKeys): void {
  const now = useRef(keys)
  useLayoutEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    function act(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTypingText(event)) return
      const { isOpen, openId, onChoose, onClearChosen } = now.current
      if (event.key === 'Escape' && !isOpen && !isAbove()) onClearChosen()
      else if (event.key.toLowerCase() === 'x') {
        const id = Number(focused()?.dataset['application'] ?? openId ?? Number.NaN)
        if (!Number.isInteger(id)) return
        onChoose(id, event.shiftKey)
      } else if (!isOpen && focused() && (event.key === 'j' || event.key === 'k')) step(event.key === 'j' ? 1 : -1)
      else return
      if (event.key !== 'Escape') event.preventDefault()
    }
    document.addEventListener('keydown', act, { capture: true })
    return () => document.removeEventListener('keydown', act, { capture: true })
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
  rows[at + by]?.querySelector<HTMLElement>('[data-opener]')?.focus()
}
