import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { peopleApi, type PeopleQuery } from '#contract/api/candidates/people.ts'
import { submissionsApi } from '#contract/api/clients/submissions.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { readPages } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

/** Filters of the list, as the endpoint takes them. */
export type PeopleFilters = Pick<PeopleQuery, 'q' | 'ownerId' | 'barState' | 'area' | 'city' | 'classFrom' | 'classTo'>

const yearIn = (text: string | null) => (text && /^(?:19|20)\d\d$/.test(text) ? Number(text) : undefined)
const idIn = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? Number(text) : undefined)

/** The filters of an address without those that make no sense. */
export function filtersOf(params: URLSearchParams): PeopleFilters {
  const text = (name: string, max: number) => params.get(name)?.trim().slice(0, max) || undefined
  const filters = {
    q: text('q', 200),
    ownerId: idIn(params.get('owner')),
    barState: text('bar', 60),
    area: text('area', 120),
    city: text('city', 120),
    classFrom: yearIn(params.get('from')),
    classTo: yearIn(params.get('to')),
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as PeopleFilters
}

/** People whom the user may see, last touched first. */
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
