import { test } from 'vitest'
import { compactSalaryText, expectedSalaryText, jobSalaryText, salaryOverlaps, salaryThousands } from './salary.ts'

test('the salary of a job is written as a range or one end of it', ({ expect }) => {
  expect(jobSalaryText({ salaryMin: 150_000, salaryMax: 200_000 })).toBe('$150K - $200K')
  expect(jobSalaryText({ salaryMin: 200_000, salaryMax: null })).toBe('$200K+')
  expect(jobSalaryText({ salaryMax: 200_000 })).toBe('Up to $200K')
  expect(jobSalaryText({ salaryMin: 200_000, salaryMax: 200_000 })).toBe('$200K')
  expect(jobSalaryText({})).toBe('Salary not disclosed')
  expect(jobSalaryText({ salaryMin: 0, salaryMax: Number.NaN })).toBe('Salary not disclosed')
  expect(jobSalaryText({ salaryMin: 0, salaryMax: 90_000 })).toBe('Up to $90K')
  expect(compactSalaryText({})).toBe('Competitive')
  expect(compactSalaryText({ salaryMin: 100_000 })).toBe('$100K+')
})

test('amounts that are not round keep their digits', ({ expect }) => {
  expect(salaryThousands(187_500)).toBe('$187.5K')
  expect(salaryThousands(187_501)).toBe('$187.501K')
  expect(salaryThousands(1_250_000)).toBe('$1,250K')
  expect(salaryThousands(850)).toBe('$850')
})

test('shows an expected salary in thousands or as not specified', ({ expect }) => {
  expect(expectedSalaryText(200_000)).toBe('$200K')
  for (const none of [null, undefined, 0]) expect(expectedSalaryText(none)).toBe('Salary not specified')
})

test('the filter keeps every job whose range touches the wanted one', ({ expect }) => {
  const range = { min: 200_000, max: 300_000 }
  expect(salaryOverlaps({ salaryMin: 100_000, salaryMax: 200_000 }, range)).toBe(true)
  expect(salaryOverlaps({ salaryMin: 100_000, salaryMax: 199_999 }, range)).toBe(false)
  expect(salaryOverlaps({ salaryMin: 300_000, salaryMax: 400_000 }, range)).toBe(true)
  expect(salaryOverlaps({ salaryMin: 300_001, salaryMax: 400_000 }, range)).toBe(false)
  expect(salaryOverlaps({}, range)).toBe(true)
  expect(salaryOverlaps({ salaryMin: null, salaryMax: 600_000 }, { min: 500_000, max: 500_000 })).toBe(true)
})
