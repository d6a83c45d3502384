import { addCalendarDays, easternDay, easternToUtc } from './eastern-time.ts'

/** Searches that can run on a schedule. */
export const savedSearchKinds = ['online_jobs', 'people'] as const
export type SavedSearchKind = (typeof savedSearchKinds)[number]

export const savedSearchRhythms = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every Monday' },
] as const
export type SavedSearchRhythm = (typeof savedSearchRhythms)[number]['value']

export const savedSearchLimits = {
  /** Of one person. */
  searches: 50,
  /** Characters of a name. */
  name: 100,
} as const

/** Before the working day begins, in Eastern time. */
const runAt = '07:00'

/**
 * When a search runs next: at seven in the morning Eastern time, daily or on Mondays, after `now`. Counted from now and not
 * from the run that was due, so that however many were missed, one catches up for all.
 */
export function nextRun(every: SavedSearchRhythm, now: Date): Date {
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = addCalendarDays(easternDay(now), ahead)
    if (every === 'weekly' && new Date(`${day}T12:00:00Z`).getUTCDay() !== 1) continue
    const moment = easternToUtc(day, runAt)
    if (moment !== null && Date.parse(moment) > now.getTime()) return new Date(moment)
  }
  throw new RangeError('no run within eight days')
}
