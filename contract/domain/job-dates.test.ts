import { expect, test } from 'vitest'
import { defaultValidThrough, endOfDay, jobState, lastDayOf, lastDayProblem, pastLastDay } from './job-dates.ts'

// 11 at night in New York, the next day already in UTC.
const now = new Date('2026-11-22T04:00:00.000Z')

test('a new job stays open for sixty days, counted from the day in Eastern time', () => {
  expect(defaultValidThrough(now)).toBe('2027-01-20')
  expect(defaultValidThrough(new Date('2026-11-22T05:00:00.000Z'))).toBe('2027-01-21')
})

test('a last day ends with its last minute in Eastern time, in summer and in winter', () => {
  expect(endOfDay('2027-01-20')?.toISOString()).toBe('2027-01-21T04:59:00.000Z')
  expect(endOfDay('2026-07-04')?.toISOString()).toBe('2026-07-05T03:59:00.000Z')
  expect(endOfDay('2026-02-30')).toBeNull()
  expect(lastDayOf(endOfDay('2027-01-20'))).toBe('2027-01-20')
  expect(lastDayOf(null)).toBeNull()
})

test('an open job has a last day to come, a closed one may have any', () => {
  expect(lastDayProblem({ validThrough: '2026-11-20' }, now)).toBe(pastLastDay)
  expect(lastDayProblem({ isActive: true, validThrough: '2026-11-21' }, now)).toBeNull()
  expect(lastDayProblem({ isActive: false, validThrough: '2020-01-01' }, now)).toBeNull()
  expect(lastDayProblem({}, now)).toBeNull()
})

test('a job that was never public is a draft', () => {
  expect(jobState({ isActive: true, closedAt: null })).toBe('open')
  expect(jobState({ isActive: false, closedAt: null })).toBe('draft')
  expect(jobState({ isActive: false, closedAt: now })).toBe('closed')
})
