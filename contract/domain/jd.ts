import { easternDay } from './eastern-time.ts'

/** The earliest graduation year an application takes (spec 1 §9). */
export const earliestJdYear = 1980

/** The bounds of a J.D. year and what the form starts with: the current year less three (spec 1 §5). */
export function jdYearBounds(now: Date): { min: number; max: number; default: number } {
  const year = currentYear(now)
  return { min: earliestJdYear, max: year, default: year - 3 }
}

/** Years since graduation: the current year less the J.D. year, never below nought (spec 1 §2). */
export function yearsSinceGraduation(jdYear: number, now: Date): number {
  return Math.max(0, currentYear(now) - jdYear)
}

/** "2016 (10 years ago)"; "2026 (this year)". */
export function jdYearText(jdYear: number, now: Date): string {
  const years = yearsSinceGraduation(jdYear, now)
  if (years === 0) return `${jdYear} (this year)`
  return `${jdYear} (${years} ${years === 1 ? 'year' : 'years'} ago)`
}

/** The year the agency's calendar shows (Eastern time), so that New Year's Eve is not next year in the evening. */
export function currentYear(now: Date): number {
  return Number.parseInt(easternDay(now), 10)
}
