import { and, eq, sql, type SQL } from 'drizzle-orm'
import { commit, guardOf, writeStatements, type Writes } from '#worker/db/change.ts'
import type { Database, Statement } from '#worker/db/client.ts'
import { imports } from './imports.table.ts'

/** Rows that one transaction of a step finishes. `progress`: what the step started from. */
export type Slice = { importId: number; rows: readonly number[]; progress: number; by: number | null; at: Date }

/** Condition: a row adds a record, or fills one, because the check or a decision said so. */
export const isDecided = (action: 'new' | 'update') =>
  sql`(verdict = ${action} or (verdict = 'possible' and choice = ${action}))`

/**
 * Commits a slice if the import is in a state and nobody else has done the slice meanwhile.
 *
 * @param work.statements Statements under the condition that they are given.
 * @param work.done Number of rows that are finished with the slice.
 * @param work.writes Tasks that the slice starts.
 */
export async function commitSlice(
  db: Database,
  { importId, progress }: Slice,
  state: 'checking' | 'running' | 'undoing',
  { statements, done, writes = [] }: { statements: (open: SQL) => Statement[]; done: SQL | number; writes?: Writes },
): Promise<boolean> {
  const where = and(eq(imports.id, importId), eq(imports.state, state), eq(imports.progress, progress))
  const { rows: changed } = await commit(db, {
    guard: guardOf(sql`exists (select 1 from imports where ${where})`),
    writes: [writes, writeStatements(({ holds }) => statements(holds(sql`null`)))],
    statement: db
      .update(imports)
      .set({ progress: sql`${imports.progress} + ${done}` })
      .where(where)
      .returning({ id: imports.id }),
  })
  return changed.length > 0
}
