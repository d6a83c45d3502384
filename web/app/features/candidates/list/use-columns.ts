import { useSyncExternalStore } from 'react'

const wide = ['(width >= 64rem)', '(width >= 100rem)'] as const

/** Cards that fit side by side: 1 on a phone or a narrow tablet, 3 on a wide screen. */
export const columnsNow = () => 1 + wide.filter((query) => window.matchMedia(query).matches).length

/** Cards that fit side by side, as the window changes. */
export function useColumns(): number {
  return useSyncExternalStore((onChange) => {
    const queries = wide.map((query) => window.matchMedia(query))
    for (const query of queries) query.addEventListener('change', onChange)
    return () => {
      for (const query of queries) query.removeEventListener('change', onChange)
    }
  }, columnsNow)
}
