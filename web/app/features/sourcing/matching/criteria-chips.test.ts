import { test } from 'vitest'
import { criteriaChips } from './criteria-chips.ts'

test('makes each criterion a removable chip with its words', ({ expect }) => {
  const criteria = {
    practiceAreas: ['Tax', 'Corporate'],
    excludedAreas: ['Litigation'],
    salaryMin: 250_000,
    remoteWork: false,
  }
  const chips = criteriaChips(criteria, [{ field: 'practiceAreas', text: 'tax', value: 'Tax' }])
  expect(chips.map(({ label }) => label)).toEqual(['Tax', 'Corporate', 'Not Litigation', 'From $250K', 'Not remote'])
  expect(chips.map(({ said }) => said)).toEqual(['tax', undefined, undefined, undefined, undefined])
  expect(chips[0]?.without.practiceAreas).toEqual(['Corporate'])
  expect(chips[3]?.without).not.toHaveProperty('salaryMin')
  expect(criteriaChips({})).toEqual([])
})

test('shows further levels as chips behind the first', ({ expect }) => {
  const chips = criteriaChips({ seniority: 'counsel', otherSeniorities: ['partner'], salaryMin: 250_000 })
  expect(chips.map(({ label }) => label)).toEqual(['Counsel', 'Partner', 'From $250K'])
  expect(chips[1]?.without.otherSeniorities).toEqual([])
})
