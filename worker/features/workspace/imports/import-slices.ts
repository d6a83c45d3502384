import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ImportKind } from '#contract/domain/imports.ts'
import { commit, guardOf, writeStatements, type Writes } from '#worker/db/change.ts'
import type { Database, Statement } from '#worker/db/client.ts'
import { linkIds } from './external-ids.writes.ts'
import { imports } from './imports.table.ts'

/** Rows that one transaction of a step finishes. `progress`: what the step started from. */
export type Slice = {
  importId: number
  rows: readonly number[]
  progress: number
  by: number | null
  at: Date
  /** Ids of another system, which a run links with its records; null: the file has none. */
  ids?: { kind: ImportKind; source: string } | null
}

/** Condition: a row adds a record, or fills one, because the check or a decision said so. */
export const isDecided = (action: 'new' | 'update') =>
  sql`(verdict = ${action} or (verdict = 'possible' and choice = ${action}))`

/**
 * SQL of a column of a record that a row fills.
 *
 * @param isReplaced True if the row's value replaces what the record says.
 */
export const filledColumn = (column: SQL, value: SQL, isReplaced: boolean): SQL =>
  isReplaced ? sql`coalesce(${value}, ${column})` : sql`coalesce(nullif(${column}, ''), ${value})`

/** True if a row's value is one that a record leaves empty or, in a column that replaces, one that differs. */
export const isNews = (known: string | number | null, given: string | number | null, isReplaced: boolean): boolean =>
  given !== null && ((known ?? '') === '' || (isReplaced && known !== given))

/**
 * Commits a slice if the import is in a state and nobody else has done the slice meanwhile.
 *
 * @param work.statements Statements under the condition that they are given.
 * @param work.done Number of rows that are finished with the slice.
 * @param work.writes Tasks that the slice starts.
 */
export async function commitSlice(
  db: Database,
  slice: Slice,
  state: 'checking' | 'running' | 'undoing',
  { statements, done, writes = [] }: { statements: (open: SQL) => Statement[]; done: SQL | number; writes?: Writes },
): Promise<boolean> {
  const { importId, progress, rows: rowNumbers, ids } = slice
  const where = and(eq(imports.id, importId), eq(imports.state, state), eq(imports.progress, progress))
  const { rows: changed } = await commit(db, {
    guard: guardOf(sql`exists (select 1 from imports where ${where})`),
    writes: [
      writes,
      writeStatements(({ holds }) => {
        const open = holds(sql`null`)
        const links = state === 'running' && ids ? [linkIds(db, { importId, rows: rowNumbers, ids }, open)] : []
        return [...statements(open), ...links]
      }),
    ],
    statement: db
      .update(imports)
      .set({ progress: sql`${imports.progress} + ${done}` })
      .where(where)
      .returning({ id: imports.id }),
  })
  return changed.length > 0
}
