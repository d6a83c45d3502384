import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '#worker/db/columns.ts'

/**
 * Random keys of the installation, sealed with SECRET_KEY, for values that have to outlive its rotation. The row of
 * `hashes` also says which secret is in use and since when.
 */
export const sealedKeys = sqliteTable('sealed_keys', {
  name: text().primaryKey(),
  sealed: text().notNull(),
  /** Name of the setting whose secret sealed it, such as SECRET_KEY_2. */
  sealedWith: text().notNull(),
  sealedAt: moment().notNull(),
})
