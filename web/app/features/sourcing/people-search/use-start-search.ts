import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { peopleSearchApi } from '#contract/api/sourcing/people-search.ts'
import { peopleSearchInput, type peopleSearchForm } from '#contract/domain/people-search.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshSearches, type SearchResults } from './people-queries.ts'

export const startFailure = 'Failed to start people search. Please try again.'

/** Confirms that a search runs in the background and lists it. */
export function showStartedSearch(query: SearchResults['query']): void {
  toast({
    title: 'Search Started',
    text: 'Your people search is now running in the background. This may take a few minutes.',
  })
  // Cached right away, so that the panel opens and follows the search to its end.
  queryClient.setQueryData<SearchResults>(
    queryKey(peopleSearchApi.byId, { params: { id: query.id } }),
    (known) => known ?? { query, results: [], filteredOutResults: [] },
  )
  refreshSearches()
}

export function showStartFailure(error: unknown): void {
  toast({ title: 'Search Failed', text: sentenceOf(error, startFailure), variant: 'destructive' })
}

/** Starts a search again with an earlier one's criteria; `onStarted` gets its id. */
export function useStartSearch(onStarted: (id: number) => void) {
  return useMutation({
    mutationFn: (form: z.output<typeof peopleSearchForm>) =>
      call(peopleSearchApi.start, { body: peopleSearchInput(form) }),
    onSuccess: (query) => {
      showStartedSearch(query)
      onStarted(query.id)
    },
    onError: showStartFailure,
  })
}
