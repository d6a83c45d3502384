import fc from 'fast-check'
import { test } from 'vitest'
import {
  addDays,
  comingDays,
  daysBetween,
  daysOf,
  easternMidnight,
  isDay,
  mondayOf,
  periodsOf,
  quarterStart,
} from './days.ts'

test('days are counted over months, leap years and clock changes', ({ expect }) => {
  expect([addDays('2026-02-28', 1), addDays('2028-02-28', 1), addDays('2026-01-01', -1)]).toEqual([
    '2026-03-01',
    '2028-02-29',
    '2025-12-31',
  ])
  expect([daysBetween('2026-03-07', '2026-03-09'), daysBetween('2026-11-02', '2026-10-31')]).toEqual([2, -2])
  expect(['2026-02-29', '2026-2-3', '1999-01-01', '', '2026-13-01', 'x'].filter(isDay)).toEqual([])
  expect([easternMidnight('2026-03-08'), easternMidnight('2026-03-09')].map((at) => at.toISOString())).toEqual([
    '2026-03-08T05:00:00.000Z',
    '2026-03-09T04:00:00.000Z',
  ])
})

test('counts days, weeks and quarters by the clocks of New York', ({ expect }) => {
  // Monday 03:59 UTC is still Sunday night in New York.
  expect(comingDays(new Date('2026-06-15T03:59:00Z'))).toEqual({ from: '2026-06-14', to: '2026-06-21' })
  expect(comingDays(new Date('2026-06-15T04:00:00Z'))).toEqual({ from: '2026-06-15', to: '2026-06-22' })
  expect(['2026-01-01', '2026-06-30', '2026-07-01', '2026-12-31'].map(quarterStart)).toEqual([
    '2026-01-01',
    '2026-04-01',
    '2026-07-01',
    '2026-10-01',
  ])
  expect(mondayOf('2026-06-21')).toBe('2026-06-15')
})

test('covers the same days by whole months and by days', ({ expect }) => {
  expect(periodsOf('2026-01-30', '2026-04-02')).toEqual([
    '2026-01-30',
    '2026-01-31',
    '2026-02',
    '2026-03',
    '2026-04-01',
    '2026-04-02',
  ])
  expect([periodsOf('2026-02-01', '2026-02-28'), periodsOf('2026-02-02', '2026-02-01')]).toEqual([['2026-02'], []])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 1500 }), (start, length) => {
      const from = addDays('2005-01-01', start)
      const to = addDays(from, length)
      const days = periodsOf(from, to).flatMap((period) =>
        period.length === 7
          ? daysOf(`${period}-01`, addDays(`${period}-01`, 40)).filter((d) => d.startsWith(period))
          : [period],
      )
      expect(days).toEqual(daysOf(from, to))
      expect(periodsOf(from, to).filter((period) => period.length === 10).length).toBeLessThanOrEqual(60)
    }),
  )
})
