import type { SQL } from 'drizzle-orm'

/**
 * The condition of each of several rows that one statement writes: every row carries, as JSON, what it depends on, and is
 * written only where that holds at that moment.
 */
export type RowGuard = {
  /** What the row about this application depends on, as plain JSON values. */
  basisOf: (applicationId: number) => unknown
  /** Whether it holds. @param basis SQL of the JSON that `basisOf` gave. */
  holds: (basis: SQL) => SQL
  /** Whether it holds for at least one of several applications: for a row that tells of all of them. */
  holdsForAny: (applicationIds: readonly number[]) => SQL
}
