import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, id } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** That a person was erased: who did it, when and how much went. Nothing in it says who the person was. */
export const erasures = sqliteTable(
  'erasures',
  {
    id: id(),
    /** Keyed hash of the e-mail: shows that an address was erased to who holds it, and to nobody else. */
    personHash: text().notNull(),
    /** Null: the rule of retention. */
    erasedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    applications: integer().notNull(),
    files: integer().notNull(),
    /** Rows of other kinds that were deleted or had the person taken out. */
    others: integer().notNull(),
    erasedAt: createdMoment(),
  },
  (t) => [index('erasures_person').on(t.personHash), index('erasures_recent').on(t.erasedAt)],
)
