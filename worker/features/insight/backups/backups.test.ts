import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, test } from 'vitest'
import { refusal } from '#worker/platform/object-store/s3.stand-in.ts'
import { call, signedIn, testDeps, testNow } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { addResume } from '#worker/test/access-fixtures.ts'
import { backupWorld } from '#worker/test/backups.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { linesOf, type RowChunk, type StoredFile } from './backup-format.ts'
import { backUpNow, backupHealth, runSlice } from './backups.service.ts'
import { readList } from './chunk-lists.ts'
import { listManifests, openVault, type Vault } from './vault.ts'

const hour = 3600_000
const day = 24 * hour

/** Rows of a backup by table, and the content of its files, read with nothing but the bucket and the key. */
async function contentsOf(vault: Vault, path: string) {
  const manifest = await vault.readManifest(path)
  const rows = new Map<string, unknown[][]>()
  for (const list of manifest.rowLists) {
    for (const { table, name } of await readList<RowChunk>(vault, list)) {
      const found = linesOf(await vault.readText(`rows/${name}`)).map((line) => JSON.parse(line) as unknown[])
      rows.set(table, [...(rows.get(table) ?? []), ...found])
    }
  }
  const files = new Map<string, string>()
  for (const list of manifest.fileLists) {
    for (const { key, name } of await readList<StoredFile>(vault, list))
      files.set(key, new TextDecoder().decode(await vault.read(`files/${name}`)))
  }
  return { manifest, rows, files }
}

async function someApplications(count: number) {
  for (let n = 0; n < count; n++) {
    const { id } = await addApplication({ applicantName: `Łukasz 王小明 ${n}`, coverLetter: 'Dear firm. '.repeat(50) })
    await addResume(id)
    await env.FILES.put(`documents/${n}.pdf`, `document ${n}`)
  }
}

const newest = async (vault: Vault) => (await listManifests(vault)).at(-1)?.path ?? ''

test('a backup holds every row and file, encrypted, and says when it succeeded', async ({ expect }) => {
  await someApplications(5)
  const world = backupWorld()
  expect(await world.backUp()).toBe(3)
  const vault = await world.vault()
  const { manifest, rows, files } = await contentsOf(vault, await newest(vault))
  for (const { name, columns, rows: count } of manifest.tables) {
    const { results } = await env.DB.prepare(`select * from "${name}" order by rowid`).all()
    const there = results.map((row) => columns.map((column) => row[column]))
    // Written by the run itself, after these tables were read.
    if (!['outbox', 'cron_runs'].includes(name)) expect(rows.get(name) ?? [], name).toEqual(there)
    expect(rows.get(name)?.length ?? 0, name).toBe(count)
  }
  const listed = (await env.FILES.list()).objects.map(({ key }) => key)
  expect([...files.keys()].sort()).toEqual(listed.sort())
  expect(files.get('documents/3.pdf')).toBe('document 3')
  for (const { bytes } of world.bucket.objects.values()) {
    expect(new TextDecoder('latin1').decode(bytes)).not.toMatch(/document|Dear firm|applicant/)
  }
  expect(await backupHealth(world.deps())).toEqual({
    isWell: true,
    sentence: 'The last backup succeeded less than an hour ago.',
  })
})

test('the second backup sends only what has changed', async ({ expect }) => {
  await someApplications(3)
  const world = backupWorld()
  await world.backUp()
  const before = new Set(world.bucket.objects.keys())
  world.clock.now = new Date(testNow.getTime() + day)
  await testDeps().db.update(jobApplications).set({ coverLetter: 'Changed.' }).where(eq(jobApplications.id, 1))
  await env.FILES.put('documents/new.pdf', 'new')
  await world.backUp()
  const more = [...world.bucket.objects.keys()].filter((key) => !before.has(key)).map((key) => key.split('/')[1])
  expect(more.filter((folder) => folder === 'files')).toHaveLength(1)
  expect(more.filter((folder) => folder === 'manifests')).toHaveLength(1)
  expect(more.filter((folder) => folder === 'rows').length).toBeLessThan(8)
  const vault = await world.vault()
  const { rows } = await contentsOf(vault, await newest(vault))
  expect(JSON.stringify(rows.get('job_applications'))).toContain('Changed.')
})

