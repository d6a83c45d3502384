import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { testDeps } from './api.ts'
import { platform } from './platform.ts'
import { simulatePlatform } from './simulated-platform.ts'

const one = 'select 1 as n'
const versionSql = 'select version from site_state'
const raiseVersion = 'update site_state set version = version + 1'

test('refuses the 1,001st query of an invocation, and fails the test that sent it', async () => {
  const { env: own } = platform.invocation(env)
  for (let n = 0; n < 10; n++) await own.DB.batch(Array.from({ length: 100 }, () => own.DB.prepare(one)))
  await expect(own.DB.prepare(one).all()).rejects.toThrow('more than 1000 D1 queries')
  expect(platform.takeViolations()).toHaveLength(1)
  await platform.invocation(env).env.DB.prepare(one).all()
})

test('refuses statements, values, keys and messages that the platform refuses', async () => {
  const refused: (() => Promise<unknown>)[] = [
    () =>
      own.DB.prepare(`select ${'?,'.repeat(100)}?`)
        .bind(...Array(101).fill(1))
        .all(),
    () => own.DB.prepare('select length(?)').bind('x'.repeat(2_000_001)).all(),
    () => own.DB.prepare(`select '${'x'.repeat(100_000)}'`).all(),
    () => own.SESSIONS.put('k'.repeat(513), ''),
    () => own.FILES.put('k'.repeat(1025), ''),
    () => own.TASKS.sendBatch(Array.from({ length: 101 }, () => ({ body: {} }))),
    () => own.TASKS.send({ text: 'x'.repeat(128_001) }),
    () => own.TASKS.send({}, { delaySeconds: 43_201 }),
  ]
  const { env: own } = platform.invocation(env)
  for (const send of refused) await expect((async () => send())()).rejects.toThrow('limit of ')
  expect(platform.takeViolations()).toHaveLength(refused.length)
})

test('refuses a second write of one key within a second', async () => {
  let now = 0
  const { env: own } = simulatePlatform({ now: () => now }).invocation(env)
  await own.SESSIONS.put('a', '1')
  await expect(own.SESSIONS.put('a', '2')).rejects.toThrow('within a second')
  await own.SESSIONS.put('b', '1')
  now = 1000
  await own.SESSIONS.put('a', '2')
  expect(await own.SESSIONS.get('a')).toBe('2')
})

test('counts calls, queries and round trips', async () => {
  const { env: own, meter } = simulatePlatform().invocation(env, { isMetered: true })
  await Promise.all([own.DB.prepare(versionSql).all(), own.DB.prepare(versionSql).first()])
  await own.DB.batch([own.DB.prepare(raiseVersion), own.DB.prepare(versionSql)])
  await own.DB.withSession('first-unconstrained').prepare(versionSql).raw()
  expect(meter).toMatchObject({ calls: 4, queries: 5, primaryCalls: 3, roundTrips: 3, subrequests: 4, rowsWritten: 1 })
})

test('delays calls by their distance, and lets six wait at once', async () => {
  const waits: number[] = []
  let waiting = 0
  let most = 0
  const sleep = async (ms: number) => {
    waits.push(ms)
    most = Math.max(most, ++waiting)
    await Promise.resolve()
    waiting--
  }
  const far = simulatePlatform({ conditions: { primaryMs: 150, replicaMs: 5, storeMs: 20 }, sleep })
  const { env: own } = far.invocation(env)
  await own.DB.prepare(one).all()
  await own.DB.withSession('first-unconstrained').prepare(one).all()
  await own.SESSIONS.get('a')
  expect(waits).toEqual([150, 5, 20])
  await Promise.all(Array.from({ length: 20 }, () => own.SESSIONS.get('a')))
  expect(most).toBe(6)
})

test('shows a write to the replica when the lag is over', async () => {
  let now = 0
  const { env: own } = simulatePlatform({ now: () => now, conditions: { lagMs: 5000 } }).invocation(env)
  const replica = own.DB.withSession('first-unconstrained')
  const before = await replica.prepare(versionSql).first('version')
  await own.DB.prepare(raiseVersion).run()
  expect(await replica.prepare(versionSql).first('version')).toBe(before)
  expect(await own.DB.prepare(versionSql).first('version')).toBe(Number(before) + 1)
  now = 5000
  expect(await replica.prepare(versionSql).first('version')).toBe(Number(before) + 1)
})

test('shows an old value of KV for a minute while KV is stale', async () => {
  let now = 0
  const { env: own } = simulatePlatform({ now: () => now, conditions: { faults: new Set(['kv stale']) } }).invocation(
    env,
  )
  await own.SESSIONS.put('a', '"1"')
  expect(await own.SESSIONS.get('a', 'json')).toBeNull()
  now = 60_000
  expect(await own.SESSIONS.get('a', 'json')).toBe('1')
})

test('fails every call while the database is down', async () => {
  const down = simulatePlatform({ conditions: { faults: new Set(['database down']) } })
  const { env: own } = down.invocation(env)
  await expect(own.DB.prepare(one).all()).rejects.toThrow('does not answer')
  down.conditions.faults.clear()
  await own.DB.prepare(one).all()
})

test('counts the queries of an invocation for work that comes in slices', async () => {
  const { db, budget } = testDeps()
  for (let n = 0; n < 7; n++) await db.$client.batch(Array.from({ length: 99 }, () => db.$client.prepare(one)))
  expect([budget.queries(), budget.isSpent()]).toEqual([693, false])
  for (let n = 0; n < 7; n++) await db.$client.prepare(one).all()
  expect(budget.isSpent()).toBe(true)
})

test('counts fetches of other sites, and lets six of them wait at once', async () => {
  const { fetched, meter } = simulatePlatform({ limits: { subrequests: 8 } }).invocation(env)
  let open = 0
  let most = 0
  const fetch = fetched(async () => {
    most = Math.max(most, ++open)
    await Promise.resolve()
    open--
    return new Response('page')
  })
  await Promise.all(Array.from({ length: 8 }, (_, n) => fetch(`https://${n}.example/`, {})))
  expect([meter.subrequests, most]).toEqual([8, 6])
  await expect(fetch('https://nine.example/', {})).rejects.toThrow('more than 8 subrequests')
})
