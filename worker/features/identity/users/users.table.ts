import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Preferences } from '#contract/domain/preferences.ts'
import { createdMoment, flag, id, moment } from '#worker/db/columns.ts'

export const users = sqliteTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    /** `scrypt$N$r$p$salt$hash`; empty when the account has no password yet. */
    password: text().notNull(),
    role: text({ enum: ['admin', 'partner'] })
      .notNull()
      .default('partner'),
    status: text({ enum: ['active', 'waiting', 'disabled'] })
      .notNull()
      .default('waiting'),
    /**
     * Registered while anyone could, and not confirmed by an admin yet: sees the firms of confidential jobs masked, and can't be
     * given candidates.
     */
    isProvisional: flag().notNull().default(false),
    /** Bumped by a change of password, role or status: every session made before is then refused. */
    sessionEpoch: integer().notNull().default(0),
    /** Setup of the screens by the user. Null: nothing was changed. */
    preferences: text({ mode: 'json' }).$type<Preferences>(),
    lastSignInAt: moment(),
    createdAt: createdMoment(),
    deletedAt: moment(),
  },
  (t) => [
    // The email of a deleted account can be used again.
    uniqueIndex('users_email')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.deletedAt} is null`),
    index('users_role_status').on(t.role, t.status, t.name),
  ],
)
