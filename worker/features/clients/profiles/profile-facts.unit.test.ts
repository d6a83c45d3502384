import { expect, test } from 'vitest'
import { defaultChoices } from '#contract/domain/profiles.ts'
import type { ResumePosition } from '#contract/domain/resume-facts.ts'
import { profileFacts, proposedHeadline, proposedSummary, sayFacts } from './profile-facts.ts'
import { schoolsIn } from './schools-in.ts'

const now = new Date('2026-06-15T15:00:00Z')
const record = {
  name: 'Maya Chen',
  lastJobTitle: null,
  lastFirmName: null,
  jdYear: 2016,
  lawSchool: null,
  city: 'Atlanta',
  region: 'GA',
  barStates: ['GA', 'NY', 'NJ'],
  practiceAreas: ['Tax', 'Private Equity'],
  yearsExperience: 9,
}
const held = (title: string | null, firm: string): ResumePosition => ({
  title,
  firm,
  from: 2019,
  to: null,
  isCurrent: true,
  isBigLaw: false,
  isTraining: false,
  quote: '',
})
const noFirms = { firmOf: () => undefined, othersOf: () => [], isShown: () => true }
const said = (positions: ResumePosition[]) => {
  const facts = profileFacts(record, undefined, { barAdmissions: [], positions, practiceAreas: [], clerkships: [] })
  return { facts, words: sayFacts(facts, defaultChoices.client, noFirms, now) }
}

test('takes the title out of a firm that was read with it', () => {
  const { words } = said([
    held(null, 'Harrow & Vale, Senior Tax Associate'),
    held('Counsel', 'Stone, Field'),
    held(null, 'Stone, Field & Law LLP'),
  ])
  expect(words.positions.map(({ title, firm }) => [title, firm])).toEqual([
    ['Senior Tax Associate', 'Harrow & Vale'],
    ['Counsel', 'Stone, Field'],
    ['Position', 'Stone, Field & Law LLP'],
  ])
})

test('drafts a short headline and a summary in sentences', () => {
  const { facts, words } = said([])
  expect(proposedHeadline(words)).toBe('Senior associate · Tax · Atlanta, GA')
  expect(proposedSummary(words, facts)).toBe(
    'Senior associate with 9 years of practice in Tax and Private Equity. Admitted in Georgia, New York, and New Jersey.',
  )
})

test('finds colleges and universities in the text of a résumé', () => {
  const text = `EDUCATION
    Amherst College, B.A., summa cum laude
    UNIVERSITY OF VIRGINIA, M.A.
    Universität Heidelberg; Université de Montréal
    Texas A&M University
    Taught at the College of William and Mary. The University agreed.
    • Represented Boston College in a dispute`
  expect(schoolsIn(text)).toEqual([
    'Amherst College',
    'UNIVERSITY OF VIRGINIA',
    'Universität Heidelberg',
    'Université de Montréal',
    'Texas A&M University',
    'College of William and Mary',
    'Boston College',
  ])
  expect(schoolsIn('Practiced at a law firm, and went to law school.')).toEqual([])
})
