import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { NotificationType } from '#contract/domain/notification-types.ts'
import type { Database, Statement } from '#worker/db/client.ts'
import type { RowGuard } from '#worker/db/row-guard.ts'
import { notifications } from './notifications.table.ts'

export type Notification = typeof notifications.$inferSelect

export type NewNotification = {
  userId: number
  type: NotificationType
  title: string
  message: string
  applicationId: number | null
  /** Plain, or SQL for that of a message which the same batch adds. */
  messageId?: number | SQL | null
  /** What it is about beside an application: a saved search, or the run of a people search. */
  subjectId?: number | null
  /** Set where the same thing must be told once. */
  onceKey?: string | null
  /** Told at most once to this user about this message, instead of a `onceKey`. */
  isOncePerMessage?: boolean
  at: Date
}

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
    /**
     * The statement that writes a notification, for the batch of the change it tells of.
     *
     * @param when Written only if this holds at that moment: the same condition as the change's own.
     */
    add(given: NewNotification, when: SQL = sql`1`): Statement {
      const messageId = given.messageId ?? null
      // Ids as integers and text: D1 binds numbers as REAL, and 3.0 would make another key than 3.
      const onceKey = given.isOncePerMessage
        ? sql`${given.type} || ':' || cast(${messageId} as integer) || ':' || ${String(given.userId)}`
        : (given.onceKey ?? null)
      // Every column in the table's order. (A raw statement with values can't be part of a drizzle batch on D1.)
      return db
        .insert(notifications)
        .select(
          sql`select null, ${given.userId}, ${given.type}, ${given.title}, ${given.message}, ${given.applicationId},
            ${messageId}, 0, ${onceKey}, ${given.at.getTime()}, ${given.at.getTime()},
            cast(${given.subjectId ?? null} as integer) where ${when}`,
        )
        .onConflictDoNothing()
    },
    /** The same for several at once that are about applications, each under its own condition. */
    addMany(
      given: readonly (NewNotification & { applicationId: number; messageId?: never })[],
      guard: RowGuard,
    ): Statement {
      const rows = given.map(({ at, onceKey = null, ...one }) => ({
        ...one,
        onceKey,
        at: at.getTime(),
        basis: guard.basisOf(one.applicationId),
      }))
      return db
        .insert(notifications)
        .select(
          sql`select null, n.value ->> 'userId', n.value ->> 'type', n.value ->> 'title', n.value ->> 'message',
              n.value ->> 'applicationId', null, 0, n.value ->> 'onceKey', n.value ->> 'at', n.value ->> 'at', null
            from json_each(${JSON.stringify(rows)}) n where ${guard.holds(sql`n.value -> 'basis'`)}`,
        )
        .onConflictDoNothing()
    },
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
    /** How many are unread, counted up to 100. */
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
