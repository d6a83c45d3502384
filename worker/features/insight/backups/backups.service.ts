import { z } from 'zod'
import { conflict } from '#worker/http/errors.ts'
import { StoreError } from '#worker/platform/object-store/object-store.ts'
import { taskDefinition } from '#worker/tasks/task.ts'
import type { BackupDeps } from './backup-deps.ts'
import { DamagedObject } from './backup-format.ts'
import { backUpSlice } from './backup-slice.service.ts'
import type { BackupRun, RunChange } from './backups.repo.ts'
import { beginSlice } from './slices.ts'
import { openVault, type BackupPlace } from './vault.ts'
import { newVerification, verifySlice, type VerifyState } from './verify-backup.service.ts'

/** One slice of a backup or a verification; backups.tasks.ts runs it. */
export const backupSliceTask = taskDefinition(
  'backup.slice',
  z.object({ runId: z.string(), step: z.number().int().nonnegative() }),
)

const hourMs = 3600_000
const dayMs = 24 * hourMs

/** Hour of the day when a backup is due (UTC): night in the United States. */
const dueHour = 7
/** Pause after a backup that failed. */
const retryMs = 3 * hourMs
const verifyEveryMs = 7 * dayMs
/** A run whose task is lost is sent again for some sixteen hours. */
const stuckMs = 20 * hourMs
const historyMs = 400 * dayMs

/** The last moment at which a backup was due. */
function lastDue(now: Date): number {
  const today = Math.floor(now.getTime() / dayMs) * dayMs + dueHour * hourMs
  return today <= now.getTime() ? today : today - dayMs
}

/** Starts the backup of the day or the verification of the week, if it is due. For the cron. */
export async function startDueRun(deps: BackupDeps): Promise<void> {
  const { backupRuns, backupPlace, now } = deps
  if (!backupPlace) return
  const running = await backupRuns.running()
  if (running) {
    if (now().getTime() - running.updatedAt.getTime() > stuckMs) await backupRuns.fail(running.id, null, now())
    return
  }
  await backupRuns.forget(new Date(now().getTime() - historyMs))
  const kind = await dueKind(deps)
  if (kind) await start(deps, kind, null)
}

async function dueKind({ backupRuns, now }: BackupDeps): Promise<BackupRun['kind'] | undefined> {
  const [sealed, failed, verified, badlyVerified] = await Promise.all([
    backupRuns.lastSealed(),
    backupRuns.last('backup', 'failed'),
    backupRuns.last('verification', 'done'),
    backupRuns.last('verification', 'failed'),
  ])
  const since = (run: BackupRun | undefined) => (run ? now().getTime() - run.startedAt.getTime() : Infinity)
  if ((sealed?.startedAt.getTime() ?? 0) < lastDue(now())) return since(failed) > retryMs ? 'backup' : undefined
  if (since(verified) > verifyEveryMs && since(badlyVerified) > dayMs) return 'verification'
  return undefined
}

/**
 * Starts a backup now.
 *
 * @throws AppError 409 not_set_up, or already_running.
 */
export async function backUpNow(deps: BackupDeps, userId: number): Promise<void> {
  if (!deps.backupPlace)
    throw conflict('not_set_up', 'Backups aren’t set up. Set BACKUP_URL and the other settings first.')
  if (!(await start(deps, 'backup', userId)))
    throw conflict('already_running', 'A backup or its verification is already running.')
}

async function start(deps: BackupDeps, kind: BackupRun['kind'], startedBy: number | null): Promise<boolean> {
  const { backupRuns, ids, now } = deps
  const sealed = kind === 'verification' ? await backupRuns.lastSealed() : undefined
  const run = { id: ids.secretId(), kind, startedBy, startedAt: now(), manifest: sealed?.manifest ?? null }
  return backupRuns.start(run, (tx) => [tx.enqueue(backupSliceTask, { runId: run.id, step: 0 })])
}

