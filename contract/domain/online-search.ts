import { z } from '#contract/zod.ts'
import { cleanLine } from './plain-text.ts'
import { seniorityLabel, type Seniority } from './seniorities.ts'

/** Defaults of a search of online jobs. */
export const onlineSearchDefaults = {
  practiceArea: 'Attorney',
  location: 'United States',
  jobTitle: 'Attorney',
} as const

/** The title that is searched for: the level as its prefix, unless the title names it already. */
export function onlineSearchTitle(level: Seniority | '', title: string): string {
  const given = title.trim() || onlineSearchDefaults.jobTitle
  if (level === '' || level === 'attorney') return given
  const label = seniorityLabel(level)
  return given.toLowerCase().includes(label.toLowerCase()) ? given : `${label} ${given}`
}

export const onlineSearchLimits = {
  /** Matches are counted so far: nobody reads further, and the exact number beyond tells nothing. */
  counted: 2_000,
  /** Orders that the index does not hold are made of this many of the newest matches. */
  sorted: 500,
} as const

export const onlineSearchSorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'salary', label: 'Salary, high to low' },
  { value: 'firm', label: 'Firm, A to Z' },
] as const
export type OnlineSearchSort = (typeof onlineSearchSorts)[number]['value']

/** Pay that a posting must state at least, in thousands of dollars a year; the word index knows these steps. */
export const payFloors = [100, 150, 200, 250, 300, 400, 500] as const
/** Days within which a posting was posted. */
export const postedWithinDays = [1, 3, 7, 14, 30] as const

/** One line of a search: cleaned; blank takes the default. */
const line = (fallback: string) =>
  z
    .string()
    .max(500)
    .nullish()
    .transform((value) => cleanLine(value ?? '').slice(0, 200) || fallback)

const oneOf = (values: readonly number[]) =>
  z
    .number()
    .refine((value) => values.includes(value), 'Please choose one of the steps')
    .optional()

/** Criteria of a search of online jobs. An absent one takes its default or doesn't narrow. */
export const onlineSearchCriteria = z.object({
  practiceArea: line(onlineSearchDefaults.practiceArea),
  location: line(onlineSearchDefaults.location),
  jobTitle: line(onlineSearchDefaults.jobTitle),
  /** Words anywhere in the posting's title, firm, place or first words. */
  q: z
    .string()
    .max(500)
    .optional()
    .transform((value) => cleanLine(value ?? '').slice(0, 200) || undefined),
  isRemote: z.boolean().optional(),
  /** In thousands of dollars a year; a posting that states no pay does not match. */
  salaryFrom: oneOf(payFloors),
  postedWithin: oneOf(postedWithinDays),
})
export type OnlineSearchCriteria = z.output<typeof onlineSearchCriteria>

/** The words of the screen. */
export const onlineSearchTexts = {
  notice: 'A full search can take 2 to 5 minutes across 100+ sources. Known postings appear immediately.',
  noneSelected: 'No Jobs Selected',
  nameRequired: 'Candidate Name Required',
  saved: 'Jobs Saved Successfully',
  saveFailed: 'Save Failed',
  saveFailedText: 'Failed to save job list',
  searchFailed: 'Online Search Failed',
  searchFailedText: 'Failed to search online jobs',
} as const
