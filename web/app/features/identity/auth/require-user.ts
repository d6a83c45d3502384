import { useQuery } from '@tanstack/react-query'
import { redirect, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { CurrentUser } from '#contract/api/identity/auth.ts'
import { paths } from '#web/app/paths.ts'
import { staffRouteId } from './staff-route-id.ts'
import { currentUser, currentUserQuery } from './current-user.ts'

/** Loader of the staff area: returns the user. Everyone else, and users who can't be checked, go to the login. */
export async function requireUser({ request }: LoaderFunctionArgs): Promise<CurrentUser> {
  const { pathname, search } = new URL(request.url)
  const user = await currentUser()
  if (!user) throw redirect(paths.login({ next: pathname + search }))
  return user
}

/**
 * The signed-in user, as the loader of the staff area found them, or as changed since: the choice of columns shows at once.
 * Works only inside the staff area.
 */
export function useCurrentUser(): CurrentUser {
  const loaded = useRouteLoaderData<typeof requireUser>(staffRouteId)
  const { data } = useQuery({ ...currentUserQuery, enabled: false })
  const user = data ?? loaded
  if (!user) throw new Error('useCurrentUser is for screens of the staff area')
  return user
}
