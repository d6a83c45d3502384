import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** The agency's settings, one row per key; a key that has no row has its default (contract/domain/settings.ts). */
export const settings = sqliteTable('settings', {
  key: text().primaryKey(),
  /** JSON of the value. */
  value: text().notNull(),
  updatedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  updatedAt: createdMoment(),
})
