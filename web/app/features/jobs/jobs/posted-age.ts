import { easternDay } from '#contract/domain/eastern-time.ts'
import { boardAge, staffAge } from '#contract/domain/posted-age.ts'

/** The age of a job in staff lists. It changes daily, so lists don't need a timer. */
export const postedAge = (posted: string): string => staffAge(posted, new Date())

/** The age as the public board shows it. A job without a date counts as posted now. */
export const boardAgeNow = (posted: string | undefined): string => {
  const now = new Date()
  return boardAge(posted ?? now, now)
}

/** Today in Eastern time. */
export const today = (): string => easternDay(new Date())
