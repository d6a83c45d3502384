import { cleanLine } from './plain-text.ts'
import { salarySlider, salaryThousands } from './salary.ts'
import { seniorities, seniorityLabel } from './seniorities.ts'
import { workTypes, type WorkType } from './work-types.ts'

/** The orders of the public board (spec 1 §2), the first by default. */
export const boardSorts = [
  { value: 'recent', label: 'Most recent' },
  { value: 'salary-high', label: 'Salary, high to low' },
  { value: 'salary-low', label: 'Salary, low to high' },
  { value: 'title', label: 'Title, A to Z' },
] as const
export type BoardSort = (typeof boardSorts)[number]['value']

export const firmTypes = [
  { value: 'big-law', label: 'Big law' },
  { value: 'boutique', label: 'Boutique' },
  { value: 'other', label: 'Other firms' },
] as const
export type FirmType = (typeof firmTypes)[number]['value']

/** What a visitor narrowed the board to. An absent filter narrows nothing. */
export type BoardFilters = {
  /** Words of title, practice area, firm (unless confidential), place and description. */
  q?: string
  /** Slug or label. */
  practiceArea?: string
  /** "Boston, MA", "Texas", "boston". */
  location?: string
  seniority?: string
  workType?: WorkType
  remote?: true
  firmType?: FirmType
  /** US dollars a year; absent at either end of the slider. */
  salaryMin?: number
  salaryMax?: number
  sort?: BoardSort
}

/** The fields that narrow, in the order in which the form, the chips and the address name them. */
export const filterKeys = [
  'q',
  'practiceArea',
  'location',
  'seniority',
  'workType',
  'firmType',
  'remote',
  'salaryMin',
  'salaryMax',
] as const satisfies (keyof BoardFilters)[]
export type FilterKey = (typeof filterKeys)[number]

export type RawFilters = Partial<Record<FilterKey | 'sort', string | undefined>>

/**
 * Reads filters as they stand in an address. Whatever cannot be one (an unknown level, "NaN", a NUL, text without end) is
 * left out: a stranger's address always shows a sensible board. A salary range the wrong way round is turned.
 */
export function readBoardFilters(raw: RawFilters): BoardFilters {
  const filters: BoardFilters = {}
  const set = <K extends keyof BoardFilters>(key: K, value: BoardFilters[K] | undefined) => {
    if (value !== undefined && value !== '') filters[key] = value
  }
  set('q', line(raw.q, 200))
  set('practiceArea', line(raw.practiceArea, 80))
  set('location', line(raw.location, 80))
  const seniority = line(raw.seniority, 40)?.toLowerCase()
  set('seniority', seniorities.find((one) => one.value === seniority || one.label.toLowerCase() === seniority)?.value)
  const workType = line(raw.workType, 40)?.toLowerCase()
  set(
    'workType',
    workTypes.find((type) => type.toLowerCase() === workType),
  )
  set('firmType', firmTypes.find(({ value }) => value === raw.firmType)?.value)
  set('remote', ['true', '1', 'on', 'yes'].includes(raw.remote?.toLowerCase() ?? '') ? true : undefined)
  const [min, max] = [dollars(raw.salaryMin), dollars(raw.salaryMax)]
  const isTurned = min !== undefined && max !== undefined && min > max
  const [low, high] = isTurned ? [max, min] : [min, max]
  set('salaryMin', low !== undefined && low > salarySlider.min ? low : undefined)
  set('salaryMax', high !== undefined && high < salarySlider.max ? high : undefined)
  const sort = boardSorts.find(({ value }) => value === raw.sort)?.value
  set('sort', sort === 'recent' ? undefined : sort)
  return filters
}

/** The query of a board's address, without "?": each filter once, in one order, so that one board has one address. */
export function boardQuery(filters: BoardFilters, page: { cursor?: string | undefined } = {}): string {
  const query = new URLSearchParams()
  for (const key of [...filterKeys, 'sort'] as const) {
    const value = filters[key]
    if (value !== undefined) query.set(key, String(value))
  }
  if (page.cursor) query.set('cursor', page.cursor)
  return query.toString()
}

/** The address of the board with these filters. */
export function boardPath(filters: BoardFilters = {}, page: { cursor?: string | undefined } = {}): string {
  const query = boardQuery(filters, page)
  return query ? `/jobs?${query}` : '/jobs'
}

export type ActiveFilter = { key: FilterKey; label: string; without: BoardFilters }

/**
 * The filters that are set, each with its words for a chip and the board without it.
 *
 * @param areaLabel The name of the practice area that the filter means.
 */
export function activeFilters(
  filters: BoardFilters,
  areaLabel: (area: string) => string = (area) => area,
): ActiveFilter[] {
  return filterKeys.flatMap((key) => {
    const value = filters[key]
    if (value === undefined) return []
    const { [key]: _, ...without } = filters
    return [{ key, label: chipLabel(key, filters, areaLabel), without }]
  })
}

function chipLabel(key: FilterKey, filters: BoardFilters, areaLabel: (area: string) => string): string {
  switch (key) {
    case 'q':
      return `“${filters.q}”`
    case 'practiceArea':
      return areaLabel(filters.practiceArea ?? '')
    case 'location':
      return filters.location ?? ''
    case 'seniority':
      return seniorityLabel(filters.seniority ?? '')
    case 'workType':
      return filters.workType ?? ''
    case 'firmType':
      return firmTypes.find(({ value }) => value === filters.firmType)?.label ?? ''
    case 'remote':
      return 'Remote'
    case 'salaryMin':
      return `From ${salaryThousands(filters.salaryMin ?? 0)}`
    case 'salaryMax':
      return `Up to ${salaryThousands(filters.salaryMax ?? 0)}`
  }
}

function line(value: string | undefined, max: number): string | undefined {
  return value === undefined ? undefined : cleanLine(value.slice(0, max * 4)).slice(0, max)
}

function dollars(value: string | undefined): number | undefined {
  if (value === undefined || !/^\d{1,9}$/.test(value.trim())) return undefined
  return Math.min(Number(value), salarySlider.max)
}