test('a backup is due once a day, starts once, and is tried again after a failure', async ({ expect }) => {
  const world = backupWorld({ now: new Date('2026-06-15T06:17:00Z') })
  const [first] = await world.tick()
  expect(first).toMatchObject({ task: 'backup.slice', payload: { step: 0 } })
  expect(await world.tick()).toEqual([])
  await world.finish(first ? [first] : [])
  await world.backUp()
  expect(await world.deps().backupRuns.last('verification', 'done')).toMatchObject({ rows: expect.any(Number) })
  const at = async (time: string) => {
    world.clock.now = new Date(time)
    return (await world.tick()).length
  }
  expect(await at('2026-06-15T06:47:00Z')).toBe(0)
  expect(await at('2026-06-15T07:17:00Z')).toBe(1)
  const { backupRuns } = world.deps()
  const run = await backupRuns.running()
  await backupRuns.fail(run?.id ?? '', 'The bucket burned down.', world.clock.now)
  expect(await at('2026-06-15T08:17:00Z')).toBe(0)
  expect(await backupHealth(world.deps())).toEqual({
    isWell: false,
    sentence: 'The last backup succeeded 2 h ago. The bucket burned down.',
  })
  expect(await at('2026-06-15T11:17:00Z')).toBe(1)
  // Its task was lost for good.
  expect(await at('2026-06-16T08:17:00Z')).toBe(0)
  expect(await at('2026-06-16T12:17:00Z')).toBe(1)
})

test('slices continue where the last one ended, and one delivered twice counts once', async ({ expect }) => {
  await someApplications(12)
  const world = backupWorld()
  const [message] = await world.tick()
  if (!message) throw new Error('no backup started')
  // Every slice is over after its first chunk or file.
  const short = () => ({ budget: { isSpent: () => true } })
  const twice = world.deps(short())
  const payload = message.payload as { runId: string; step: number }
  await Promise.all([runSlice(twice, payload), runSlice(world.deps(short()), payload)])
  await runSlice(twice, payload)
  expect(twice.sent).toHaveLength(1)
  const slices = await world.finish(twice.sent, short)
  expect(slices).toBeGreaterThan(30)
  const vault = await world.vault()
  const { manifest, files } = await contentsOf(vault, await newest(vault))
  expect(manifest.tables.find(({ name }) => name === 'job_applications')?.rows).toBe(12)
  expect(files.size).toBe((await env.FILES.list()).objects.length)
  expect(manifest.files).toBe(files.size)
})

