import { easternDateText, easternDay } from './eastern-time.ts'

/**
 * The age of a job on the public board: "Today", "1 day ago", "N days ago" under a week,
 * "1 week ago" under two, "N weeks ago" below 30 days, then the date ("Nov 3, 2026").
 * Days are calendar days of the agency's zone, so a job of last night is "1 day ago" this morning. A date in the future
 * reads "Today"; an invalid date gives empty text.
 */
export function boardAge(posted: Date | string, now: Date): string {
  const days = daysSince(posted, now)
  if (days === undefined) return ''
  return days < 30 ? ageText(days) : easternDateText(posted)
}

/** The age of a job in staff lists, where weeks are never turned into months. */
export function staffAge(posted: Date | string, now: Date): string {
  const days = daysSince(posted, now)
  return days === undefined ? '' : ageText(days)
}

function daysSince(posted: Date | string, now: Date): number | undefined {
  const moment = new Date(posted)
  if (Number.isNaN(moment.getTime())) return undefined
  const days = (Date.parse(easternDay(now)) - Date.parse(easternDay(moment))) / 86_400_000
  // A five-digit year isn't an ISO day; such a job was "posted" in the future.
  return Number.isNaN(days) ? 0 : Math.max(0, days)
}

function ageText(days: number): string {
  if (days === 0) return 'Today'
  if (days === 1) return '1 day ago'
  if (days < 7) return `${days} days ago`
  if (days < 14) return '1 week ago'
  return `${Math.floor(days / 7)} weeks ago`
}
