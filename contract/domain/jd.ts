import { easternDay } from './eastern-time.ts'

/** The earliest graduation year that an application accepts. */
export const earliestJdYear = 1980

/** The bounds of a J.D. year and what the form starts with: the current year less three. */
export function jdYearBounds(now: Date): { min: number; max: number; default: number } {
  const year = currentYear(now)
  return { min: earliestJdYear, max: year, default: year - 3 }
}

/** Years since graduation: the current year less the J.D. year, at least 0. */
export function yearsSinceGraduation(jdYear: number, now: Date): number {
  return Math.max(0, currentYear(now) - jdYear)
}

/** "2016 (10 years ago)"; "2026 (this year)". */
export function jdYearText(jdYear: number, now: Date): string {
  const years = yearsSinceGraduation(jdYear, now)
  if (years === 0) return `${jdYear} (this year)`
  return `${jdYear} (${years} ${years === 1 ? 'year' : 'years'} ago)`
}

/** The current year in Eastern time. In UTC the next year would begin on the evening of New Year's Eve. */
export function currentYear(now: Date): number {
  return Number.parseInt(easternDay(now), 10)
}
