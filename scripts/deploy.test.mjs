// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { adminSql, writeRemotely } from './create-admin.mjs'
import { deploy } from './deploy.mjs'
import { startRehearsal } from './fixture/platform/rehearsal.mjs'
import { startWrangler } from './fixture/platform/wrangler.mjs'
import { readInstallation } from './installation.mjs'
import { ownMigrations } from './local-state.mjs'
import { root } from './process.mjs'
import { provision } from './provision.mjs'

/** @type {ReturnType<typeof startWrangler>} */
let wrangler
/** @type {import('./fixture/platform/rehearsal.mjs').Rehearsal} */
let stage
beforeAll(() => {
  wrangler = startWrangler()
})
afterAll(async () => {
  await wrangler.close()
})
beforeEach(async () => {
  stage = await startRehearsal(wrangler)
})
afterEach(async () => {
  const { unknown, taken } = stage.platform
  await stage.close()
  expect({ unknown, taken }).toEqual({ unknown: [], taken: [] })
})

/** @param {string} [env] */
const provisioned = (env) => provision({ wrangler: stage.wrangler, file: stage.file, ...(env ? { env } : {}) })
const go = (/** @type {{ env?: string, url?: string, say?: (line: string) => void }} */ given = {}) => {
  const url = stage.url(given.env ? `placet-${given.env}` : 'placet')
  return deploy({ folder: stage.folder, tool: stage.tool, patienceMs: 0, url, ...given })
}
const database = (/** @type {string} */ name) => stage.platform.databases.get(name)
const deployments = (/** @type {string} */ name) => stage.platform.get(name).deployments.map(({ versions }) => versions)
const since = (/** @type {number} */ at) =>
  stage.commands.slice(at).map((command) => command.split(' ').slice(0, 2).join(' '))

test('deploys, then releases an update that nobody met before its check', async () => {
  await provisioned()
  /** @type {string[]} */
  const said = []
  let at = stage.commands.length
  await go({ say: (line) => said.push(line) })
  expect(since(at)).toContain('deploy --config')
  const migrated = () => database('placet')?.rows('select name from d1_migrations order by id') ?? []
  expect(migrated().map(({ name }) => name)).toEqual(ownMigrations())
  expect(said.find((line) => line.includes('time-travel restore placet --bookmark=0'))).toBeTruthy()
  expect(said.at(-1)).toMatch(/^Deployed\. .* is well\.$/)

  const [first] = deployments('placet')[0] ?? []
  at = stage.commands.length
  await go()
  expect(since(at)).toEqual([
    'deployments status',
    'versions view',
    'd1 time-travel',
    'd1 execute',
    'versions upload',
    'versions deploy',
    'versions deploy',
    'triggers deploy',
  ])
  const second = stage.platform.get('placet').versions.at(-1)?.id
  expect(deployments('placet').slice(0, 2)).toEqual([
    [{ version_id: second, percentage: 100 }],
    [
      { version_id: first?.version_id, percentage: 100 },
      { version_id: second, percentage: 0 },
    ],
  ])
  expect(migrated()).toHaveLength(ownMigrations().length)
  expect(stage.platform.get('placet').crons).toHaveLength(3)
  expect([...stage.platform.queues.values()].map(({ consumers }) => consumers.length)).toEqual([1, 1, 1, 1])
}, 60_000)

test('leaves everyone on the version before when the new one is not well', async () => {
  await provisioned()
  await go()
  const [live] = deployments('placet')[0] ?? []
  stage.next.isWell = false
  await expect(go()).rejects.toThrow(
    /not well, and nobody but this check has met it:\n.*\/api\/health answers 503[^]*The one before stays\./,
  )
  expect(deployments('placet')[0]).toEqual([live])
  stage.next.isWell = true
  await go()
  expect(deployments('placet')[0]).not.toEqual([live])
}, 60_000)

