import { useCallback, useMemo } from 'react'
import { managedJobFilters } from '#contract/api/jobs/jobs.ts'
import {
  managedJobSorts,
  managedJobStatuses,
  type ManagedJobSort,
  type ManagedJobStatus,
} from '#contract/domain/managed-jobs.ts'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import type { JobsQuery } from './job-queries.ts'

/** The filters of the staff's job lists, by their names in the address and in the call. */
export const jobFilterNames = [
  'q',
  'practiceArea',
  'seniority',
  'location',
  'firmName',
  'firmType',
  'remote',
  'workType',
  'firmSize',
  'salaryMin',
  'salaryMax',
] as const
export type JobFilterName = (typeof jobFilterNames)[number]

export type JobFilters = Partial<Record<JobFilterName, string>> & { status: ManagedJobStatus; sort: ManagedJobSort }
export type JobFilterChange = Partial<Record<JobFilterName | 'status' | 'sort', string | undefined>>

type Defaults = { status: ManagedJobStatus; sort: ManagedJobSort }

/** Reads the filters of an address; invalid values are ignored. */
export function readJobFilters(params: URLSearchParams, defaults: Defaults): JobFilters {
  const filters: JobFilters = {
    status: managedJobStatuses.find((status) => status === params.get('status')) ?? defaults.status,
    sort: managedJobSorts.find((sort) => sort === params.get('sort')) ?? defaults.sort,
  }
  for (const name of jobFilterNames) {
    const value = params.get(name)?.trim()
    if (value && managedJobFilters.shape[name].safeParse(value).success) filters[name] = value
  }
  return filters
}

/** The query for the server. */
export const jobsQueryOf = (filters: JobFilters): JobsQuery => filters as JobsQuery

/** Number of active filters, not counting the search words. */
export const countFilters = (filters: JobFilters): number =>
  jobFilterNames.filter((name) => name !== 'q' && filters[name] !== undefined).length

/** The filters of the address and functions to change them. Changes replace the entry, so that Back leaves the list. */
export function useJobFilters(defaults: Defaults) {
  const [params, setParams] = useSearchParams()
  const { status, sort } = defaults
  const filters = useMemo(() => readJobFilters(params, { status, sort }), [params, status, sort])
  const change = useCallback(
    (next: JobFilterChange) =>
      setParams(
        (now) => {
          const changed = new URLSearchParams(now)
          for (const [name, value] of Object.entries(next)) {
            const isUnsaid = !value || (name === 'status' && value === status) || (name === 'sort' && value === sort)
            if (isUnsaid) changed.delete(name)
            else changed.set(name, value)
          }
          return changed
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams, status, sort],
  )
  const clear = useCallback(
    () => change({ ...Object.fromEntries(jobFilterNames.map((name) => [name, undefined])), status: undefined }),
    [change],
  )
  return { filters, change, clear }
}
