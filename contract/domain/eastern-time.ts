/**
 * Every time that people read is Eastern time, with the zone's name beside it: the named zone with its daylight saving,
 * never a fixed offset (five hours are right in winter only). Stored and sent as UTC.
 */
export const easternZone = 'America/New_York'

/** The time a new interview starts with. */
export const defaultInterviewTime = '09:00'

/**
 * The moment a typed Eastern date ("2026-03-08") and time ("09:00") mean, as UTC ISO text.
 * In the March gap (2:00 to 2:59 does not exist) the time moves an hour forward: 2:30 becomes 3:30 EDT. In the November
 * overlap (1:00 to 1:59 happens twice) the first, daylight, occurrence is meant.
 * Null for an invalid date or time ("2026-02-30", "24:00", "").
 */
export function easternToUtc(date: string, time: string): string | null {
  const dateParts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  const timeParts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  if (!dateParts || !timeParts) return null
  const [year, month, day] = [Number(dateParts[1]), Number(dateParts[2]), Number(dateParts[3])]
  const utcDay = new Date(Date.UTC(year, month - 1, day))
  // A year below 100 would be read as 19xx, and an impossible day as one of the next month.
  if (year < 1000 || utcDay.getUTCMonth() !== month - 1 || utcDay.getUTCDate() !== day) return null
  const wall = utcDay.getTime() + (Number(timeParts[1]) * 60 + Number(timeParts[2])) * 60_000
  const before = wall - offsetAt(wall - dayMs)
  const after = wall - offsetAt(wall + dayMs)
  // In the overlap both are right and the first counts; in the gap neither is, and the clock of the hour before runs on.
  const isAfter = before + offsetAt(before) !== wall && after + offsetAt(after) === wall
  return new Date(isAfter ? after : before).toISOString()
}

/** The Eastern date and time of a moment, as the two inputs take them; null for an invalid moment. */
export function utcToEastern(moment: Date | string): { date: string; time: string } | null {
  const eastern = toEastern(moment)
  return eastern && { date: dayOf(eastern), time: `${twoDigits(eastern.hour)}:${twoDigits(eastern.minute)}` }
}

/** The short name of the zone at a moment: "EST" in winter, "EDT" in summer; empty for an invalid moment. */
export function easternZoneLabel(moment: Date | string): 'EST' | 'EDT' | '' {
  const time = new Date(moment).getTime()
  if (Number.isNaN(time)) return ''
  return offsetAt(time) === -4 * hourMs ? 'EDT' : 'EST'
}

/** The calendar day in Eastern time, "2026-03-08"; throws a RangeError for an invalid moment. */
export const easternDay = (moment: Date | string): string => dayOf(wallClockAt(new Date(moment).getTime()))

/** The calendar day so many days later: 60 days after "2026-11-21" is "2027-01-20". */
export function addCalendarDays(day: string, days: number): string {
  const moment = new Date(`${day}T12:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** True for an Eastern calendar day ("2026-03-08") before today there: such days can't be chosen. */
export function isPastDay(day: string, now: Date): boolean {
  return day < easternDay(now)
}

/**
 * A moment as medium date and short time with the zone: "Mar 9, 2026, 9:00 AM EDT".
 * Null or empty gives empty text; an invalid date gives "Invalid date".
 */
export function interviewDateText(moment: Date | string | null | undefined): string {
  if (moment === null || moment === undefined || moment === '') return ''
  const eastern = toEastern(moment)
  return eastern ? `${dateText(eastern)}, ${clockText(eastern)} ${easternZoneLabel(moment)}` : 'Invalid date'
}

/** A time of day in Eastern time with its zone, "9:00 AM EDT"; "Invalid date" for an invalid one. */
export function easternTimeText(moment: Date | string): string {
  const eastern = toEastern(moment)
  return eastern ? `${clockText(eastern)} ${easternZoneLabel(moment)}` : 'Invalid date'
}

/** A day in Eastern time, "Mar 9, 2026"; "Invalid date" for an invalid one. */
export function easternDateText(moment: Date | string): string {
  const eastern = toEastern(moment)
  return eastern ? dateText(eastern) : 'Invalid date'
}

/** A day of this year in Eastern time, "Mon, Mar 9"; "Invalid date" for an invalid one. */
export function easternWeekdayText(moment: Date | string): string {
  const eastern = toEastern(moment)
  if (!eastern) return 'Invalid date'
  const weekday = weekdays[new Date(`${dayOf(eastern)}T12:00:00Z`).getUTCDay()] ?? ''
  return `${weekday}, ${months[eastern.month - 1] ?? ''} ${eastern.day}`
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
// Written out, because the pages that say a date should not load a formatting library for it.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Date and time on a clock in New York. Months count from 1. */
type WallClock = { year: number; month: number; day: number; hour: number; minute: number; second: number }

function dayOf({ year, month, day }: WallClock): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

function dateText({ year, month, day }: WallClock): string {
  return `${months[month - 1] ?? ''} ${day}, ${year}`
}

/** "9:00 AM", "12:30 PM". */
function clockText({ hour, minute }: WallClock): string {
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`
}

const hourMs = 3600_000
const dayMs = 24 * hourMs

// Read by named parts, never as text: how a locale writes a date differs between engines, and one that lacks the locale
// falls back to its own. Made once: a formatter takes far longer to make than to use.
const easternParts = new Intl.DateTimeFormat('en-US', {
  timeZone: easternZone,
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

function readWallClock(time: number): WallClock {
  const clock = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of easternParts.formatToParts(time)) {
    if (type in clock) clock[type as keyof WallClock] = Number(value)
  }
  return clock
}

/** Offsets by UTC hour. New York changes its clocks on the hour, and reading one takes longer than the rest of a job's card. */
const offsets = new Map<number, number>()
const maxOffsets = 2000
/** Since then the zone's offsets are whole hours; before, a railway's or a city's own time. */
const wholeHoursSince = Date.UTC(1970)

function wallClockAt(time: number): WallClock {
  if (!(time >= wholeHoursSince)) return readWallClock(time)
  const moment = new Date(time + offsetAt(time))
  return {
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
    hour: moment.getUTCHours(),
    minute: moment.getUTCMinutes(),
    second: moment.getUTCSeconds(),
  }
}

/** The offset of New York from UTC at a moment, in milliseconds: -5 hours in winter. */
function offsetAt(time: number): number {
  if (!(time >= wholeHoursSince)) return readOffset(time)
  const hour = Math.floor(time / hourMs)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const offset = readOffset(hour * hourMs)
  if (offsets.size >= maxOffsets) offsets.clear()
  offsets.set(hour, offset)
  return offset
}

function readOffset(time: number): number {
  const { year, month, day, hour, minute, second } = readWallClock(time)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000
}

function toEastern(moment: Date | string): WallClock | null {
  const time = new Date(moment).getTime()
  return Number.isNaN(time) ? null : wallClockAt(time)
}
