import type { LoaderFunctionArgs } from 'react-router'
import { queryClient } from '#web/app/lib/query-client.ts'
import { SavedLists } from './saved-lists.tsx'
import { readStatus, savedListPages } from './saved-lists-queries.ts'

/** Starts reading while the page's code loads. */
export function loader({ request }: LoaderFunctionArgs): null {
  void queryClient.prefetchInfiniteQuery(savedListPages(readStatus(new URL(request.url).searchParams)))
  return null
}

/** Job lists that partners saved for candidates, for an admin to approve or reject. */
export function SavedListsPage() {
  return (
    <SavedLists
      title="Saved Job Lists"
      about="Jobs partners found online for a candidate."
      ifNone="When partners save jobs from an online search, the lists appear here for review."
      mayDecide
    />
  )
}
