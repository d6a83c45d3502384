import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { accountApi } from '#contract/api/identity/account.ts'
import type { Preferences } from '#contract/domain/preferences.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import { currentUserQuery } from './current-user.ts'

type ChangePreferences = (preferences: Preferences) => Partial<Preferences>

const known = () => queryClient.getQueryData(currentUserQuery.queryKey)?.preferences

const show = (changed: Partial<Preferences>) =>
  queryClient.setQueryData(currentUserQuery.queryKey, (user) =>
    user ? { ...user, preferences: { ...user.preferences, ...changed } } : user,
  )

/**
 * Changes the user's preferences: on screen at once, and one after the other on the server, so that the last click counts.
 * After a failure the screen shows what is stored.
 */
export function usePreferences(): { mutate: (change: ChangePreferences) => void } {
  const { mutate: save } = useMutation({
    mutationFn: (body: Partial<Preferences>) => call(accountApi.changePreferences, { body }),
    scope: { id: 'preferences' },
    onError: (error) => {
      toast({ title: 'Save Failed', text: sentenceOf(error, 'Your choice wasn’t saved.'), variant: 'destructive' })
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    },
  })
  const mutate = useCallback(
    (change: ChangePreferences) => {
      const preferences = known()
      if (!preferences) return
      const changed = change(preferences)
      show(changed)
      save(changed)
    },
    [save],
  )
  return { mutate }
}
