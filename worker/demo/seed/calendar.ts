import { easternDay, easternToUtc } from '#contract/domain/eastern-time.ts'

/** Moments around today, at day resolution: the same for every `now` of one Eastern day. */
export type Calendar = {
  /** The agency's calendar year. */
  year: number
  /**
   * A moment `daysAgo` Eastern days before today (negative: ahead) at an Eastern "HH:mm". Whatever is of today gets its
   * first minute, so that nothing that has happened is ahead.
   */
  at: (daysAgo: number, time?: string) => Date
  /** Like `at`, but moved to Monday where it falls on a weekend. */
  workday: (daysAgo: number, time?: string) => Date
}

const dayMs = 24 * 3600 * 1000
/** Days from a Sunday (0) or Saturday (6) to the next Monday. */
const untilMonday: Readonly<Record<number, number>> = { 0: 1, 6: 2 }

/** The calendar that the demo data hangs on, for the day in New York at `now`. */
export function calendarOf(now: Date): Calendar {
  const today = easternDay(now)
  const noon = Date.parse(`${today}T12:00:00Z`)
  const dayOf = (daysAgo: number) => new Date(noon - daysAgo * dayMs)
  const at = (daysAgo: number, time = '10:00') => {
    const moment = easternToUtc(dayOf(daysAgo).toISOString().slice(0, 10), daysAgo === 0 ? '00:00' : time)
    if (moment === null) throw new RangeError(`no such time: ${time}`)
    return new Date(moment)
  }
  return {
    year: Number(today.slice(0, 4)),
    at,
    workday(daysAgo, time) {
      const weekday = dayOf(daysAgo).getUTCDay()
      return at(daysAgo - (untilMonday[weekday] ?? 0), time)
    },
  }
}
