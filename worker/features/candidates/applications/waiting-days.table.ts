import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Active applications by the Eastern day their status last changed, so that the dashboard can count old ones without
 * reading them. Partner -1: everyone. Analytics keeps it (features/insight/analytics), seconds behind the
 * applications.
 */
export const waitingDays = sqliteTable(
  'waiting_days',
  { partnerId: integer().notNull(), day: text().notNull(), count: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.partnerId, t.day] })],
)
