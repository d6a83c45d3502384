import { queryOptions } from '@tanstack/react-query'
import { authApi, type CurrentUser } from '#contract/api/identity/auth.ts'
import { isSignedOut } from '#web/app/api/api-error.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

/** Who is signed in, or null. Kept for five minutes and not asked again after a failure (spec 1 §4). */
export const currentUserQuery = queryOptions({
  queryKey: queryKey(authApi.me),
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      return await callWithSignal(authApi.me, signal)
    } catch (error) {
      if (isSignedOut(error)) return null
      throw error
    }
  },
})

/** The same for loaders; null too when it can't be found out. */
export async function currentUser(): Promise<CurrentUser | null> {
  return queryClient.fetchQuery(currentUserQuery).catch(() => null)
}

/** After signing in: the answer is the user, so nothing is asked again; what a previous user had read is forgotten. */
export function setCurrentUser(user: CurrentUser): void {
  queryClient.clear()
  queryClient.setQueryData(currentUserQuery.queryKey, user)
}
