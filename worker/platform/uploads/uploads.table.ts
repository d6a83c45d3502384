import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '#worker/db/columns.ts'

/** Upload addresses that were used, by the key they write: an address works once, also when two PUTs race. */
export const uploadUses = sqliteTable(
  'upload_uses',
  {
    key: text().primaryKey(),
    /** 0 while the bytes are still coming, then the size in bytes. */
    size: integer().notNull().default(0),
    mimeType: text(),
    usedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('upload_uses_expires').on(t.expiresAt)],
)
