import fc from 'fast-check'
import { test, vi } from 'vitest'
import {
  easternDateText,
  easternDay,
  easternToUtc,
  easternWeekdayText,
  easternZoneLabel,
  interviewDateText,
  isPastDay,
  utcToEastern,
} from './eastern-time.ts'

/** The days on which the clocks change: second Sunday of March, first Sunday of November. */
const changes = [
  { year: 2024, spring: '2024-03-10', autumn: '2024-11-03' },
  { year: 2025, spring: '2025-03-09', autumn: '2025-11-02' },
  { year: 2026, spring: '2026-03-08', autumn: '2026-11-01' },
  { year: 2027, spring: '2027-03-14', autumn: '2027-11-07' },
  { year: 2031, spring: '2031-03-09', autumn: '2031-11-02' },
]

test('nine in the morning is 14:00 UTC in winter and 13:00 in summer', ({ expect }) => {
  expect(easternToUtc('2026-01-15', '09:00')).toBe('2026-01-15T14:00:00.000Z')
  expect(easternToUtc('2026-07-15', '09:00')).toBe('2026-07-15T13:00:00.000Z')
  expect(easternToUtc('2026-12-31', '23:30')).toBe('2027-01-01T04:30:00.000Z')
})

test.for(changes)('$year: the hour that March skips moves forward', ({ spring }, { expect }) => {
  expect(easternToUtc(spring, '01:59')).toBe(`${spring}T06:59:00.000Z`)
  expect(easternToUtc(spring, '02:30')).toBe(`${spring}T07:30:00.000Z`)
  expect(easternToUtc(spring, '03:30')).toBe(`${spring}T07:30:00.000Z`)
  expect(utcToEastern(`${spring}T07:30:00Z`)).toEqual({ date: spring, time: '03:30' })
  expect(easternZoneLabel(`${spring}T06:59:59Z`)).toBe('EST')
  expect(easternZoneLabel(`${spring}T07:00:00Z`)).toBe('EDT')
})

test.for(changes)('$year: the hour that November repeats is its first occurrence', ({ autumn }, { expect }) => {
  expect(easternToUtc(autumn, '00:30')).toBe(`${autumn}T04:30:00.000Z`)
  expect(easternToUtc(autumn, '01:00')).toBe(`${autumn}T05:00:00.000Z`)
  expect(easternToUtc(autumn, '01:30')).toBe(`${autumn}T05:30:00.000Z`)
  expect(easternToUtc(autumn, '02:00')).toBe(`${autumn}T07:00:00.000Z`)
  expect(easternZoneLabel(`${autumn}T05:59:59Z`)).toBe('EDT')
  expect(easternZoneLabel(`${autumn}T06:00:00Z`)).toBe('EST')
})

test('returns any typed minute unchanged, except in the hour that DST skips', ({ expect }) => {
  const minute = fc.record({
    day: fc.date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
  })
  const comesBack = fc.property(minute, ({ day, hour, minute: m }) => {
    const date = day.toISOString().slice(0, 10)
    const time = `${String(hour).padStart(2, '0')}:${String(m).padStart(2, '0')}`
    const back = utcToEastern(easternToUtc(date, time) ?? '')
    if (back?.time === time) return back.date === date
    const month = Number(date.slice(5, 7))
    return hour === 2 && (month === 3 || month === 4) && back?.time === time.replace('02', '03') && back.date === date
  })
  expect(fc.check(comesBack, { numRuns: 500 })).toMatchObject({ failed: false })
})

test('an invalid date or time gives null', ({ expect }) => {
  const bad: [string, string][] = [
    ['2026-02-30', '09:00'],
    ['2026-13-01', '09:00'],
    ['0026-01-01', '09:00'],
    ['2026-1-1', '09:00'],
    ['', ''],
    ['2026-01-01', '24:00'],
    ['2026-01-01', '9:00'],
    ['2026-01-01', '09:60'],
    ['2026-01-01\0', '09:00'],
  ]
  for (const [date, time] of bad) expect(easternToUtc(date, time), `${date} ${time}`).toBeNull()
  expect(utcToEastern('tomorrow')).toBeNull()
  expect(easternZoneLabel('tomorrow')).toBe('')
  expect(() => easternDay('tomorrow')).toThrow(RangeError)
})

test('today is what the calendar in New York says', ({ expect }) => {
  const lateEvening = new Date('2026-03-10T03:30:00Z')
  expect(isPastDay('2026-03-09', lateEvening)).toBe(false)
  expect(isPastDay('2026-03-08', lateEvening)).toBe(true)
  expect(isPastDay('2026-03-09', new Date('2026-03-10T04:00:00Z'))).toBe(true)
})

test('formats an interview date as medium date, short time and zone', ({ expect }) => {
  expect(interviewDateText('2026-03-09T13:00:00.000Z')).toBe('Mar 9, 2026, 9:00 AM EDT')
  expect(interviewDateText('2026-01-09T17:05:00.000Z')).toBe('Jan 9, 2026, 12:05 PM EST')
  expect(interviewDateText(null)).toBe('')
  for (const bad of ['soon', '2026-99-99', new Date(Number.NaN)]) expect(interviewDateText(bad)).toBe('Invalid date')
  expect(easternDateText('2026-01-01T02:00:00Z')).toBe('Dec 31, 2025')
})

// An engine that lacks a locale falls back to the one of its process: Safari's engine under a POSIX locale writes 11/22/26
// where en-CA was asked for, and an Arabic or Thai one writes other digits or another era.
test.for(['en-US-u-va-posix', 'de-DE', 'ar-EG', 'th-TH-u-nu-thai'])(
  'days and times do not depend on the locale of the engine (%s)',
  async (fallback, { expect }) => {
    const { DateTimeFormat } = Intl
    class Poor extends DateTimeFormat {
      constructor(_: unknown, options?: Intl.DateTimeFormatOptions) {
        super(fallback, options)
      }
    }
    vi.resetModules()
    vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: Poor })
    try {
      const there = await import('./eastern-time.ts')
      const { boardAge } = await import('./posted-age.ts')
      const { currentYear } = await import('./jd.ts')
      expect(there.easternDay('2026-01-01T02:00:00Z')).toBe('2025-12-31')
      expect(there.easternToUtc('2026-03-08', '02:30')).toBe('2026-03-08T07:30:00.000Z')
      expect(there.interviewDateText('2026-11-22T20:00:00Z')).toBe('Nov 22, 2026, 3:00 PM EST')
      expect(boardAge('2026-09-03T12:00:00Z', new Date('2026-11-22T12:00:00Z'))).toBe('Sep 3, 2026')
      expect(currentYear(new Date('2026-01-01T02:00:00Z'))).toBe(2025)
    } finally {
      vi.unstubAllGlobals()
    }
  },
)

test('reads the same clock as the engine at any moment', ({ expect }) => {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  const moments = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (moment) => {
      const { date, time } = utcToEastern(moment) ?? {}
      expect(`${date}, ${time}`).toBe(clock.format(moment))
    }),
    { numRuns: 2000 },
  )
})

test('names the weekday of a moment by the clocks of New York', ({ expect }) => {
  expect(easternWeekdayText('2026-03-09T03:59:00Z')).toBe('Sun, Mar 8')
  expect(easternWeekdayText('2026-03-09T04:00:00Z')).toBe('Mon, Mar 9')
  expect(easternWeekdayText('never')).toBe('Invalid date')
})
