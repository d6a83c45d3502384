import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { base32 } from 'oslo/encoding'
import { generateHOTP } from 'oslo/otp'
import { expect, test } from 'vitest'
import { createApp } from '#worker/app.ts'
import { makeDeps, type Deps } from '#worker/deps.ts'
import { statusLinkOf } from '#worker/features/candidates/applications/status-link.service.ts'
import { erasePerson, findPerson } from '#worker/features/candidates/candidate-rights/candidate-rights.service.ts'
import { deviceProofOf, signIn, takeSecondStep } from '#worker/features/identity/auth/auth.service.ts'
import { beginTwoFactor, confirmTwoFactor } from '#worker/features/identity/auth/two-factor.service.ts'
import { twoFactorSecrets } from '#worker/features/identity/auth/two-factor.table.ts'
import { keyRotationFeature } from '#worker/features/identity/key-rotation/key-rotation.feature.ts'
import { sealedKeys } from '#worker/features/identity/key-rotation/sealed-keys.table.ts'
import { sendMail, writeMails } from '#worker/features/identity/mails/mails.service.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { readStopToken, stopPathOf } from '#worker/features/identity/mails/stop-links.service.ts'
import { readAlert } from '#worker/features/jobs/job-alerts/job-alerts.service.ts'
import type { Mailer, OutgoingMail } from '#worker/platform/mailer/mailer.ts'
import { sealPrefix } from '#worker/platform/sealed-text.ts'
import { signUpload, verifyUpload } from '#worker/platform/uploads/signed-address.ts'
import { addUser, hashOf, origin } from './api.ts'
import { addApplication } from './applications.ts'
import { alertLink } from './pages.ts'
import { invocationEnv } from './platform.ts'

/** In the future, because sessions must not have expired by the real clock. */
const start = new Date(Math.ceil(Date.now() / 30_000) * 30_000 + 10_000)
const newest = 'newest-test-secret-newest-test-secret-00000'
const rotating = { SECRET_KEY_2: newest }
/** After the rotation: the first secret is gone. */
const finished = { SECRET_KEY: '', SECRET_KEY_2: newest }

const depsWith = (
  secrets: Record<string, string>,
  given: { now?: Date; mailer?: Mailer; isSpent?: () => boolean } = {},
) => {
  const { now = start, mailer, isSpent } = given
  const deps = makeDeps({ ...invocationEnv(), ...secrets }, createExecutionContext(), {
    log: () => {},
    now: () => now,
    origin,
    ...(mailer ? { mailer } : {}),
  })
  return isSpent ? { ...deps, budget: { ...deps.budget, isSpent } } : deps
}

/** The hourly job, until it finds nothing more. */
async function reseal(deps: Deps): Promise<void> {
  for (const { run } of keyRotationFeature.crons ?? []) await run(deps)
}

const password = 'a long enough secret'
const step = 30_000
const at = (steps: number) => new Date(start.getTime() + steps * step)

/** An account with two-factor sign-in, set up with the first secret. */
async function enrolled() {
  const user = await addUser({ password: await hashOf(password) })
  const deps = depsWith({})
  const { secret } = await beginTwoFactor(deps, user, { currentPassword: password })
  const codeAt = (steps: number) =>
    generateHOTP(base32.decode(secret, { strict: false }), Math.floor(at(steps).getTime() / step))
  const codes = await confirmTwoFactor(deps, user, { code: await codeAt(0) })
  const nobody = { device: 'test', place: '' }
  /** Signs in: the first step with one installation's secrets, the second with another's. */
  const signInWith = async (first: Deps, second: Deps, code: string) => {
    const given = { email: user.email, password, rememberMe: false, address: '192.0.2.1', deviceProof: undefined }
    const answer = await signIn(first, { ...nobody, ...given })
    if (!('challenge' in answer)) throw new Error('no second step')
    return (await takeSecondStep(second, { ...nobody, challenge: answer.challenge, code: code.replace('-', '') })).user
      .id
  }
  return { user, codes, codeAt, signInWith }
}

test('signs in by app and recovery code during and after a rotation', async () => {
  const { user, codes, codeAt, signInWith } = await enrolled()
  const before = (steps: number) => depsWith({}, { now: at(steps) })
  const during = (steps: number) => depsWith(rotating, { now: at(steps) })
  const after = (steps: number) => depsWith(finished, { now: at(steps) })
  // The first step before the new secret came, the second after it.
  expect(await signInWith(before(3), during(3), await codeAt(3))).toBe(user.id)
  expect(await signInWith(during(4), during(4), codes[0] ?? '')).toBe(user.id)
  await expect(signInWith(after(5), after(5), await codeAt(5))).rejects.toThrow('incorrect')

  await reseal(during(6))
  expect(await signInWith(after(7), after(7), await codeAt(7))).toBe(user.id)
  expect(await signInWith(after(8), after(8), codes[1] ?? '')).toBe(user.id)
  await expect(signInWith(after(9), after(9), codes[0] ?? '')).rejects.toThrow('incorrect')
})

test('leaves people signed in', async () => {
  const user = await addUser({ password: await hashOf(password) })
  const ask = async (path: string, init: RequestInit, secrets: Record<string, string>) => {
    const ctx = createExecutionContext()
    const { hono } = createApp({ log: () => {} })
    const answer = await hono.fetch(new Request(origin + path, init), { ...invocationEnv(), ...secrets }, ctx)
    await waitOnExecutionContext(ctx)
    return answer
  }
  const body = JSON.stringify({ email: user.email, password })
  const headers = { 'Content-Type': 'application/json', Origin: origin }
  const signed = await ask('/api/auth/login', { method: 'POST', headers, body }, {})
  const cookie = signed.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  expect((await ask('/api/auth/me', { headers: { Cookie: cookie } }, rotating)).status).toBe(200)
  expect((await ask('/api/auth/me', { headers: { Cookie: cookie } }, finished)).status).toBe(200)
})

