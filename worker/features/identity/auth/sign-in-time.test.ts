import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createApp } from '#worker/app.ts'
import { addUser, call, origin } from '#worker/test/api.ts'
import { faultyEnv, planFault } from '#worker/test/faults.ts'
import { hashPassword, nobodysPassword, verifyPassword } from './password.service.ts'

const isLong = (env as { TEST_LONG?: string }).TEST_LONG === '1'
const password = 'a long enough secret'

test('an email without an account costs the same hashing as one with an account', async () => {
  const [scheme, N, r, p, salt, key] = (await hashPassword(password)).split('$')
  expect([scheme, N, r, p]).toEqual(['scrypt', '32768', '8', '3'])
  expect(nobodysPassword.split('$').map((part) => part.length)).toEqual(
    [scheme, N, r, p, salt, key].map((part) => part?.length),
  )
  expect(nobodysPassword.split('$').slice(0, 4)).toEqual([scheme, N, r, p])
  expect(await verifyPassword(password, nobodysPassword)).toEqual({ ok: false, isOutdated: false })
})

test('does the same work for a forgotten password with an account and without one', async () => {
  const { email } = await addUser()
  const stepsFor = async (given: string) => {
    const plan = planFault()
    const { bindings, sent } = faultyEnv(plan)
    const ctx = createExecutionContext()
    const request = new Request(`${origin}/api/auth/forgot`, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: given }),
    })
    const mailer = { name: 'none', send: () => Promise.reject(new Error('nothing is sent by the request')) }
    const answer = await createApp({ log: () => {}, mailer }).hono.fetch(request, bindings, ctx)
    await waitOnExecutionContext(ctx)
    // Includes the steps after the answer: work there would still slow down the next request.
    return { status: answer.status, steps: plan.steps, tasks: sent.map(({ task }) => task) }
  }
  const known = await stepsFor(email)
  expect(known).toEqual(await stepsFor('nobody@placet.test'))
  expect(known).toMatchObject({ status: 200, tasks: ['auth.forgotten_password'] })
})

const signInTime = async (email: string, n: number): Promise<number> => {
  const began = performance.now()
  const answer = await call('POST', '/api/auth/login', {
    body: { email, password: `wrong guess ${n}` },
    headers: { 'CF-Connecting-IP': `203.0.113.${n}` },
  })
  const ms = performance.now() - began
  expect(answer.status).toBe(401)
  return ms
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test.runIf(isLong)(
  'the time of a refused sign-in does not reveal which emails have an account',
  async () => {
    const hash = await hashPassword(password)
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let n = 0; n < 40; n++) {
      // Alternates, so that other load on the machine affects both, and uses a new account each time to stay under the
      // limits.
      const { email } = await addUser({ password: hash })
      known.push(await signInTime(email, n))
      unknown.push(await signInTime(`nobody${n}@placet.test`, n))
    }
    // Skipping the hash would make one a tenth of the other; a machine's noise stays far below a half.
    const ratio = median(known) / median(unknown)
    expect([ratio > 0.67 && ratio < 1.5, ratio]).toEqual([true, ratio])
  },
  300_000,
)
