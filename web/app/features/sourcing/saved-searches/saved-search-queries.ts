import { queryOptions } from '@tanstack/react-query'
import { savedSearchesApi } from '#contract/api/sourcing/saved-searches.ts'
import type { SavedSearchKind } from '#contract/domain/saved-searches.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

/** The user's scheduled searches of one kind. */
export const savedSearchesOf = (kind: SavedSearchKind) =>
  queryOptions({
    ...read(savedSearchesApi.list, { query: { kind } }),
    staleTime: 60_000,
    // The first run of a people search ends within minutes of being saved.
    refetchInterval: ({ state }) =>
      state.data?.some((search) => search.kind === 'people' && search.lastRunId === null && search.failure === null)
        ? 5_000
        : false,
  })

/** Reloads the scheduled searches of every kind. */
export const readSavedSearchesAgain = () => queryClient.invalidateQueries({ queryKey: queryKey(savedSearchesApi.list) })
