// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBackup, restoreBackup } from './backup-run.mjs'
import { remoteStore } from './backup-stores.mjs'
import { adminSql, writeRemotely } from './create-admin.mjs'
import { deploy } from './deploy.mjs'
import { startRehearsal } from './fixture/platform/rehearsal.mjs'
import { startWrangler } from './fixture/platform/wrangler.mjs'
import { readInstallation } from './installation.mjs'
import { ownMigrations } from './local-state.mjs'
import { provision } from './provision.mjs'
import { migrateRemotely } from './remote-migrations.mjs'

/** @typedef {import('./fixture/platform/rehearsal.mjs').Rehearsal} Rehearsal */

/** @type {ReturnType<typeof startWrangler>} */
let wrangler
beforeAll(() => {
  wrangler = startWrangler()
})
afterAll(async () => {
  await wrangler.close()
})

/** @param {Rehearsal} stage @param {string} [env] */
const install = async (stage, env) => {
  const named = env ? { env } : {}
  await provision({ wrangler: stage.wrangler, file: stage.file, ...named })
  await release(stage, env)
}
/** @param {Rehearsal} stage @param {string} [env] */
const release = (stage, env) =>
  deploy({
    folder: stage.folder,
    tool: stage.tool,
    patienceMs: 0,
    url: stage.url(env ? `placet-${env}` : 'placet'),
    ...(env ? { env } : {}),
  })

/** State after a run that ended well. @param {Rehearsal} stage */
const stateOf = ({ platform }) => {
  const worker = platform.get('placet')
  return {
    databases: [...platform.databases.keys()],
    buckets: [...platform.buckets.keys()],
    namespaces: [...platform.namespaces.values()],
    queues: [...platform.queues.values()].map(({ name, consumers }) => [name, consumers.length]),
    secrets: [...worker.secrets.keys()],
    migrations: platform.databases.get('placet')?.rows('select name from d1_migrations order by id').length,
    live: worker.deployments[0]?.versions.map(({ percentage }) => percentage),
    crons: worker.crons.length,
  }
}
const whole = {
  databases: ['placet'],
  buckets: ['placet-files'],
  namespaces: ['placet-sessions'],
  queues: [
    ['placet-tasks', 1],
    ['placet-reads', 1],
    ['placet-files', 1],
    ['placet-tasks-dead', 1],
  ],
  secrets: ['SECRET_KEY'],
  migrations: ownMigrations().length,
  live: [100],
  crons: 3,
}

test('goes from an empty account to a rollback and a restored backup', async () => {
  const stage = await startRehearsal(wrangler)
  const folder = mkdtempSync(join(tmpdir(), 'placet-rehearsed-backup-'))
  try {
    await install(stage)
    await install(stage, 'staging')
    const sql = adminSql({ email: 'ann@firm.example', name: 'Ann', password: 'hash' })
    await writeRemotely(sql, 'ann@firm.example', { env: undefined, file: stage.file, wrangler: stage.wrangler })
    const { platform } = stage
    const production = platform.databases.get('placet')
    const names = () => production?.rows('select name from users').map(({ name }) => name)

    const [before] = platform.get('placet').deployments[0]?.versions ?? []
    await release(stage)
    expect((await stage.wrangler(['rollback', '--name', 'placet', '--yes'])).code).toBe(0)
    expect(platform.get('placet').deployments[0]?.versions).toEqual([before])

    const moment = await stage.wrangler(['d1', 'time-travel', 'info', 'DB', '--json'])
    const { bookmark } = JSON.parse(moment.output.slice(moment.output.indexOf('{')))
    production?.query("update users set name = 'Undone'")
    expect(names()).toEqual(['Undone'])
    const back = ['d1', 'time-travel', 'restore', 'DB', `--bookmark=${bookmark}`]
    expect((await stage.wrangler(back)).code).toBe(0)
    expect(names()).toEqual(['Ann'])

    platform.buckets.get('placet-files')?.set('resumes/r1', Buffer.from('a résumé'))
    production?.query("insert into resumes (id, mime_type, stored_at) values ('r1', 'application/pdf', 5)")
    const manifest = await makeBackup(remote(stage, undefined), join(folder, 'backup'))
    await provision({ wrangler: stage.wrangler, file: stage.file, env: 'copy' })
    const { flags, database } = readInstallation('copy', stage.file)
    await migrateRemotely({ wrangler: stage.wrangler, flags, database: database.name })
    await restoreBackup(remote(stage, 'copy'), join(folder, 'backup'), manifest)
    expect(platform.databases.get('placet-copy')?.rows('select name from users')).toEqual([{ name: 'Ann' }])
    expect(platform.buckets.get('placet-copy-files')?.get('resumes/r1')?.toString()).toBe('a résumé')
    expect(platform.databases.get('placet-staging')?.rows('select name from users')).toEqual([])
    expect(platform.unknown).toEqual([])
  } finally {
    await stage.close()
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)

/** @param {Rehearsal} stage @param {string | undefined} env */
const remote = ({ file, wrangler: reach }, env) => {
  const { bucket, flags } = readInstallation(env, file)
  return remoteStore({ bucket, flags, wrangler: reach })
}

/** Fails every request from one on, then lets the same commands run again. @param {number} at @param {'before' | 'after'} when */
async function breakAndResume(at, when) {
  const stage = await startRehearsal(wrangler)
  const secret = () => stage.platform.workers.get('placet')?.secrets.get('SECRET_KEY')
  try {
    stage.platform.failFrom({ at, when })
    await install(stage)
      .then(() => release(stage))
      .catch(() => undefined)
    stage.platform.failFrom(undefined)
    const first = secret()
    await install(stage)
    await release(stage)
    expect({ at, when, ...stateOf(stage) }).toEqual({ at, when, ...whole })
    // A second key would void what the first has sealed.
    if (first) expect(secret()).toBe(first)
  } finally {
    await stage.close()
  }
}

test('resumes after a failure half-way', async () => {
  const clean = await startRehearsal(wrangler)
  await install(clean)
  await release(clean)
  expect(stateOf(clean)).toEqual(whole)
  const { requests } = clean.platform
  await clean.close()
  const isLong = process.env['REHEARSAL'] === 'all'
  const critical = [
    /^PUT .*secrets/,
    /import$/,
    /^PUT \/workers\/scripts\/placet$/,
    /^POST .*versions$/,
    /^POST .*deployments/,
  ]
  const short = critical.flatMap((pattern) => requests.findLastIndex((line) => pattern.test(line)) + 1)
  const points = isLong ? requests.map((_, index) => index + 1) : short
  for (const at of points) {
    await breakAndResume(at, 'after')
    if (isLong) await breakAndResume(at, 'before')
  }
  if (isLong) console.log(`${requests.length} requests, ${points.length * 2} failures tried`)
}, 3_600_000)
