import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { byId, done, idValue, isoMoment } from '#contract/api/common.ts'

export const notification = z.object({
  id: idValue,
  /** One of `notificationTypes`. */
  type: z.string(),
  title: z.string(),
  message: z.string(),
  applicationId: idValue.nullable(),
  messageId: idValue.nullable(),
  /** Of `saved_search` the saved search, of `people_search` the run with the results, of `import` the import. */
  subjectId: idValue.nullable(),
  isRead: z.boolean(),
  createdAt: isoMoment,
})
export type Notification = z.output<typeof notification>

export const unreadState = z.object({
  /** Unread notifications, counted up to 10: the badge ends at "9+". */
  count: z.number().int().nonnegative(),
  /** The newest of them, so that the list is read again only for a new one; null for none. */
  newestId: idValue.nullable(),
  /** Another text whenever the candidates that the caller may see have changed, so that an open list is read again. */
  candidates: z.string(),
})

export const notificationsApi = {
  /** The caller's newest 50; `X-Unread-Count` says how many of all are unread, counted up to 100. */
  list: endpoint('GET /api/notifications', { response: z.array(notification) }),
  /** Answers the bell, which asks every 30 seconds. */
  unread: endpoint('GET /api/notifications/unread', { response: unreadState }),
  markAllRead: endpoint('PATCH /api/notifications/mark-all-read', { response: done }),
  markRead: endpoint('PATCH /api/notifications/:id/read', { params: byId, response: notification }),
}
