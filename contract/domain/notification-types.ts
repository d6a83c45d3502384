/**
 * Types of notifications. `mention`, `status_change` and `assignment` are about a candidate, `interview` about one
 * that the reader interviews. `follow_up` reminds
 * someone of a date they set. `saved_list` reports a list of jobs that was submitted or decided. `saved_search` reports
 * online jobs that a saved search found, `people_search` people. `inquiry` reports an inquiry from the public site.
 * `consent` reports a candidate's answer about a submission.
 * `review` reports an answer of a client about a profile or in a review room.
 * `known_person` asks an admin to connect two partners who know the same person.
 * `import` tells an admin that the run or the undo of an import has ended.
 */
export const notificationTypes = [
  'mention',
  'status_change',
  'assignment',
  'follow_up',
  'saved_list',
  'saved_search',
  'people_search',
  'inquiry',
  'interview',
  'known_person',
  'consent',
  'review',
  'import',
] as const

export type NotificationType = (typeof notificationTypes)[number]

/** The bell's badge: nothing at zero, "9+" above nine. Takes a count of unread notifications. */
export function unreadBadge(count: number): string {
  if (!(count > 0)) return ''
  return count > 9 ? '9+' : String(Math.floor(count))
}
