import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysOf } from './days.ts'
import {
  addWorkingDays,
  dayBegins,
  dueAfterWorkingDays,
  federalHolidays,
  isWorkingDay,
  workingDaysCutoff,
} from './working-days.ts'

test('the federal holidays are those that the government observes', () => {
  // From the calendars that the Office of Personnel Management publishes for these years.
  expect(federalHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ])
  // New Year's Day 2022 was a Saturday: observed on the last day of 2021.
  expect(federalHolidays(2021)).toContain('2021-12-31')
  expect(federalHolidays(2022)).not.toContain('2022-01-01')
  // July 4, 2027 is a Sunday, Juneteenth a Saturday.
  expect(federalHolidays(2027)).toEqual(expect.arrayContaining(['2027-07-05', '2027-06-18']))
  expect(federalHolidays(2020)).not.toContain('2020-06-19')
})

test('working days are counted over weekends and holidays', () => {
  expect(addWorkingDays('2026-11-20', 2)).toBe('2026-11-24') // Friday → Tuesday
  expect(addWorkingDays('2026-11-21', 2)).toBe('2026-11-24') // Saturday → Tuesday
  expect(addWorkingDays('2026-11-25', 1)).toBe('2026-11-27') // over Thanksgiving
  expect(addWorkingDays('2026-12-24', 1)).toBe('2026-12-28')
})

test('a day begins at 9:00 Eastern, in winter and in summer', () => {
  expect(dayBegins('2026-03-06').toISOString()).toBe('2026-03-06T14:00:00.000Z')
  expect(dayBegins('2026-03-09').toISOString()).toBe('2026-03-09T13:00:00.000Z')
  expect(dayBegins('2026-11-02').toISOString()).toBe('2026-11-02T14:00:00.000Z')
})

test('the cutoff finds exactly what is due, at every moment of two years', () => {
  const first = Date.UTC(2026, 0, 1)
  const hours = fc.integer({ min: 0, max: 2 * 365 * 24 * 4 })
  fc.assert(
    fc.property(hours, fc.integer({ min: -30 * 96, max: 96 }), fc.integer({ min: 1, max: 12 }), (at, offset, count) => {
      const now = new Date(first + at * 900_000)
      const since = new Date(now.getTime() + offset * 900_000)
      expect(since < workingDaysCutoff(now, count)).toBe(dueAfterWorkingDays(since, count) <= now)
    }),
    { numRuns: 2000 },
  )
})

test('no fortnight has fewer than seven working days', () => {
  for (const day of daysOf('2026-01-01', '2027-12-31')) {
    const working = daysOf(day, addDays(day, 13)).filter(isWorkingDay).length
    expect(working, day).toBeGreaterThanOrEqual(7)
  }
})
