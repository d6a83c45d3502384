import { addDays, daysBetween } from '#contract/domain/days.ts'
import { easternDateText, easternDay } from '#contract/domain/eastern-time.ts'
import { isActiveStatus } from '#contract/domain/statuses.ts'

type AgeTone = 'fresh' | 'recent' | 'old' | 'stale' | 'none'

/** Most days of each tone. */
const tones = [
  { tone: 'fresh', most: 3 },
  { tone: 'recent', most: 7 },
  { tone: 'old', most: 21 },
] as const

/**
 * Days since an application entered its stage, by the agency's calendar: "Today", "1 day", "12 days". Someone who was hired
 * or rejected waits for nothing, so their age has no tone.
 */
export function stageAge(
  { status, statusChangedAt }: { status: string; statusChangedAt: string },
  now: Date,
): { text: string; tone: AgeTone } {
  const days = Math.max(0, daysBetween(easternDay(statusChangedAt), easternDay(now)))
  const tone = tones.find(({ most }) => days <= most)?.tone ?? 'stale'
  return { text: daysText(days), tone: isActiveStatus(status) ? tone : 'none' }
}

function daysText(days: number): string {
  if (days === 0) return 'Today'
  return days === 1 ? '1 day' : `${days} days`
}

/** When the next follow-up is due: "Today", "Tomorrow", "Nov 25", and if that has passed. */
export function followUpDue(at: string, now: Date): { text: string; isOverdue: boolean } {
  const [day, today] = [easternDay(at), easternDay(now)]
  if (day === today) return { text: 'Today', isOverdue: false }
  if (day === addDays(today, 1)) return { text: 'Tomorrow', isOverdue: false }
  const text = easternDateText(at)
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return { text: isThisYear ? text.replace(/, \d+$/, '') : text, isOverdue: day < today }
}
