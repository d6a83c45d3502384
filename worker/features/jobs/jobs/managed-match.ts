import type { ManagedJobFilters } from '#contract/api/jobs/jobs.ts'
import { salarySlider } from '#contract/domain/salary.ts'
import { ftsQuery } from '#worker/reading/query/search-text.ts'
import { anyOf, facet, nothing, placeMatch } from './board-match.ts'

/** The filters with the practice area resolved to every way in which jobs may have stored it. */
export type ManagedSearch = Partial<Omit<ManagedJobFilters, 'practiceArea' | 'status'>> & {
  status: ManagedJobFilters['status']
  practiceAreas?: string[] | undefined
  /** Words are searched in jobs whose firm is public only: a match would give the name away. */
  isNamedOnly?: true | undefined
}

/**
 * The filters as one expression over `jobs_staff_words`; null when nothing narrows. Salaries match in whole ten thousands
 * there, so that the list checks them to the dollar.
 */
export function managedMatch(search: ManagedSearch): string | null {
  const parts: string[] = []
  const inColumns = (columns: string, text: string) => parts.push(`${columns} : (${ftsQuery(text) ?? nothing})`)
  if (search.q !== undefined) inColumns('{title practice_area firm description}', search.q)
  if (search.firmName !== undefined) inColumns('firm', search.firmName)
  if (search.location !== undefined) parts.push(placeMatch(search.location))
  const facets: string[] = []
  if (search.practiceAreas) facets.push(anyOf(search.practiceAreas.map((area) => facet('a', area))))
  if (search.seniority !== undefined) facets.push(facet('s', search.seniority))
  if (search.workType !== undefined) facets.push(facet('w', search.workType))
  if (search.firmSize !== undefined) facets.push(facet('z', search.firmSize))
  if (search.remote !== undefined) facets.push(search.remote ? '"m1"' : '"m0"')
  if (search.firmType) facets.push({ 'big-law': '"f1"', boutique: '"f2"', other: '"f3"' }[search.firmType])
  if (search.salaryMin !== undefined) facets.push(anyOf(steps('l', stepOf(search.salaryMin), lastStep)))
  // Whoever names a least names a most: those that pay more are subtracted, for theirs are the shorter lists.
  const above = search.salaryMax === undefined ? [] : steps('h', stepOf(search.salaryMax) + 1, lastStep)
  if (search.salaryMax !== undefined && search.salaryMin === undefined)
    facets.push(anyOf(steps('h', 0, stepOf(search.salaryMax))))
  if (search.status !== 'all') facets.push(search.status === 'open' ? '"o1"' : '"o0"')
  parts.push(...facets.map((one) => `facets : ${one}`))
  if (parts.length === 0) return null
  const all = parts.join(' AND ')
  return search.salaryMin !== undefined && above.length > 0 ? `(${all}) NOT facets : ${anyOf(above)}` : all
}

const lastStep = salarySlider.max / salarySlider.step
const stepOf = (dollars: number) => Math.min(lastStep, Math.floor(dollars / salarySlider.step))
const steps = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => `"${letter}${from + step}"`)
