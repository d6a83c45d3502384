/** Fields of a person's record that staff can change, with their names on screen. */
export const personFields = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone number',
  linkedinUrl: 'LinkedIn profile',
  jdYear: 'Class year',
  lawSchool: 'Law school',
  lastJobTitle: 'Last job title',
  lastFirmName: 'Last firm',
  city: 'City',
  region: 'State or region',
  barStates: 'Bar admissions',
  practiceAreas: 'Practice areas',
  seniority: 'Seniority',
  yearsExperience: 'Years of experience',
  notes: 'Notes',
  assignedPartnerId: 'Owner',
} as const
export type PersonField = keyof typeof personFields

/** Who may read a person's record: the owner and the partners of the person's applications, or every active partner. */
export const candidateVisibilities = ['own', 'agency'] as const
export type CandidateVisibility = (typeof candidateVisibilities)[number]

export const candidateVisibilityLabels = {
  own: 'The owner, and partners who work on one of the person’s applications',
  agency: 'Every active partner',
} as const satisfies Record<CandidateVisibility, string>

/** Days in which a merge can be undone. */
export const mergeUndoDays = 7

/** Years of graduation from law school that a record accepts. */
export const classYearBounds = { min: 1940, max: 2040 } as const
