import { env } from 'cloudflare:workers'
import { test } from 'vitest'
import { hashPassword, verifyPassword } from './password.service.ts'
import { addUser, call, hashOf, sessionOf, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'

const good = 'a long enough secret'

async function userWithPassword(email: string, status: 'active' | 'waiting' | 'disabled' = 'active') {
  return addUser({ email, password: await hashOf(good), status })
}

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  call('POST', '/api/auth/login', { body: { email, password }, headers })

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

test('a person signs in, is known, and is a stranger after logging out', async ({ expect }) => {
  const user = await userWithPassword('ana@firm.test')
  const response = await login(' ANA@firm.test ', good)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ email: 'ana@firm.test', user: { id: user.id, role: 'partner' } })
  const as: TestSession = { user, cookie: cookieOf(response) }
  expect((await call('GET', '/api/auth/me', { as })).status).toBe(200)

  expect(await (await call('POST', '/api/auth/logout', { as })).json()).toEqual({ success: true })
  expect((await call('GET', '/api/auth/me', { as })).status).toBe(401)
})

test('logout is in force at once although KV still holds the session', async ({ expect }) => {
  const as = await signedIn('partner')
  const [name] = (await env.SESSIONS.list()).keys.map((key) => key.name)
  const held = await env.SESSIONS.get(name ?? '')
  await call('POST', '/api/auth/logout', { as })
  await env.SESSIONS.put(name ?? '', held ?? '')
  expect((await call('GET', '/api/auth/me', { as })).status).toBe(401)
})

test('the session cookie is HttpOnly, SameSite=Lax and long-lived only if remembered', async ({ expect }) => {
  await userWithPassword('ana@firm.test')
  const short = (await login('ana@firm.test', good)).headers.getSetCookie().find((c) => c.startsWith('sid='))
  expect(short).toMatch(/HttpOnly/)
  expect(short).toMatch(/SameSite=Lax/)
  expect(short).not.toMatch(/Max-Age/)
  const long = await call('POST', '/api/auth/login', {
    body: { email: 'ana@firm.test', password: good, rememberMe: true },
  })
  expect(long.headers.getSetCookie().find((c) => c.startsWith('sid='))).toMatch(/Max-Age=2592000/)
})

test('explains every failed sign-in with the same sentence', async ({ expect }) => {
  await userWithPassword('ana@firm.test')
  await userWithPassword('gone@firm.test', 'disabled')
  for (const [email, password] of [
    ['ana@firm.test', 'wrong password'],
    ['nobody@firm.test', good],
    ['gone@firm.test', good],
  ] as const) {
    const response = await login(email, password)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: 'Invalid email or password', code: 'sign_in_failed' })
  }
})

test('failures are limited before the hash, and a stranger locks nobody out', async ({ expect }) => {
  await userWithPassword('ana@firm.test')
  const own = cookieOf(await login('ana@firm.test', good))
  for (let attempt = 0; attempt < 20; attempt++) {
    // The limit counts before the hash, so the wrong form of password is quick enough to send twenty times.
    await testDeps().limiter.hit({ name: 'sign_in.account', max: 20, windowSeconds: 900 }, 'ana@firm.test')
  }
  const stranger = await login('ana@firm.test', 'wrong password')
  expect(stranger.status).toBe(429)
  expect(Number(stranger.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await login('ana@firm.test', good, { Cookie: own })).status).toBe(200)
})

test('registration follows the setting and reveals nothing about an email', async ({ expect }) => {
  const admin = await signedIn('admin')
  const register = (email: string, password = good) => call('POST', '/api/auth/register', { body: { email, password } })
  const first = await register('new@firm.test')
  expect(first.status).toBe(201)
  const again = await register('NEW@firm.test', 'another long secret')
  expect([again.status, await again.json()]).toEqual([201, await first.json()])

  const waiting = await testDeps().users.byEmail('new@firm.test')
  expect(waiting).toMatchObject({ status: 'waiting', role: 'partner' })
  expect((await login('new@firm.test', good)).status).toBe(200)

  await call('PATCH', '/api/settings', { as: admin, body: { registration: 'open' } })
  await register('open@firm.test')
  expect(await testDeps().users.byEmail('open@firm.test')).toMatchObject({ status: 'active', role: 'partner' })

  await call('PATCH', '/api/settings', { as: admin, body: { registration: 'closed' } })
  expect((await register('late@firm.test')).status).toBe(403)
})

