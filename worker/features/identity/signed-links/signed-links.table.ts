import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, moment } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** Links that let one reader without an account into one page. Only the hash of a link's token is stored. */
export const signedLinks = sqliteTable(
  'signed_links',
  {
    id: text().primaryKey(),
    purpose: text({ enum: ['consent', 'profile', 'review'] }).notNull(),
    /** SHA-256 of the token: a row opens nothing. */
    tokenHash: text().notNull(),
    /** Id of the record that the page is about. */
    subjectId: text().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    revokedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Keyed hash of a code by email that the reader has to enter, the moment at which it is over, and tries so far. */
    codeHash: text(),
    codeUntil: moment(),
    codeTries: integer().notNull().default(0),
    /** Openings by anything but a scanner. */
    opens: integer().notNull().default(0),
    firstOpenedAt: moment(),
    lastOpenedAt: moment(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdMoment(),
  },
  (t) => [
    uniqueIndex('signed_links_token').on(t.tokenHash),
    index('signed_links_subject').on(t.purpose, t.subjectId),
    index('signed_links_expiry').on(t.expiresAt),
  ],
)
