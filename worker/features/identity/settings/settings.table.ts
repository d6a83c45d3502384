import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, id } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** The agency's settings, one row per key; a key that has no row has its default (contract/domain/settings.ts). */
export const settings = sqliteTable('settings', {
  key: text().primaryKey(),
  /** JSON of the value. */
  value: text().notNull(),
  updatedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  updatedAt: createdMoment(),
})

/** One row per changed setting: who, when, from, to. Never changed afterwards, and kept as long as the installation. */
export const settingChanges = sqliteTable('setting_changes', {
  id: id(),
  key: text().notNull(),
  /** JSON of the values before and after. Both null for a long text, of which only the change is kept. */
  fromValue: text(),
  toValue: text(),
  changedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  changedAt: createdMoment(),
})
