import { expect, test } from 'vitest'
import type { Account, OwnSession } from '#contract/api/identity/account.ts'
import { addUser, call, hashOf, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { statusesFor } from '#worker/test/matrix.ts'
import { verifyPassword } from './password.service.ts'

const password = 'a long enough secret'
const next = 'another long enough secret'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

const sidOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('sid='))
    ?.split(';')[0] ?? ''

/** Signs in on a device, as the login screen does. */
async function signIn(user: TestSession['user'], device: string, rememberMe = false): Promise<TestSession> {
  const response = await call('POST', '/api/auth/login', {
    body: { email: user.email, password, rememberMe },
    headers: { 'User-Agent': device },
  })
  return { user, cookie: sidOf(response) }
}

const person = async () => addUser({ password: await hashOf(password) })
const isKnown = async (as: TestSession) => (await call('GET', '/api/auth/me', { as })).status === 200
const sessions = async (as: TestSession) =>
  (await answerOf<OwnSession[]>(call('GET', '/api/account/sessions', { as }))).body

test('lets approved users use every endpoint of their own account', async () => {
  const { waiting, partner, admin } = await cast()
  const callers = { stranger: null, waiting, partner, admin }
  const expected = { stranger: 401, waiting: 403, partner: 200, admin: 200 }
  expect(await statusesFor('GET', '/api/account', callers)).toEqual(expected)
  expect(await statusesFor('GET', '/api/account/sessions', callers)).toEqual(expected)
  expect(await statusesFor('PATCH', '/api/account', callers, { name: 'New Name' })).toEqual(expected)
  expect(await statusesFor('PATCH', '/api/account/preferences', callers, { hiddenColumns: [] })).toEqual(expected)
  expect(await statusesFor('DELETE', '/api/account/sessions', callers)).toEqual(expected)
  const refused = { ...expected, partner: 400, admin: 400 }
  const wrong = { currentPassword: 'wrong', password: next, code: '123456' }
  expect(await statusesFor('POST', '/api/account/password', callers, wrong)).toEqual(refused)
  expect(await statusesFor('POST', '/api/account/two-factor', callers, wrong)).toEqual(refused)
  expect(await statusesFor('POST', '/api/account/two-factor/turn-off', callers, wrong)).toEqual(refused)
  expect(await statusesFor('POST', '/api/account/two-factor/recovery-codes', callers, wrong)).toEqual(refused)
  const gone = { ...expected, partner: 404, admin: 404 }
  expect(await statusesFor('DELETE', `/api/account/sessions/${'0'.repeat(64)}`, callers)).toEqual(gone)
})

test('delivers preferences with the session and refuses unknown ones', async () => {
  const [as, other] = [await signedIn('partner'), await signedIn('partner')]
  const known = async (one: TestSession) =>
    (await answerOf(call('GET', '/api/auth/me', { as: one }))).body['preferences']
  const save = (body: unknown) => answerOf(call('PATCH', '/api/account/preferences', { as, body }))
  expect(await known(as)).toEqual({ hiddenColumns: [] })
  for (const twice of [1, 2]) {
    const body = { hiddenColumns: ['stage', 'job', 'stage'] }
    expect([twice, await save(body)]).toEqual([twice, { status: 200, body: { hiddenColumns: ['job', 'stage'] } }])
  }
  expect(await save({})).toMatchObject({ body: { hiddenColumns: ['job', 'stage'] } })
  for (const body of [{ hiddenColumns: ['name'] }, { hiddenColumns: 'job' }, { theme: 'dark' }, []]) {
    expect((await save(body)).status).toBe(400)
  }
  expect([await known(as), await known(other)]).toEqual([{ hiddenColumns: ['job', 'stage'] }, { hiddenColumns: [] }])
})

test('saves a changed name, and refuses a blank one', async () => {
  const as = await signedIn('partner')
  const rename = (name: unknown) => answerOf<Account>(call('PATCH', '/api/account', { as, body: { name } }))
  expect(await rename('  Łucja   Ostrowska ')).toMatchObject({ status: 200, body: { name: 'Łucja Ostrowska' } })
  expect(await rename('   ')).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'name', message: 'Name is required' }] },
  })
  expect((await answerOf(call('GET', '/api/auth/me', { as }))).body).toMatchObject({ name: 'Łucja Ostrowska' })
})

