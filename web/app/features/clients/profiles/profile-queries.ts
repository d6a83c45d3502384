import { useMutation, useQueryClient } from '@tanstack/react-query'
import { profilesApi } from '#contract/api/clients/profiles.ts'
import { serverSentenceOr } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { toast } from '#web/app/ui/toast-store.ts'

/** Profiles of an application's candidate, newest first. */
export const profilesOf = (applicationId: number) => read(profilesApi.list, { params: { id: applicationId } })

/** Reads the profiles of an application again. */
export function useReloadProfiles(applicationId: number) {
  const client = useQueryClient()
  return () =>
    void client.invalidateQueries({ queryKey: queryKey(profilesApi.list, { params: { id: applicationId } }) })
}

/** Actions on one profile. */
export function useProfileActions(applicationId: number) {
  const reload = useReloadProfiles(applicationId)
  const failed = (title: string) => (error: unknown) =>
    toast({ variant: 'destructive', title, text: serverSentenceOr(error, 'Please try again.') })
  return {
    retire: useMutation({
      mutationFn: (id: number) => call(profilesApi.retire, { params: { id } }),
      onSuccess: ({ code }) => {
        toast({ title: 'Profile retired', text: code })
        reload()
      },
      onError: failed('The profile wasn’t retired'),
    }),
    endLink: useMutation({
      mutationFn: (params: { id: number; linkId: string }) => call(profilesApi.endLink, { params }),
      onSuccess: () => {
        toast({ title: 'Link ended' })
        reload()
      },
      onError: failed('The link wasn’t ended'),
    }),
  }
}
