import { useCallback } from 'react'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'

/** Tabs of the record, as its address names them. */
export const recordTabs = ['overview', 'resume', 'messages', 'submissions', 'activity'] as const
export type RecordTab = (typeof recordTabs)[number]

/** Parameter of the address; absent for the first tab. */
const tabParam = 'tab'

/** The tab that an address opens: a link to a message opens the messages, an unknown name the first tab. */
export function readTab(params: URLSearchParams): RecordTab {
  if (params.has('messageId')) return 'messages'
  return recordTabs.find((tab) => tab === params.get(tabParam)) ?? 'overview'
}

/** The open tab, from the address. Changing it adds no entry to the history, so that Back closes the record. */
export function useRecordTab(): [tab: RecordTab, setTab: (tab: RecordTab) => void] {
  const [params, setParams] = useSearchParams()
  const setTab = useCallback(
    (tab: RecordTab) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          next.delete('messageId')
          if (tab === 'overview') next.delete(tabParam)
          else next.set(tabParam, tab)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return [readTab(params), setTab]
}
