import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { done } from '#contract/api/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { isRead } from '#worker/db/around-calls.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { route } from '#worker/http/route.ts'
import { installedFeatures } from '#worker/installed-features.ts'
import { addApplication } from '#worker/test/applications.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { roundTripsOf } from '#worker/test/round-trips.ts'

/** Reads once, so that the isolate remembers the actor and begins the next read beside the check. */
const readOnce = (as: TestSession) => call('GET', '/api/auth/me', { as })

const tokenHashOf = async (as: TestSession) => {
  const token = as.cookie.split('.')[1] ?? ''
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const revoke = async (as: TestSession) =>
  testDeps().auth.revoke({ tokenHash: await tokenHashOf(as), userId: as.user.id, expiresAt: new Date(4e12) })

test('reads beside the check of a session that is known', async () => {
  const admin = await signedIn('admin')
  const [first, second] = [await roundTripsOf('/api/users', admin), await roundTripsOf('/api/users', admin)]
  expect([first.response.status, first.roundTrips]).toEqual([200, 2])
  expect([second.response.status, second.roundTrips]).toEqual([200, 1])
  expect(await second.response.json()).toEqual(await first.response.json())
})

test('discards what it read for a session that was revoked', async () => {
  const admin = await signedIn('admin')
  const { applicantName } = await addApplication()
  await readOnce(admin)
  await revoke(admin)
  const response = await call('GET', '/api/applications', { as: admin })
  expect([response.status, [...response.headers.keys()].filter((name) => name.startsWith('x-total'))]).toEqual([
    401,
    [],
  ])
  expect(await response.text()).not.toContain(applicantName)
})

test('starts over for an account that has changed', async () => {
  const [admin, partner] = [await signedIn('admin'), await signedIn('partner')]
  await addApplication()
  for (const each of [admin, partner]) await readOnce(each)
  const { db } = testDeps()
  await db.update(users).set({ role: 'partner', name: 'Petra Vane' }).where(eq(users.id, admin.user.id))
  await db.update(users).set({ status: 'waiting' }).where(eq(users.id, partner.user.id))
  const list = await call('GET', '/api/applications', { as: admin })
  expect([list.status, await list.json()]).toEqual([200, []])
  expect(await (await readOnce(admin)).json()).toMatchObject({ role: 'partner', name: 'Petra Vane' })
  expect((await call('GET', '/api/applications', { as: partner })).status).toBe(403)
})

test('answers an error of the check, not what was read beside it', async () => {
  const admin = await signedIn('admin')
  await readOnce(admin)
  await env.DB.prepare('alter table session_revocations rename to away').run()
  const response = await call('GET', '/api/users', { as: admin })
  expect(response.status).toBeGreaterThanOrEqual(500)
  expect(await response.text()).not.toContain(admin.user.email)
})

test('never writes before the check', async () => {
  const admin = await signedIn('admin')
  const written = endpoint('GET /api/written', { response: done })
  const features = [
    ...installedFeatures,
    {
      routes: [
        (router: Parameters<typeof route>[0]) =>
          route(router, written, { access: 'admin' }, async ({ deps, actor }) => {
            await deps.db.update(users).set({ name: 'Written' }).where(eq(users.id, actor.id))
            deps.enqueue([{ id: 'a', task: 'none', payload: {} }])
            return { success: true as const }
          }),
      ],
    },
  ]
  const sent: unknown[] = []
  const ask = () =>
    call('GET', '/api/written', { as: admin, deps: { features, enqueue: (messages) => sent.push(...messages) } })
  const nameNow = async () => (await testDeps().users.byId(admin.user.id))?.name
  await readOnce(admin)
  await revoke(admin)
  expect([(await ask()).status, await nameNow(), sent]).toEqual([401, admin.user.name, []])
})

test('tells reads from writes, and counts doubtful statements as writes', () => {
  const reads = ['select 1', ' SELECT id from users', 'with x as (select 1) select * from x']
  const writes = [
    'update users set name = 1',
    'insert or ignore into users values (1)',
    'delete from users',
    'with x as (select 1) insert or replace into users select * from x',
    'with x as (select 1) update users set name = 1',
    'pragma user_version = 1',
    '/* select */ delete from users',
  ]
  expect(reads.map((sql) => isRead({ sql }))).toEqual(reads.map(() => true))
  expect(writes.map((sql) => isRead({ sql }))).toEqual(writes.map(() => false))
})
