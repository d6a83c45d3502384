import { TZDate } from '@date-fns/tz'

/**
 * Interview times are typed and shown in Eastern time: the named zone with its daylight saving, never a fixed offset
 * (DESIGN 5.7; the five hours of spec 1 §9 are right in winter only). Stored and sent as UTC.
 */
export const easternZone = 'America/New_York'

/** The time a new interview starts with (spec 1 §5). */
export const defaultInterviewTime = '09:00'

/**
 * The moment a typed Eastern date ("2026-03-08") and time ("09:00") mean, as UTC ISO text.
 * In the March gap (2:00 to 2:59 does not exist) the time moves an hour forward: 2:30 becomes 3:30 EDT. In the November
 * overlap (1:00 to 1:59 happens twice) the first, daylight, occurrence is meant.
 * Null when date or time is no such thing ("2026-02-30", "24:00", "").
 */
export function easternToUtc(date: string, time: string): string | null {
  const dateParts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  const timeParts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  if (!dateParts || !timeParts) return null
  const [year, month, day] = [Number(dateParts[1]), Number(dateParts[2]), Number(dateParts[3])]
  const utcDay = new Date(Date.UTC(year, month - 1, day))
  // A year below 100 would be read as 19xx, and an impossible day as one of the next month.
  if (year < 1000 || utcDay.getUTCMonth() !== month - 1 || utcDay.getUTCDate() !== day) return null
  const moment = new TZDate(year, month - 1, day, Number(timeParts[1]), Number(timeParts[2]), easternZone)
  return new Date(moment.getTime()).toISOString()
}

/** The Eastern date and time of a moment, as the two inputs take them; null when it is no moment. */
export function utcToEastern(moment: Date | string): { date: string; time: string } | null {
  const eastern = toEastern(moment)
  return (
    eastern && { date: dayOf(eastern), time: `${twoDigits(eastern.getHours())}:${twoDigits(eastern.getMinutes())}` }
  )
}

/** The short name of the zone at a moment: "EST" in winter, "EDT" in summer; empty when it is no moment. */
export function easternZoneLabel(moment: Date | string): 'EST' | 'EDT' | '' {
  const eastern = toEastern(moment)
  if (!eastern) return ''
  return eastern.getTimezoneOffset() === 240 ? 'EDT' : 'EST'
}

// Made once: a formatter takes far longer to make than to use, and so does a date of another zone. Canada writes ISO days.
const easternDays = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: easternZone })

/** The calendar day in Eastern time, "2026-03-08"; throws a RangeError when it is no moment. */
export const easternDay = (moment: Date | string): string => easternDays.format(new Date(moment))

/** The calendar day so many days later: 60 days after "2026-11-21" is "2027-01-20". */
export function addCalendarDays(day: string, days: number): string {
  const moment = new Date(`${day}T12:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** Whether an Eastern calendar day ("2026-03-08") lies before today there: such days can't be chosen (spec 1 §5). */
export function isPastDay(day: string, now: Date): boolean {
  return day < easternDay(now)
}

/**
 * An interview date as medium date and short time with the zone: "Mar 9, 2026, 9:00 AM EDT" (spec 2 §9).
 * Null or empty gives empty text; anything that is no date gives "Invalid date" (spec 2 §8).
 */
export function interviewDateText(moment: Date | string | null | undefined): string {
  if (moment === null || moment === undefined || moment === '') return ''
  const eastern = toEastern(moment)
  return eastern ? `${dateText(eastern)}, ${clockText(eastern)} ${easternZoneLabel(moment)}` : 'Invalid date'
}

/** A time of day in Eastern time with its zone, "9:00 AM EDT"; "Invalid date" when it is none. */
export function easternTimeText(moment: Date | string): string {
  const eastern = toEastern(moment)
  return eastern ? `${clockText(eastern)} ${easternZoneLabel(moment)}` : 'Invalid date'
}

/** A day in Eastern time, "Mar 9, 2026"; "Invalid date" when it is none. */
export function easternDateText(moment: Date | string): string {
  const eastern = toEastern(moment)
  return eastern ? dateText(eastern) : 'Invalid date'
}

// Written out, because the pages that say a date should not load a formatting library for it.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const twoDigits = (number: number): string => String(number).padStart(2, '0')

function dayOf(eastern: TZDate): string {
  const year = String(eastern.getFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(eastern.getMonth() + 1)}-${twoDigits(eastern.getDate())}`
}

function dateText(eastern: TZDate): string {
  return `${months[eastern.getMonth()] ?? ''} ${eastern.getDate()}, ${eastern.getFullYear()}`
}

/** "9:00 AM", "12:30 PM". */
function clockText(eastern: TZDate): string {
  const hours = eastern.getHours()
  return `${hours % 12 || 12}:${twoDigits(eastern.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`
}

function toEastern(moment: Date | string): TZDate | null {
  // Two steps: TZDate would read a text without a zone in its own zone, Date reads it as the platform does.
  const time = new Date(moment).getTime()
  return Number.isNaN(time) ? null : new TZDate(time, easternZone)
}
