import type { BackupDeps } from '#worker/features/insight/backups/backup-deps.ts'
import { backupSliceTask, runSlice, startDueRun } from '#worker/features/insight/backups/backups.service.ts'
import { openVault, type BackupPlace, type Vault } from '#worker/features/insight/backups/vault.ts'
import type { ObjectStore } from '#worker/platform/object-store/object-store.ts'
import { s3Store } from '#worker/platform/object-store/s3-store.ts'
import { s3StandIn, type S3StandIn } from '#worker/platform/object-store/s3.stand-in.ts'
import type { TaskMessage } from '#worker/db/client.ts'
import { testDeps, testNow } from './api.ts'

/** A bucket in memory, each call of which is a step that a test can fail. */
export function bucketOfSteps(step: <T>(name: string, work: () => Promise<T>) => Promise<T>): ObjectStore {
  return {
    put: (key, bytes) => step('bucket.put', async () => void shared.set(key, bytes)),
    get: (key) => step('bucket.get', async () => shared.get(key) ?? null),
    list: (prefix, after = '') =>
      step('bucket.list', async () => {
        const keys = [...shared.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
        const objects = keys.map((key) => ({ key, size: shared.get(key)?.length ?? 0, modifiedAt: testNow }))
        return { objects, isWhole: true, at: testNow }
      }),
    delete: (key) => step('bucket.delete', async () => void shared.delete(key)),
  }
}

/** Objects in the bucket, which every delivery of a step shares. */
const shared = new Map<string, Uint8Array<ArrayBuffer>>()

const noRules = { allowedPrivateOrigins: [], ownHosts: [] }

export const backupSecret = 'a backup key of a test, long enough'

/** A bucket in memory behind the strict stand-in of S3, with a clock that a test sets. */
export type BackupWorld = {
  bucket: S3StandIn
  place: BackupPlace
  clock: { now: Date }
  vault: () => Promise<Vault>
  /** Parts of one invocation. Tasks that it starts are added to `sent`. */
  deps: (change?: Partial<BackupDeps>) => BackupDeps & { sent: TaskMessage[] }
  /** Ticks the cron. */
  tick: () => Promise<TaskMessage[]>
  /** Delivers messages until none is left. @returns Number of slices. */
  finish: (messages: TaskMessage[], change?: (deps: BackupDeps) => Partial<BackupDeps>) => Promise<number>
  /** Ticks the cron and does what it started. */
  backUp: () => Promise<number>
}

/** @param options.now When the test begins. */
export function backupWorld({ now = testNow }: { now?: Date } = {}): BackupWorld {
  const clock = { now }
  const bucket = s3StandIn({ now: () => clock.now })
  const place = {
    store: s3Store(
      {
        url: 'https://s3.backup.example',
        bucket: 'backups',
        region: 'auto',
        accessId: 'test-id',
        accessSecret: 'test-secret',
      },
      { rules: noRules, now: () => clock.now, transport: bucket.transport },
    ),
    secret: backupSecret,
  }
  const world: BackupWorld = {
    bucket,
    place,
    clock,
    vault: () => openVault(place),
    deps: (change) => {
      const sent: TaskMessage[] = []
      const deps = testDeps({ now: () => clock.now, enqueue: (messages) => void sent.push(...messages) })
      return { ...deps, backupPlace: place, sent, ...change }
    },
    async tick() {
      const deps = world.deps()
      await startDueRun(deps)
      return deps.sent
    },
    async finish(messages, change) {
      let slices = 0
      const waiting = [...messages]
      for (let message = waiting.shift(); message; message = waiting.shift()) {
        const deps = world.deps()
        await runSlice({ ...deps, ...change?.(deps) }, backupSliceTask.payload.parse(message.payload))
        waiting.push(...deps.sent)
        slices++
      }
      return slices
    },
    backUp: async () => world.finish(await world.tick()),
  }
  return world
}