describe('a verification', () => {
  const verified = async (world: ReturnType<typeof backupWorld>) => {
    world.clock.now = new Date(world.clock.now.getTime() + hour)
    const messages = await world.tick()
    await world.finish(messages)
    const [run] = await world.deps().backupRuns.recent(1)
    return run
  }

  test('reads every chunk back, counts rows and looks up references', async ({ expect }) => {
    await someApplications(6)
    const world = backupWorld()
    await world.backUp()
    const run = await verified(world)
    expect(run).toMatchObject({ kind: 'verification', state: 'done', dangling: 0, failure: null })
    expect(run?.rows).toBeGreaterThan(20)
    // Not again this week.
    world.clock.now = new Date(world.clock.now.getTime() + hour)
    expect(await world.tick()).toEqual([])
  })

  test('continues in another invocation with the keys found so far', async ({ expect }) => {
    await someApplications(6)
    const world = backupWorld()
    await world.backUp()
    world.clock.now = new Date(world.clock.now.getTime() + hour)
    let checks = 0
    const slices = await world.finish(await world.tick(), () => ({ budget: { isSpent: () => ++checks % 2 === 0 } }))
    expect(slices).toBeGreaterThan(10)
    expect(await world.deps().backupRuns.last('verification', 'done')).toMatchObject({ dangling: 0 })
  })

  test('counts rows whose record was deleted while the backup was written', async ({ expect }) => {
    await someApplications(3)
    const world = backupWorld()
    await world.finish(await world.tick(), ({ backupRuns }) => ({
      backupRuns: {
        ...backupRuns,
        rowsAfter(table, after, limit) {
          const rows = backupRuns.rowsAfter(table, after, limit)
          // Rows that point to applications have been read by now.
          if (table.name !== 'job_applications' || after >= 0) return rows
          const deleted = env.DB.prepare('delete from job_applications where id = 1').run()
          return deleted.then(() => rows) as unknown as typeof rows
        },
      },
    }))
    const run = await verified(world)
    expect(run?.state).toBe('done')
    expect(run?.dangling).toBeGreaterThan(0)
  })

  test('names a chunk that was cut off, changed, or is missing', async ({ expect }) => {
    await someApplications(2)
    const world = backupWorld()
    await world.backUp()
    const [key = '', whole] = [...world.bucket.objects].find(([name]) => name.includes('/rows/')) ?? []
    if (!whole) throw new Error('no chunk')
    world.bucket.objects.set(key, { ...whole, bytes: whole.bytes.slice(0, -5) })
    expect((await verified(world))?.failure).toMatch(/damaged: rows\/\w+ can’t be opened with this key/)
    world.bucket.objects.delete(key)
    world.clock.now = new Date(world.clock.now.getTime() + 26 * hour)
    await world.backUp()
    // The backup noticed that its chunk had gone, and sent it again.
    expect(world.bucket.objects.has(key)).toBe(true)
    const [file = ''] = [...world.bucket.objects.keys()].filter((name) => name.includes('/files/'))
    const { bytes, modifiedAt } = world.bucket.objects.get(file) ?? whole
    world.bucket.objects.set(file, { bytes: bytes.slice(0, -1), modifiedAt })
    expect((await verified(world))?.failure).toMatch(/files\/\w+ is missing or was cut off/)
    expect((await backupHealth(world.deps())).isWell).toBe(false)
  })
})

describe('a bucket that fails', () => {
  const endOf = async (world: ReturnType<typeof backupWorld>) => (await world.deps().backupRuns.recent(1))[0]

  test.for([
    ['AccessDenied', 403, 'The bucket refuses these keys (403). Allow them to read, write, list and delete objects.'],
    ['NoSuchBucket', 404, 'The bucket in BACKUP_BUCKET doesn’t exist.'],
    ['SignatureDoesNotMatch', 403, 'The service refuses the signature. Check BACKUP_ACCESS_SECRET and BACKUP_REGION.'],
  ] as const)('with %s ends the backup with a sentence', async ([code, status, sentence], { expect }) => {
    const world = backupWorld()
    world.bucket.faults.push(() => refusal(status, code))
    await world.backUp()
    expect(await endOf(world)).toMatchObject({ state: 'failed', failure: sentence })
    expect(await backupHealth(world.deps())).toEqual({ isWell: false, sentence: `There is no backup yet. ${sentence}` })
  })

  test('with 500, a cut connection or a late clock lets the task try again', async ({ expect }) => {
    const world = backupWorld()
    const messages = await world.tick()
    world.bucket.faults.push(null, () => refusal(500, 'InternalError'))
    await expect(world.finish(messages)).rejects.toThrow('The backup bucket answered with 500 (InternalError).')
    expect(await endOf(world)).toMatchObject({ state: 'running', step: 0, failure: expect.stringContaining('500') })
    expect(await listManifests(await world.vault())).toEqual([])
    world.bucket.faults.push(() => Promise.reject(new TypeError('connection reset')))
    await expect(world.finish(messages)).rejects.toThrow('The backup bucket didn’t respond.')
    world.bucket.faults.push(() => refusal(403, 'RequestTimeTooSkewed'))
    await expect(world.finish(messages)).rejects.toThrow('more than 15 minutes apart')
    await world.finish(messages)
    expect(await endOf(world)).toMatchObject({ state: 'done', failure: null })
    expect(await listManifests(await world.vault())).toHaveLength(1)
  })

  test('and a backup that was never finished is not taken for whole', async ({ expect }) => {
    await someApplications(1)
    const world = backupWorld()
    const [message] = await world.tick()
    const deps = world.deps()
    await runSlice(deps, message?.payload as { runId: string; step: number })
    expect(world.bucket.objects.size).toBeGreaterThan(3)
    expect(await listManifests(await world.vault())).toEqual([])
    expect(await deps.backupRuns.lastSealed()).toBeUndefined()
  })
})

