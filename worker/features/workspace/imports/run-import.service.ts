import type { CallBudget } from '#worker/db/call-budget.ts'
import type { Ids } from '#worker/platform/ids.ts'
import { checkJobs, type CheckJobsDeps } from './check-jobs.service.ts'
import { checkPeople, type CheckPeopleDeps } from './check-people.service.ts'
import type { ImportResumesRepo } from './import-resumes.repo.ts'
import { namesResumes, readImportedTask } from './import-resumes.service.ts'
import type { Slice } from './import-slices.ts'
import type { Import } from './imports.repo.ts'

export type RunImportDeps = CheckPeopleDeps &
  CheckJobsDeps & { budget: CallBudget; ids: Pick<Ids, 'shortId'>; importResumes: Pick<ImportResumesRepo, 'ofRows'> }

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
    const check = found.kind === 'jobs' ? checkJobs : checkPeople
    const slice = { importId: id, rows: rows.map(({ row }) => row), progress: found.progress, by: null, at: deps.now() }
    await deps.imports.saveChecked(slice, await check(deps, found, rows))
  }
  return true
}

async function makeRecords(deps: RunImportDeps, given: Import, slice: Slice): Promise<void> {
  if (given.kind === 'candidates') {
    const resumeIds = namesResumes(given) ? await deps.importResumes.ofRows(given.id, slice.rows) : []
    await deps.personImports.run(slice, (tx) => resumeIds.map((resumeId) => tx.enqueue(readImportedTask, { resumeId })))
  } else await deps.jobImports.run(slice, await freeShortIds(deps, slice.rows.length))
}

/** Short ids that no job has. Two of eight random characters are hardly ever the same. */
async function freeShortIds({ ids, jobImports }: RunImportDeps, count: number): Promise<string[]> {
  const made = new Set(Array.from({ length: count + 8 }, () => ids.shortId()))
  const taken = await jobImports.takenShortIds([...made])
  return [...made].filter((shortId) => !taken.has(shortId)).slice(0, count)
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
      await deps.imports.change({ id, states: ['running'] }, { state: 'done', doneAt: at, counts })
      return false
    }
    await makeRecords(deps, found, { importId: id, rows, progress: found.progress, by: found.createdBy, at })
  }
  return true
}

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
      await deps.imports.change({ id, states: ['undoing'] }, { state: 'undone', undoneAt: at, counts })
      return false
    }
    const slice = { importId: id, rows, progress: found.progress, by: found.createdBy, at }
    await (found.kind === 'jobs' ? deps.jobImports : deps.personImports).undo(slice)
  }
  return true
}
