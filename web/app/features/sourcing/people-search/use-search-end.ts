import { useEffect, useRef } from 'react'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshSearches, type SearchResults } from './people-queries.ts'

/** Announces the end of a search to a user who saw it running. A search that had already ended isn't announced. */
export function useSearchEnd(data: SearchResults | undefined): void {
  const seen = useRef<{ id: number; isPending: boolean }>(undefined)
  const query = data?.query
  useEffect(() => {
    if (!query) return
    const before = seen.current
    seen.current = { id: query.id, isPending: query.status === 'pending' }
    if (before?.id !== query.id || !before.isPending || query.status === 'pending') return
    refreshSearches()
    if (query.isCancelled) return
    if (query.status === 'failed') {
      toast({
        title: 'Search Failed',
        text: 'The search could not be completed. Please try again.',
        variant: 'destructive',
      })
    } else {
      toast({
        title: 'Search Completed',
        text: `Found ${query.resultCount} ${query.resultCount === 1 ? 'result' : 'results'} matching your criteria.`,
      })
    }
  }, [query])
}