test('a role or a status in the body of a registration has no effect', async ({ expect }) => {
  await call('POST', '/api/auth/register', {
    body: { email: 'sly@firm.test', password: good, role: 'admin', status: 'active' },
  })
  expect(await testDeps().users.byEmail('sly@firm.test')).toMatchObject({ status: 'waiting', role: 'partner' })
})

test('a short and a common password are refused with their sentences', async ({ expect }) => {
  const short = await call('POST', '/api/auth/register', { body: { email: 'a@firm.test', password: '12345' } })
  expect(await short.json()).toMatchObject({ error: 'Password must be at least 6 characters' })
  const common = await call('POST', '/api/auth/register', { body: { email: 'a@firm.test', password: 'Password1' } })
  expect(await common.json()).toMatchObject({ code: 'password_too_common', issues: [{ path: 'password' }] })
})

test('recognizes a waiting account but gives it nothing', async ({ expect }) => {
  const as = await signedIn('waiting')
  expect((await call('GET', '/api/auth/me', { as })).status).toBe(200)
  const refused = await call('GET', '/api/users', { as })
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'not_allowed' }])
})

test('a change of role or status ends the sessions made before', async ({ expect }) => {
  const admin = await signedIn('admin')
  const other = await signedIn('admin')
  const demoted = await call('PATCH', `/api/users/${other.user.id}`, { as: admin, body: { role: 'partner' } })
  expect(demoted.status).toBe(200)
  expect((await call('GET', '/api/users', { as: other })).status).toBe(401)
})

test('keeps the last active administrator, even if two demote each other at once', async ({ expect }) => {
  const [first, second] = [await signedIn('admin'), await signedIn('admin')]
  const answers = await Promise.all([
    call('PATCH', `/api/users/${second.user.id}`, { as: first, body: { status: 'disabled' } }),
    call('PATCH', `/api/users/${first.user.id}`, { as: second, body: { status: 'disabled' } }),
  ])
  expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
  const admins = (await testDeps().listedUsers.list()).filter(
    ({ role, status }) => role === 'admin' && status === 'active',
  )
  expect(admins.length).toBeGreaterThan(0)
})

test('an admin adds a user, and adding the same email again is a conflict', async ({ expect }) => {
  const as = await signedIn('admin')
  const body = { name: 'Bo Lind', email: 'bo@firm.test', password: good, role: 'partner' }
  const made = await call('POST', '/api/users', { as, body })
  expect([made.status, await made.json()]).toMatchObject([201, { email: 'bo@firm.test', status: 'active' }])
  expect((await call('POST', '/api/users', { as, body: { ...body, email: 'BO@firm.test' } })).status).toBe(409)
  const partners = (await (await call('GET', '/api/partners', { as })).json()) as unknown[]
  expect(partners).toEqual([{ id: expect.any(Number), name: 'Bo Lind', email: 'bo@firm.test' }])
})

test('a session of another user id opens nothing', async ({ expect }) => {
  const [mine, other] = [await signedIn('partner'), await signedIn('admin')]
  const forged = mine.cookie.replace(/sid=\d+/, `sid=${other.user.id}`)
  expect((await call('GET', '/api/auth/me', { as: { user: other.user, cookie: forged } })).status).toBe(401)
})

test('a hash names its parameters, and sign-in replaces an outdated one', async ({ expect }) => {
  const hash = await hashPassword(good)
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/)
  expect(await verifyPassword(good, hash)).toEqual({ ok: true, isOutdated: false })
  expect(await verifyPassword('wrong', hash)).toMatchObject({ ok: false })
  expect(await verifyPassword(good, 'md5$abc')).toEqual({ ok: false, isOutdated: false })

  const { scryptSync, randomBytes } = await import('node:crypto')
  const salt = randomBytes(16)
  const weak = scryptSync(good, salt, 32, { N: 1024, r: 8, p: 1 })
  const old = `scrypt$1024$8$1$${salt.toString('base64url')}$${weak.toString('base64url')}`
  const user = await addUser({ email: 'old@firm.test', password: old })
  expect((await login('old@firm.test', good)).status).toBe(200)
  expect((await testDeps().users.byId(user.id))?.password).toMatch(/^scrypt\$32768\$/)
  expect((await call('GET', '/api/auth/me', { as: await sessionOf(user) })).status).toBe(200)
})