test('sends private links of emails that were written before', async () => {
  const sent: OutgoingMail[] = []
  const mailer: Mailer = {
    name: 'test',
    send: async (mail) => {
      sent.push(mail)
      return { isSent: true, providerId: mail.key }
    },
  }
  const write = async () => {
    const deps = depsWith({})
    const link = { path: '/reset/some-token', isPrivate: true }
    const values = { name: 'Ann', hours: '24' }
    const [mail] = await writeMails(deps, [{ kind: 'password_reset', to: 'ann@firm.test', values, link }])
    if (!mail) throw new Error('no email')
    await deps.mails.add([mail])
    return mail.id
  }
  const [one, two] = [await write(), await write()]
  await sendMail({ ...depsWith(rotating, { mailer }), mailer, mailFrom: undefined }, one)
  await reseal(depsWith(rotating))
  await sendMail({ ...depsWith(finished, { mailer }), mailer, mailFrom: undefined }, two)
  expect(sent.map(({ text }) => text.includes(`${origin}/reset/some-token`))).toEqual([true, true])
})

test('accepts links and known devices of the earlier secret until it is gone', async () => {
  const [first, during, after] = [depsWith({}), depsWith(rotating), depsWith(finished)]
  const { token } = await alertLink()
  const stop = (await stopPathOf(first, { userId: 7, kind: 'digest' }))?.split('/').at(-1) ?? ''
  const upload = await signUpload(first, { key: 'a', kinds: ['pdf'], maxBytes: 5 })
  expect(await readAlert(during, token)).toBeDefined()
  expect(await readAlert(after, token)).toBeUndefined()
  expect(await readStopToken(during, stop)).toEqual({ userId: 7, kind: 'digest' })
  expect(await readStopToken(after, stop)).toBeUndefined()
  expect(await verifyUpload(during, 'a', upload)).toMatchObject({ key: 'a' })
  await expect(verifyUpload(during, 'b', upload)).rejects.toThrow()
  await expect(verifyUpload(after, 'a', upload)).rejects.toThrow()

  const user = await addUser({ password: await hashOf(password) })
  const deviceProof = await deviceProofOf(first, user.email)
  const tries = { device: 'test', place: '', email: user.email, rememberMe: false, address: '192.0.2.9' }
  for (let n = 0; n < 20; n++)
    await first.limiter.hit({ name: 'sign_in.account', max: 1e9, windowSeconds: 900 }, user.email)
  for (let n = 0; n < 20; n++)
    await during.limiter.hit({ name: 'sign_in.account', max: 1e9, windowSeconds: 900 }, user.email)
  await expect(signIn(during, { ...tries, password, deviceProof: undefined })).rejects.toThrow()
  expect(await signIn(during, { ...tries, password, deviceProof })).toMatchObject({ user: { id: user.id } })
})

test('keeps every status link of an application good', async () => {
  const { id: applicationId, jobId, applicantEmail } = await addApplication()
  const link = async (deps: Deps) => {
    const { tokenHash } = await statusLinkOf(deps, { jobId, applicantEmail })
    await deps.applicationLinks.add({ applicationId, tokenHash, createdAt: start })
    return tokenHash
  }
  const [first, second] = [await link(depsWith({})), await link(depsWith(rotating))]
  expect(second).not.toBe(first)
  const { applicationLinks } = depsWith(finished)
  // An isolate of the version before may write too.
  for (const secrets of [{}, finished, finished]) {
    await link(depsWith(secrets))
    expect([await applicationLinks.applicationOf(first), await applicationLinks.applicationOf(second)]).toEqual([
      applicationId,
      applicationId,
    ])
  }
})

test('finds the record of an erasure after the secret is gone', async () => {
  await addApplication({ applicantEmail: 'gone@firm.test' })
  await erasePerson(depsWith({}), null, 'gone@firm.test')
  await reseal(depsWith(rotating))
  expect((await findPerson(depsWith(finished), 'gone@firm.test')).erasedAt).toEqual(start)
})

test('continues sealing after it was cut off, and skips what no secret opens', async () => {
  const { db, twoFactor } = depsWith({})
  const users = [(await enrolled()).user, (await enrolled()).user, (await enrolled()).user]
  const [lost] = users
  await db
    .update(twoFactorSecrets)
    .set({ secret: 'v2.LOSTLOST.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAA' })
    .where(eq(twoFactorSecrets.userId, lost?.id ?? 0))

  await reseal(depsWith(rotating, { isSpent: () => true }))
  const prefix = await sealPrefix(newest)
  const isNew = async () =>
    Promise.all(users.map(async ({ id }) => (await twoFactor.ofUser(id))?.secret.startsWith(prefix)))
  expect(await isNew()).toEqual([false, false, false])
  const [key] = await db.select().from(sealedKeys)
  expect(key).toMatchObject({ sealedWith: 'SECRET_KEY_2', sealedAt: start })

  await reseal(depsWith(rotating, { now: at(1) }))
  expect(await isNew()).toEqual([false, true, true])
  await reseal(depsWith(rotating, { now: at(2) }))
  expect(await db.select().from(sealedKeys)).toEqual([key])
})

test('seals nothing again while there is one secret', async () => {
  const { user } = await enrolled()
  const before = await depsWith({}).twoFactor.ofUser(user.id)
  await reseal(depsWith({}))
  expect(await depsWith({}).twoFactor.ofUser(user.id)).toEqual(before)
  expect(await depsWith({}).db.select().from(mails)).toEqual([])
})
