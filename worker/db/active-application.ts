import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { closedStatuses } from '#contract/domain/statuses.ts'

const closed = closedStatuses.map((status) => `'${status}'`).join(', ')

/**
 * `isActiveStatus` as SQL, for a status column. The statuses are literals, not parameters: a partial index is only used for
 * a condition that equals its own.
 */
export const isActiveApplication = (status: AnyColumn | SQL): SQL => sql`${status} not in (${sql.raw(closed)})`
