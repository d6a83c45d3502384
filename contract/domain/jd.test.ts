import { test } from 'vitest'
import { jdYearBounds, jdYearText, yearsSinceGraduation } from './jd.ts'

test('takes the bounds from the agency’s calendar', ({ expect }) => {
  expect(jdYearBounds(new Date('2026-11-20T12:00:00Z'))).toEqual({
    min: 1980,
    max: 2026,
    default: 2023,
  })
  expect(jdYearBounds(new Date('2027-01-01T04:00:00Z')).max).toBe(2026)
  expect(jdYearBounds(new Date('2027-01-01T05:00:00Z')).max).toBe(2027)
})

test('counts the years since graduation', ({ expect }) => {
  const now = new Date('2026-06-01T12:00:00Z')
  expect(yearsSinceGraduation(2016, now)).toBe(10)
  expect(yearsSinceGraduation(2030, now)).toBe(0)
  expect(jdYearText(2025, now)).toBe('2025 (1 year ago)')
  expect(jdYearText(2026, now)).toBe('2026 (this year)')
})
