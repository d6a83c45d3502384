import { cleanLine } from './plain-text.ts'
import { salarySlider, salaryThousands } from './salary.ts'
import { seniorities, seniorityLabel } from './seniorities.ts'
import { workTypes, type WorkType } from './work-types.ts'

/** The orders of the public board, the first by default. */
export const boardSorts = [
  { value: 'recent', label: 'Most recent' },
  { value: 'salary-high', label: 'Salary, high to low' },
  { value: 'salary-low', label: 'Salary, low to high' },
  { value: 'title', label: 'Title, A to Z' },
] as const
export type BoardSort = (typeof boardSorts)[number]['value']

export const firmTypes = [
  { value: 'big-law', label: 'Big Law' },
  { value: 'boutique', label: 'Boutique' },
  { value: 'other', label: 'Other firms' },
] as const
export type FirmType = (typeof firmTypes)[number]['value']

/** Filters of the board. An absent one doesn't narrow it. */
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

/** Filter fields in the order of the form, the chips and the address. */
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
 * Reads filters from an address. Leaves out whatever can't be one (an unknown level, "NaN", a NUL, endless text), so any
 * address shows a sensible board.
 */
export function readBoardFilters(raw: RawFilters): BoardFilters {
  const read: { [K in keyof BoardFilters]: BoardFilters[K] | undefined } = {
    q: line(raw.q, 200),
    practiceArea: line(raw.practiceArea, 80),
    location: line(raw.location, 80),
    seniority: readSeniority(raw.seniority),
    workType: readWorkType(raw.workType),
    firmType: firmTypes.find(({ value }) => value === raw.firmType)?.value,
    remote: ['true', '1', 'on', 'yes'].includes(raw.remote?.toLowerCase() ?? '') ? true : undefined,
    ...readSalaries(raw),
    sort: boardSorts.find(({ value }) => value === raw.sort && value !== 'recent')?.value,
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined && value !== ''))
}

function readSeniority(raw: string | undefined) {
  const text = line(raw, 40)?.toLowerCase()
  return seniorities.find(({ value, label }) => value === text || label.toLowerCase() === text)?.value
}

function readWorkType(raw: string | undefined) {
  const text = line(raw, 40)?.toLowerCase()
  return workTypes.find((type) => type.toLowerCase() === text)
}

/** Swaps a range the wrong way round. An end at the slider's own end doesn't narrow the board. */
function readSalaries(raw: RawFilters): Pick<BoardFilters, 'salaryMin' | 'salaryMax'> {
  const [min, max] = [dollars(raw.salaryMin), dollars(raw.salaryMax)]
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  return {
    ...(low !== undefined && low > salarySlider.min ? { salaryMin: low } : {}),
    ...(high !== undefined && high < salarySlider.max ? { salaryMax: high } : {}),
  }
}

/**
 * Moves both ends of the salary to steps of the slider, so that pages of nearly the same range are one page. The range never
 * gets narrower.
 */
export function atSliderSteps(filters: BoardFilters): BoardFilters {
  const { salaryMin, salaryMax, ...rest } = filters
  const { min, max, step } = salarySlider
  const low = Math.floor((salaryMin ?? min) / step) * step
  const high = Math.ceil((salaryMax ?? max) / step) * step
  return {
    ...rest,
    ...(low > min ? { salaryMin: low } : {}),
    ...(high < max ? { salaryMax: high } : {}),
  }
}

/** Jobs on one page of the board. */
export const jobsOnPage = 20

/** Pages that an address can name by number: as many as hold the matches that are counted. Later ones go by cursor. */
export const maxPageNumber = 50

/** A page of the board: its number, and beyond `maxPageNumber` the cursor where it starts. */
export type BoardPlace = { page?: number | undefined; cursor?: string | undefined }

/** Reads the number of a page from an address; 1 for anything else. */
export function readPageNumber(raw: string | undefined): number {
  return raw !== undefined && /^[1-9]\d{0,5}$/.test(raw) ? Number(raw) : 1
}

/** The query of a board's address, without "?": each filter once, in one order, so that one board has one address. */
export function boardQuery(filters: BoardFilters, place: BoardPlace = {}): string {
  const query = new URLSearchParams()
  for (const key of [...filterKeys, 'sort'] as const) {
    const value = filters[key]
    if (value !== undefined) query.set(key, String(value))
  }
  if (place.page !== undefined && place.page > 1) query.set('page', String(place.page))
  if (place.cursor) query.set('cursor', place.cursor)
  return query.toString()
}

/** The address of the board with these filters. */
export function boardPath(filters: BoardFilters = {}, place: BoardPlace = {}): string {
  const query = boardQuery(filters, place)
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

/** Words in quotation marks are searched literally: "M&A" in quotes doesn’t find mergers. */
const isQuoted = (text: string): boolean => /^["“].*["”]$/.test(text)

function chipLabel(key: FilterKey, filters: BoardFilters, areaLabel: (area: string) => string): string {
  const labels: Record<FilterKey, () => string | undefined> = {
    q: () => (isQuoted(filters.q ?? '') ? filters.q : `“${filters.q}”`),
    practiceArea: () => areaLabel(filters.practiceArea ?? ''),
    location: () => filters.location,
    seniority: () => seniorityLabel(filters.seniority ?? ''),
    workType: () => filters.workType,
    firmType: () => firmTypes.find(({ value }) => value === filters.firmType)?.label,
    remote: () => 'Remote',
    salaryMin: () => `From ${salaryThousands(filters.salaryMin ?? 0)}`,
    salaryMax: () => `Up to ${salaryThousands(filters.salaryMax ?? 0)}`,
  }
  return labels[key]() ?? ''
}

function line(value: string | undefined, max: number): string | undefined {
  return value === undefined ? undefined : cleanLine(value.slice(0, max * 4)).slice(0, max)
}

function dollars(value: string | undefined): number | undefined {
  if (value === undefined || !/^\d{1,9}$/.test(value.trim())) return undefined
  return Math.min(Number(value), salarySlider.max)
}
