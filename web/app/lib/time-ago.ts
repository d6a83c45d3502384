const minuteMs = 60_000

/** How long ago a moment was, as one reads it in passing: "just now", "5 min ago", "3 h ago", "2 d ago", then the day. */
export function timeAgo(iso: string, now: Date): string {
  const at = new Date(iso)
  const minutes = Math.floor((now.getTime() - at.getTime()) / minuteMs)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h ago`
  const days = Math.floor(hours / 24)
  return days < 7 ? `${days} d ago` : dayText(iso)
}

/** The day of a moment in the viewer's own zone: "Nov 3, 2026". */
export function dayText(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'medium' })
}

/** Day and time in the viewer's own zone: "Nov 3, 2026, 4:05 PM". */
export function momentText(iso: string): string {
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
}
