import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { BulkRefusal } from '#contract/api/candidates/bulk-changes.ts'
import { applicationsApi } from '#contract/api/candidates/applications.ts'
import { rejectionsApi } from '#contract/api/candidates/rejections.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { sendTimeText } from '#contract/domain/rejections.ts'
import { statusLabel } from '#contract/domain/statuses.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import {
  candidateEvents,
  candidateMails,
  detailKey,
  patchApplication,
} from '#web/app/features/candidates/applications/candidate-queries.ts'
import type { ChangeTarget } from '#web/app/features/candidates/applications/use-change-application.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { toast } from '#web/app/ui/toast-store.ts'

type RejectBody = Omit<BodyInput<typeof rejectionsApi.reject>, 'changes'>
type Rejected = { body: RejectBody; rows: readonly ChangeTarget[]; interviewOutcome: string | undefined }

const people = (count: number) => (count === 1 ? 'candidate' : 'candidates')
/** Sentences that fit in a toast. */
const maxReasons = 3

/** Reads everything about applications again that changes with their status. */
function refresh(client: QueryClient, ids: readonly number[]): void {
  for (const id of ids) {
    void client.invalidateQueries({ queryKey: detailKey(id) })
    void client.invalidateQueries({ queryKey: candidateEvents(id).queryKey })
    void client.invalidateQueries({ queryKey: candidateMails(id).queryKey })
  }
}

/** Undoes rejections until their emails are sent. */
export function useUndoRejection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly number[]) => call(rejectionsApi.undo, { body: { changes: ids.map((id) => ({ id })) } }),
    onSuccess: ({ done, refused }, ids) => {
      for (const { id, to } of done) patchApplication(client, id, { status: to })
      refresh(client, ids)
      const count = `${done.length} ${people(done.length)}`
      toast({
        title: done.length > 0 ? 'Rejection undone' : 'Nothing undone',
        ...(refused.length > 0 ? { variant: 'destructive' as const } : {}),
        text: [
          ...(done.length > 0 ? [`${count} moved back. Waiting emails are canceled.`] : []),
          ...reasonsOf(refused),
        ].join(' '),
      })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Nothing undone',
        text: sentenceOf(error, 'Nothing was undone. Please try again.'),
      }),
  })
}

/** Rejects one candidate or several. Resolves to the ids that were refused. */
export function useReject() {
  const client = useQueryClient()
  const undo = useUndoRejection()
  return useMutation({
    mutationFn: ({ body, rows }: Rejected) =>
      call(rejectionsApi.reject, {
        body: { ...body, changes: rows.map(({ id, status }) => ({ id, expectedStatus: status })) },
      }),
    onSuccess: ({ done, refused, sendAt }, { body, rows, interviewOutcome }) => {
      for (const { id, to } of done) {
        patchApplication(client, id, { status: to, ...(body.cancelInterviews ? { interviewDate: null } : {}) })
      }
      refresh(
        client,
        done.map(({ id }) => id),
      )
      if (refused.length > 0) void client.invalidateQueries({ queryKey: queryKey(applicationsApi.page) })
      if (done.length === 0) return
      const label = statusLabel(body.status, brandName())
      const moved = done.filter(({ from, to }) => from !== to).map(({ id }) => id)
      const [only] = rows
      toast({
        title:
          rows.length === 1 ? 'Status Updated!' : `${done.length} of ${rows.length} ${people(rows.length)} rejected`,
        ...(refused.length > 0 ? { variant: 'destructive' as const } : {}),
        text: [
          rows.length === 1 && only ? `${only.applicantName}: ${label}.` : `Moved to ${label}.`,
          sendAt ? `The email goes out ${sendTimeText(sendAt, new Date())}.` : 'No rejection email is sent.',
          ...(interviewOutcome ? [interviewOutcome] : []),
          ...reasonsOf(refused),
        ].join(' '),
        ...(moved.length > 0 ? { action: { label: 'Undo', onSelect: () => undo.mutate(moved) } } : {}),
      })
    },
  })
}

function reasonsOf(refused: readonly BulkRefusal[]): string[] {
  const more = refused.length - maxReasons
  return [...refused.slice(0, maxReasons).map(({ message }) => message), ...(more > 0 ? [`And ${more} more.`] : [])]
}
