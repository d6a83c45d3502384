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

/** Starts a search in the background; `onStarted` gets its number. */
export function useStartSearch(onStarted: (id: number) => void) {
  return useMutation({
    mutationFn: (form: z.output<typeof peopleSearchForm>) =>
      call(peopleSearchApi.start, { body: peopleSearchInput(form) }),
    onSuccess: (query) => {
      toast({
        title: 'Search Started',
        text: 'Your people search is now running in the background. This may take a few minutes.',
      })
      // Known at once, so that the panel shows itself and sees how the search ends.
      queryClient.setQueryData<SearchResults>(
        queryKey(peopleSearchApi.byId, { params: { id: query.id } }),
        (known) => known ?? { query, results: [], filteredOutResults: [] },
      )
      refreshSearches()
      onStarted(query.id)
    },
    onError: (failed) =>
      toast({
        title: 'Search Failed',
        text: sentenceOf(failed, 'Failed to start people search. Please try again.'),
        variant: 'destructive',
      }),
  })
}