/** Does the slice of a run at a step. A slice that was done already does nothing. */
export async function runSlice(deps: BackupDeps, { runId, step }: { runId: string; step: number }): Promise<void> {
  const { backupRuns, backupPlace, now } = deps
  const run = await backupRuns.byId(runId)
  if (run?.state !== 'running' || run.step !== step) return
  if (!backupPlace) return backupRuns.fail(runId, 'Backups aren’t set up any more.', now())
  try {
    const change = await (run.kind === 'backup' ? backUpSlice(deps, backupPlace, run) : verify(deps, backupPlace, run))
    const isOver = change.state === 'done'
    await backupRuns.advance(run, isOver ? { ...change, endedAt: now() } : change, now(), (tx) =>
      isOver ? [] : [tx.enqueue(backupSliceTask, { runId, step: step + 1 })],
    )
    if (isOver) deps.log('backup.done', { kind: run.kind, steps: step + 1 })
  } catch (error) {
    const isLasting = error instanceof DamagedObject || (error instanceof StoreError && error.isLasting)
    if (!isLasting) {
      if (error instanceof StoreError) await backupRuns.note(runId, error.message)
      throw error
    }
    deps.log('backup.failed', { kind: run.kind, step })
    await backupRuns.fail(runId, error.message, now())
  }
}

/** Ends a run whose slice failed to the end. */
export const giveUpRun = ({ backupRuns, now }: Pick<BackupDeps, 'backupRuns' | 'now'>, runId: string): Promise<void> =>
  backupRuns.fail(runId, null, now())

async function verify(deps: BackupDeps, place: BackupPlace, run: BackupRun): Promise<RunChange> {
  if (run.manifest === null) throw new DamagedObject('There is no backup to verify.')
  const vault = await openVault(place)
  const slice = beginSlice(vault, deps.budget)
  // The state may be larger than a row should be: it has the ids of every record that another one points to.
  const work = (step: number) => `work/${run.id}-${step}`
  const state = run.step === 0 ? newVerification() : (JSON.parse(await vault.readText(work(run.step))) as VerifyState)
  const manifest = await vault.readManifest(run.manifest)
  const share = Math.floor(run.startedAt.getTime() / verifyEveryMs)
  const isOver = await verifySlice(vault, manifest, state, slice, share)
  const found: RunChange = {
    rows: Object.values(state.rows).reduce((sum, rows) => sum + rows, 0),
    files: state.files ?? 0,
    dangling: state.dangling,
  }
  if (isOver) return { ...found, state: 'done' }
  await vault.writeText(work(run.step + 1), JSON.stringify(state))
  return found
}

/** State of the backups for the operations page. */
export async function readBackups({ backupRuns, backupPlace }: Pick<BackupDeps, 'backupRuns' | 'backupPlace'>) {
  const [recent, sealed, verified] = await Promise.all([
    backupRuns.recent(14),
    backupRuns.lastSealed(),
    backupRuns.last('verification', 'done'),
  ])
  return { isSetUp: backupPlace !== null, recent, sealed, verified }
}

/** Longest time between two good backups. One that fails is tried again for a day before this is a fault. */
const lateMs = 36 * hourMs
const verifiedLateMs = 15 * dayMs

/** Summary for the operations page: when a backup last succeeded, and what is wrong. */
export async function backupHealth(
  deps: Pick<BackupDeps, 'backupRuns' | 'backupPlace' | 'now'>,
): Promise<{ isWell: boolean; sentence: string }> {
  const { isSetUp, recent, sealed, verified } = await readBackups(deps)
  if (!isSetUp) return { isWell: true, sentence: 'Not set up. Only Time Travel and manual backups protect the data.' }
  const failure = recent.find(({ state }) => state !== 'running')?.failure
  const because = failure ? ` ${failure}` : ''
  if (!sealed) {
    const hasFailed = recent.some(({ state }) => state === 'failed')
    return { isWell: !hasFailed, sentence: `There is no backup yet.${because}` }
  }
  const age = (at: Date) => deps.now().getTime() - at.getTime()
  const hours = Math.floor(age(sealed.sealedAt ?? sealed.startedAt) / hourMs)
  const last =
    hours < 1 ? 'The last backup succeeded less than an hour ago.' : `The last backup succeeded ${hours} h ago.`
  const isLate = age(sealed.startedAt) > lateMs
  const isUnverified = age(verified?.startedAt ?? sealed.startedAt) > verifiedLateMs
  const verification = isUnverified ? ' It wasn’t verified for more than two weeks.' : ''
  return { isWell: !isLate && !isUnverified && !failure, sentence: `${last}${verification}${because}` }
}
