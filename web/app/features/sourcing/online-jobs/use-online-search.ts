import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { latestPage, onlinePages, progressQuery, type OnlineBody, type OnlinePage } from './online-search-queries.ts'

/** While sources are read their progress is asked for this often. Milliseconds. */
const progressMs = 2_500
/** Reading may begin a moment after the search: the progress is asked for at least this often after one. */
const leastAsks = 10
/** New results are looked for no more often than this. Milliseconds. */
const peekMs = 8_000

/**
 * A search and what goes on behind it: the results as they were found, the progress of reading the sources, and what it
 * has brought meanwhile, which is shown when somebody asks for it and never moves what is being read.
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
  // A read that begins and ends between two looks shows in the moment of the last one.
  const readState = sources ? `${sources.total - sources.reading} ${standing?.asOf ?? ''}` : ''

  useEffect(() => {
    const now = asks.current
    if (!isAsked || readState === '' || now.key !== key) return
    if (now.state === '') now.state = readState
    // Something was read since the last look, or reading is over.
    if (readState === now.state || (Date.now() - now.peekedAt < peekMs && (sources?.reading ?? 0) > 0)) return
    now.state = readState
    now.peekedAt = Date.now()
    void latestPage(body)
      .then((page) => setPeeked({ key, page }))
      .catch(() => undefined)
    // The body is new with every render; its key says when it changes.
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
