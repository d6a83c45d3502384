import { queryOptions, useMutation } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { accountApi, type Account } from '#contract/api/identity/account.ts'
import { settingsApi } from '#contract/api/identity/settings.ts'
import type { Settings } from '#contract/domain/settings.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { read } from '#web/app/api/query.ts'
import { currentUserQuery } from '#web/app/features/identity/auth/current-user.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { toast } from '#web/app/ui/toast-store.ts'

export const accountQuery = read(accountApi.read)
export const settingsQuery = read(settingsApi.read)
export const sessionsQuery = queryOptions({ ...read(accountApi.sessions), staleTime: 0 })

export const loadAccount = () => queryClient.ensureQueryData(accountQuery)
export const loadSettings = () => queryClient.ensureQueryData(settingsQuery)

/** After a change of one's own account: the settings and the header show it. */
export function rememberAccount(account: Account): void {
  queryClient.setQueryData(accountQuery.queryKey, account)
}

/** Asks again who is signed in, and shows the frame anew. */
export function useCurrentUserAgain(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    await revalidate()
  }
}

/** Saves a part of the agency's settings and says so. */
export function useSaveSettings(onSaved?: (settings: Settings) => void) {
  return useMutation({
    mutationFn: (body: Partial<Settings>) => call(settingsApi.change, { body }),
    onSuccess: (settings) => {
      queryClient.setQueryData(settingsQuery.queryKey, settings)
      toast({ title: 'Settings Saved', text: 'The change is in force at once.' })
      onSaved?.(settings)
    },
    onError: (error) =>
      toast({ title: 'Save Failed', text: sentenceOf(error, 'Failed to save settings'), variant: 'destructive' }),
  })
}
