import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, moment } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** The one link with which an account may choose a new password; a newer link takes its place, using it removes it. */
export const passwordResets = sqliteTable(
  'password_resets',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token: a row opens nothing. */
    tokenHash: text().notNull(),
    expiresAt: moment().notNull(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdMoment(),
  },
  (t) => [uniqueIndex('password_resets_token').on(t.tokenHash), index('password_resets_expires').on(t.expiresAt)],
)
