import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, id } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

export const feedback = sqliteTable(
  'feedback',
  {
    id: id(),
    /** Null: a visitor. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    type: text().notNull().default('general_feedback'),
    title: text().notNull(),
    description: text().notNull(),
    status: text().notNull().default('open'),
    priority: text().notNull().default('medium'),
    adminNotes: text(),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
  },
  (t) => [index('feedback_status').on(t.status, t.id)],
)
