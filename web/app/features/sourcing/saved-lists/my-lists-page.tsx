import { redirect, type LoaderFunctionArgs } from 'react-router'
import { currentUser } from '#web/app/features/identity/auth/current-user.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { paths } from '#web/app/paths.ts'
import { SavedLists } from './saved-lists.tsx'
import { readStatus, savedListPages } from './saved-lists-queries.ts'

/** Starts reading for partners. Admins have a screen with everyone's lists. */
export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  const user = await currentUser()
  if (user?.role === 'admin') throw redirect(paths.adminView('saved-job-lists'))
  if (user?.status === 'active' && !user.mustSetUpTwoFactor)
    void queryClient.prefetchInfiniteQuery(savedListPages(readStatus(new URL(request.url).searchParams)))
  return null
}

/** A partner's own lists with their decisions. */
export function MyListsPage() {
  return (
    <SavedLists
      title="My Job Lists"
      about="Jobs you’ve saved for a candidate, and the admin’s decision."
      ifNone="Search jobs online, select some and save them for a candidate. The list appears here."
      mayDecide={false}
    />
  )
}
