import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { applicationPanelApi, type ApplicationPanel } from '#contract/api/workspace/candidate-record.ts'
import { analysisApi } from '#contract/api/candidates/analysis.ts'
import { documentsApi } from '#contract/api/candidates/documents.ts'
import { followUpsApi } from '#contract/api/candidates/follow-ups.ts'
import { messagesApi } from '#contract/api/candidates/messages.ts'
import { scoringApi } from '#contract/api/candidates/scoring.ts'
import { submissionsApi } from '#contract/api/clients/submissions.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { candidateEvents, candidateMails, detailKey } from './candidate-queries.ts'

/**
 * A whole application. The answer also holds the data of the record's sections, which go into the cache under the sections'
 * own keys: opening a candidate takes one read.
 */
export const candidateDetail = (id: number) =>
  queryOptions({
    queryKey: detailKey(id),
    queryFn: async ({ signal, client }) => {
      const began = Date.now()
      const panel = await callWithSignal(applicationPanelApi.read, signal, { params: { id } })
      cacheSections(client, id, panel, began)
      return panel.application
    },
    staleTime: 5_000,
  })

/** Caches the sections' data, except a part that is missing, is being read, or was read after this read began. */
function cacheSections(client: QueryClient, id: number, panel: ApplicationPanel, began: number): void {
  const input = { params: { id } }
  const parts = [
    [candidateEvents(id).queryKey, panel.events],
    [queryKey(documentsApi.list, input), panel.documents],
    [queryKey(submissionsApi.list, input), panel.submissions],
    [queryKey(messagesApi.list, input), panel.messages],
    [candidateMails(id).queryKey, panel.mails],
    [queryKey(followUpsApi.ofApplication, input), panel.followUps],
    [queryKey(scoringApi.match, input), panel.match],
    [queryKey(analysisApi.read, input), panel.analysis],
  ] as const
  for (const [key, part] of parts) {
    const state = client.getQueryState(key)
    if (part && state?.fetchStatus !== 'fetching' && (state?.dataUpdatedAt ?? 0) < began) client.setQueryData(key, part)
  }
}
