import { expect, test } from 'vitest'
import { onlineSearchCriteria, onlineSearchTitle } from './online-search.ts'
import { nextRun } from './saved-searches.ts'

const iso = (every: 'daily' | 'weekly', now: string) => nextRun(every, new Date(now)).toISOString()

test('a daily search runs at seven Eastern time, over both changes of the clocks', () => {
  expect(iso('daily', '2026-06-15T10:59:00Z')).toBe('2026-06-15T11:00:00.000Z')
  expect(iso('daily', '2026-06-15T11:00:00Z')).toBe('2026-06-16T11:00:00.000Z')
  // March 8 and November 1, 2026.
  expect(iso('daily', '2026-03-07T20:00:00Z')).toBe('2026-03-08T11:00:00.000Z')
  expect(iso('daily', '2026-10-31T20:00:00Z')).toBe('2026-11-01T12:00:00.000Z')
})

test('a weekly search runs on Mondays', () => {
  // A Monday, before and after seven.
  expect(iso('weekly', '2026-06-15T10:00:00Z')).toBe('2026-06-15T11:00:00.000Z')
  expect(iso('weekly', '2026-06-15T12:00:00Z')).toBe('2026-06-22T11:00:00.000Z')
  // Sunday evening in New York is Monday in UTC.
  expect(iso('weekly', '2026-06-22T01:00:00Z')).toBe('2026-06-22T11:00:00.000Z')
})

test('a search has defaults and names the level before the title once', () => {
  expect(onlineSearchCriteria.parse({ practiceArea: ' ', location: null })).toEqual({
    practiceArea: 'Attorney',
    location: 'United States',
    jobTitle: 'Attorney',
  })
  expect(onlineSearchCriteria.safeParse({ salaryFrom: 123 }).success).toBe(false)
  expect(onlineSearchTitle('senior-associate', 'Attorney')).toBe('Senior Associate Attorney')
  expect(onlineSearchTitle('senior-associate', 'senior associate, tax')).toBe('senior associate, tax')
  expect(onlineSearchTitle('', ' ')).toBe('Attorney')
})
