/** How a job is worked (DESIGN 5.19). */
export const workTypes = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship'] as const

export type WorkType = (typeof workTypes)[number]

export const defaultWorkType = 'Full-time' satisfies WorkType

/** The schema.org employment type: "full-time if workType is Full-time, else part-time" (spec 1 §2). */
export function employmentType(workType: string): 'FULL_TIME' | 'PART_TIME' {
  return workType === 'Full-time' ? 'FULL_TIME' : 'PART_TIME'
}