test('a new password ends every other session and renews this one', async () => {
  const user = await person()
  const [here, there] = [await signIn(user, firefox, true), await signIn(user, iPhone)]
  const response = await call('POST', '/api/account/password', {
    as: here,
    body: { currentPassword: password, password: next },
    headers: { 'User-Agent': firefox },
  })
  expect([response.status, await response.json()]).toEqual([200, { success: true }])
  const after = { user, cookie: sidOf(response) }
  expect(response.headers.getSetCookie().find((cookie) => cookie.startsWith('sid='))).toMatch(/Max-Age=2592000/)
  expect([await isKnown(after), await isKnown(here), await isKnown(there)]).toEqual([true, false, false])
  expect(await sessions(after)).toMatchObject([{ device: 'Firefox on Linux', isCurrent: true }])
  const stored = (await testDeps().users.byId(user.id))?.password ?? ''
  expect(await verifyPassword(next, stored)).toMatchObject({ ok: true })
})

test('refuses a wrong, short or common password, and limits guesses', async () => {
  const user = await person()
  const as = await signIn(user, firefox)
  const change = (currentPassword: string, wanted: string) =>
    answerOf(call('POST', '/api/account/password', { as, body: { currentPassword, password: wanted } }))
  expect(await change(password, 'five5')).toMatchObject({
    body: { issues: [{ path: 'password', message: 'Password must be at least 6 characters' }] },
  })
  expect(await change('', next)).toMatchObject({ body: { error: 'Please enter your current password' } })
  expect(await change(password, 'password1')).toMatchObject({ status: 400, body: { code: 'password_too_common' } })
  expect(await change('wrong password', next)).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'currentPassword', message: 'That’s not your current password' }] },
  })
  for (let guess = 0; guess < 10; guess++) {
    await testDeps({ now: () => new Date() })
      .limiter.hit({ name: 'account.password', max: 10, windowSeconds: 900 }, String(user.id))
      .catch(() => {})
  }
  expect((await change(password, next)).status).toBe(429)
  expect(await isKnown(as)).toBe(true)
})

test('a person sees their sessions, ends one, and then all the others', async () => {
  const user = await person()
  const here = await signIn(user, firefox)
  const phone = await signIn(user, iPhone)
  const old = await signIn(user, 'curl/8')
  const stranger = await person()
  const theirs = await signIn(stranger, iPhone)

  const known = await sessions(here)
  expect(known.map(({ device, place, isCurrent }) => [device, place, isCurrent]).sort()).toEqual(
    [
      ['Firefox on Linux', '', true],
      ['Safari on iPhone', '', false],
      ['Unknown device', '', false],
    ].sort(),
  )
  const phoneId = known.find(({ device }) => device === 'Safari on iPhone')?.id ?? ''
  const end = (as: TestSession, id: string) => answerOf(call('DELETE', `/api/account/sessions/${id}`, { as }))
  expect(await end(theirs, phoneId)).toMatchObject({ status: 404, body: { code: 'session_not_found' } })
  expect(await isKnown(phone)).toBe(true)
  expect(await end(here, phoneId)).toMatchObject({ status: 200 })
  expect(await end(here, phoneId)).toMatchObject({ status: 404, body: { error: 'That session has already ended.' } })
  expect([await isKnown(phone), await isKnown(old), await isKnown(here)]).toEqual([false, true, true])

  const all = await answerOf(call('DELETE', '/api/account/sessions', { as: here }))
  expect(all).toEqual({ status: 200, body: { ended: 1 } })
  expect([await isKnown(old), await isKnown(here), await isKnown(theirs)]).toEqual([false, true, true])
  expect(await sessions(here)).toHaveLength(1)
})

test('takes the place of a session from the edge', async () => {
  const { auth } = testDeps()
  const as = await signedIn('partner')
  const now = new Date()
  await auth.began({
    tokenHash: 'a'.repeat(64),
    userId: as.user.id,
    epoch: as.user.sessionEpoch,
    device: iPhone,
    place: 'Brooklyn, US',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  })
  expect(await sessions(as)).toMatchObject([{ device: 'Safari on iPhone', place: 'Brooklyn, US', isCurrent: false }])
})
