import type { UnderstoodPart } from '#contract/api/sourcing/matching.ts'
import type { MatchCriteriaInput } from '#contract/domain/match-criteria.ts'
import { salaryThousands } from '#contract/domain/salary.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'

export type CriterionChip = {
  key: string
  label: string
  /** The words of the query that it was read from, if any. */
  said: string | undefined
  /** True for an excluded value, which is styled differently. */
  isOut: boolean
  /** The criteria without it. */
  without: MatchCriteriaInput
}

const lists = ['practiceAreas', 'excludedAreas', 'locations', 'excludedLocations'] as const
type List = (typeof lists)[number] | 'otherSeniorities'
const single = [
  'seniority',
  'yearsExperience',
  'salaryMin',
  'salaryMax',
  'remoteWork',
  'bigLaw',
  'boutique',
  'workType',
] as const
type Single = (typeof single)[number]

/** Criteria as removable chips, in the order in which recruiters name them. */
export function criteriaChips(
  criteria: MatchCriteriaInput,
  understood: readonly UnderstoodPart[] = [],
): CriterionChip[] {
  const chips: CriterionChip[] = []
  const said = (field: string, value: string) =>
    understood.find(
      (part) =>
        part.field === field &&
        (part.value === value || part.value.split(', ').includes(value) || value.startsWith(part.value)),
    )?.text
  const addList = (field: List) => {
    for (const value of criteria[field] ?? []) {
      const isOut = field.startsWith('excluded')
      const shown = field === 'otherSeniorities' ? seniorityLabel(value) : value
      chips.push({
        key: `${field}:${value}`,
        label: isOut ? `Not ${shown}` : shown,
        said: said(field, shown),
        isOut,
        without: { ...criteria, [field]: [...(criteria[field] ?? [])].filter((one) => one !== value) },
      })
    }
  }
  for (const field of lists) addList(field)
  for (const field of single) {
    const value = criteria[field]
    if (value === undefined || value === null || value === '') continue
    const { [field]: _, ...without } = criteria
    chips.push({
      key: field,
      label: labelOf(field, value),
      said: understood.find((part) => part.field === field)?.text,
      isOut: value === false,
      without,
    })
    if (field === 'seniority') addList('otherSeniorities')
  }
  return chips
}

function labelOf(field: Single, value: string | number | boolean): string {
  switch (field) {
    case 'seniority':
      return seniorityLabel(String(value))
    case 'yearsExperience':
      return value === 1 ? '1 year' : `${String(value)} years`
    case 'salaryMin':
      return `From ${salaryThousands(Number(value))}`
    case 'salaryMax':
      return `Up to ${salaryThousands(Number(value))}`
    case 'remoteWork':
      return value ? 'Remote' : 'Not remote'
    case 'bigLaw':
      return value ? 'Big Law' : 'No Big Law'
    case 'boutique':
      return value ? 'Boutique' : 'No boutique'
    case 'workType':
      return String(value)
  }
}
