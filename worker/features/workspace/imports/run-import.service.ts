import type { ImportState } from '#contract/domain/imports.ts'
import type { CallBudget } from '#worker/db/call-budget.ts'
import { checkWithIds, type RecordsByRow } from './external-ids.service.ts'
import { importNotices, type ImportEnd } from './import-notices.ts'
import { importSteps, type ImportKindDeps } from './import-kinds.ts'

export type RunImportDeps = ImportKindDeps & { budget: CallBudget }

/** Rows of one slice. Each slice is one transaction, so one that is cut off leaves whole slices behind. */
const rowsOfSlice = 250

/**
 * Checks rows until all are checked or the invocation has used up its queries. Can be cut off and started again anywhere.
 *
 * @returns True if rows are left.
 */
export async function checkImport(deps: RunImportDeps, id: number): Promise<boolean> {
  while (!deps.budget.isSpent()) {
    const found = await deps.imports.byId(id)
    if (found?.state !== 'checking') return false
    const rows = await deps.imports.unchecked(id, rowsOfSlice)
    if (rows.length === 0) {
      await deps.imports.change(
        { id, states: ['checking'] },
        { state: 'checked', counts: await deps.imports.counts(id) },
      )
      return false
    }
    const slice = { importId: id, rows: rows.map(({ row }) => row), progress: found.progress, by: null, at: deps.now() }
    const check = (known: RecordsByRow) => importSteps[found.kind].check(deps, found, rows, known)
    await deps.imports.saveChecked(slice, await checkWithIds(deps, found, rows, check))
  }
  return true
}

/** Makes and fills records as the check said. Resumable anywhere, like `checkImport`. */
export async function runImport(deps: RunImportDeps, id: number): Promise<boolean> {
  while (!deps.budget.isSpent()) {
    const found = await deps.imports.byId(id)
    if (found?.state !== 'running') return false
    const at = deps.now()
    const rows = await deps.imports.pending(id, null, rowsOfSlice)
    if (rows.length === 0) {
      const counts = await deps.imports.counts(id)
      await deps.imports.change({ id, states: ['running'] }, { state: 'done', doneAt: at, counts }, (tx) =>
        importNotices(found, { end: 'done', counts, at }).map(tx.notify),
      )
      return false
    }
    const slice = { importId: id, rows, progress: found.progress, by: found.createdBy, at }
    const { kind, source } = found
    await importSteps[kind].run(deps, found, { ...slice, ids: source ? { kind, source } : null })
  }
  return true
}

/** Returns an import whose run or undo was given up to the state before, and tells its admin. A check only returns. */
export async function giveUpImport(
  { imports, now }: Pick<RunImportDeps, 'imports' | 'now'>,
  id: number,
  [state, before]: [ImportState, ImportState],
): Promise<void> {
  const found = await imports.byId(id)
  if (!found) return
  const end = givenUpEnds[state]
  await imports.change({ id, states: [state] }, { state: before }, (tx) =>
    end ? importNotices(found, { end, at: now() }).map(tx.notify) : [],
  )
}

const givenUpEnds: Partial<Record<ImportState, ImportEnd>> = { running: 'failed', undoing: 'undo_failed' }

/** Takes an import back. Resumable anywhere, like `checkImport`. */
export async function undoImport(deps: RunImportDeps, id: number): Promise<boolean> {
  while (!deps.budget.isSpent()) {
    const found = await deps.imports.byId(id)
    if (found?.state !== 'undoing') return false
    const at = deps.now()
    const added = await deps.imports.pending(id, 'added', rowsOfSlice)
    const rows = added.length > 0 ? added : await deps.imports.pending(id, 'filled', rowsOfSlice)
    if (rows.length === 0) {
      const counts = { ...found.counts, kept: (await deps.imports.counts(id)).kept }
      await deps.imports.change({ id, states: ['undoing'] }, { state: 'undone', undoneAt: at, counts }, (tx) => [
        deps.externalIds.undo(id),
        importNotices(found, { end: 'undone', counts, at }).map(tx.notify),
      ])
      return false
    }
    const slice = { importId: id, rows, progress: found.progress, by: found.createdBy, at }
    await importSteps[found.kind].undo(deps, slice)
  }
  return true
}
