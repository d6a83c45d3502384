import { queryOptions } from '@tanstack/react-query'
import { peopleSourcesApi, type PeopleSource } from '#contract/api/sourcing/people-sources.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

/** Poll interval while a firm is being read, in milliseconds. */
const whileReadingMs = 10_000

/** Every people source. */
export const peopleSourcesQuery = queryOptions({
  queryKey: queryKey(peopleSourcesApi.list, {}),
  queryFn: ({ signal }) => callWithSignal(peopleSourcesApi.list, signal),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(({ isReading }) => isReading) ? whileReadingMs : false),
})

/** Puts an added or changed firm into the list, in order. */
export function putSource(changed: PeopleSource): void {
  queryClient.setQueryData(
    peopleSourcesQuery.queryKey,
    (known: PeopleSource[] | undefined) =>
      known &&
      [...known.filter(({ id }) => id !== changed.id), changed].sort((a, b) => a.name.localeCompare(b.name, 'en')),
  )
}

/** Removes a firm from the list. */
export function dropSource(id: number): void {
  queryClient.setQueryData(peopleSourcesQuery.queryKey, (known: PeopleSource[] | undefined) =>
    known?.filter((source) => source.id !== id),
  )
}

export const sourceFilters = ['all', 'working', 'problem', 'waiting', 'off'] as const
export type SourceFilter = (typeof sourceFilters)[number]

/** The filter group of a firm, besides `all`. */
export function groupOf({ enabled, health }: Pick<PeopleSource, 'enabled' | 'health'>): Exclude<SourceFilter, 'all'> {
  if (!enabled) return 'off'
  if (health === 'waiting') return 'waiting'
  return health === 'ok' ? 'working' : 'problem'
}
