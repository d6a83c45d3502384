import { queryOptions } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import { callWithSignal, type CallArgs } from './call.ts'

/**
 * The cache key of a read, from its contract: `['GET /api/users']`, then the parameters. The first part
 * alone names every read of the endpoint: `invalidateQueries({ queryKey: queryKey(usersApi.list) })`.
 */
export function queryKey<E extends Endpoint>(
  endpoint: E,
  input?: { params?: unknown; query?: unknown },
): readonly [string] | readonly [string, { params: unknown; query: unknown }] {
  const address = `${endpoint.method} ${endpoint.path}`
  return input ? [address, { params: input.params ?? null, query: input.query ?? null }] : [address]
}

/**
 * A read for loaders and components alike: `queryClient.ensureQueryData(read(jobsApi.byShortId, { params }))` in the
 * loader, `useSuspenseQuery(read(…))` in the component.
 */
export function read<E extends Endpoint>(endpoint: E, ...args: CallArgs<E>) {
  return queryOptions({
    queryKey: queryKey(endpoint, args[0] ?? {}),
    queryFn: ({ signal }) => callWithSignal(endpoint, signal, ...args),
  })
}
