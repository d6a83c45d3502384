import {
  addCalendarDays,
  easternDay,
  easternTimeText,
  easternToUtc,
  interviewDateText,
  utcToEastern,
} from './eastern-time.ts'
import type { ApplicationStatus } from './statuses.ts'

/** Reasons that an agency starts with. Admins edit the list in the settings. Candidates never see a reason. */
export const defaultRejectionReasons = [
  'Experience doesn’t match',
  'Practice area doesn’t match',
  'Class year too junior',
  'Class year too senior',
  'Missing bar admission',
  'Compensation expectations too high',
  'Portable book too small',
  'Location or work arrangement',
  'Work authorization',
  'Interview performance',
  'Conflict of interest',
  'Client chose another candidate',
  'Position filled or closed',
  'Candidate withdrew',
  'Candidate accepted another offer',
  'Candidate didn’t respond',
  'Other',
] as const

export const maxRejectionReasons = 40
export const maxRejectionNote = 1_000

/** When a rejected candidate gets the email, if at all. */
export const rejectionEmailChoices = ['none', 'now', 'later'] as const
export type RejectionEmailChoice = (typeof rejectionEmailChoices)[number]

/** Time in which an email that is sent "now" can still be undone. */
export const undoSeconds = 60

const laterHours = 2
/** Emails leave between these hours of Eastern time; one that would leave at night waits for the morning. */
const firstHour = 8
const lastHour = 20
const morning = '09:00'
const minuteMs = 60_000
const roundedToMs = 5 * minuteMs

/** The moment at which a rejection email leaves, or null for none. "Later" is two hours from now, in waking hours. */
export function rejectionSendAt(choice: RejectionEmailChoice, now: Date): Date | null {
  if (choice === 'none') return null
  if (choice === 'now') return new Date(now.getTime() + undoSeconds * 1000)
  const later = new Date(Math.ceil((now.getTime() + laterHours * 60 * minuteMs) / roundedToMs) * roundedToMs)
  const clock = utcToEastern(later)
  const hour = Number(clock?.time.slice(0, 2))
  if (hour >= firstHour && hour < lastHour) return later
  const day = easternDay(later)
  const next = hour < firstHour ? day : addCalendarDays(day, 1)
  return new Date(easternToUtc(next, morning) ?? later)
}

/** The email choice that a rejection starts with: candidates who withdrew don't need one. */
export const defaultRejectionEmail = (status: ApplicationStatus): RejectionEmailChoice =>
  status === 'rejected_by_candidate' ? 'none' : 'later'

/** When an email leaves, inside a sentence: "today at 5:25 PM EST", "tomorrow at 9:00 AM EST". */
export function sendTimeText(moment: Date | string, now: Date): string {
  const day = easternDay(moment)
  const today = easternDay(now)
  if (day === today) return `today at ${easternTimeText(moment)}`
  return day === addCalendarDays(today, 1)
    ? `tomorrow at ${easternTimeText(moment)}`
    : `on ${interviewDateText(moment)}`
}

/** Shown in statistics for a rejection without a reason. */
export const noReason = 'No reason given'
