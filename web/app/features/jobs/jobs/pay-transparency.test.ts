import { expect, test } from 'vitest'
import { payRangeWarning, payTransparencyLaw, payTransparencyLaws } from './pay-transparency.ts'

const today = '2026-11-21'

test('finds the pay law of a location', () => {
  expect(payTransparencyLaw('Denver, CO', today)?.source).toBe('Colo. Rev. Stat. § 8-5-201')
  expect(payTransparencyLaw('Dallas, TX', today)).toBeUndefined()
  expect(payTransparencyLaw('', today)).toBeUndefined()
  expect(payTransparencyLaws.NV?.inPosting).toBe(false)
})

test('ignores a law before its start date', () => {
  expect(payTransparencyLaw('Wilmington, DE', today)).toBeUndefined()
  expect(payTransparencyLaw('Wilmington, DE', '2027-09-26')?.fromEmployees).toBe(26)
  expect(payTransparencyLaw('Portland, ME', '2026-07-12')).toBeUndefined()
  expect(payTransparencyLaw('Portland, ME', today)?.fromEmployees).toBe(10)
})

test('gives every law its source, reference and start date', () => {
  for (const [state, { law, source, reference, from, fromEmployees }] of Object.entries(payTransparencyLaws)) {
    expect(law && source, state).toBeTruthy()
    expect(reference, state).toMatch(/^https:\/\//)
    expect(from, state).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(fromEmployees, state).toBeGreaterThan(0)
  }
  for (const state of ['CA', 'CO', 'IL', 'MD', 'MN', 'NJ', 'NY', 'VT', 'WA', 'DC'] as const) {
    expect(payTransparencyLaws[state]?.inPosting, state).toBe(true)
  }
})

test('asks for a missing or half range where the law requires it', () => {
  const job = { location: 'New York, NY' }
  expect(payRangeWarning(job, today)?.text).toBe(
    'NY asks employers with 4 or more employees to state the pay range in the job posting (Pay Transparency Law, N.Y. Labor Law § 194-b).',
  )
  expect(payRangeWarning({ ...job, salaryMin: 200_000 }, today)).not.toBeNull()
  expect(payRangeWarning({ ...job, salaryMin: 200_000, salaryMax: 250_000 }, today)).toBeNull()
  expect(payRangeWarning({ location: 'Houston, TX' }, today)).toBeNull()
  expect(payRangeWarning({ location: 'Reno, NV' }, today)?.text).toContain('tell applicants the pay range')
})
