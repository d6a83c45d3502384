import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { changeSettings } from '#worker/features/identity/settings/settings.service.ts'
import { createApp } from '#worker/app.ts'
import type { DepsOptions } from '#worker/deps.ts'
import { sendMail } from '#worker/features/identity/mails/mails.service.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { healthChecks } from '#worker/features/insight/operations/health-checks.ts'
import { makeDeps } from '#worker/deps.ts'
import { addUser, call, origin, signedIn, testDeps } from '#worker/test/api.ts'
import { resendStandIn } from '#worker/test/stand-in-mailers.ts'
import { callerOf } from './caller.ts'
import { isLoopback } from './site-address.ts'

/** A public installation, not this machine. It knows its address only if the test sets it. */
const publicEnv = (settings: { SITE_URL?: string } = {}) =>
  ({ ...env, LOCAL_ORIGIN: '', ...settings }) as Cloudflare.Env

async function ask(request: Request, bindings = publicEnv(), deps: DepsOptions = {}): Promise<Response> {
  const ctx = createExecutionContext()
  const response = await createApp({ log: () => {}, ...deps }).hono.fetch(request, bindings, ctx)
  await waitOnExecutionContext(ctx)
  return response
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: new URL(url).origin, ...headers },
    body: JSON.stringify(body),
  })

const setAddress = async (siteUrl: string) => changeSettings(testDeps(), await addUser(), { siteUrl })
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]

