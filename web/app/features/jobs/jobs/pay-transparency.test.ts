import { expect, test } from 'vitest'
import { payRangeWarning, payTransparencyLaw, payTransparencyLaws } from './pay-transparency.ts'

const today = '2026-11-21'

test('the pay law follows the place', () => {
  expect(payTransparencyLaw('Denver, CO', today)?.source).toBe('Colo. Rev. Stat. § 8-5-201')
  expect(payTransparencyLaw('Dallas, TX', today)).toBeUndefined()
  expect(payTransparencyLaw('', today)).toBeUndefined()
  expect(payTransparencyLaws.NV?.inPosting).toBe(false)
})

test('a law to come says nothing before its day', () => {
  expect(payTransparencyLaw('Wilmington, DE', today)).toBeUndefined()
  expect(payTransparencyLaw('Wilmington, DE', '2027-09-26')?.fromEmployees).toBe(26)
  expect(payTransparencyLaw('Portland, ME', '2026-07-12')).toBeUndefined()
  expect(payTransparencyLaw('Portland, ME', today)?.fromEmployees).toBe(10)
})

test('every law says where it stands, where that was checked, and from when it applies', () => {
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

test('a range that is missing, or half of one, is asked for where the law wants it', () => {
  const job = { location: 'New York, NY' }
  expect(payRangeWarning(job, today)?.text).toBe(
    'NY asks employers with 4 or more employees to state the pay range in the job posting (Pay Transparency Law, N.Y. Labor Law § 194-b).',
  )
  expect(payRangeWarning({ ...job, salaryMin: 200_000 }, today)).not.toBeNull()
  expect(payRangeWarning({ ...job, salaryMin: 200_000, salaryMax: 250_000 }, today)).toBeNull()
  expect(payRangeWarning({ location: 'Houston, TX' }, today)).toBeNull()
  expect(payRangeWarning({ location: 'Reno, NV' }, today)?.text).toContain('tell applicants the pay range')
})
