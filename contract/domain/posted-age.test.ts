import { test } from 'vitest'
import { boardAge, staffAge } from './posted-age.ts'

const now = new Date('2026-11-20T15:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test('the board counts days, then weeks, then shows the date', ({ expect }) => {
  expect([0, 1, 2, 6, 7, 13, 14, 29].map((days) => boardAge(daysAgo(days), now))).toEqual([
    'Today',
    '1 day ago',
    '2 days ago',
    '6 days ago',
    '1 week ago',
    '1 week ago',
    '2 weeks ago',
    '4 weeks ago',
  ])
  expect(boardAge(daysAgo(30), now)).toBe('Oct 21, 2026')
})

test('shows weeks to staff, however old the job is', ({ expect }) => {
  expect(staffAge(daysAgo(30), now)).toBe('4 weeks ago')
  expect(staffAge(daysAgo(365).toISOString(), now)).toBe('52 weeks ago')
})

test('days are calendar days in Eastern time, over a clock change too', ({ expect }) => {
  expect(boardAge('2026-11-20T04:30:00Z', now)).toBe('1 day ago')
  expect(boardAge('2026-11-20T05:30:00Z', now)).toBe('Today')
  expect(boardAge('2026-11-01T04:10:00Z', new Date('2026-11-02T05:30:00Z'))).toBe('1 day ago')
})

test('shows today for a future date and nothing for an invalid one', ({ expect }) => {
  expect(boardAge(new Date(now.getTime() + 9e8), now)).toBe('Today')
  expect(boardAge('yesterday', now)).toBe('')
  expect(staffAge('', now)).toBe('')
})
