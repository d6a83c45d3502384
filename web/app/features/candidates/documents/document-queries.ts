import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { documentsApi, type ApplicationDocument } from '#contract/api/candidates/documents.ts'
import { ApiError } from '#web/app/api/api-error.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { candidateEvents } from '#web/app/features/candidates/applications/candidate-queries.ts'

/** The documents of an application, oldest first; a 404 means that it has none. */
export const candidateDocuments = (id: number) =>
  queryOptions({
    queryKey: queryKey(documentsApi.list, { params: { id } }),
    queryFn: ({ signal }): Promise<ApplicationDocument[]> =>
      callWithSignal(documentsApi.list, signal, { params: { id } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return []
        throw error
      }),
    staleTime: 30_000,
  })

/** Reads the documents and the timeline of an application again; resolves once the documents have arrived. */
export function useRefreshDocuments(id: number): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => {
    void client.invalidateQueries({ queryKey: candidateEvents(id).queryKey })
    await client.invalidateQueries({ queryKey: candidateDocuments(id).queryKey })
  }, [client, id])
}
