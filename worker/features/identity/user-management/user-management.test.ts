import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { UserListItem } from '#contract/api/identity/users.ts'
import { addUser, call, hashOf, origin, sessionOf, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { statusesFor } from '#worker/test/matrix.ts'

const password = 'a long enough secret'
const chosen = 'chosen by its owner'
const isKnown = async (as: TestSession) => (await call('GET', '/api/auth/me', { as })).status === 200
const login = (email: string, typed: string) => call('POST', '/api/auth/login', { body: { email, password: typed } })

/** An admin with a password to confirm with. */
const adminWithPassword = async () => sessionOf(await addUser({ role: 'admin', password: await hashOf(password) }))

/** Makes a reset link and gives its path. */
async function linkFor(admin: TestSession, userId: number, deps = {}): Promise<string> {
  const { status, body } = await answerOf<{ url: string }>(
    call('POST', `/api/users/${userId}/reset-link`, { as: admin, deps, body: { currentPassword: password } }),
  )
  expect(status).toBe(201)
  expect(body.url).toMatch(new RegExp(`^${origin}/reset/[\\w-]{43}$`))
  return `/api/auth/resets/${body.url.split('/').at(-1)}`
}

test('users are the admins’ alone', async () => {
  const { waiting, partner, other, admin } = await cast()
  const callers = { stranger: null, waiting, partner, other, admin }
  const expected = { stranger: 401, waiting: 403, partner: 403, other: 403, admin: 200 }
  const { id } = await addUser()
  expect(await statusesFor('GET', '/api/users', callers)).toEqual(expected)
  expect(await statusesFor('GET', '/api/users/partners', callers)).toEqual(expected)
  expect(await statusesFor('PATCH', `/api/users/${id}`, callers, { role: 'admin' })).toEqual(expected)
  const confirmed = { currentPassword: password }
  expect(await statusesFor('POST', `/api/users/${id}/reset-link`, callers, confirmed)).toEqual({
    ...expected,
    admin: 400,
  })
  expect(await statusesFor('DELETE', `/api/users/${id}`, callers)).toEqual(expected)
  const body = { name: 'Bo Lind', email: 'bo@firm.test', password, role: 'partner' }
  expect(await statusesFor('POST', '/api/users', callers, body)).toEqual({ ...expected, admin: 201 })
})

test('refuses an invalid new user with the messages of the form', async () => {
  const as = await signedIn('admin')
  const body = { name: ' ', email: 'bo', password: '12345', role: 'owner' }
  expect(await answerOf(call('POST', '/api/users', { as, body }))).toMatchObject({
    status: 400,
    body: {
      issues: [
        { path: 'name', message: 'Name is required' },
        { path: 'email', message: 'Please enter a valid email address' },
        { path: 'password', message: 'Password must be at least 6 characters' },
        { path: 'role', message: 'Please select a role' },
      ],
    },
  })
})

test('waiting, disabled, demoted and deleted accounts lose access on their next call', async () => {
  const admin = await signedIn('admin')
  const change = (id: number, body: unknown) => call('PATCH', `/api/users/${id}`, { as: admin, body })
  const mayList = async (as: TestSession) => (await call('GET', '/api/applications/page', { as })).status

  const approved = await signedIn('partner')
  expect(await mayList(approved)).toBe(200)
  await change(approved.user.id, { status: 'waiting' })
  expect(await mayList(approved)).toBe(401)
  const again = await sessionOf((await testDeps().users.byId(approved.user.id)) ?? approved.user)
  expect(await mayList(again)).toBe(403)

  const disabled = await signedIn('partner')
  await change(disabled.user.id, { status: 'disabled' })
  expect(await mayList(disabled)).toBe(401)

  const demoted = await signedIn('admin')
  expect((await call('GET', '/api/users', { as: demoted })).status).toBe(200)
  await change(demoted.user.id, { role: 'partner' })
  expect((await call('GET', '/api/users', { as: demoted })).status).toBe(401)
  const partner = await sessionOf((await testDeps().users.byId(demoted.user.id)) ?? demoted.user)
  expect((await call('GET', '/api/users', { as: partner })).status).toBe(403)

  const deleted = await signedIn('partner')
  await call('DELETE', `/api/users/${deleted.user.id}`, { as: admin })
  expect(await mayList(deleted)).toBe(401)
})

test('the last admin can’t be demoted, disabled or deleted, even by two at once', async () => {
  const [first, second] = [await signedIn('admin'), await signedIn('admin')]
  const answers = await Promise.all([
    call('DELETE', `/api/users/${second.user.id}`, { as: first }),
    call('DELETE', `/api/users/${first.user.id}`, { as: second }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const [left] = (await testDeps().listedUsers.list()).filter(({ role }) => role === 'admin')
  if (!left) throw new Error('no admin is left')
  const as = await sessionOf(left)
  expect(await answerOf(call('DELETE', `/api/users/${left.id}`, { as }))).toMatchObject({
    status: 409,
    body: { code: 'own_account' },
  })
  for (const body of [{ role: 'partner' }, { status: 'disabled' }, { status: 'waiting' }]) {
    expect(await answerOf(call('PATCH', `/api/users/${left.id}`, { as, body }))).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    })
  }
  expect(await testDeps().users.remove(left.id, new Date())).toBe(false)
  expect(await testDeps().users.setRightsUnlessLastAdmin(left.id, { role: 'partner' })).toBeUndefined()
})

test('nobody demotes, disables or deletes themselves, also while other admins are left', async () => {
  const admin = await signedIn('admin')
  await signedIn('admin')
  for (const body of [{ role: 'partner' }, { status: 'disabled' }, { status: 'waiting', role: 'partner' }]) {
    expect(await answerOf(call('PATCH', `/api/users/${admin.user.id}`, { as: admin, body }))).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    })
  }
  expect((await call('DELETE', `/api/users/${admin.user.id}`, { as: admin })).status).toBe(409)
  expect(await isKnown(admin)).toBe(true)
})

