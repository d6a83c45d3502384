import { archiveDays } from '#contract/domain/archives.ts'
import { conflict, notFound } from '#worker/http/errors.ts'
import { archiveFiles } from './archive-catalog.ts'
import { archivePrefix, archiveSlice, ArchiveEnded, type ArchiveDeps } from './archive-slice.service.ts'
import { archiveSliceTask, archiveSweepTask } from './archive-tasks.ts'
import type { Archive } from './archives.repo.ts'

const hourMs = 3600_000
const dayMs = 24 * hourMs

/** Events on the screen. */
const eventsShown = 20
/** A run whose task is lost is sent again for some sixteen hours. */
const stuckMs = 20 * hourMs
const historyMs = 400 * dayMs

/** The newest archive and the events of all. */
export async function readArchives({ archives }: Pick<ArchiveDeps, 'archives'>) {
  const [newest, events] = await Promise.all([archives.newest(), archives.events(eventsShown)])
  return { newest, events }
}

/**
 * Starts an archive of everything. It takes the place of the one before.
 *
 * @throws AppError 409 already_running.
 */
export async function startArchive(deps: ArchiveDeps, userId: number): Promise<void> {
  const { archives, ids, now } = deps
  const id = ids.secretId()
  const at = now()
  const before = (await archives.stored()).filter(({ state }) => state !== 'running')
  const total = await archives.total(archiveFiles)
  const isStarted = await archives.start({ id, total, startedBy: userId, startedAt: at }, (tx) => [
    tx.event('requested', id, userId, at),
    tx.enqueue(archiveSliceTask, { archiveId: id, step: 0 }),
    before.length === 0
      ? []
      : [
          archives.replaced(
            before.map((each) => each.id),
            at,
          ),
          before.map((each) => tx.event('removed', each.id, userId, at)),
          tx.enqueue(archiveSweepTask, {}),
        ],
  ])
  if (!isStarted) throw conflict('already_running', 'An archive is already being made.')
  deps.log('archive.requested', { userId })
}

/**
 * Continues an archive that failed, at the slice that failed.
 *
 * @throws AppError 404; 409 not_failed.
 */
export async function retryArchive(deps: ArchiveDeps, userId: number, id: string): Promise<void> {
  const { step } = await archiveById(deps, id)
  const at = deps.now()
  const isRunning = await deps.archives.change(
    { id, states: ['failed'] },
    { state: 'running', endedAt: null },
    at,
    (tx) => [tx.event('retried', id, userId, at), tx.enqueue(archiveSliceTask, { archiveId: id, step })],
  )
  if (!isRunning) throw conflict('not_failed', 'This archive hasn’t failed. Please reload the page.')
}

/**
 * Cancels a running archive, or deletes one that has ended. One that was removed stays removed.
 *
 * @throws AppError 404.
 */
export async function removeArchive(deps: ArchiveDeps, userId: number, id: string): Promise<void> {
  const { state } = await archiveById(deps, id)
  const at = deps.now()
  await remove(
    deps,
    { id, states: ['running', 'failed', 'done'] },
    state === 'running' ? 'canceled' : 'deleted',
    userId,
    at,
  )
}

const remove = (
  { archives }: Pick<ArchiveDeps, 'archives'>,
  where: Parameters<ArchiveDeps['archives']['change']>[0],
  reason: NonNullable<Archive['reason']>,
  userId: number | null,
  at: Date,
) =>
  archives.change(where, { state: 'removed', reason, progress: null, endedAt: at }, at, (tx) => [
    tx.event('removed', where.id, userId, at),
    tx.enqueue(archiveSweepTask, {}),
  ])

async function archiveById({ archives }: Pick<ArchiveDeps, 'archives'>, id: string): Promise<Archive> {
  const found = await archives.byId(id)
  if (!found) throw notFound('archive_not_found', 'This archive doesn’t exist.')
  return found
}

/**
 * Finds an archive that can be downloaded.
 *
 * @throws AppError 404 where it doesn't exist, isn't finished, or is to be deleted.
 */
export async function finishedArchive(deps: Pick<ArchiveDeps, 'archives' | 'now'>, id: string): Promise<Archive> {
  const found = await archiveById(deps, id)
  const isOver = (found.endedAt?.getTime() ?? 0) + archiveDays * dayMs <= deps.now().getTime()
  if (found.state !== 'done' || isOver) throw notFound('archive_not_found', 'This archive can’t be downloaded.')
  return found
}

/** Does the slice of an archive at a step. A slice that was done already does nothing. */
export async function runArchiveSlice(
  deps: ArchiveDeps,
  { archiveId: id, step }: { archiveId: string; step: number },
): Promise<void> {
  const archive = await deps.archives.byId(id)
  if (archive?.state !== 'running' || archive.step !== step) return
  const where = { id, states: ['running'], step } as const
  try {
    const change = await archiveSlice(deps, archive)
    const at = deps.now()
    await deps.archives.change(where, { ...change, step: step + 1 }, at, (tx) =>
      change.state === 'done'
        ? [tx.event('finished', id, null, at)]
        : [tx.enqueue(archiveSliceTask, { archiveId: id, step: step + 1 })],
    )
  } catch (error) {
    if (!(error instanceof ArchiveEnded)) throw error
    await remove(deps, where, error.reason, null, deps.now())
  }
}

/** Ends an archive whose slice failed to the end. It can be continued. */
export async function failArchive({ archives, now }: Pick<ArchiveDeps, 'archives' | 'now'>, id: string): Promise<void> {
  const at = now()
  await archives.change({ id, states: ['running'] }, { state: 'failed', endedAt: at }, at, (tx) => [
    tx.event('failed', id, null, at),
  ])
}

/** Removes archives that are too old, and gives up those whose task was lost. For the cron. */
export async function expireArchives(deps: ArchiveDeps): Promise<void> {
  const { archives, now } = deps
  const age = (at: Date) => now().getTime() - at.getTime()
  for (const { id, state, updatedAt, endedAt } of await archives.stored()) {
    if (state === 'running') {
      if (age(updatedAt) > stuckMs) await failArchive(deps, id)
    } else if (age(endedAt ?? updatedAt) >= archiveDays * dayMs) {
      await remove(deps, { id, states: [state] }, 'expired', null, now())
    }
  }
  await archives.forget(new Date(now().getTime() - historyMs))
  await sweepArchives(deps)
}

/** Deletes the content of archives that were removed, and what slices left that were cut off after their archive ended. */
export async function sweepArchives({ archives, files }: Pick<ArchiveDeps, 'archives' | 'files'>): Promise<void> {
  for (let cursor: string | undefined; ;) {
    const page = await files.list({ prefix: archivePrefix, ...(cursor === undefined ? {} : { cursor }) })
    // Read after the list, so that an archive that has just begun is among them.
    const stored = new Set((await archives.stored()).map(({ id }) => id))
    const stale = page.objects.map(({ key }) => key).filter((key) => !stored.has(key.split('/')[1] ?? ''))
    if (stale.length > 0) await files.delete(stale)
    if (!page.truncated) return
    cursor = page.cursor
  }
}
