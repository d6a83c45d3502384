import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '#worker/db/columns.ts'

/** Counters of the rate limits: one row per limit and caller, a fixed window each. */
export const rateLimits = sqliteTable(
  'rate_limits',
  {
    /** `<limit>:<caller>`; callers are hashed, so the table holds no address and no email. */
    key: text().primaryKey(),
    count: integer().notNull(),
    resetAt: moment().notNull(),
  },
  (t) => [index('rate_limits_reset').on(t.resetAt)],
)
