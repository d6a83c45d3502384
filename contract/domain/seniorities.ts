/** The eleven seniority levels, in rising order. */
export const seniorities = [
  { value: 'associate', label: 'Associate' },
  { value: 'senior-associate', label: 'Senior Associate' },
  { value: 'staff-attorney', label: 'Staff Attorney' },
  { value: 'counsel', label: 'Counsel' },
  { value: 'senior-counsel', label: 'Senior Counsel' },
  { value: 'attorney', label: 'Attorney' },
  { value: 'senior-attorney', label: 'Senior Attorney' },
  { value: 'partner', label: 'Partner' },
  { value: 'senior-partner', label: 'Senior Partner' },
  { value: 'managing-partner', label: 'Managing Partner' },
  { value: 'of-counsel', label: 'Of Counsel' },
] as const

export type Seniority = (typeof seniorities)[number]['value']

export const seniorityValues = seniorities.map((seniority) => seniority.value)

/** The name of a level; a stored value outside the list is shown as it is. */
export function seniorityLabel(value: string): string {
  return seniorities.find((seniority) => seniority.value === value)?.label ?? value
}
