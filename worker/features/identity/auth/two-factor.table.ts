import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** The authenticator app of an account: one row, which counts from the moment that its first code was confirmed. */
export const twoFactorSecrets = sqliteTable('two_factor_secrets', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, sealed with a key from SECRET_KEY (platform/sealed-text.ts). */
  secret: text().notNull(),
  /** Null while it is being set up. */
  confirmedAt: moment(),
  /** The 30-second step of the last code that was accepted: that code and earlier ones are refused. */
  lastStep: integer().notNull().default(0),
  createdAt: createdMoment(),
})

/** Recovery codes for a lost phone: ten, each good once. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of user and code (key-rotation/keyed-hash.service.ts). */
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (t) => [
    uniqueIndex('recovery_codes_hash').on(t.codeHash),
    index('recovery_codes_left')
      .on(t.userId)
      .where(sql`${t.usedAt} is null`),
  ],
)