test('an open session alone makes no reset link and turns off no two-factor sign-in', async () => {
  const admin = await adminWithPassword()
  const user = await addUser()
  const acts: [string, string][] = [
    ['POST', `/api/users/${admin.user.id}/reset-link`],
    ['POST', `/api/users/${user.id}/reset-link`],
    ['DELETE', `/api/users/${user.id}/two-factor`],
  ]
  for (const [method, path] of acts) {
    expect([path, (await call(method, path, { as: admin, body: {} })).status]).toEqual([path, 400])
    const wrong = await answerOf(call(method, path, { as: admin, body: { currentPassword: 'a guess' } }))
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'wrong_password', issues: [{ path: 'currentPassword' }] },
    })
  }
  expect(await testDeps().db.run(sql`select count(*) as n from password_resets`)).toMatchObject({ results: [{ n: 0 }] })
  const right = { currentPassword: password }
  expect((await call('POST', acts[0]?.[1] ?? '', { as: admin, body: right })).status).toBe(201)
  expect((await call('DELETE', acts[2]?.[1] ?? '', { as: admin, body: right })).status).toBe(200)
  // Guesses are limited before any hash, also for the right one.
  for (let n = 0; n < 7; n++)
    await call('POST', acts[1]?.[1] ?? '', { as: admin, body: { currentPassword: 'a guess' } })
  expect((await call('POST', acts[1]?.[1] ?? '', { as: admin, body: right })).status).toBe(429)
})

