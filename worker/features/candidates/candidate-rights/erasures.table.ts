import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, flag, id } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** Erasures of people: who did it, when and how much was deleted. No column identifies the person. */
export const erasures = sqliteTable(
  'erasures',
  {
    id: id(),
    /** Keyed hash of the email. Only someone who knows the email can find out that it was erased. */
    personHash: text().notNull(),
    /** Null for erasures by the retention rule. */
    erasedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    applications: integer().notNull(),
    files: integer().notNull(),
    /** Number of other rows that were deleted or from which the person was removed. */
    others: integer().notNull(),
    erasedAt: createdMoment(),
    /** Set by a restore of a backup from before this erasure: the person is back and has to be erased again. */
    isDueAgain: flag().notNull().default(false),
  },
  (t) => [index('erasures_person').on(t.personHash), index('erasures_recent').on(t.erasedAt)],
)
