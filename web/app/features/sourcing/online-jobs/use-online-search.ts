import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { latestPage, onlinePages, progressQuery, type OnlineBody, type OnlinePage } from './online-search-queries.ts'

/** Poll interval while sources are read, in milliseconds. */
const progressMs = 2_500
/** Minimum number of polls after a search, because reading may start a moment later. */
const leastAsks = 10
/** Minimum time between two checks for new results, in milliseconds. */
const peekMs = 8_000

/**
 * A search and its background work: the results, the progress of reading sources, and new results,
 * which are shown only when the user asks for them, so that rows on screen never move.
 */
export function useOnlineSearch(body: OnlineBody, isAsked: boolean) {
  const options = onlinePages(body, isAsked)
  const { list, rows, first } = usePagedQuery(options)
  const key = JSON.stringify(options.queryKey)
  const [peeked, setPeeked] = useState<{ key: string; page: OnlinePage }>()
  const asks = useRef({ key: '', count: 0, peekedAt: 0, state: '' })

  const progress = useQuery({
    ...progressQuery,
    enabled: isAsked && list.isSuccess,
    refetchIntervalInBackground: false,
    refetchInterval: ({ state }) => {
      if (asks.current.key !== key) asks.current = { key, count: 0, peekedAt: Date.now(), state: '' }
      const isReading = (state.data?.sources.reading ?? 0) > 0
      return isReading || asks.current.count++ < leastAsks ? progressMs : false
    },
  })
  const standing = progress.data ?? first
  const sources = standing?.sources
  // A read that starts and ends between two polls changes only the time of the last read.
  const readState = sources ? `${sources.total - sources.reading} ${standing?.asOf ?? ''}` : ''

  useEffect(() => {
    const now = asks.current
    if (!isAsked || readState === '' || now.key !== key) return
    if (now.state === '') now.state = readState
    // Something was read since the last poll, or reading has ended.
    if (readState === now.state || (Date.now() - now.peekedAt < peekMs && (sources?.reading ?? 0) > 0)) return
    now.state = readState
    now.peekedAt = Date.now()
    void latestPage(body)
      .then((page) => setPeeked({ key, page }))
      .catch(() => undefined)
    // The body is new with every render; its key changes only with its content.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [readState, key, isAsked, sources?.reading])

  const known = new Set(rows.map(({ id }) => id))
  const fresh =
    peeked?.key === key && !list.isPlaceholderData ? peeked.page.items.filter(({ id }) => !known.has(id)) : []
  function showNew() {
    if (!peeked) return
    queryClient.setQueryData(options.queryKey, { pages: [peeked.page], pageParams: [undefined] })
    setPeeked(undefined)
  }
  return {
    list,
    rows,
    first,
    standing,
    newCount: fresh.length,
    showNew,
    refetchProgress: () => {
      asks.current.count = 0
      void progress.refetch()
    },
  }
}
