import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, flag, id } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

export const notifications = sqliteTable(
  'notifications',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    /** Ids of `job_applications` and `candidate_messages`. Not foreign keys: those belong to a later area, which removes the rows. */
    applicationId: integer(),
    messageId: integer(),
    isRead: flag().notNull().default(false),
    /** Set where a notification must be written only once (a task delivered twice, a cron caught up). */
    onceKey: text(),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
    /** Subject other than an application, by its type: a saved search, or the run of a people search. */
    subjectId: integer(),
  },
  (t) => [
    index('notifications_user').on(t.userId, t.id),
    index('notifications_application').on(t.applicationId),
    index('notifications_unread')
      .on(t.userId, t.id)
      .where(sql`${t.isRead} = 0`),
    uniqueIndex('notifications_once')
      .on(t.onceKey)
      .where(sql`${t.onceKey} is not null`),
  ],
)
