import { queryOptions } from '@tanstack/react-query'
import { archivesApi } from '#contract/api/workspace/archives.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

const lookAgainMs = 1_500

/** The newest archive and the history of all; read again while one is being made. */
export const archiveQuery = queryOptions({
  ...read(archivesApi.read),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.archive?.state === 'running' ? lookAgainMs : false),
})

export const refreshArchive = () => queryClient.invalidateQueries({ queryKey: queryKey(archivesApi.read) })