describe('the scheme and host of a request', () => {
  test('plain http is sent to https, except on this machine', async () => {
    for (const [from, to] of [
      ['http://jobs.example.com/jobs?q=tax', 'https://jobs.example.com/jobs?q=tax'],
      ['http://jobs.example.com:8080/login', 'https://jobs.example.com/login'],
      ['http://127.0.0.1.evil.example/', 'https://127.0.0.1.evil.example/'],
    ] as const) {
      // The header is ignored: a caller can't claim a scheme.
      const response = await ask(new Request(from, { headers: { 'X-Forwarded-Proto': 'https' } }))
      expect([response.status, response.headers.get('Location')]).toEqual([308, to])
      expect(response.headers.getSetCookie()).toEqual([])
    }
    for (const host of ['127.0.0.1:8787', 'localhost', 'localhost:3000', '[::1]:8787', 'placet.localhost']) {
      expect([host, (await ask(new Request(`http://${host}/api/health`))).status]).toEqual([host, 200])
    }
    expect((await ask(post('http://jobs.example.com/api/auth/logout', {}))).status).toBe(308)
  })

  test('a session cookie is bound to https and to the host, except on this machine', async () => {
    const password = 'a long enough secret'
    const body = { email: 'ann@firm.test', password }
    await call('POST', '/api/auth/register', { body })
    const cookiesAt = async (at: string) =>
      (await ask(post(`${at}/api/auth/login`, body))).headers
        .getSetCookie()
        .filter((cookie) => /sid=|device=/.test(cookie))
    const [sid, device] = await cookiesAt('https://jobs.example.com')
    expect(sid).toMatch(/^__Host-sid=.*Secure/)
    expect(device).toMatch(/Secure/)
    expect(
      (await cookiesAt('http://localhost:8787')).filter((cookie) => /^sid=(?!.*Secure)/.test(cookie)),
    ).toHaveLength(1)
  })

  test('a malformed Host is refused as a bad request', async () => {
    for (const host of ['bad host', 'a:b:c', 'jobs.example.com:99999', '%zz', '[::']) {
      const good = new Request('https://jobs.example.com/')
      const request = new Proxy(good, {
        get: (target, name) => {
          if (name === 'url') return `https://${host}/jobs`
          const value: unknown = Reflect.get(target, name)
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
      const response = await ask(request)
      expect([host, response.status]).toEqual([host, 400])
      expect(await response.json()).toMatchObject({ code: 'bad_address', requestId: expect.any(String) })
    }
  })

  test('distinguishes this machine from names that look like it', () => {
    const judge = (host: string) => isLoopback(new URL(`http://${host}`))
    expect(['localhost', '127.0.0.1', '127.1', '[::1]', 'a.localhost'].filter(judge)).toHaveLength(5)
    expect(
      ['localhost.evil.example', '128.0.0.1', 'notlocalhost', '127.0.0.1.evil.example', '10.0.0.1'].filter(judge),
    ).toEqual([])
  })
})

describe('the origin of a write', () => {
  const logout = (url: string, from: string, bindings = publicEnv()) =>
    ask(post(`${url}/api/auth/logout`, {}, { Origin: from }), bindings)

  test('is compared whole: scheme, host and port', async () => {
    await setAddress('https://jobs.example.com')
    for (const from of [
      'http://jobs.example.com',
      'https://jobs.example.com:8443',
      'https://jobs.example.com.evil.example',
    ]) {
      expect([from, ...(await codeOf(await logout('https://jobs.example.com', from)))]).toEqual([
        from,
        403,
        'foreign_origin',
      ])
    }
    expect((await logout('https://jobs.example.com', 'https://jobs.example.com')).status).toBe(200)
    expect(await codeOf(await logout('http://localhost:8787', 'http://localhost:1234'))).toEqual([
      403,
      'foreign_origin',
    ])
    expect((await logout('http://localhost:8787', 'http://localhost:8787')).status).toBe(200)
  })

  test('is compared with the configured address, so forging Host and Origin fails', async () => {
    const evil = 'https://evil.example'
    expect(await codeOf(await logout(evil, evil, publicEnv({ SITE_URL: 'https://jobs.example.com' })))).toEqual([
      403,
      'foreign_origin',
    ])
    await setAddress('https://careers.example.com')
    expect(await codeOf(await logout(evil, evil))).toEqual([403, 'foreign_origin'])
    expect(await codeOf(await logout('http://localhost:8787', evil))).toEqual([403, 'foreign_origin'])
    // The configured address and the one in the settings both count as the installation's own.
    const both = publicEnv({ SITE_URL: 'https://jobs.example.com/' })
    for (const own of ['https://jobs.example.com', 'https://careers.example.com']) {
      expect([own, (await logout(own, own, both)).status]).toEqual([own, 200])
    }
  })
})

describe('links in mails', () => {
  const forged = 'https://evil.example'

  test('never begin with the Host of a request; unknown, they are refused', async () => {
    const { mailer } = resendStandIn()
    const { email } = await addUser()
    const forgot = (bindings: Cloudflare.Env) => ask(post(`${forged}/api/auth/forgot`, { email }), bindings, { mailer })
    const answer = await forgot(publicEnv())
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      code: 'no_site_address',
      message: expect.stringContaining('administrator'),
    })
    const ways = await ask(new Request(`${forged}/api/auth/ways`), publicEnv(), { mailer })
    expect(await ways.json()).toEqual({ canSendReset: false })
    const alert = new Request(`${forged}/jobs/alerts`, {
      method: 'POST',
      headers: { Origin: forged, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'email=ann@example.com&every=daily',
    })
    expect((await ask(alert, publicEnv(), { mailer })).status).toBe(409)
    expect(await testDeps().db.select().from(mails)).toEqual([])
  })

  test('are kept until the address is set, shown in Operations, and then lead to it', async () => {
    const [admin, waiting] = [await signedIn('admin'), await addUser({ status: 'waiting' })]
    const { mailer, received } = resendStandIn()
    const cookie = `__Host-${admin.cookie}`
    const approve = new Request(`${forged}/api/users/${waiting.id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Origin: forged, Cookie: cookie },
      body: JSON.stringify({ status: 'active' }),
    })
    expect((await ask(approve, publicEnv(), { mailer })).status).toBe(200)
    const stored = async () => (await testDeps().db.select().from(mails))[0]
    const id = (await stored())?.id ?? ''
    expect(JSON.stringify(await stored())).not.toContain('evil.example')

    const deps = { ...makeDeps(publicEnv(), createExecutionContext(), { log: () => {}, mailer }), mailFrom: undefined }
    await sendMail(deps, id)
    expect(await stored()).toMatchObject({ state: 'kept', reason: 'Not sent: the address of the site is not set' })
    expect(received).toEqual([])
    const email = healthChecks.find(({ name }) => name === 'Email')
    expect(await email?.read(deps)).toMatchObject({
      isWell: false,
      sentence: expect.stringContaining("address isn't set"),
    })

    await setAddress('https://jobs.example.com')
    expect(
      (await call('POST', `/api/mails/${id}/send`, { as: admin, body: {}, headers: { Origin: origin } })).status,
    ).toBe(200)
    await sendMail(deps, id)
    expect(received[0]?.text).toContain('https://jobs.example.com/login')
    expect(JSON.stringify(received)).not.toMatch(/evil\.example|\.invalid/)
    expect(await email?.read(deps)).toMatchObject({ isWell: true })
  })
})

test('limits per address count an IPv4 address or an IPv6 /64', async () => {
  expect(callerOf('203.0.113.7')).toBe('203.0.113.7')
  expect(callerOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(callerOf('::FFFF:cb00:7107')).toBe('203.0.113.7')
  expect(callerOf('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
  expect(callerOf('2001:DB8:1:2:ffff:1:2:3')).toBe('2001:db8:1:2::/64')
  expect(callerOf('2001:0db8:0001:0003::')).toBe('2001:db8:1:3::/64')
  expect(callerOf('::1')).toBe('0:0:0:0::/64')
  expect(callerOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect([callerOf('local'), callerOf('not:an:address')]).toEqual(['local', 'not:an:address'])

  const statuses = async (address: (n: number) => string, count: number) => {
    const answers: number[] = []
    for (let n = 0; n < count; n++) {
      const body = { title: `Note ${n}`, description: 'The board is slow today.' }
      answers.push((await call('POST', '/api/feedback', { body, headers: { 'CF-Connecting-IP': address(n) } })).status)
    }
    return answers
  }
  const oneLine = await statuses((n) => `2001:db8:1:2::${(n * 77 + 1).toString(16)}`, 12)
  expect(oneLine.filter((status) => status === 201)).toHaveLength(10)
  expect(oneLine.filter((status) => status === 429)).toHaveLength(2)
  expect(await statuses((n) => `2001:db8:1:${(n + 3).toString(16)}::1`, 3)).toEqual([201, 201, 201])
})
