import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, id } from '#worker/db/columns.ts'

export const practiceAreas = sqliteTable(
  'practice_areas',
  {
    id: id(),
    /** Lowercase slug. */
    value: text().notNull(),
    label: text().notNull(),
    createdAt: createdMoment(),
  },
  (t) => [uniqueIndex('practice_areas_value').on(t.value)],
)
