import { useSyncExternalStore } from 'react'

const steps = ['(width >= 48rem)', '(width >= 100rem)', '(width >= 144rem)'] as const

/** Cards that fit side by side: 1 on a phone, 2 on a tablet, 4 on the widest screens. */
const cardColumnsNow = () => 1 + steps.filter((query) => window.matchMedia(query).matches).length

/** Cards that fit side by side, as the window changes. */
export function useCardColumns(): number {
  return useSyncExternalStore((onChange) => {
    const queries = steps.map((query) => window.matchMedia(query))
    for (const query of queries) query.addEventListener('change', onChange)
    return () => {
      for (const query of queries) query.removeEventListener('change', onChange)
    }
  }, cardColumnsNow)
}
