/**
 * The year 2026 in Eastern time, written down instead of computed: the reckoning of the simulated year must not share a
 * mistake with the code that it checks. Holidays: OPM's list of federal holidays for 2026; clocks: second Sunday of March,
 * first Sunday of November.
 */
const hour = 3600_000
const day = 24 * hour
const daylightFrom = Date.UTC(2026, 2, 8, 7)
const daylightUntil = Date.UTC(2026, 10, 1, 6)
const holidays = new Set([
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
  '2027-01-01',
  '2027-01-18',
])

export const yearBegins = Date.UTC(2026, 0, 1, 5)
export const yearEnds = Date.UTC(2027, 0, 1, 5)
/** Nobody runs the cron in these two weeks: the days around the Fourth of July. */
export const silence = { from: Date.UTC(2026, 5, 29, 4), until: Date.UTC(2026, 6, 13, 4) }

const offset = (at: number) => (at >= daylightFrom && at < daylightUntil ? 4 : 5) * hour
/** Days since the first of January 2026 in Eastern time. */
export const dayNumber = (at: number) => Math.floor((at - offset(at) - Date.UTC(2026, 0, 1)) / day)
/** "2026-06-15" */
export const dateOf = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * day).toISOString().slice(0, 10)
/** When an Eastern day begins; the clocks change after midnight, so the offset of the hour before is the right one. */
export function midnight(number: number): number {
  const local = Date.UTC(2026, 0, 1) + number * day
  const summer = local + 4 * hour
  return summer > daylightFrom && summer < daylightUntil ? summer : local + 5 * hour
}
/** So many hours after midnight by the clock on the wall, for hours after the change at two. */
export const clock = (number: number, hours: number) => {
  const at = midnight(number) + hours * hour
  return at - (offset(midnight(number)) - offset(at))
}
export function isWorking(number: number): boolean {
  const date = new Date(Date.UTC(2026, 0, 1) + number * day)
  return date.getUTCDay() % 6 !== 0 && !holidays.has(date.toISOString().slice(0, 10))
}
/** The day a number of working days after another. */
export function workingDaysAfter(number: number, count: number): number {
  let at = number
  for (let left = count; left > 0;) if (isWorking(++at)) left--
  return at
}
