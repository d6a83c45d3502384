import { expect, test } from 'vitest'
import { summarize } from './summarize.ts'

const nobody = {
  name: 'Amy Wu',
  title: 'Partner',
  firm: 'Hale Crow LLP',
  offices: [],
  practiceAreas: [],
  education: [],
  barAdmissions: [],
  clerkships: [],
}

test('summarizes what is known about a person', () => {
  const known = {
    offices: ['Boston, MA'],
    practiceAreas: ['Tax', 'ERISA'],
    barAdmissions: ['Ohio', 'Iowa', 'Utah', 'Texas'],
  }
  expect(summarize({ ...nobody, ...known })).toBe(
    'Amy Wu, Partner at Hale Crow LLP in Boston, MA. Practice: Tax and ERISA. Admitted in Ohio, Iowa, Utah and elsewhere.',
  )
})

test('keeps the commas within a practice area and ends a degree with one period', () => {
  const known = { practiceAreas: ['Trusts, Estates & Wealth Planning'], education: ['Yale Law School, J.D.'] }
  expect(summarize({ ...nobody, ...known })).toBe(
    'Amy Wu, Partner at Hale Crow LLP. Practice: Trusts, Estates & Wealth Planning. Education: Yale Law School, J.D.',
  )
})
