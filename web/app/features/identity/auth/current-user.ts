import { queryOptions } from '@tanstack/react-query'
import { authApi, type CurrentUser } from '#contract/api/identity/auth.ts'
import { bootApi } from '#contract/api/identity/boot.ts'
import { notificationsApi } from '#contract/api/identity/notifications.ts'
import { isSignedOut } from '#web/app/api/api-error.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

/**
 * The signed-in user, or null. Cached for five minutes and not retried after a failure. The same request answers the bell, so
 * that a screen doesn't begin with two.
 */
export const currentUserQuery = queryOptions({
  queryKey: queryKey(authApi.me),
  staleTime: 5 * 60_000,
  queryFn: async ({ signal, client }): Promise<CurrentUser | null> => {
    try {
      const { user, unread } = await callWithSignal(bootApi.read, signal)
      if (unread) client.setQueryData(queryKey(notificationsApi.unread, {}), unread)
      return user
    } catch (error) {
      if (isSignedOut(error)) return null
      throw error
    }
  },
})

/** The signed-in user for loaders; null too if the request fails. */
export async function currentUser(): Promise<CurrentUser | null> {
  return queryClient.fetchQuery(currentUserQuery).catch(() => null)
}

/** Sets the user after signing in, without another request, and clears the data of a previous user. */
export function setCurrentUser(user: CurrentUser): void {
  queryClient.clear()
  queryClient.setQueryData(currentUserQuery.queryKey, user)
}
