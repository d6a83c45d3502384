import { base32 } from 'oslo/encoding'
import { generateHOTP } from 'oslo/otp'
import { expect, test } from 'vitest'
import type { Account } from '#contract/api/identity/account.ts'
import { addUser, call, hashOf, sessionOf, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { twoFactorSecrets } from './two-factor.table.ts'

const password = 'a long enough secret'
/** Ten seconds into a 30-second step, and in the future, because sessions must not have expired by the real clock. */
const start = new Date(Math.ceil(Date.now() / 30_000) * 30_000 + 10_000)
const later = (seconds: number) => ({ now: () => new Date(start.getTime() + seconds * 1000) })

/** Code that the authenticator app shows this many seconds after the start. */
const codeAt = (secret: string, seconds: number) =>
  generateHOTP(base32.decode(secret, { strict: false }), Math.floor((start.getTime() / 1000 + seconds) / 30))

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

async function person(given: Parameters<typeof addUser>[0] = {}) {
  const user = await addUser({ email: 'ana@firm.test', password: await hashOf(password), ...given })
  return { user, session: await sessionOf(user) }
}

/** Sets two-factor sign-in up, with the code of the moment. */
async function enrol(as: TestSession, at = 0) {
  const begun = await answerOf<{ secret: string; uri: string }>(
    call('POST', '/api/account/two-factor', { as, body: { currentPassword: password }, deps: later(at) }),
  )
  const confirmed = await answerOf<{ recoveryCodes: string[] }>(
    call('POST', '/api/account/two-factor/confirm', {
      as,
      body: { code: await codeAt(begun.body.secret, at) },
      deps: later(at),
    }),
  )
  return { begun, confirmed, secret: begun.body.secret, codes: confirmed.body.recoveryCodes }
}

const login = (at: number) =>
  call('POST', '/api/auth/login', { body: { email: 'ana@firm.test', password }, deps: later(at) })

async function challengeAt(at: number): Promise<string> {
  const { body } = await answerOf<{ secondStep: { challenge: string } }>(login(at))
  return body.secondStep.challenge
}

const secondStep = (challenge: string, code: string, at: number) =>
  call('POST', '/api/auth/second-step', { body: { challenge, code }, deps: later(at) })

test('after an app is set up, the password alone no longer signs in', async () => {
  const { user, session } = await person()
  const { begun, confirmed, secret, codes } = await enrol(session)
  expect(begun.body.uri).toBe(
    `otpauth://totp/Placet%20Partners:ana%40firm.test?secret=${secret}&issuer=Placet+Partners`,
  )
  expect(confirmed.status).toBe(200)
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/)
  const [row] = await testDeps().db.select().from(twoFactorSecrets)
  expect(row?.secret).toMatch(/^v2\./)
  expect(row?.secret).not.toContain(secret)

  const half = await login(60)
  expect(half.status).toBe(200)
  expect(half.headers.getSetCookie()).toEqual([])
  expect(await half.json()).toEqual({ secondStep: { challenge: expect.any(String) } })

  const whole = await secondStep(await challengeAt(60), await codeAt(secret, 60), 60)
  expect([whole.status, await whole.json()]).toMatchObject([200, { id: user.id, user: { email: 'ana@firm.test' } }])
  const as = { user, cookie: cookieOf(whole) }
  expect((await call('GET', '/api/auth/me', { as, deps: later(61) })).status).toBe(200)
})

test('accepts a current or neighboring code once, refuses replayed and distant ones', async () => {
  const { session } = await person()
  const { secret } = await enrol(session)
  const status = async (code: string, at: number) => (await secondStep(await challengeAt(at), code, at)).status
  expect(await status(await codeAt(secret, 0), 5)).toBe(401)
  expect(await status(await codeAt(secret, 90), 60)).toBe(200)
  expect(await status(await codeAt(secret, 90), 90)).toBe(401)
  expect(await status(await codeAt(secret, 60), 90)).toBe(401)
  expect(await status(await codeAt(secret, 300), 90)).toBe(401)
  expect(await status(await codeAt(secret, 120), 150)).toBe(200)
})

