import { queryOptions } from '@tanstack/react-query'
import { analysisApi } from '#contract/api/candidates/analysis.ts'
import { scoringApi } from '#contract/api/candidates/scoring.ts'
import { ApiError } from '#web/app/api/api-error.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'

/** How often a screen looks whether what it waits for is there. Milliseconds. */
const lookAgainMs = 2_500

/** The analysis of an application; null while there is none. Looked at again while it is being written. */
export const analysisOf = (id: number) =>
  queryOptions({
    queryKey: queryKey(analysisApi.read, { params: { id } }),
    queryFn: ({ signal }) =>
      callWithSignal(analysisApi.read, signal, { params: { id } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }),
    staleTime: 30_000,
    refetchInterval: ({ state }) => (state.data?.state === 'writing' ? lookAgainMs : false),
  })

/** How the score came about, and what the résumé states. Looked at again while the résumé is being read. */
export const matchOf = (id: number) =>
  queryOptions({
    queryKey: queryKey(scoringApi.match, { params: { id } }),
    queryFn: ({ signal }) => callWithSignal(scoringApi.match, signal, { params: { id } }),
    staleTime: 30_000,
    refetchInterval: ({ state }) => (state.data?.resume?.state === 'waiting' ? lookAgainMs : false),
  })
