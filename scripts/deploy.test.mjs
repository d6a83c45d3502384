// @ts-check
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownMigrations } from './backup-run.mjs'
import { adminSql, writeRemotely } from './create-admin.mjs'
import { deploy } from './deploy.mjs'
import { readInstallation } from './installation.mjs'
import { root, run, runWithInput } from './process.mjs'
import { provision } from './provision.mjs'

const standIn = join(root, 'scripts/fixture/wrangler-stand-in.mjs')
/** @type {string} */
let folder
/** @type {string[]} */
let steps
/** Answers of the installation, by path. @type {Record<string, [status: number, body: string]>} */
let answers
/** @type {import('node:http').Server} */
let site
/** @type {string} */
let url

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'placet-deploy-'))
  copyFileSync(join(root, 'wrangler.toml'), join(folder, 'wrangler.toml'))
  process.env['STAND_IN_ACCOUNT'] = folder
  steps = []
  answers = {
    '/api/health': [200, '{"status":"ok"}'],
    '/': [200, '<h1>Positions</h1>'],
    '/jobs': [200, '<h1>Positions</h1>'],
    '/login': [200, '<script type="module"></script>'],
    '/sitemap.xml': [200, '<urlset></urlset>'],
    '/api/applications': [401, '{}'],
  }
  site = createServer((request, response) => {
    const [status, body] = answers[request.url ?? ''] ?? [404, 'Page Not Found']
    response.writeHead(status).end(body)
  })
  await new Promise((resolve) => site.listen(0, '127.0.0.1', () => resolve(undefined)))
  const at = site.address()
  url = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`
})
afterEach(() => {
  site.close()
  delete process.env['STAND_IN_ACCOUNT']
  rmSync(folder, { recursive: true, force: true })
})

/** @type {import('./provision.mjs').Wrangler} */
const wrangler = (args, input) =>
  input === undefined
    ? run(process.execPath, [standIn, ...args], { output: 'keep' })
    : runWithInput(process.execPath, [standIn, ...args], input)

/** Wrangler's stand-in, and a vite that writes what the real one writes: the configuration of the environment. */
const tool = async (
  /** @type {string} */ command,
  /** @type {string[]} */ args,
  /** @type {Record<string, string>} */ variables = {},
) => {
  steps.push([command, ...args].join(' '))
  if (command === 'wrangler') {
    const [config] = args.slice(args.indexOf('--config') + 1)
    const inFolder = args.includes('--config') ? args.map((arg) => (arg === config ? join(folder, arg) : arg)) : args
    return run(process.execPath, [standIn, ...inFolder], { output: 'keep', env: variables })
  }
  const { worker, database, sessions } = readInstallation(variables['CLOUDFLARE_ENV'], join(folder, 'wrangler.toml'))
  const out = join(folder, 'dist', worker.replaceAll('-', '_'))
  mkdirSync(out, { recursive: true })
  const built = { name: worker, d1_databases: [{ database_id: database.id }], kv_namespaces: [{ id: sessions }] }
  writeFileSync(join(out, 'wrangler.json'), JSON.stringify(built))
  return { code: 0 }
}

const account = () => JSON.parse(readFileSync(join(folder, 'account.json'), 'utf8'))
const failing = (/** @type {string | undefined} */ words) =>
  writeFileSync(join(folder, 'account.json'), JSON.stringify({ ...account(), failing: words }))

test('builds, migrates, deploys and checks, in order, and migrates nothing twice', async () => {
  await provision({ wrangler, file: join(folder, 'wrangler.toml') })
  /** @type {string[]} */
  const said = []
  await deploy({ folder, url, tool, patienceMs: 0, say: (line) => said.push(line) })
  expect(steps).toEqual([
    'vite build --logLevel warn',
    'wrangler d1 migrations apply DB --remote',
    `wrangler deploy --config ${join('dist', 'placet', 'wrangler.json')}`,
  ])
  const migrated = () =>
    new DatabaseSync(join(folder, 'remote.sqlite')).prepare('select name from d1_migrations order by id').all()
  expect(migrated().map(({ name }) => name)).toEqual(ownMigrations())
  expect(account().deployed).toEqual({ placet: 1 })
  expect(said.at(-1)).toBe(`Deployed. ${url} is well.`)
  await deploy({ folder, url, tool, patienceMs: 0 })
  expect([migrated().length, account().deployed]).toEqual([ownMigrations().length, { placet: 2 }])
}, 120_000)

test('deploys an environment under its own name, with its own database', async () => {
  await provision({ wrangler, file: join(folder, 'wrangler.toml'), env: 'staging' })
  await deploy({ folder, env: 'staging', url, tool, patienceMs: 0 })
  expect(steps[1]).toBe('wrangler d1 migrations apply DB --remote --env staging')
  expect(account().deployed).toEqual({ 'placet-staging': 1 })
}, 120_000)

test('stops at the first failure and says why', async () => {
  const go = (/** @type {{ url?: string }} */ more = { url }) => deploy({ folder, tool, patienceMs: 0, ...more })
  await expect(go()).rejects.toThrow('npm run provision')
  await provision({ wrangler, file: join(folder, 'wrangler.toml') })
  await expect(go({})).rejects.toThrow('Set SITE_URL')
  expect(steps).toEqual([])

  failing('d1 migrations apply')
  await expect(go()).rejects.toThrow('The migration failed')
  expect(steps.some((step) => step.startsWith('wrangler deploy'))).toBe(false)
  const remote = new DatabaseSync(join(folder, 'remote.sqlite'))
  expect(remote.prepare('select name from sqlite_master').all()).toEqual([])
  remote.close()
  failing('deploy')
  await expect(go()).rejects.toThrow('The deploy failed')
  failing(undefined)
  answers['/api/health'] = [503, '{}']
  answers['/api/applications'] = [200, '[]']
  await expect(go()).rejects.toThrow(
    /not well:\n {2}\/api\/health answers 503 instead of 200\n {2}\/api\/applications answers 200 instead of 401\nBack to the one before: npx wrangler rollback --name placet/,
  )
}, 120_000)

test('refuses a remote database from before the baseline in one sentence', async () => {
  await provision({ wrangler, file: join(folder, 'wrangler.toml') })
  const db = new DatabaseSync(join(folder, 'remote.sqlite'))
  db.exec(`CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE);
    INSERT INTO d1_migrations (name) VALUES ('0000_tables.sql'); CREATE TABLE users (id INTEGER);`)
  db.close()
  await expect(deploy({ folder, url, tool, patienceMs: 0 })).rejects.toThrow(
    'The remote database placet was made by an earlier, unreleased version of Placet',
  )
  expect(steps.some((step) => step.startsWith('wrangler deploy'))).toBe(false)
}, 120_000)

const withRoute = (/** @type {string} */ toml) =>
  toml.replace(/^main = .*$/m, '$&\nroutes = [{ pattern = "jobs.example.com", custom_domain = true }]')

test('refuses to deploy an environment that shares anything with production', async () => {
  const file = join(folder, 'wrangler.toml')
  writeFileSync(file, withRoute(readFileSync(file, 'utf8')))
  expect(readInstallation(undefined, file).routes).toEqual(['jobs.example.com'])
  await provision({ wrangler, file, env: 'staging' })
  expect(readInstallation('staging', file).routes).toEqual([])
  expect(readFileSync(file, 'utf8')).toMatch(/\[env\.staging\.vars\][^[]*READ_SOURCES = "off"/)

  writeFileSync(file, readFileSync(file, 'utf8').replace('routes = []\n', ''))
  const go = () => deploy({ folder, env: 'staging', url, tool, patienceMs: 0 })
  await expect(go()).rejects.toThrow('The route jobs.example.com also belongs to production.')
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replace('[env.staging]', '[env.staging]\nroutes = []')
      .replaceAll('placet-staging-files', 'placet-files'),
  )
  await expect(go()).rejects.toThrow('The bucket placet-files also belongs to production.')
  expect(steps).toEqual([])
}, 120_000)

test('creates an admin of the named installation only', async () => {
  const file = join(folder, 'wrangler.toml')
  await provision({ wrangler, file })
  await provision({ wrangler, file, env: 'staging' })
  await deploy({ folder, url, tool, patienceMs: 0 })
  await deploy({ folder, env: 'staging', url, tool, patienceMs: 0 })
  const sql = adminSql({ email: 'ann@firm.example', name: 'Ann', password: 'hash' })
  expect(await writeRemotely(sql, 'ann@firm.example', { env: 'staging', file, wrangler })).toBe(false)
  expect(await writeRemotely(sql, 'ann@firm.example', { env: 'staging', file, wrangler })).toBe(true)
  const admins = (/** @type {string} */ name) =>
    new DatabaseSync(join(folder, name)).prepare("select email from users where role = 'admin'").all()
  expect(admins('remote.sqlite')).toEqual([])
  expect(admins('remote-staging.sqlite').map(({ email }) => email)).toEqual(['ann@firm.example'])
  await expect(writeRemotely(sql, 'ann@firm.example', { env: 'test', file, wrangler })).rejects.toThrow('[env.test]')
}, 120_000)
