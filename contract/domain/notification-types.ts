/**
 * Types of notifications. `follow_up` reminds someone of a date they set, `saved_list` tells of a list of jobs that
 * was handed in or decided, `saved_search` of online jobs that a search
 * has found by itself, `people_search` of people; the others are spec 2 §3's.
 */
export const notificationTypes = [
  'mention',
  'status_change',
  'assignment',
  'follow_up',
  'saved_list',
  'saved_search',
  'people_search',
] as const

export type NotificationType = (typeof notificationTypes)[number]

/** The bell's badge: nothing at zero, "9+" above nine. Takes a count of unread notifications. */
export function unreadBadge(count: number): string {
  if (!(count > 0)) return ''
  return count > 9 ? '9+' : String(Math.floor(count))
}