test('accepts one of two simultaneous tries with one code', async () => {
  const { session } = await person()
  const { secret, codes } = await enrol(session)
  const [one, two] = [await challengeAt(60), await challengeAt(60)]
  const code = await codeAt(secret, 60)
  const withApp = await Promise.all([secondStep(one, code, 60), secondStep(two, code, 60)])
  expect(withApp.map(({ status }) => status).sort()).toEqual([200, 401])
  const recovery = codes[0] ?? ''
  const withCode = await Promise.all([secondStep(one, recovery, 60), secondStep(two, recovery, 60)])
  expect(withCode.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('a recovery code signs in once, however it is typed, and only its own account', async () => {
  const { user, session } = await person()
  const { codes } = await enrol(session)
  const [first = '', second = ''] = codes
  const other = await person({ email: 'bo@firm.test' })
  await enrol(other.session)
  const theirs = await answerOf<{ secondStep: { challenge: string } }>(
    call('POST', '/api/auth/login', { body: { email: 'bo@firm.test', password }, deps: later(60) }),
  )
  expect((await secondStep(theirs.body.secondStep.challenge, first, 60)).status).toBe(401)

  expect((await secondStep(await challengeAt(60), ` ${first.toLowerCase().replace('-', ' ')}`, 60)).status).toBe(200)
  const again = await secondStep(await challengeAt(60), first, 60)
  expect([again.status, await again.json()]).toMatchObject([
    401,
    { code: 'code_refused', error: 'That code is incorrect or was already used. Try the next one.' },
  ])
  expect((await secondStep(await challengeAt(60), second, 60)).status).toBe(200)
  const account = await answerOf<Account>(call('GET', '/api/account', { as: session }))
  expect(account.body).toMatchObject({
    id: user.id,
    twoFactor: { isOn: true, isRequired: false, recoveryCodesLeft: 8 },
  })
})

test('five wrong codes lock the second step for 15 minutes; right ones don’t count', async () => {
  const { session } = await person()
  const { secret, codes } = await enrol(session)
  for (let at = 60; at < 60 + 6 * 30; at += 30) {
    expect((await secondStep(await challengeAt(at), await codeAt(secret, at), at)).status).toBe(200)
  }
  const challenge = await challengeAt(300)
  const wrong = Array.from({ length: 5 }, () => secondStep(challenge, '000000', 300))
  expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  const closed = await secondStep(challenge, codes[0] ?? '', 301)
  expect(closed.status).toBe(429)
  expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('a challenge expires after five minutes, a new password or any change to it', async () => {
  const { user, session } = await person()
  const { codes } = await enrol(session)
  const code = codes[0] ?? ''
  const challenge = await challengeAt(60)
  const over = async (given: string, at = 61) => answerOf(secondStep(given, code, at))
  expect(await over(challenge, 60 + 301)).toMatchObject({
    status: 401,
    body: {
      code: 'second_step_over',
      error: 'That took too long, or your account has changed. Please sign in again.',
    },
  })
  const [, ...rest] = challenge.split('.')
  const other = await signedIn('admin')
  for (const forged of [[other.user.id, ...rest].join('.'), challenge.replace('.0.', '.1.'), 'x', '']) {
    expect((await over(forged)).status).toBe(401)
  }
  await testDeps().users.endSessions(user.id)
  expect((await over(challenge)).status).toBe(401)
})

test('setup asks for the password and a first code, and never replaces an active setup', async () => {
  const { session: as } = await person()
  const begin = (currentPassword: string) =>
    answerOf<{ secret: string }>(call('POST', '/api/account/two-factor', { as, body: { currentPassword } }))
  expect(await begin('not my password')).toMatchObject({
    status: 400,
    body: {
      code: 'wrong_password',
      issues: [{ path: 'currentPassword', message: 'That’s not your current password' }],
    },
  })
  const confirm = (code: string, at = 0) =>
    call('POST', '/api/account/two-factor/confirm', { as, body: { code }, deps: later(at) })
  expect(await answerOf(confirm('123456'))).toMatchObject({ status: 409, body: { code: 'two_factor_not_begun' } })
  const { secret } = (await begin(password)).body
  expect(await answerOf(confirm('12 34'))).toMatchObject({
    status: 400,
    body: { error: 'Enter the 6-digit code from your app' },
  })
  const right = await codeAt(secret, 0)
  const wrong = right === '111111' ? '222222' : '111111'
  expect(await answerOf(confirm(wrong))).toMatchObject({ status: 400, body: { code: 'code_refused' } })
  expect((await login(0)).headers.getSetCookie()).not.toEqual([])
  const both = await Promise.all([confirm(right), confirm(right)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await begin(password)).toMatchObject({ status: 409, body: { code: 'two_factor_on' } })
})

test('new recovery codes and turning it off ask for both steps again', async () => {
  const { session: as } = await person()
  const { secret, codes } = await enrol(as)
  const [old = '', key = ''] = codes
  const renew = (body: unknown, at = 60) =>
    answerOf<{ recoveryCodes: string[] }>(
      call('POST', '/api/account/two-factor/recovery-codes', { as, body, deps: later(at) }),
    )
  expect((await renew({ currentPassword: 'wrong password', code: old })).body).toMatchObject({ code: 'wrong_password' })
  expect((await renew({ currentPassword: password, code: 'AAAAAAAAAA' })).body).toMatchObject({ code: 'code_refused' })
  const renewed = await renew({ currentPassword: password, code: await codeAt(secret, 60) })
  expect(renewed.body.recoveryCodes).toHaveLength(10)
  expect((await secondStep(await challengeAt(60), old, 60)).status).toBe(401)
  expect((await secondStep(await challengeAt(60), renewed.body.recoveryCodes[0] ?? '', 60)).status).toBe(200)

  const turnOff = (code: string) =>
    answerOf(
      call('POST', '/api/account/two-factor/turn-off', {
        as,
        body: { currentPassword: password, code },
        deps: later(120),
      }),
    )
  expect((await turnOff(key)).body).toMatchObject({ code: 'code_refused' })
  expect((await turnOff(await codeAt(secret, 120))).body).toMatchObject({
    twoFactor: { isOn: false, recoveryCodesLeft: 0 },
  })
  expect((await login(120)).headers.getSetCookie()).not.toEqual([])
})

test('staff without a required second factor reach only their own account', async () => {
  const { partner, admin, waiting, application } = await cast()
  const asked = await call('PATCH', '/api/settings', { as: admin, body: { requireTwoFactor: true } })
  expect(asked.status).toBe(200)
  for (const as of [partner, admin]) {
    expect(await answerOf(call('GET', '/api/auth/me', { as }))).toMatchObject({
      status: 200,
      body: { mustSetUpTwoFactor: true, user: { mustSetUpTwoFactor: true } },
    })
    for (const path of [
      `/api/applications/${application.id}`,
      '/api/applications/page',
      '/api/users',
      '/api/notifications',
      '/api/settings',
    ]) {
      expect(await answerOf(call('GET', path, { as }))).toMatchObject({
        status: 403,
        body: {
          code: 'two_factor_needed',
          error: 'Your agency requires two-factor sign-in. Set it up in your settings to continue.',
        },
      })
    }
    expect((await call('GET', '/api/account', { as })).status).toBe(200)
  }
  expect(await answerOf(call('GET', '/api/auth/me', { as: waiting }))).toMatchObject({
    body: { mustSetUpTwoFactor: false },
  })

  const { user, session } = await person({ role: 'admin' })
  const begun = await login(0)
  expect(await begun.json()).toMatchObject({ mustSetUpTwoFactor: true })
  const { secret } = await enrol(session)
  expect((await call('GET', '/api/settings', { as: session })).status).toBe(200)
  const whole = await secondStep(await challengeAt(60), await codeAt(secret, 60), 60)
  expect(await whole.json()).toMatchObject({ id: user.id, mustSetUpTwoFactor: false })
  const off = await answerOf(
    call('POST', '/api/account/two-factor/turn-off', {
      as: session,
      body: { currentPassword: password, code: await codeAt(secret, 90) },
      deps: later(90),
    }),
  )
  expect(off).toMatchObject({ status: 409, body: { code: 'two_factor_required' } })
})

test('only an admin turns two-factor off for someone else, whose sessions then end', async () => {
  const { user, session } = await person()
  await enrol(session)
  const { session: admin } = await person({ role: 'admin', email: 'admin@firm.test' })
  const partner = await signedIn('partner')
  const off = (as: TestSession | null, id = user.id) =>
    answerOf(call('DELETE', `/api/users/${id}/two-factor`, { as, body: { currentPassword: password } }))
  expect((await off(null)).status).toBe(401)
  expect((await off(partner)).status).toBe(403)
  expect(await off(admin, admin.user.id)).toMatchObject({ status: 409, body: { code: 'own_account' } })
  const list = () => answerOf<{ id: number; hasTwoFactor: boolean }[]>(call('GET', '/api/users', { as: admin }))
  expect((await list()).body.find(({ id }) => id === user.id)).toMatchObject({ hasTwoFactor: true })
  expect(await off(admin)).toMatchObject({ status: 200, body: { id: user.id, hasTwoFactor: false } })
  expect((await call('GET', '/api/auth/me', { as: session })).status).toBe(401)
  expect((await login(60)).headers.getSetCookie()).not.toEqual([])
})
