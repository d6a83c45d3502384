import { jobSourcesApi, type JobSource } from '#contract/api/sourcing/job-sources.ts'
import { read } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

/** Puts a changed or new source into the cached list, sorted by name. */
export function putSource(source: JobSource): void {
  queryClient.setQueryData(read(jobSourcesApi.list).queryKey, (sources: JobSource[] | undefined) =>
    sources?.some(({ id }) => id === source.id)
      ? sources.map((known) => (known.id === source.id ? source : known))
      : [...(sources ?? []), source].sort((a, b) => a.name.localeCompare(b.name)),
  )
}

/** Removes a source from the cached list. */
export function dropSource(id: number): void {
  queryClient.setQueryData(read(jobSourcesApi.list).queryKey, (sources: JobSource[] | undefined) =>
    sources?.filter((known) => known.id !== id),
  )
}
