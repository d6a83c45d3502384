import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, id } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** Filters of Candidate Management that a user saved under a name. */
export const savedViews = sqliteTable(
  'saved_views',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The address's query string. */
    query: text().notNull(),
    createdAt: createdMoment(),
  },
  (t) => [uniqueIndex('saved_views_name').on(t.userId, t.name)],
)
