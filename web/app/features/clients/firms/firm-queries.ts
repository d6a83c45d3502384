import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { firmsApi, type FirmsQuery } from '#contract/api/clients/firms.ts'
import { firmSubmissionsApi } from '#contract/api/clients/firm-submissions.ts'
import { firmContactsApi } from '#contract/api/clients/firm-contacts.ts'
import { agreementsApi } from '#contract/api/clients/agreements.ts'
import { offLimitsApi } from '#contract/api/clients/off-limits.ts'
import { peopleApi } from '#contract/api/candidates/people.ts'
import { firmKinds } from '#contract/domain/firms.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { readPages } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

/** Filters of the list, as the endpoint takes them. */
type FirmFilters = Pick<FirmsQuery, 'q' | 'kind' | 'client' | 'verified' | 'limits' | 'agreement'>

const agreementFilters = ['ending', 'none'] as const
const yesNo = (text: string | null) => (text === 'yes' || text === 'no' ? text : undefined)

/** The filters of an address without those that make no sense. */
export function filtersOf(params: URLSearchParams): FirmFilters {
  const filters = {
    q: params.get('q')?.trim().slice(0, 200) || undefined,
    kind: firmKinds.find((kind) => kind === params.get('kind')),
    client: yesNo(params.get('client')),
    verified: yesNo(params.get('verified')),
    limits: params.get('limits') === 'yes' ? ('yes' as const) : undefined,
    agreement: agreementFilters.find((one) => one === params.get('agreement')),
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as FirmFilters
}

/** Firms by name. */
export const firmPages = (filters: FirmFilters) => readPages(firmsApi.page, { limit: 50, ...filters })

/** A firm's whole record. */
export const firmQuery = (id: number) => queryOptions({ ...read(firmsApi.byId, { params: { id } }), staleTime: 10_000 })

/** Jobs of a firm, open ones first. */
export const firmJobPages = (id: number) => readPages(firmsApi.jobs, { limit: 50 }, { params: { id } })

/** Submissions to a firm, the newest first. */
export const firmSubmissionPages = (id: number) => readPages(firmSubmissionsApi.page, { limit: 50 }, { params: { id } })

/** People at a firm. */
export const contactsQuery = (id: number) => read(firmContactsApi.list, { params: { id } })

/** Agreements with a firm, and whether one is in force. */
export const agreementsQuery = (id: number) => read(agreementsApi.list, { params: { id } })

/** Limits that hold for a firm now or later, or earlier ones. */
export const offLimitPages = (firmId: number, list: 'current' | 'ended') =>
  readPages(offLimitsApi.page, { limit: 50, firmId, list })

/** The first people that match, for a field that names one. */
export const foundPeopleQuery = (q: string) =>
  queryOptions({
    ...read(peopleApi.page, { query: { limit: 20, ...(q ? { q } : {}) } }),
    placeholderData: keepPreviousData,
  })

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
  const all = [
    firmsApi.page,
    firmsApi.byId,
    firmsApi.resolve,
    firmContactsApi.list,
    agreementsApi.list,
    offLimitsApi.page,
  ]
  for (const endpoint of all) {
    void queryClient.invalidateQueries({ queryKey: queryKey(endpoint) })
  }
}
