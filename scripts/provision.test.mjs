// @ts-check
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configFile, isPlaceholder, readInstallation } from './installation.mjs'
import { root, run, runWithInput } from './process.mjs'
import { environmentBlock } from './provision-config.mjs'
import { provision } from './provision.mjs'

const standIn = join(root, 'scripts/fixture/wrangler-stand-in.mjs')
/** @type {string} */
let folder
/** @type {string} */
let file

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'placet-provision-'))
  file = join(folder, 'wrangler.toml')
  copyFileSync(join(root, 'wrangler.toml'), file)
  process.env['STAND_IN_ACCOUNT'] = folder
})
afterEach(() => {
  delete process.env['STAND_IN_ACCOUNT']
  rmSync(folder, { recursive: true, force: true })
})

/** @type {import('./provision.mjs').Wrangler} */
const wrangler = (args, input) =>
  input === undefined
    ? run(process.execPath, [standIn, ...args], { output: 'keep' })
    : runWithInput(process.execPath, [standIn, ...args], input)

const account = () => JSON.parse(readFileSync(join(folder, 'account.json'), 'utf8'))
const change = (/** @type {Record<string, unknown>} */ facts) =>
  writeFileSync(join(folder, 'account.json'), JSON.stringify({ ...account(), ...facts }))

test('creates everything once, writes the ids, and changes nothing on a second run', async () => {
  await provision({ wrangler, file })
  const made = account()
  expect(made.buckets).toEqual(['placet-files'])
  expect(made.queues).toEqual(['placet-tasks', 'placet-reads', 'placet-files', 'placet-tasks-dead'])
  const { database, sessions } = readInstallation(undefined, file)
  expect(database).toEqual({ name: 'placet', id: made.databases.placet })
  expect(sessions).toBe(made.namespaces['placet-sessions'])
  expect(made.secrets['production/SECRET_KEY']).toMatch(/^[\w-]{43}$/)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('# every 5 minutes')

  await provision({ wrangler, file })
  expect(readFileSync(file, 'utf8')).toBe(text)
  expect(account()).toEqual(made)
}, 30_000)

test('gives an environment resources of its own and leaves production alone', async () => {
  const before = readFileSync(file, 'utf8')
  await provision({ wrangler, file, env: 'staging', secrets: { OPENAI_API_KEY: 'k', BRAVE_API_KEY: undefined } })
  const made = account()
  expect(Object.keys(made.databases)).toEqual(['placet-staging'])
  expect(made.queues).toEqual([
    'placet-staging-tasks',
    'placet-staging-reads',
    'placet-staging-files',
    'placet-staging-tasks-dead',
  ])
  expect(Object.keys(made.secrets)).toEqual(['staging/SECRET_KEY', 'staging/OPENAI_API_KEY'])
  const staging = readInstallation('staging', file)
  expect(staging).toMatchObject({
    worker: 'placet-staging',
    bucket: 'placet-staging-files',
    flags: ['--env', 'staging'],
  })
  expect(staging.database.id).toBe(made.databases['placet-staging'])
  expect(readFileSync(file, 'utf8').startsWith(before.trimEnd())).toBe(true)
  expect(isPlaceholder(readInstallation(undefined, file).database.id)).toBe(true)
}, 30_000)

test('reports a failed step in wrangler’s words and resumes there on the next run', async () => {
  writeFileSync(
    join(folder, 'account.json'),
    JSON.stringify({ isSignedIn: false, databases: {}, buckets: [], namespaces: {}, queues: [], secrets: {} }),
  )
  await expect(provision({ wrangler, file })).rejects.toThrow('Not signed in to Cloudflare')
  change({ isSignedIn: true, failing: 'queues create' })
  await expect(provision({ wrangler, file })).rejects.toThrow(/Making the queue failed.*\n.*code: 10001/)
  change({ failing: undefined })
  await provision({ wrangler, file })
  expect(account().databases).toEqual({ placet: expect.any(String) })
  expect(isPlaceholder(readInstallation(undefined, file).database.id)).toBe(false)
}, 30_000)

test('reads each stranger’s file in an invocation of its own with a CPU limit', () => {
  const toml = readFileSync(configFile, 'utf8')
  for (const text of [toml, environmentBlock(toml, 'staging')]) {
    const consumers = text.split(/\[\[(?:env\.staging\.)?queues\.consumers\]\]/).slice(1)
    const ofFiles = consumers.find((consumer) => /^\s*queue = "placet-(?:staging-)?files"/m.test(consumer))
    expect(ofFiles).toMatch(/^max_batch_size = 1$/m)
    expect(ofFiles).toMatch(/^max_concurrency = \d$/m)
    expect(ofFiles).toMatch(/^dead_letter_queue = "placet-(?:staging-)?tasks-dead"$/m)
  }
  // Inherited by every environment.
  expect(toml).toMatch(/^\[limits\]\ncpu_ms = \d+$/m)
})
