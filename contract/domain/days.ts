import { easternDay, easternToUtc } from './eastern-time.ts'

/** A calendar day, "2026-03-08", in a zone that the caller knows. */
export type Day = string

const dayMs = 24 * 3600_000
const pattern = /^\d{4}-\d{2}-\d{2}$/

/** True for a calendar day between 2000 and 2099. */
export function isDay(text: string): boolean {
  if (!pattern.test(text) || !text.startsWith('20')) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** The day so many days later, or earlier. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}

/** The number of days from one day to another; 0 if equal. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** The moment at which a day begins in Eastern time. @throws RangeError for an invalid day. */
export function easternMidnight(day: Day): Date {
  const moment = easternToUtc(day, '00:00')
  if (moment === null) throw new RangeError('not a day')
  return new Date(moment)
}

/** Today and the next seven days, in Eastern time. */
export function comingDays(now: Date): { from: Day; to: Day } {
  const from = easternDay(now)
  return { from, to: addDays(from, 7) }
}

/** The first day of a day's quarter. */
export function quarterStart(day: Day): Day {
  const month = Number(day.slice(5, 7))
  return `${day.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`
}

/** Every day from one to another, both included. */
export function daysOf(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, n) => addDays(from, n))
}

/**
 * Splits a range of days into whole calendar months ("2026-04") and the days left over at both ends, at most 60.
 */
export function periodsOf(from: Day, to: Day): string[] {
  const periods: string[] = []
  for (let day = from; day <= to;) {
    const last = lastDayOfMonth(day)
    if (day.endsWith('-01') && last <= to) {
      periods.push(day.slice(0, 7))
      day = addDays(last, 1)
    } else {
      periods.push(day)
      day = addDays(day, 1)
    }
  }
  return periods
}

function lastDayOfMonth(day: Day): Day {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
