import type { SavedSearchKind } from '#contract/domain/saved-searches.ts'
import type { Actor } from '#worker/http/access.ts'
import { notFound } from '#worker/http/errors.ts'
import type { addedId } from '#worker/db/change.ts'
import type { Notification, NotificationReader, NotificationsRepo } from './notifications.repo.ts'
import type { NewNotification } from './notifications.writes.ts'

type ListNotificationsDeps = { notifications: NotificationsRepo }
type Occasion = { userId: number; applicationId: number; at: Date; who: string; candidate: string }

/** "You have a new candidate": for the partner whom an application was given to. */
export const assignmentNotification = ({ userId, applicationId, at, ...given }: Occasion & { job: string }) => ({
  userId,
  type: 'assignment' as const,
  title: 'New candidate assigned',
  message: `${given.who} assigned ${given.candidate} (${given.job}) to you.`,
  applicationId,
  at,
})

/** "Your candidate moved": for the assigned partner, when someone else changed the status. */
export const statusNotification = ({
  userId,
  applicationId,
  at,
  ...given
}: Occasion & { from: string; to: string }) => ({
  userId,
  type: 'status_change' as const,
  title: 'Status changed',
  message: `${given.who} moved ${given.candidate} from ${given.from} to ${given.to}.`,
  applicationId,
  at,
})

/** "A candidate withdrew": for the partner who has the application. */
export const withdrawnNotification = (given: {
  userId: number
  applicationId: number
  at: Date
  candidate: string
  job: string
}): NewNotification => ({
  userId: given.userId,
  type: 'status_change',
  title: 'Candidate withdrew',
  message: `${given.candidate} withdrew the application for ${given.job}.`,
  applicationId: given.applicationId,
  at: given.at,
})

/** An answer of a candidate about a submission. It names no firm, because notifications show on locked screens. */
export const consentNotification = (given: {
  userId: number
  applicationId: number
  at: Date
  message: string
}): NewNotification => ({ ...given, type: 'consent', title: 'Consent answered' })

/** An answer of a client about a profile. */
export const profileNotification = (given: {
  userId: number
  applicationId: number
  at: Date
  title: string
  message: string
}): NewNotification => ({ ...given, type: 'review' })

/** News of a review room. It names no firm, because notifications show on locked screens. */
export const reviewNotification = (given: {
  userId: number
  applicationId: number | null
  at: Date
  message: string
}): NewNotification => ({ ...given, type: 'review', title: 'Client review' })

/** News about an interview: for a member of staff who interviews. */
export const interviewNotification = (given: {
  userId: number
  applicationId: number
  at: Date
  title: string
  message: string
}): NewNotification => ({ ...given, type: 'interview' })

/** "You were mentioned": once for each person and message, however often it is edited. */
export const mentionNotification = ({
  userId,
  applicationId,
  messageId,
  at,
  ...given
}: Occasion & { messageId: number | typeof addedId }): NewNotification => ({
  userId,
  type: 'mention',
  title: 'You were mentioned',
  message: `${given.who} mentioned you about ${given.candidate}.`,
  applicationId,
  messageId,
  onceKey: `mention:${messageId}:${userId}`,
  at,
})

/** "A list waits for you": for every admin, when somebody has saved jobs for a candidate. */
export const listSubmittedNotification = (given: {
  userId: number
  who: string
  candidate: string
  jobs: number
  at: Date
}): NewNotification => ({
  userId: given.userId,
  type: 'saved_list',
  title: 'Job list to review',
  message: `${given.who} saved ${given.jobs === 1 ? '1 job' : `${given.jobs} jobs`} for ${given.candidate}.`,
  applicationId: null,
  at: given.at,
})

/** "Your list was approved": for the person who handed it in. */
export const listDecidedNotification = (given: {
  userId: number
  who: string
  candidate: string
  /** "approved", "rejected", "reviewed". */
  decision: string
  notes: string | null
  at: Date
}): NewNotification => ({
  userId: given.userId,
  type: 'saved_list',
  title: `Job list ${given.decision}`,
  message: `${given.who} ${given.decision} your job list for ${given.candidate}.${given.notes ? ` ${given.notes}` : ''}`,
  applicationId: null,
  at: given.at,
})

/** "Your search found something": once for each run, for the person who saved it. */
export const searchFoundNotification = (given: {
  kind: SavedSearchKind
  userId: number
  /** Where its results are: the saved search; of people the run. */
  subjectId: number
  /** The search's name. */
  search: string
  /** "3 new online jobs". */
  found: string
  onceKey: string
  at: Date
}): NewNotification => ({
  userId: given.userId,
  type: given.kind === 'people' ? 'people_search' : 'saved_search',
  title: 'New results',
  message: `Your search “${given.search}” found ${given.found}.`,
  applicationId: null,
  subjectId: given.subjectId,
  onceKey: given.onceKey,
  at: given.at,
})

/** "Somebody wrote to us": for every admin. Names nobody, because an inquiry may be given to someone else later. */
export const inquiryReceivedNotification = (given: { userId: number; topic: string; at: Date }): NewNotification => ({
  userId: given.userId,
  type: 'inquiry',
  title: 'New inquiry',
  message: `Someone wrote from the website. About: ${given.topic}.`,
  applicationId: null,
  at: given.at,
})

/** "This inquiry is yours": for the partner to whom it was assigned. */
export const inquiryAssignedNotification = (given: {
  userId: number
  who: string
  topic: string
  at: Date
}): NewNotification => ({
  userId: given.userId,
  type: 'inquiry',
  title: 'Inquiry assigned to you',
  message: `${given.who} assigned you an inquiry. About: ${given.topic}.`,
  applicationId: null,
  at: given.at,
})

type Reader = Pick<Actor, 'id' | 'role'>
const readerOf = ({ id, role }: Reader): NotificationReader => ({ id, isAdmin: role === 'admin' })

/** The badge ends at "9+", so nothing is counted beyond ten. */
const maxOnBadge = 10

/**
 * Number of the user's unread notifications, counted up to 10, the newest of them, and the version of their candidates. Reads
 * at most ten notifications and one row of counts for each status.
 */
export async function unreadNotifications(
  deps: ListNotificationsDeps,
  actor: Reader,
): Promise<{ count: number; newestId: number | null; candidates: string }> {
  const [ids, candidates] = await Promise.all([
    deps.notifications.newestUnread(readerOf(actor), maxOnBadge),
    deps.notifications.candidatesVersion(readerOf(actor)),
  ])
  return { count: ids.length, newestId: ids[0] ?? null, candidates }
}

/** The user's newest 50 that they may see, and how many are unread (counted up to 100). */
export async function listNotifications(
  deps: ListNotificationsDeps,
  actor: Reader,
): Promise<{ notifications: Notification[]; unread: number }> {
  const [notifications, unread] = await Promise.all([
    deps.notifications.ofUser(readerOf(actor), { limit: 50 }),
    deps.notifications.unread(readerOf(actor)),
  ])
  return { notifications, unread }
}

/**
 * Marks one of the actor's own as read; a second time changes nothing.
 *
 * @throws AppError 404 notification_not_found, also for another user's.
 */
export async function markRead(deps: ListNotificationsDeps & { now: () => Date }, actor: Reader, id: number) {
  const row = await deps.notifications.markRead(readerOf(actor), id, deps.now())
  if (!row) throw notFound('notification_not_found', 'That notification doesn’t exist.')
  return row
}

export const markAllRead = (deps: ListNotificationsDeps & { now: () => Date }, actor: { id: number }): Promise<void> =>
  deps.notifications.markAllRead(actor.id, deps.now())
