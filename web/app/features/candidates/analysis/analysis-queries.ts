import { queryOptions } from '@tanstack/react-query'
import { analysisApi } from '#contract/api/candidates/analysis.ts'
import { ApiError } from '#web/app/api/api-error.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'

/** Time between two looks at an analysis that is being written, in milliseconds. */
const lookAgainMs = 2_500

/** The analysis of an application; null while there isn't one. Read again while it is being written. */
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
