import { useRevalidator } from 'react-router'
import { accountApi, type Account } from '#contract/api/identity/account.ts'
import { read } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { currentUserQuery } from './current-user.ts'

/** The signed-in user's own account: profile and two-factor sign-in. */
export const accountQuery = read(accountApi.read)

export const loadAccount = () => queryClient.ensureQueryData(accountQuery)

/** Shows a changed account on every screen that reads it. */
export function saveAccount(account: Account): void {
  queryClient.setQueryData(accountQuery.queryKey, account)
}

/** Reads the account again, after two-factor sign-in or its recovery codes have changed. */
export const reloadAccount = () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })

/** Returns a function that reads the signed-in user again and redraws the frame with it. */
export function useReloadCurrentUser(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    await revalidate()
  }
}
