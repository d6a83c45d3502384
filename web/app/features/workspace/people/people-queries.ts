import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { peopleApi } from '#contract/api/candidates/people.ts'
import { submissionsApi } from '#contract/api/clients/submissions.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { readPages } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

/** Filters of the list, as the address has them. */
export type PeopleFilters = { q?: string; barState?: string; classFrom?: number; classTo?: number }

const yearIn = (text: string | null) => (text && /^(?:19|20)\d\d$/.test(text) ? Number(text) : undefined)

export function filtersOf(params: URLSearchParams): PeopleFilters {
  const [q, barState] = [params.get('q')?.trim().slice(0, 200), params.get('bar')?.trim().slice(0, 60)]
  const [classFrom, classTo] = [yearIn(params.get('from')), yearIn(params.get('to'))]
  return {
    ...(q ? { q } : {}),
    ...(barState ? { barState } : {}),
    ...(classFrom ? { classFrom } : {}),
    ...(classTo ? { classTo } : {}),
  }
}

/** People whom the user may see, newest record first. */
export const peoplePages = (filters: PeopleFilters) => readPages(peopleApi.page, { limit: 50, ...filters })

/** A person's whole record. */
export const personQuery = (id: number) =>
  queryOptions({ ...read(peopleApi.byId, { params: { id } }), staleTime: 10_000 })

/** To which companies the person was sent. */
export const submissionsOfPersonQuery = (id: number) => read(submissionsApi.ofPerson, { params: { id } })

/** The first people that match, for a field that names one. */
export const foundPeopleQuery = (q: string) =>
  queryOptions({
    ...read(peopleApi.page, { query: { limit: 20, ...(q ? { q } : {}) } }),
    placeholderData: keepPreviousData,
  })

/** Reads the list and open records again after a change. */
export function refreshPeople(): void {
  for (const endpoint of [peopleApi.page, peopleApi.byId, submissionsApi.ofPerson]) {
    void queryClient.invalidateQueries({ queryKey: queryKey(endpoint) })
  }
}
