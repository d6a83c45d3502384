import { useMutation, useQueryClient } from '@tanstack/react-query'
import { consentsApi, type ConsentItem } from '#contract/api/clients/consents.ts'
import { ApiError, serverSentenceOr } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { candidateEvents } from '#web/app/features/candidates/applications/candidate-queries.ts'
import { toast } from '#web/app/ui/toast-store.ts'

/** Consents of an application, newest first. */
export const consentsOf = (applicationId: number) => read(consentsApi.list, { params: { id: applicationId } })

/** Refreshes the consents and the timeline of an application. */
export function useReloadConsents(applicationId: number) {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: queryKey(consentsApi.list, { params: { id: applicationId } }) })
    void client.invalidateQueries({ queryKey: candidateEvents(applicationId).queryKey })
  }
}

/** Actions on one consent, each with a toast. */
export function useConsentActions(applicationId: number) {
  const reload = useReloadConsents(applicationId)
  const failed = (title: string) => (error: unknown) => {
    toast({ variant: 'destructive', title, text: serverSentenceOr(error, 'Please try again.') })
    if (error instanceof ApiError && error.status === 409) reload()
  }
  const done =
    (title: string) =>
    ({ firmName }: ConsentItem) => {
      toast({ title, text: firmName })
      reload()
    }
  const params = (id: string) => ({ params: { id } })
  return {
    cancel: useMutation({
      mutationFn: (id: string) => call(consentsApi.cancel, params(id)),
      onSuccess: done('Request canceled'),
      onError: failed('The request couldn’t be canceled'),
    }),
    revoke: useMutation({
      mutationFn: (id: string) => call(consentsApi.revokeLink, params(id)),
      onSuccess: done('Link turned off'),
      onError: failed('The link couldn’t be turned off'),
    }),
    remind: useMutation({
      mutationFn: (id: string) => call(consentsApi.remind, params(id)),
      onSuccess: done('Reminder sent'),
      onError: failed('The reminder couldn’t be sent'),
    }),
    link: useMutation({
      mutationFn: (id: string) => call(consentsApi.link, params(id)),
      onSuccess: reload,
      onError: failed('The link couldn’t be created'),
    }),
  }
}
