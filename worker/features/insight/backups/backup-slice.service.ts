import { DamagedObject, type BackedUpTable, type BackupManifest, type RowChunk } from './backup-format.ts'
import { backUpFiles } from './back-up-files.service.ts'
import { backUpRows, firstRows, parentsLast, type RowsCursor } from './back-up-rows.service.ts'
import { addToLists, allLists, noLists, type ListNames } from './chunk-lists.ts'
import type { BackupDeps } from './backup-deps.ts'
import type { BackupRun, RunChange } from './backups.repo.ts'
import { beginSlice } from './slices.ts'
import { sweepVault } from './sweep-vault.service.ts'
import { manifestPath, openVault, type BackupPlace, type Vault } from './vault.ts'

/** Position of a backup between two slices. */
type Progress = {
  phase: 'rows' | 'files' | 'sweep'
  migrations: string[]
  rowsFrom: RowsCursor
  filesAfter?: string
  rowLists: ListNames
  fileLists: ListNames
  rows: Record<string, number>
}

const newProgress = (migrations: string[]): Progress => ({
  phase: 'rows',
  migrations,
  rowsFrom: firstRows,
  rowLists: noLists(),
  fileLists: noLists(),
  rows: {},
})

/**
 * Does one slice of a backup: rows, then files, then the manifest that makes it whole, then the sweep of what no backup needs.
 * Repeated from the same state it stores the same objects.
 */
export async function backUpSlice(deps: BackupDeps, place: BackupPlace, run: BackupRun): Promise<RunChange> {
  const migrations = await deps.backupRuns.migrations()
  const progress = run.progress === null ? newProgress(migrations) : (JSON.parse(run.progress) as Progress)
  if (progress.migrations.join() !== migrations.join())
    throw new DamagedObject('The database was migrated while it was backed up. The next backup starts over.')
  const vault = await openVault(place)
  const change = await stepOf(deps, vault, run, progress)
  return { ...change, sentBytes: run.sentBytes + vault.sentBytes() }
}

function stepOf(deps: BackupDeps, vault: Vault, run: BackupRun, progress: Progress): Promise<RunChange> {
  if (progress.phase === 'rows') return stepRows(deps, vault, run, progress)
  if (progress.phase === 'files') return stepFiles(deps, vault, run, progress)
  return stepSweep(vault)
}

async function stepRows(deps: BackupDeps, vault: Vault, run: BackupRun, progress: Progress): Promise<RunChange> {
  const tables = parentsLast(await deps.backupRuns.tables())
  const slice = beginSlice(vault, deps.budget)
  const { chunks, next } = await backUpRows(deps, vault, tables, slice, progress.rowsFrom)
  const rowLists = await addToLists<RowChunk>(vault, progress.rowLists, chunks)
  const rows = { ...progress.rows }
  for (const chunk of chunks) rows[chunk.table] = (rows[chunk.table] ?? 0) + chunk.rows
  const position: Progress = { ...progress, rowLists, rows, ...(next ? { rowsFrom: next } : { phase: 'files' }) }
  return {
    progress: JSON.stringify(position),
    rows: run.rows + total(chunks.map((chunk) => chunk.rows)),
    bytes: run.bytes + total(chunks.map(({ bytes }) => bytes)),
  }
}

async function stepFiles(deps: BackupDeps, vault: Vault, run: BackupRun, progress: Progress): Promise<RunChange> {
  const slice = beginSlice(vault, deps.budget)
  const { found, next } = await backUpFiles(deps, vault, slice, progress.filesAfter)
  const fileLists = await addToLists(vault, progress.fileLists, found)
  const counted = {
    files: run.files + found.length,
    bytes: run.bytes + total(found.map(({ bytes }) => bytes)),
  }
  if (next !== undefined) return { ...counted, progress: JSON.stringify({ ...progress, fileLists, filesAfter: next }) }
  const tables = parentsLast(await deps.backupRuns.tables()).map((table): BackedUpTable => ({
    ...table,
    rows: progress.rows[table.name] ?? 0,
  }))
  const endedAt = deps.now()
  const manifest: BackupManifest = {
    format: 1,
    id: run.id,
    beganAt: run.startedAt.toISOString(),
    endedAt: endedAt.toISOString(),
    migrations: progress.migrations,
    tables,
    rowLists: allLists(progress.rowLists),
    fileLists: allLists(fileLists),
    ...counted,
  }
  const path = manifestPath(run.id, run.startedAt)
  await vault.writeText(path, JSON.stringify(manifest))
  return {
    ...counted,
    progress: JSON.stringify({ ...progress, phase: 'sweep' }),
    manifest: path,
    sealedAt: endedAt,
  }
}

async function stepSweep(vault: Vault): Promise<RunChange> {
  const { missing } = await sweepVault(vault)
  // The backup itself is whole; an older one isn't.
  const failure =
    missing > 0
      ? `Objects that a backup needs are missing from the bucket (${missing}). Only Placet should delete objects there.`
      : null
  return { state: 'done', failure }
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
