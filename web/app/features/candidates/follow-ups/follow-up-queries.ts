import { queryOptions, useMutation } from '@tanstack/react-query'
import { applicationsApi } from '#contract/api/candidates/applications.ts'
import { followUpsApi as api, type FollowUp } from '#contract/api/candidates/follow-ups.ts'
import type { FollowUpBucket } from '#contract/domain/follow-up-rules.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { readPages } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { toast } from '#web/app/ui/toast-store.ts'

const rowsAPage = 30

/** One part of the user's queue, page by page. */
export const queuePages = (bucket: FollowUpBucket) => readPages(api.page, { bucket, limit: rowsAPage })

/** The user's candidates without a follow-up, page by page. */
export const unplannedPages = readPages(api.unplanned, { limit: rowsAPage })

export const followUpsOfApplication = (id: number) =>
  queryOptions({ ...read(api.ofApplication, { params: { id } }), staleTime: 30_000 })

/** Reads every list that shows follow-ups again, the candidates with their next one among them. */
export const refreshFollowUps = () =>
  Promise.all(
    [api.page, api.unplanned, api.ofApplication, applicationsApi.page].map((endpoint) =>
      queryClient.invalidateQueries({ queryKey: queryKey(endpoint) }),
    ),
  )

type Change = { followUp: FollowUp; body: { text?: string; dueAt?: string; isDone?: boolean }; toastText?: string }

/** Changes and removes follow-ups. A failure is reported in a toast, and the row stays as it was. */
export function useFollowUpChanges() {
  const failed = (fallback: string) => (error: unknown) =>
    toast({ title: 'Update Failed', text: sentenceOf(error, fallback), variant: 'destructive' })
  const change = useMutation({
    mutationFn: ({ followUp, body }: Change) => call(api.change, { params: { id: followUp.id }, body }),
    onSuccess: (_, { followUp, body, toastText }) =>
      toast({
        title: body.isDone ? 'Done' : 'Follow-up updated',
        text: toastText ?? followUp.text,
        ...(body.isDone
          ? { action: { label: 'Undo', onSelect: () => change.mutate({ followUp, body: { isDone: false } }) } }
          : {}),
      }),
    onError: failed('Failed to update the follow-up'),
    onSettled: refreshFollowUps,
  })
  const remove = useMutation({
    mutationFn: ({ id }: FollowUp) => call(api.remove, { params: { id } }),
    onSuccess: () => toast({ title: 'Follow-up removed', text: 'Removed from all lists.' }),
    onError: failed('Failed to remove the follow-up'),
    onSettled: refreshFollowUps,
  })
  return { change, remove }
}
