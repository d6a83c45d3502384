import type { LoaderFunctionArgs } from 'react-router'
import { queryClient } from '#web/app/lib/query-client.ts'
import { SavedLists } from './saved-lists.tsx'
import { readStatus, savedListPages } from './saved-lists-queries.ts'

/** Starts reading with the code of the page. */
export function loader({ request }: LoaderFunctionArgs): null {
  void queryClient.prefetchInfiniteQuery(savedListPages(readStatus(new URL(request.url).searchParams)))
  return null
}

/** Lists of jobs that partners have saved for candidates, for an admin to decide (spec 2 §2). */
export function SavedListsPage() {
  return (
    <SavedLists
      title="Saved Job Lists"
      about="Jobs that partners have found online for a candidate."
      ifNone="Partners save jobs from an online search for a candidate; the lists appear here for review."
      mayDecide
    />
  )
}
