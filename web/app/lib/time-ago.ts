import { easternDateText } from '#contract/domain/eastern-time.ts'

const minuteMs = 60_000

/** The age of a moment in short form: "just now", "5 min ago", "3 h ago", "2 d ago", then the day. */
export function timeAgo(iso: string, now: Date): string {
  const at = new Date(iso)
  const minutes = Math.floor((now.getTime() - at.getTime()) / minuteMs)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h ago`
  const days = Math.floor(hours / 24)
  return days < 7 ? `${days} d ago` : easternDateText(iso)
}