test('another key opens nothing and sweeps nothing', async ({ expect }) => {
  await someApplications(1)
  const world = backupWorld()
  await world.backUp()
  const other = await openVault({ ...world.place, secret: 'another key that is long enough too' })
  expect(await listManifests(other)).toEqual([])
  const before = world.bucket.objects.size
  world.clock.now = new Date(world.clock.now.getTime() + 5 * day)
  await world.finish(await world.tick(), () => ({
    backupPlace: { ...world.place, secret: 'another key that is long enough too' },
  }))
  expect(world.bucket.objects.size).toBeGreaterThan(before)
  const vault = await world.vault()
  expect(await contentsOf(vault, await newest(vault))).toBeTruthy()
})

test('retention removes old backups and their own chunks, and leaves others whole', async ({ expect }) => {
  const { db } = testDeps()
  await someApplications(1)
  const world = backupWorld({ now: new Date('2026-06-01T07:17:00Z') })
  for (let n = 0; n < 12; n++) {
    world.clock.now = new Date(Date.parse('2026-06-01T07:17:00Z') + n * day)
    await db.update(jobApplications).set({ coverLetter: `State ${n}` })
    await env.FILES.put('documents/changing.pdf', `File ${n}`)
    await world.backUp()
  }
  const vault = await world.vault()
  const manifests = await listManifests(vault)
  // June 6 to 12, and June 7 as the end of a week.
  expect(manifests.map(({ at }) => at.getUTCDate())).toEqual([6, 7, 8, 9, 10, 11, 12])
  for (const { path, at } of manifests) {
    const { rows, files } = await contentsOf(vault, path)
    expect(JSON.stringify(rows.get('job_applications'))).toContain(`State ${at.getUTCDate() - 1}`)
    expect(files.get('documents/changing.pdf')).toBe(`File ${at.getUTCDate() - 1}`)
  }
  const files = [...world.bucket.objects.keys()].filter((key) => key.includes('/files/'))
  expect(files).toHaveLength(manifests.length + 2)
  // An object that someone else deleted is noticed by the next backup.
  const [list = ''] = (await vault.readManifest(manifests[1]?.path ?? '')).fileLists
  const changing = (await readList<StoredFile>(vault, list)).find(({ key }) => key === 'documents/changing.pdf')
  expect(world.bucket.objects.delete(`${vault.keys.folder}/files/${changing?.name}`)).toBe(true)
  world.clock.now = new Date(world.clock.now.getTime() + day)
  await world.backUp()
  const [run] = await world.deps().backupRuns.recent(1)
  expect(run?.failure).toMatch(/^Objects that a backup needs are missing from the bucket \(1\)\./)
}, 60_000)

test('an admin starts a backup, once, where backups are set up', async ({ expect }) => {
  const admin = await signedIn('admin')
  const refused = await call('POST', '/api/backups', { as: admin })
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'not_set_up' }])
  expect((await call('POST', '/api/backups', { as: await signedIn('partner') })).status).toBe(403)
  const world = backupWorld()
  await backUpNow(world.deps(), admin.user.id)
  await expect(backUpNow(world.deps(), admin.user.id)).rejects.toMatchObject({ code: 'already_running' })
  const state = await (await call('GET', '/api/backups', { as: admin })).json<{ runs: unknown[] }>()
  expect(state).toMatchObject({ isSetUp: false, runs: [{ kind: 'backup', state: 'running' }], lastBackup: null })
})
