import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Calls of the model per day, for the daily cap: one row a day, raised by one atomic statement. */
export const modelDays = sqliteTable('model_days', {
  /** Eastern calendar day, "2026-06-15". */
  day: text().primaryKey(),
  calls: integer().notNull(),
})

/** Use of the model: one row for each day, ability and way in which calls ended. */
export const modelUsage = sqliteTable(
  'model_usage',
  {
    /** Eastern calendar day. */
    day: text().notNull(),
    ability: text().notNull(),
    outcome: text().notNull(),
    calls: integer().notNull(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    milliseconds: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.ability, t.outcome] })],
)
