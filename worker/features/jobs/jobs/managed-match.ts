import type { ManagedJobFilters } from '#contract/api/jobs/jobs.ts'
import { salarySlider } from '#contract/domain/salary.ts'
import type { ReadingMode } from '#worker/reading/query/read-search.ts'
import { ftsQuery } from '#worker/db/search-text.ts'
import { anyOf, facet, nothing, placeMatch, textMatch } from './search-match.ts'

/** The filters with the practice area resolved to every way in which jobs may have stored it. */
export type ManagedSearch = Partial<Omit<ManagedJobFilters, 'practiceArea' | 'status'>> &
  ReadingMode & {
    status: ManagedJobFilters['status']
    practiceAreas?: string[] | undefined
    /** Words are searched in jobs whose firm is public only: a match would give the name away. */
    isNamedOnly?: true | undefined
  }

/**
 * Builds one expression over `jobs_staff_words` from the filters; null when nothing narrows. Salaries match in steps of the
 * slider there, so the list checks them to the dollar.
 */
export function managedMatch(search: ManagedSearch): string | null {
  const parts = [...wordParts(search), ...facetsOf(search).map((one) => `facets : ${one}`)]
  if (parts.length === 0) return null
  const all = parts.join(' AND ')
  // With both ends of a range, jobs that pay more are subtracted, because their lists are shorter.
  const { salaryMin, salaryMax } = search
  const above = salaryMin === undefined || salaryMax === undefined ? [] : steps('h', stepOf(salaryMax) + 1, lastStep)
  return above.length > 0 ? `(${all}) NOT facets : ${anyOf(above)}` : all
}

function wordParts({ q, firmName, location, isWide }: ManagedSearch): string[] {
  const mode = { isWide }
  return [
    ...(q === undefined ? [] : [textMatch('{title practice_area firm description}', q, mode)]),
    ...(firmName === undefined ? [] : [`firm : (${ftsQuery(firmName) ?? nothing})`]),
    ...(location === undefined ? [] : [placeMatch(location, mode)]),
  ]
}

const firmTypes = { 'big-law': '"f1"', boutique: '"f2"', other: '"f3"' } as const

function facetsOf(search: ManagedSearch): string[] {
  const { practiceAreas, seniority, workType, firmSize, remote, firmType, salaryMin, salaryMax, status } = search
  const facets = [
    practiceAreas && anyOf(practiceAreas.map((area) => facet('a', area))),
    seniority !== undefined && facet('s', seniority),
    workType !== undefined && facet('w', workType),
    firmSize !== undefined && facet('z', firmSize),
    remote !== undefined && (remote ? '"m1"' : '"m0"'),
    firmType && firmTypes[firmType],
    salaryMin !== undefined && anyOf(steps('l', stepOf(salaryMin), lastStep)),
    salaryMin === undefined && salaryMax !== undefined && anyOf(steps('h', 0, stepOf(salaryMax))),
    status !== 'all' && (status === 'open' ? '"o1"' : '"o0"'),
  ]
  return facets.filter((one) => typeof one === 'string')
}

const lastStep = salarySlider.max / salarySlider.step
const stepOf = (dollars: number) => Math.min(lastStep, Math.floor(dollars / salarySlider.step))
const steps = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => `"${letter}${from + step}"`)
