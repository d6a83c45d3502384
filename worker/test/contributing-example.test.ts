import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { noticesFeature } from 'virtual:contributing-example'
import { beforeEach, describe, test } from 'vitest'
import { createApp } from '#worker/app.ts'
import { installedFeatures } from '#worker/installed-features.ts'
import { consume } from '#worker/tasks/consume.ts'
import { backgroundOf } from '#worker/tasks/registry.ts'
import { call, signedIn, testDeps, testNow } from './api.ts'

const features = [...installedFeatures, noticesFeature]
const { tasks, cronJobs } = backgroundOf(features)
const deps = { features, now: () => testNow }
const ids = async () =>
  (await env.DB.prepare('SELECT id FROM notices').all<{ id: number }>()).results.map(({ id }) => id)

beforeEach(async () => {
  await env.DB.exec(
    'CREATE TABLE notices (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL, ends_at INTEGER NOT NULL)',
  )
  const add = env.DB.prepare('INSERT INTO notices (text, ends_at) VALUES (?, ?)')
  const now = testNow.getTime()
  await env.DB.batch([add.bind('The office is closed on Friday', now + 1000), add.bind('Old news', now)])
})

describe('the example feature of CONTRIBUTING.md', () => {
  test('answers staff and refuses strangers and waiting accounts', async ({ expect }) => {
    const list = async (as: 'partner' | 'waiting' | null) =>
      call('GET', '/api/notices', { deps, as: as === null ? null : await signedIn(as) })
    expect((await list(null)).status).toBe(401)
    expect((await list('waiting')).status).toBe(403)
    const answer = await list('partner')
    expect([answer.status, await answer.json()]).toEqual([200, [{ id: 1, text: 'The office is closed on Friday' }]])
  })

  test('is not mounted without its line', async ({ expect }) => {
    expect((await call('GET', '/api/notices', { as: await signedIn() })).status).toBe(404)
  })

  test('runs its task from the queue, twice with one result', async ({ expect }) => {
    const body = { id: 'message', task: 'notices.remove', payload: { id: 2 } }
    for (let delivery = 0; delivery < 2; delivery++) {
      const batch = createMessageBatch('placet-tasks', [{ id: 'a', timestamp: testNow, attempts: 1, body }])
      await consume(testDeps(deps), tasks, batch)
      expect((await getQueueResult(batch, createExecutionContext())).explicitAcks).toEqual(['a'])
      expect(await ids()).toEqual([1])
    }
  })

  test('lists its cron job, which enqueues what has ended', async ({ expect }) => {
    const job = cronJobs.find(({ name }) => name === 'notices.due')
    const sent: unknown[] = []
    await job?.run({ ...testDeps(deps), enqueue: (messages) => void sent.push(...messages) })
    expect(sent).toMatchObject([{ task: 'notices.remove', payload: { id: 2 } }])
  })
})

test('no two features share an address, a task, a cron job or the name of a repo', ({ expect }) => {
  const repeated = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at)
  const { mounted, hono } = createApp({ features })
  expect(repeated(mounted.map(({ method, path }) => `${method} ${path}`))).toEqual([])
  expect(hono.routes.length).toBeGreaterThan(mounted.length)
  expect(repeated(tasks.map(({ name }) => name))).toEqual([])
  expect(repeated(cronJobs.map(({ name }) => name))).toEqual([])
  expect(
    repeated(
      features.flatMap(({ repos = {}, replicaRepos = {} }) => [...Object.keys(repos), ...Object.keys(replicaRepos)]),
    ),
  ).toEqual([])
})

test('lets no two features match one address, so that their order is free', ({ expect }) => {
  const addresses = features.flatMap((feature, at) => {
    const { hono, mounted } = createApp({ features: [feature] })
    const own = hono.routes.slice(hono.routes.findIndex(({ method }) => method !== 'ALL'))
    expect(own.length).toBeGreaterThanOrEqual(mounted.length === 0 ? 0 : 1)
    return own.filter(({ method }) => method !== 'ALL').map(({ method, path }) => ({ at, method, path }))
  })
  const pattern = (path: string) =>
    new RegExp(`^${path.replaceAll(/:\w+(\{[^}]*\})?/g, '[^/]+').replace('/*', '/.*')}$`)
  const clashes = addresses.flatMap((one) => {
    const matches = pattern(one.path)
    return addresses
      .filter(({ at, method, path }) => at !== one.at && method === one.method && matches.test(path))
      .map(({ path }) => `${one.method} ${one.path} and ${path}`)
  })
  expect(clashes).toEqual([])
})
