import type { SavedSearchKind } from '#contract/domain/saved-searches.ts'
import type { Actor } from '#worker/http/access.ts'
import { notFound } from '#worker/http/errors.ts'
import type { addedId } from '#worker/db/change.ts'
import type { Notification, NotificationReader, NotificationsRepo } from './notifications.repo.ts'
import type { NewNotification } from './notifications.writes.ts'

type ListNotificationsDeps = { notifications: NotificationsRepo }
type Told = { userId: number; applicationId: number; at: Date; who: string; candidate: string }

/** "You have a new candidate": for the partner whom an application was given to. */
export const assignmentNotification = ({ userId, applicationId, at, ...told }: Told & { job: string }) => ({
  userId,
  type: 'assignment' as const,
  title: 'New candidate assigned',
  message: `${told.who} assigned ${told.candidate} (${told.job}) to you.`,
  applicationId,
  at,
})

/** "Your candidate moved": for the assigned partner, when somebody else changed the status. */
export const statusNotification = ({ userId, applicationId, at, ...told }: Told & { from: string; to: string }) => ({
  userId,
  type: 'status_change' as const,
  title: 'Status changed',
  message: `${told.who} moved ${told.candidate} from ${told.from} to ${told.to}.`,
  applicationId,
  at,
})

/** "A candidate withdrew": for the partner who has the application. */
export const withdrawnNotification = (told: {
  userId: number
  applicationId: number
  at: Date
  candidate: string
  job: string
}): NewNotification => ({
  userId: told.userId,
  type: 'status_change',
  title: 'Candidate withdrew',
  message: `${told.candidate} withdrew the application for ${told.job}.`,
  applicationId: told.applicationId,
  at: told.at,
})

/** "You were mentioned": once for each person and message, however often it is edited. */
export const mentionNotification = ({
  userId,
  applicationId,
  messageId,
  at,
  ...told
}: Told & { messageId: number | typeof addedId }): NewNotification => ({
  userId,
  type: 'mention',
  title: 'You were mentioned',
  message: `${told.who} mentioned you about ${told.candidate}.`,
  applicationId,
  messageId,
  onceKey: `mention:${messageId}:${userId}`,
  at,
})

/** "A list waits for you": for every admin, when somebody has saved jobs for a candidate. */
export const listSubmittedNotification = (told: {
  userId: number
  who: string
  candidate: string
  jobs: number
  at: Date
}): NewNotification => ({
  userId: told.userId,
  type: 'saved_list',
  title: 'Job list to review',
  message: `${told.who} saved ${told.jobs === 1 ? '1 job' : `${told.jobs} jobs`} for ${told.candidate}.`,
  applicationId: null,
  at: told.at,
})

/** "Your list was approved": for the person who handed it in. */
export const listDecidedNotification = (told: {
  userId: number
  who: string
  candidate: string
  /** "approved", "rejected", "reviewed". */
  decision: string
  notes: string | null
  at: Date
}): NewNotification => ({
  userId: told.userId,
  type: 'saved_list',
  title: `Job list ${told.decision}`,
  message: `${told.who} ${told.decision} your job list for ${told.candidate}.${told.notes ? ` ${told.notes}` : ''}`,
  applicationId: null,
  at: told.at,
})

/** "Your search found something": once for each run, for the person who saved it. */
export const searchFoundNotification = (told: {
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
  userId: told.userId,
  type: told.kind === 'people' ? 'people_search' : 'saved_search',
  title: 'New results',
  message: `Your search “${told.search}” found ${told.found}.`,
  applicationId: null,
  subjectId: told.subjectId,
  onceKey: told.onceKey,
  at: told.at,
})

type Reader = Pick<Actor, 'id' | 'role'>
const readerOf = ({ id, role }: Reader): NotificationReader => ({ id, isAdmin: role === 'admin' })

/** The badge ends at "9+", so nothing is counted beyond ten. */
const maxOnBadge = 10

/** Number of the user's unread notifications, counted up to 10, and the newest of them. At most ten rows are read. */
export async function unreadNotifications(
  deps: ListNotificationsDeps,
  actor: Reader,
): Promise<{ count: number; newestId: number | null }> {
  const ids = await deps.notifications.newestUnread(readerOf(actor), maxOnBadge)
  return { count: ids.length, newestId: ids[0] ?? null }
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
  if (!row) throw notFound('notification_not_found', 'That notification does not exist.')
  return row
}

export const markAllRead = (deps: ListNotificationsDeps & { now: () => Date }, actor: { id: number }): Promise<void> =>
  deps.notifications.markAllRead(actor.id, deps.now())
