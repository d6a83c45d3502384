import { easternDay } from '#contract/domain/eastern-time.ts'
import { boardAge, staffAge } from '#contract/domain/posted-age.ts'

/** How long ago a job was posted, in staff lists. They change by the day, so that a list need not watch the clock. */
export const postedAge = (posted: string): string => staffAge(posted, new Date())

/** The same as the public board says it; for a job that is posted now without a date. */
export const boardAgeNow = (posted: string | undefined): string => {
  const now = new Date()
  return boardAge(posted ?? now, now)
}

/** Today in Eastern time. */
export const today = (): string => easternDay(new Date())
