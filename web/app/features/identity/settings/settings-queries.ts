import { queryOptions, useMutation } from '@tanstack/react-query'
import { accountApi } from '#contract/api/identity/account.ts'
import { settingsApi } from '#contract/api/identity/settings.ts'
import type { Settings } from '#contract/domain/settings.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { read } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { toast } from '#web/app/ui/toast-store.ts'

export const settingsQuery = read(settingsApi.read)
export const sessionsQuery = queryOptions({ ...read(accountApi.sessions), staleTime: 0 })

export const loadSettings = () => queryClient.ensureQueryData(settingsQuery)

export const saveFailure = 'Failed to save settings'

/** Shows saved settings on every screen that reads them, and confirms the save. */
export function showSavedSettings(settings: Settings): void {
  queryClient.setQueryData(settingsQuery.queryKey, settings)
  toast({ title: 'Settings saved', text: 'Your changes take effect immediately.' })
}

export function showSaveFailure(error: unknown): void {
  toast({ title: 'Save Failed', text: sentenceOf(error, saveFailure), variant: 'destructive' })
}

/** Saves single settings, for a control that saves on its own. Fields that are saved together use `useSettingsForm`. */
export function useSaveSettings(onSaved?: (settings: Settings) => void) {
  return useMutation({
    mutationFn: (body: Partial<Settings>) => call(settingsApi.change, { body }),
    onSuccess: (settings) => {
      showSavedSettings(settings)
      onSaved?.(settings)
    },
    onError: showSaveFailure,
  })
}
