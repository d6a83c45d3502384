import { addDays, easternMidnight, type Day } from './days.ts'
import { easternDay, easternToUtc } from './eastern-time.ts'

/** When the working day of the agency begins, Eastern time: what falls due on a day is due then. */
export const dayBeginsAt = '09:00'

/**
 * The US federal holidays of a year on the days they are observed: one that falls on a Saturday on the Friday before, on a
 * Sunday on the Monday after (5 U.S.C. 6103; Juneteenth since 2021). New Year's Day of the next year may be observed on
 * this year's December 31.
 *
 * @param year 2000 to 2099.
 * @returns Days in order.
 */
export function federalHolidays(year: number): Day[] {
  const fixed = ([month, day]: readonly [number, number]) => observed(dayText(year, month, day))
  return [
    fixed([1, 1]),
    nthWeekday(year, 1, monday, 3), // Martin Luther King Jr.
    nthWeekday(year, 2, monday, 3), // Washington's Birthday
    lastMonday(year, 5), // Memorial Day
    ...(year >= 2021 ? [fixed([6, 19])] : []), // Juneteenth
    fixed([7, 4]),
    nthWeekday(year, 9, monday, 1), // Labor Day
    nthWeekday(year, 10, monday, 2), // Columbus Day
    fixed([11, 11]), // Veterans Day
    nthWeekday(year, 11, thursday, 4), // Thanksgiving
    fixed([12, 25]),
    ...(weekdayOf(dayText(year + 1, 1, 1)) === saturday ? [dayText(year, 12, 31)] : []),
  ].filter((day) => day.startsWith(String(year)))
}

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6]
const dayText = (year: number, month: number, day: number): Day =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

function observed(day: Day): Day {
  const weekday = weekdayOf(day)
  if (weekday === saturday) return addDays(day, -1)
  return weekday === sunday ? addDays(day, 1) : day
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = dayText(year, month, 1)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1))
}

function lastMonday(year: number, month: number): Day {
  const fourth = nthWeekday(year, month, monday, 4)
  const fifth = addDays(fourth, 7)
  return fifth.slice(0, 7) === fourth.slice(0, 7) ? fifth : fourth
}

const holidays = new Map<number, Set<Day>>()

/** True on Monday to Friday, except federal holidays. */
export function isWorkingDay(day: Day): boolean {
  const weekday = weekdayOf(day)
  if (weekday === sunday || weekday === saturday) return false
  const year = Number(day.slice(0, 4))
  const known = holidays.get(year) ?? new Set(federalHolidays(year))
  holidays.set(year, known)
  return !known.has(day)
}

/** The `count`-th working day after a day (0: the day itself). Friday and 2 gives Tuesday, and so does Saturday. */
export function addWorkingDays(day: Day, count: number): Day {
  let at = day
  for (let left = count; left > 0;) {
    at = addDays(at, 1)
    if (isWorkingDay(at)) left--
  }
  return at
}

/** 9:00 Eastern on a day, over both changes of the clocks. @throws RangeError for an invalid day. */
export function dayBegins(day: Day): Date {
  const moment = easternToUtc(day, dayBeginsAt)
  if (moment === null) throw new RangeError('not a day')
  return new Date(moment)
}

/** When something falls due that may wait `count` working days: 9:00 Eastern on that working day after its own day. */
export function dueAfterWorkingDays(since: Date, count: number): Date {
  return dayBegins(addWorkingDays(easternDay(since), count))
}

/**
 * The moment before which something must have happened for `dueAfterWorkingDays` to have come by now. So one comparison in
 * a query finds what is due: `at < cutoff`.
 *
 * @param count Working days, 1 or more.
 */
export function workingDaysCutoff(now: Date, count: number): Date {
  let day = easternDay(now)
  if (now < dayBegins(day)) day = addDays(day, -1)
  for (let left = count; ; day = addDays(day, -1)) {
    if (isWorkingDay(day)) left--
    if (left === 0) return easternMidnight(day)
  }
}
