import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Marks that part the alphabet where titles of legal positions crowd, numbered in their order (filled by a migration,
 * never changed): a title's place in `board_title` is the number of the last mark at or before it.
 */
export const titleMarks = sqliteTable('title_marks', {
  mark: text().primaryKey(),
  no: integer().notNull(),
})