test('changes nothing when something is missing or older than the baseline', async () => {
  await expect(go()).rejects.toThrow('npm run provision')
  await provisioned()
  await expect(deploy({ folder: stage.folder, tool: stage.tool })).rejects.toThrow('Set SITE_URL')
  const made = database('placet')
  await expect(
    deploy({
      folder: stage.folder,
      url: stage.url('placet'),
      tool: async (command, args, variables) =>
        command === 'vite' ? { code: 1 } : stage.tool(command, args, variables),
    }),
  ).rejects.toThrow('The build failed')
  expect(made?.rows('select name from sqlite_master')).toEqual([])
  made?.query(
    "CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE); INSERT INTO d1_migrations (name) VALUES ('0000_tables.sql')",
  )
  await expect(go()).rejects.toThrow('The remote database placet was made by an earlier, unreleased version of Placet')
  expect(deployments('placet')).toHaveLength(1)
}, 60_000)

test('meets a splitter that cuts triggers, as the platform’s query interface does', async () => {
  await provisioned()
  const sql = 'CREATE TABLE a (x); CREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE a SET x = 1; END'
  const asked = await stage.wrangler(['d1', 'execute', 'DB', '--remote', '--yes', '--command', sql])
  expect([asked.code, asked.output]).toEqual([1, expect.stringContaining('incomplete input')])
  const tried = await stage.wrangler([
    'd1',
    'execute',
    'DB',
    '--remote',
    '--yes',
    '--file',
    join(root, 'migrations/0005_counts.sql'),
  ])
  expect([tried.code, tried.output]).toEqual([1, expect.stringContaining('no such table')])
}, 60_000)

const withRoute = (/** @type {string} */ toml) =>
  toml.replace(/^main = .*$/m, '$&\nroutes = [{ pattern = "jobs.example.com", custom_domain = true }]')

test('refuses to deploy an environment that shares anything with production', async () => {
  const { file } = stage
  stage.edit(withRoute)
  await provisioned()
  await go()
  expect([...stage.platform.domains]).toEqual([['jobs.example.com', 'placet']])
  await provisioned('staging')
  expect(readInstallation('staging', file).routes).toEqual([])
  expect(readFileSync(file, 'utf8')).toMatch(/\[env\.staging\.vars\][^[]*READ_SOURCES = "off"/)
  await go({ env: 'staging' })
  expect([...stage.platform.domains]).toEqual([['jobs.example.com', 'placet']])

  const at = stage.commands.length
  stage.edit((toml) => toml.replace('routes = []\n', ''))
  await expect(go({ env: 'staging' })).rejects.toThrow('The route jobs.example.com also belongs to production.')
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replace('[env.staging]', '[env.staging]\nroutes = []')
      .replaceAll('placet-staging-files', 'placet-files'),
  )
  await expect(go({ env: 'staging' })).rejects.toThrow('The bucket placet-files also belongs to production.')
  expect(stage.commands).toHaveLength(at)
}, 60_000)

test('creates an admin of the named installation only', async () => {
  await provisioned()
  await provisioned('staging')
  await go()
  await go({ env: 'staging' })
  const { file, wrangler: reach } = stage
  const sql = adminSql({ email: 'ann@firm.example', name: 'Ann', password: 'hash' })
  expect(await writeRemotely(sql, 'ann@firm.example', { env: 'staging', file, wrangler: reach })).toBe(false)
  expect(await writeRemotely(sql, 'ann@firm.example', { env: 'staging', file, wrangler: reach })).toBe(true)
  const admins = (/** @type {string} */ name) => database(name)?.rows("select email from users where role = 'admin'")
  expect(admins('placet')).toEqual([])
  expect(admins('placet-staging')?.map(({ email }) => email)).toEqual(['ann@firm.example'])
  await expect(writeRemotely(sql, 'ann@firm.example', { env: 'test', file, wrangler: reach })).rejects.toThrow(
    '[env.test]',
  )
}, 60_000)