test('a deleted account is hidden and frees its email, and its work stays', async () => {
  const { admin, partner, application } = await cast()
  expect((await call('DELETE', `/api/users/${partner.user.id}`, { as: admin })).status).toBe(200)
  expect((await call('DELETE', `/api/users/${partner.user.id}`, { as: admin })).status).toBe(404)
  const { body: users } = await answerOf<UserListItem[]>(call('GET', '/api/users', { as: admin }))
  expect(users.map(({ id }) => id)).not.toContain(partner.user.id)
  expect((await call('GET', `/api/applications/${application.id}`, { as: admin })).status).toBe(200)
  const body = { name: 'Anew', email: partner.user.email.toUpperCase(), password, role: 'partner' }
  const made = await answerOf<UserListItem>(call('POST', '/api/users', { as: admin, body }))
  expect(made).toMatchObject({ status: 201, body: { hasTwoFactor: false, lastSignInAt: null } })
  expect(made.body.id).not.toBe(partner.user.id)
})

test('a reset link lets its owner choose a password, once; every session ends', async () => {
  const admin = await adminWithPassword()
  const user = await addUser({ email: 'ana@firm.test', name: 'Ana', password: await hashOf(password) })
  const session = await sessionOf(user)
  const path = await linkFor(admin, user.id)
  expect(await answerOf(call('GET', path))).toEqual({ status: 200, body: { name: 'Ana', email: 'ana@firm.test' } })
  expect(await answerOf(call('POST', path, { body: { password: 'five5' } }))).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'password', message: 'Password must be at least 6 characters' }] },
  })
  expect((await call('POST', path, { body: { password: 'Password1' } })).status).toBe(400)
  expect(await isKnown(session)).toBe(true)

  const both = await Promise.all([
    call('POST', path, { body: { password: chosen } }),
    call('POST', path, { body: { password: chosen } }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  // The device counts as known, but nobody is signed in.
  expect(both.flatMap((response) => response.headers.getSetCookie())).toEqual([expect.stringMatching(/^device=/)])
  expect(await isKnown(session)).toBe(false)
  expect((await login('ana@firm.test', password)).status).toBe(401)
  expect((await login('ana@firm.test', chosen)).status).toBe(200)
  expect(await answerOf(call('GET', path))).toMatchObject({ status: 404, body: { code: 'reset_link_over' } })
})

test('a link expires after a day, with a newer one and with a blocked account', async () => {
  const admin = await adminWithPassword()
  const user = await addUser()
  const old = await linkFor(admin, user.id)
  const newer = await linkFor(admin, user.id)
  expect((await call('GET', old)).status).toBe(404)
  expect((await call('GET', newer)).status).toBe(200)
  const tomorrow = { now: () => new Date(Date.now() + 24 * 3600_000 + 1000) }
  expect((await call('GET', newer, { deps: tomorrow })).status).toBe(404)
  expect((await call('POST', newer, { body: { password: chosen }, deps: tomorrow })).status).toBe(404)

  await call('PATCH', `/api/users/${user.id}`, { as: admin, body: { status: 'disabled' } })
  expect((await call('POST', newer, { body: { password: chosen } })).status).toBe(404)
  expect(
    await answerOf(
      call('POST', `/api/users/${user.id}/reset-link`, { as: admin, body: { currentPassword: password } }),
    ),
  ).toMatchObject({
    status: 409,
    body: { code: 'account_disabled' },
  })
  expect(
    (await call('POST', '/api/users/999999/reset-link', { as: admin, body: { currentPassword: password } })).status,
  ).toBe(404)
  expect((await call('GET', `/api/auth/resets/${'A'.repeat(43)}`)).status).toBe(404)
  expect((await call('GET', '/api/auth/resets/short')).status).toBe(404)
  await testDeps().passwordResets.sweep(new Date(Date.now() + 48 * 3600_000))
})

test('a link names the address of the installation where the settings say it', async () => {
  const admin = await adminWithPassword()
  await call('PATCH', '/api/settings', { as: admin, body: { siteUrl: 'https://jobs.example.com/' } })
  const { body } = await answerOf<{ url: string }>(
    call('POST', `/api/users/${admin.user.id}/reset-link`, { as: admin, body: { currentPassword: password } }),
  )
  expect(body.url).toMatch(/^https:\/\/jobs\.example\.com\/reset\//)
})

describe('an account made while anyone may register', () => {
  const newcomer = async () => {
    await call('PATCH', '/api/settings', { as: await signedIn('admin'), body: { registration: 'open' } })
    const email = 'newcomer@example.com'
    expect((await call('POST', '/api/auth/register', { body: { email, password } })).status).toBeLessThan(300)
    const user = await testDeps().users.byEmail(email)
    if (!user) throw new Error('the account was not made')
    return sessionOf(user)
  }
  const hidden = /vantongeren|pell\b/i
  const addConfidential = () =>
    addJob({
      title: 'Tax Associate at Vantongeren Pell',
      firmName: 'Vantongeren Pell LLP',
      isConfidential: true,
      practiceArea: 'Tax',
      seniority: 'Associate',
      description: 'Vantongeren Pell is growing.',
      publicUrl: 'https://vantongeren.com/1',
      applyUrl: 'https://vantongeren.com/2',
    })

  test('sees confidential firms masked everywhere until an admin confirms it', async () => {
    const job = await addConfidential()
    const [partner, admin] = [await newcomer(), await signedIn('admin')]
    const addresses = ['/api/jobs', '/api/jobs/page', `/api/jobs/${job.id}`]
    const read = async (address: string) => (await call('GET', address, { as: partner })).text()
    for (const address of addresses) {
      const text = await read(address)
      expect(text, address).toContain('Confidential')
      expect(text, address).not.toMatch(hidden)
    }
    const counted = async (query: string) =>
      (await answerOf<{ total: number; items: unknown[] }>(call('GET', `/api/jobs/page?${query}`, { as: partner })))
        .body
    expect(await counted('q=vantongeren')).toMatchObject({ total: 0, items: [] })
    expect(await counted('firmName=pell')).toMatchObject({ total: 0, items: [] })
    expect((await counted('practiceArea=tax')).total).toBe(1)
    const match = async () =>
      (
        await call('POST', '/api/candidates/match', {
          as: partner,
          body: { practiceAreas: ['Tax'], sort: 'relevance' },
        })
      ).text()
    expect(await match()).not.toMatch(hidden)

    const confirmed = await call('PATCH', `/api/users/${partner.user.id}`, { as: admin, body: { isConfirmed: true } })
    expect(await confirmed.json()).toMatchObject({ isProvisional: false, status: 'active', role: 'partner' })
    const user = await testDeps().users.byId(partner.user.id)
    if (!user) throw new Error('the account is gone')
    const again = await sessionOf(user)
    for (const address of addresses) {
      expect(await (await call('GET', address, { as: again })).text(), address).toMatch(hidden)
    }
  })

  test('cannot be given candidates before it is confirmed, one by one or in bulk', async () => {
    const [partner, admin] = [await newcomer(), await signedIn('admin')]
    const application = await addApplication()
    const one = await call('POST', `/api/applications/${application.id}/assign`, {
      as: admin,
      body: { partnerId: partner.user.id },
    })
    expect([one.status, ((await one.json()) as { message: string }).message]).toEqual([
      400,
      'Please confirm newcomer’s account in User Management first.',
    ])
    const partners = await (await call('GET', '/api/users/partners', { as: admin })).text()
    expect(partners).not.toContain(partner.user.email)
  })

  test('only admins confirm an account, and making it an admin confirms it', async () => {
    const [partner, admin, other] = [await newcomer(), await signedIn('admin'), await signedIn('partner')]
    const address = `/api/users/${partner.user.id}`
    for (const as of [null, partner, other]) {
      expect((await call('PATCH', address, { as, body: { isConfirmed: true } })).status).toBeGreaterThanOrEqual(401)
    }
    expect((await testDeps().users.byId(partner.user.id))?.isProvisional).toBe(true)
    const changed = await call('PATCH', address, { as: admin, body: { role: 'admin' } })
    expect(await changed.json()).toMatchObject({ isProvisional: false })
  })
})
