import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import { isActiveApplication } from '#worker/db/active-application.ts'
import type { Database } from '#worker/db/client.ts'
import { notifications } from './notifications.table.ts'

export type Notification = typeof notifications.$inferSelect

export type NotificationsRepo = ReturnType<typeof notificationsRepo>

/** The bell's badge ends at "9+"; counting further tells nobody anything. */
const countedUnread = 100

/** Who reads: an admin all of their own, a partner those that are about nobody or about a candidate of theirs. */
export type NotificationReader = { id: number; isAdmin: boolean }

export function notificationsRepo(db: Database) {
  /** A candidate who was taken away is not named any more, also in what was written before. */
  const seenBy = ({ id, isAdmin }: NotificationReader): SQL =>
    isAdmin
      ? sql`notifications.user_id = ${id}`
      : sql`(notifications.user_id = ${id} and (notifications.application_id is null or exists (
          select 1 from job_applications a where a.id = notifications.application_id and a.assigned_partner_id = ${id})))`
  return {
    /** A user's notifications, newest first; `beforeId` continues a list. */
    ofUser: (
      reader: NotificationReader,
      { limit, beforeId }: { limit: number; beforeId?: number },
    ): Promise<Notification[]> =>
      db
        .select()
        .from(notifications)
        .where(and(seenBy(reader), beforeId ? lt(notifications.id, beforeId) : undefined))
        .orderBy(desc(notifications.id))
        .limit(limit),
    /** Number of unread notifications, counted up to 100. */
    async unread(reader: NotificationReader): Promise<number> {
      const row = await db.get<{ count: number }>(
        sql`select count(*) as count from (select 1 from notifications where ${seenBy(reader)} and is_read = 0
          limit ${countedUnread})`,
      )
      return row?.count ?? 0
    },
    /** The newest unread ids, at most `most`: from the index of unread rows alone. */
    async newestUnread(reader: NotificationReader, most: number): Promise<number[]> {
      const rows = await db
        .select({ id: notifications.id })
        .from(notifications)
        .where(and(seenBy(reader), sql`${notifications.isRead} = 0`))
        .orderBy(desc(notifications.id))
        .limit(most)
      return rows.map(({ id }) => id)
    },
    /**
     * A text that changes with the candidates whom a reader may see. An admin's is the newest event; a partner's shows only
     * their own counts and newest change, because the number of all events is the agency's business.
     */
    async candidatesVersion({ id, isAdmin }: NotificationReader): Promise<string> {
      const row = await db.get<{ version: number | string | null }>(
        isAdmin
          ? sql`select max(id) as version from application_events`
          : sql`select (select group_concat(status || count) from application_counts where partner_id = ${id}) || '.' ||
              coalesce((select max(updated_at) from job_applications indexed by job_applications_in_pipeline
                where assigned_partner_id = ${id} and ${isActiveApplication(sql`status`)}), 0) as version`,
      )
      return String(row?.version ?? '')
    },
    /** Marks one of the user's own as read; undefined when there is no such one. */
    async markRead(reader: NotificationReader, id: number, at: Date): Promise<Notification | undefined> {
      const [row] = await db
        .update(notifications)
        .set({ isRead: true, updatedAt: at })
        .where(and(eq(notifications.id, id), seenBy(reader)))
        .returning()
      return row
    },
    async markAllRead(userId: number, at: Date): Promise<void> {
      await db
        .update(notifications)
        .set({ isRead: true, updatedAt: at })
        .where(and(eq(notifications.userId, userId), sql`${notifications.isRead} = 0`))
    },
  }
}
