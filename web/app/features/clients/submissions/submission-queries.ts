import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { submissionsApi, type ClientSubmission } from '#contract/api/clients/submissions.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { statusMovedBy } from '#contract/domain/status-truth.ts'
import { isApplicationStatus, statusLabel } from '#contract/domain/statuses.ts'
import { ApiError, serverSentenceOr } from '#web/app/api/api-error.ts'
import { call, callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import { candidateDetail } from '#web/app/features/candidates/applications/candidate-detail.ts'
import {
  acceptDetail,
  candidateEvents,
  refreshApplication,
} from '#web/app/features/candidates/applications/candidate-queries.ts'
import { useChangeApplication } from '#web/app/features/candidates/applications/use-change-application.ts'

export type NewSubmission = BodyInput<typeof submissionsApi.add>
export type SubmissionChange = BodyInput<typeof submissionsApi.change>

/** The companies that a candidate was submitted to, newest first; a 404 means that there aren't any. */
export const clientSubmissions = (applicationId: number) =>
  queryOptions({
    queryKey: queryKey(submissionsApi.list, { params: { id: applicationId } }),
    queryFn: async ({ signal }): Promise<ClientSubmission[]> => {
      try {
        return await callWithSignal(submissionsApi.list, signal, { params: { id: applicationId } })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return []
        throw error
      }
    },
    staleTime: 30_000,
  })

/** Adds, changes and removes the submissions of one application, with a toast for each, and refreshes the timeline. */
export function useSubmissionChanges(applicationId: number) {
  const client = useQueryClient()
  const { setStatus } = useChangeApplication(applicationId)
  const key = clientSubmissions(applicationId).queryKey
  const put = (change: (now: ClientSubmission[]) => ClientSubmission[]) => {
    client.setQueryData(key, (now) => now && change(now))
    void client.invalidateQueries({ queryKey: key })
    void client.invalidateQueries({ queryKey: candidateEvents(applicationId).queryKey })
  }
  /** Shows an application that a submission moved to another status, with a toast to undo it. */
  const follow = async (status: string) => {
    const before = client.getQueryData(candidateDetail(applicationId).queryKey)
    if (!before || statusMovedBy(status, before.status) === null) return
    const after = await client.fetchQuery({ ...candidateDetail(applicationId), staleTime: 0 }).catch(() => undefined)
    if (!after) return refreshApplication(client, applicationId)
    acceptDetail(client, after)
    const from = before.status
    if (after.status === from) return
    toast({
      title: `Moved by the submission to ${statusLabel(after.status, brandName())}`,
      text: before.applicantName,
      ...(isApplicationStatus(from) ? { action: { label: 'Undo', onSelect: () => void setStatus(after, from) } } : {}),
    })
  }
  const failed = (title: string, text: string) => (error: unknown) => {
    toast({ variant: 'destructive', title, text: serverSentenceOr(error, text) })
    // Someone else removed it: the list on screen is out of date.
    if (error instanceof ApiError && error.status === 404) void client.invalidateQueries({ queryKey: key })
  }

  const add = useMutation({
    mutationFn: (body: NewSubmission) => call(submissionsApi.add, { params: { id: applicationId }, body }),
    onSuccess: (added) => {
      put((now) => [added, ...now.filter(({ id }) => id !== added.id)])
      toast({ title: 'Company Added', text: added.companyName })
      void follow(added.status)
    },
    onError: failed('Failed to Add Company', 'Failed to add company'),
  })
  const change = useMutation({
    mutationFn: ({ id, body }: { id: number; body: SubmissionChange }) =>
      call(submissionsApi.change, { params: { id }, body }),
    onSuccess: (changed) => {
      put((now) => now.map((row) => (row.id === changed.id ? changed : row)))
      toast({ title: 'Company Updated', text: changed.companyName })
      void follow(changed.status)
    },
    onError: failed('Update Failed', 'Failed to update company'),
  })
  const remove = useMutation({
    mutationFn: ({ id }: ClientSubmission) => call(submissionsApi.remove, { params: { id } }),
    onSuccess: (_, removed) => {
      put((now) => now.filter(({ id }) => id !== removed.id))
      toast({ title: 'Company Removed', text: removed.companyName })
    },
    onError: failed('Delete Failed', 'Failed to remove company'),
  })
  const close = useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      call(submissionsApi.close, { params: { id }, body: { reason } }),
    onSuccess: (closed) => {
      put((now) => now.map((row) => (row.id === closed.id ? closed : row)))
      toast({ title: 'Submission closed', text: closed.companyName })
    },
    onError: failed('Couldn’t close', 'Failed to close the submission'),
  })
  return { add, change, remove, close }
}
