import { queryOptions } from '@tanstack/react-query'
import { scoringApi } from '#contract/api/candidates/scoring.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'

/** Time between two looks at a résumé that is being read, in milliseconds. */
const lookAgainMs = 2_500

/** The parts of the score and the facts from the résumé. Read again while the résumé is being read. */
export const matchOf = (id: number) =>
  queryOptions({
    queryKey: queryKey(scoringApi.match, { params: { id } }),
    queryFn: ({ signal }) => callWithSignal(scoringApi.match, signal, { params: { id } }),
    staleTime: 30_000,
    refetchInterval: ({ state }) => (state.data?.resume?.state === 'waiting' ? lookAgainMs : false),
  })
