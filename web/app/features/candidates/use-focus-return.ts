import { useEffect, useRef } from 'react'
import { openerId } from './candidate-facts.tsx'

/** Gives the focus back to the row of the record that was open last, after the panel has given up its own. */
export function useFocusReturn(selected: number | undefined): void {
  const last = useRef<number>(undefined)
  useEffect(() => {
    const closed = last.current
    last.current = selected
    if (selected !== undefined || closed === undefined) return
    const timer = setTimeout(() => document.querySelector<HTMLElement>(`#${openerId(closed)}`)?.focus(), 0)
    return () => clearTimeout(timer)
  }, [selected])
}
