import { addCalendarDays, easternDay, easternToUtc, isPastDay } from './eastern-time.ts'

/** Days that a new or reopened job stays open by default. */
export const defaultOpenDays = 60

/** The last day of a job that is opened now: 60 days from today in Eastern time, "2027-01-20". */
export function defaultValidThrough(now: Date): string {
  return addCalendarDays(easternDay(now), defaultOpenDays)
}

/** The moment at which a last day ends: its last minute in Eastern time. Null for an invalid day. */
export function endOfDay(day: string): Date | null {
  const moment = easternToUtc(day, '23:59')
  return moment === null ? null : new Date(moment)
}

/** The last day in the form's format; null without one. */
export function lastDayOf(validThrough: Date | string | null): string | null {
  return validThrough === null ? null : easternDay(validThrough)
}

export const pastLastDay = 'The last day to apply can’t be in the past'

/** Explains why an open job can't have this last day; null if it can. A closed job may have any. */
export function lastDayProblem(
  job: { isActive?: boolean | undefined; validThrough?: string | undefined },
  now: Date,
): string | null {
  return job.isActive !== false && job.validThrough !== undefined && isPastDay(job.validThrough, now)
    ? pastLastDay
    : null
}

/** States of a job: public, closed after it was public, or not public yet. */
export const jobStates = ['open', 'closed', 'draft'] as const
export type JobState = (typeof jobStates)[number]

export const jobStateLabels = { open: 'Open', closed: 'Closed', draft: 'Draft' } as const satisfies Record<
  JobState,
  string
>

export function jobState(job: { isActive: boolean; closedAt: Date | string | null }): JobState {
  if (job.isActive) return 'open'
  return job.closedAt === null ? 'draft' : 'closed'
}
