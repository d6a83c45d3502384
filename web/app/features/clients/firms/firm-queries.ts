import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { firmsApi, type FirmsQuery } from '#contract/api/clients/firms.ts'
import { firmContactsApi } from '#contract/api/clients/firm-contacts.ts'
import { firmKinds } from '#contract/domain/firms.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { readPages } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

/** Filters of the list, as the endpoint takes them. */
type FirmFilters = Pick<FirmsQuery, 'q' | 'kind' | 'client' | 'verified'>

const yesNo = (text: string | null) => (text === 'yes' || text === 'no' ? text : undefined)

/** The filters of an address without those that make no sense. */
export function filtersOf(params: URLSearchParams): FirmFilters {
  const filters = {
    q: params.get('q')?.trim().slice(0, 200) || undefined,
    kind: firmKinds.find((kind) => kind === params.get('kind')),
    client: yesNo(params.get('client')),
    verified: yesNo(params.get('verified')),
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as FirmFilters
}

/** Firms by name. */
export const firmPages = (filters: FirmFilters) => readPages(firmsApi.page, { limit: 50, ...filters })

/** A firm's whole record. */
export const firmQuery = (id: number) => queryOptions({ ...read(firmsApi.byId, { params: { id } }), staleTime: 10_000 })

/** People at a firm. */
export const contactsQuery = (id: number) => read(firmContactsApi.list, { params: { id } })

/** The first firms that match, for a field that names one. */
export const foundFirmsQuery = (q: string) =>
  queryOptions({
    ...read(firmsApi.page, { query: { limit: 20, ...(q ? { q } : {}) } }),
    placeholderData: keepPreviousData,
  })

/** Firms with a similar name. */
export const similarFirmsQuery = (name: string) =>
  queryOptions({ ...read(firmsApi.resolve, { query: { name } }), staleTime: 60_000 })

/** Reads the list and open records again after a change. */
export function refreshFirms(): void {
  for (const endpoint of [firmsApi.page, firmsApi.byId, firmsApi.resolve, firmContactsApi.list]) {
    void queryClient.invalidateQueries({ queryKey: queryKey(endpoint) })
  }
}
