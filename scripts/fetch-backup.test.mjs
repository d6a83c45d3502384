// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBackup } from './backup-format.mjs'
import { restoreBackup } from './backup-run.mjs'
import { localStore } from './backup-stores.mjs'
import { countRows, readTables } from './backup-tables.mjs'
import { demoStateIn } from './demo-state.mjs'
import { backupPlaceOf, fetchBackup, findBackups } from './fetch-backup-run.mjs'
import { serveS3 } from './fixture/s3-server.mjs'
import { migrate, withLocalState } from './local-state.mjs'

/** @type {string} */
let folder
/** @type {Awaited<ReturnType<typeof serveS3>>} */
let s3
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'placet-fetch-'))
  s3 = await serveS3()
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const settings = () => ({
  BACKUP_URL: s3.url,
  BACKUP_BUCKET: 'backups',
  BACKUP_ACCESS_ID: 'test-id',
  BACKUP_ACCESS_SECRET: 'test-secret',
  BACKUP_KEY: 'a backup key of a test, long enough',
  ALLOWED_PRIVATE_ORIGINS: s3.url,
})

const load = (/** @type {string} */ path) => import(new URL(`../worker/${path}`, import.meta.url).href)

/** Runs the Worker's own backup over the state of a folder. @param {import('./local-state.mjs').LocalState} state @param {Date} now */
async function backUp({ db, files }, now) {
  const { openDatabase } = await load('db/client.ts')
  const { backupsRepo } = await load('features/insight/backups/backups.repo.ts')
  const { runSlice, startDueRun } = await load('features/insight/backups/backups.service.ts')
  /** @type {{ payload: unknown }[]} */
  const waiting = []
  const tasks = { newId: () => crypto.randomUUID(), send: (/** @type {never[]} */ sent) => void waiting.push(...sent) }
  const deps = {
    backupRuns: backupsRepo(openDatabase(db, tasks)),
    backupPlace: backupPlaceOf(settings()),
    budget: { isSpent: () => false },
    files,
    ids: { secretId: () => crypto.randomUUID() },
    log: () => undefined,
    now: () => now,
  }
  await startDueRun(deps)
  for (let message = waiting.shift(); message; message = waiting.shift()) await runSlice(deps, message.payload)
  return deps.backupRuns.last('backup', 'done')
}

/** Rows of each table. @param {import('./backup-stores.mjs').Store} store */
async function countsOf(store) {
  const names = (await readTables(store.sql)).map(({ name }) => name)
  const counts = await countRows(store.sql, names)
  // The run ends after its tables were read.
  for (const name of ['outbox', 'cron_runs']) counts.delete(name)
  return Object.fromEntries(counts)
}

test('restores a scheduled backup into an empty installation with equal rows and files', async () => {
  const from = join(folder, 'from')
  await demoStateIn(from)
  const { counts, keys } = await withLocalState(from, async (state) => {
    const store = localStore(state)
    const counts = await countsOf(store)
    const run = await backUp(state, new Date())
    expect(run).toMatchObject({ state: 'done', failure: null })
    await state.db
      .prepare(
        "insert into erasures (person_hash, applications, files, others, erased_at) values ('later', 1, 1, 1, unixepoch() * 1000)",
      )
      .run()
    const sealed =
      "insert into sealed_keys (name, sealed, sealed_with, sealed_at) values ('hashes', 'x', 'SECRET_KEY', 1)"
    await state.db.prepare(sealed).run()
    expect(await backUp(state, new Date(Date.now() + 86_400_000))).toMatchObject({ state: 'done' })
    return { counts, keys: await store.files.keys([]) }
  })
  const place = backupPlaceOf(settings())
  const found = await findBackups(place)
  expect(found).toHaveLength(2)
  const backup = join(folder, 'backup')
  const first = found[0]?.at.toISOString()
  expect(await fetchBackup(place, backup, { of: first })).toMatchObject({ leftOut: 0, erasures: 1, files: keys.length })
  await expect(fetchBackup(place, backup)).rejects.toThrow('is not empty')

  await withLocalState(join(folder, 'to'), async (state) => {
    await migrate(state.db)
    const store = localStore(state)
    await restoreBackup(store, backup, await readBackup(backup))
    expect(await countsOf(store)).toEqual({ ...counts, erasures: (counts['erasures'] ?? 0) + 1, sealed_keys: 1 })
    expect((await store.files.keys([])).sort()).toEqual(keys.sort())
    const [erasure] = await store.sql.all('select person_hash as hash from erasures where is_due_again = 1')
    expect(erasure).toEqual({ hash: 'later' })
  })
}, 240_000)

test('says what is wrong with a key, a date, a setting or a bucket', async () => {
  const fetched = (/** @type {Record<string, string>} */ change, /** @type {string} */ of) =>
    fetchBackup(backupPlaceOf({ ...settings(), ...change }), join(folder, 'none'), { of })
  const now = '2030-01-01'
  await expect(fetched({ BACKUP_KEY: 'another key that is long enough too' }, now)).rejects.toThrow(
    'another BACKUP_KEY',
  )
  await expect(fetched({}, '2020-01-01')).rejects.toThrow('no backup of that time or earlier')
  await expect(fetched({}, 'yesterday')).rejects.toThrow('"yesterday" is not a date')
  await expect(fetched({ BACKUP_BUCKET: 'others' }, now)).rejects.toThrow('The bucket in BACKUP_BUCKET doesn’t exist.')
  await expect(fetched({ BACKUP_ACCESS_SECRET: 'wrong' }, now)).rejects.toThrow('refuses the signature')
  await expect(fetched({ BACKUP_ACCESS_ID: 'wrong' }, now)).rejects.toThrow('doesn’t know BACKUP_ACCESS_ID')
  await expect(fetched({ BACKUP_REGION: 'mars' }, now)).rejects.toThrow('in another region')
  await expect(fetched({ ALLOWED_PRIVATE_ORIGINS: '' }, now)).rejects.toThrow('BACKUP_URL can’t be used')
  expect(() => backupPlaceOf({ ...settings(), BACKUP_KEY: '' })).toThrow('BACKUP_KEY is not set')
})
