import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** One row per session ended before its time, by the SHA-256 of its token; swept when the session would have ended anyway. */
export const sessionRevocations = sqliteTable(
  'session_revocations',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (t) => [index('session_revocations_expires').on(t.expiresAt)],
)

/**
 * The spec's `sessions` table (sid, sess, expire): what a user is shown of their own sessions. The session itself is in KV;
 * `sid` is the SHA-256 of the token, so a row opens nothing.
 */
export const sessions = sqliteTable(
  'sessions',
  {
    sid: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** JSON: { device, place, createdAt }. */
    sess: text().notNull(),
    expire: moment().notNull(),
  },
  (t) => [index('sessions_user').on(t.userId, t.expire), index('sessions_expire').on(t.expire)],
)
