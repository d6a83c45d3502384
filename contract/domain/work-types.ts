/** Work types of jobs. */
export const workTypes = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship'] as const

export type WorkType = (typeof workTypes)[number]

export const defaultWorkType = 'Full-time' satisfies WorkType

const employmentTypes = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
} as const satisfies Record<WorkType, string>

/** The employment type that search engines read in structured data (developers.google.com, JobPosting). */
export const employmentType = (workType: string): (typeof employmentTypes)[WorkType] | 'OTHER' =>
  Object.hasOwn(employmentTypes, workType) ? employmentTypes[workType as WorkType] : 'OTHER'
