import type { Notification as NotificationItem } from '#contract/api/identity/notifications.ts'
import type { Notification } from './notifications.repo.ts'

export const presentNotification = (row: Notification): NotificationItem => ({
  id: row.id,
  type: row.type,
  title: row.title,
  message: row.message,
  applicationId: row.applicationId,
  messageId: row.messageId,
  subjectId: row.subjectId,
  isRead: row.isRead,
  createdAt: row.createdAt.toISOString(),
})
