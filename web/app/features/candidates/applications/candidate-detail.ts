import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { applicationPanelApi, type ApplicationPanel } from '#contract/api/workspace/application-panel.ts'
import { documentsApi } from '#contract/api/candidates/documents.ts'
import { messagesApi } from '#contract/api/candidates/messages.ts'
import { submissionsApi } from '#contract/api/clients/submissions.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { candidateEvents, candidateMails, detailKey } from './candidate-queries.ts'

/**
 * An application whole. Its answer carries the lists that the panel shows beside it, which are put where their sections look
 * for them: opening a candidate is one read.
 */
export const candidateDetail = (id: number) =>
  queryOptions({
    queryKey: detailKey(id),
    queryFn: async ({ signal, client }) => {
      const began = Date.now()
      const panel = await callWithSignal(applicationPanelApi.read, signal, { params: { id } })
      putParts(client, id, panel, began)
      return panel.application
    },
    staleTime: 5_000,
  })

/** A part that could not be read, is being read, or was read since this read began, is left alone. */
function putParts(client: QueryClient, id: number, panel: ApplicationPanel, began: number): void {
  const input = { params: { id } }
  const parts = [
    [candidateEvents(id).queryKey, panel.events],
    [queryKey(documentsApi.list, input), panel.documents],
    [queryKey(submissionsApi.list, input), panel.submissions],
    [queryKey(messagesApi.list, input), panel.messages],
    [candidateMails(id).queryKey, panel.mails],
  ] as const
  for (const [key, part] of parts) {
    const state = client.getQueryState(key)
    if (part && state?.fetchStatus !== 'fetching' && (state?.dataUpdatedAt ?? 0) < began) client.setQueryData(key, part)
  }
}
