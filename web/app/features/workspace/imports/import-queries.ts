import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { importsApi, type ImportDetail } from '#contract/api/workspace/imports.ts'
import { jobsApi } from '#contract/api/jobs/jobs.ts'
import { firmsApi } from '#contract/api/clients/firms.ts'
import { peopleApi } from '#contract/api/candidates/people.ts'
import type { ImportKind, ImportRowList } from '#contract/domain/imports.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { offline } from '#web/app/api/api-error.ts'
import { callWithSignal, errorOf } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { fromCursor } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

const lookAgainMs = 1_500

export const isWorking = ({ state }: Pick<ImportDetail, 'state'>) =>
  state === 'checking' || state === 'running' || state === 'undoing'

export const importsQuery = queryOptions({ ...read(importsApi.list), staleTime: 0 })

/** An import; read again while a step is being done. */
export const importQuery = (id: number) =>
  queryOptions({
    ...read(importsApi.byId, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? lookAgainMs : false),
  })

/** Rows of a list, in the order of the file. */
export const importRowPages = (id: number, verdict: ImportRowList) =>
  infiniteQueryOptions({
    queryKey: queryKey(importsApi.rows, { params: { id }, query: { verdict } }),
    queryFn: ({ signal, pageParam }) =>
      callWithSignal(importsApi.rows, signal, { params: { id }, query: { verdict, limit: 50, cursor: pageParam } }),
    ...fromCursor,
    staleTime: 0,
  })

/** Sends a file as the body; it is read while it arrives. */
export function useUpload(kind: ImportKind, onRead: (found: ImportDetail) => void) {
  return useMutation({
    mutationFn: async (file: File): Promise<ImportDetail> => {
      const response = await send(kind, file)
      if (!response.ok) throw await errorOf(response)
      return importsApi.upload.response.parse(await response.json())
    },
    onSuccess: (found) => {
      queryClient.setQueryData(importQuery(found.id).queryKey, found)
      onRead(found)
    },
  })
}

async function send(kind: ImportKind, file: File): Promise<Response> {
  try {
    return await fetch(endpointUrl(importsApi.upload, {}, { kind, name: file.name.slice(-200) }), {
      method: importsApi.upload.method,
      body: file,
      credentials: 'same-origin',
    })
  } catch {
    throw offline()
  }
}

/** Reads imports again after a step was started or something was decided. */
export async function refreshImports(): Promise<void> {
  const all = [importsApi.list, importsApi.byId, importsApi.rows, peopleApi.page, firmsApi.page, jobsApi.page]
  await Promise.all(all.map((endpoint) => queryClient.invalidateQueries({ queryKey: queryKey(endpoint) })))
}
