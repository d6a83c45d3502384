import { test } from 'vitest'
import { createApp } from '#worker/app.ts'
import { call, origin, signedIn } from '#worker/test/api.ts'
import { declaredEndpoints as declared } from '#worker/test/contracts.ts'

const { mounted } = createApp()
const address = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const filled = (path: string) => path.replace(/:\w+/g, '1')

test('every contract is mounted exactly once, and nothing else is', ({ expect }) => {
  expect(declared.length).toBeGreaterThan(10)
  expect(mounted.map(address).sort()).toEqual(declared.map(address).sort())
  expect(new Set(mounted.map(address)).size).toBe(mounted.length)
})

test('every route that is not public refuses a stranger', async ({ expect }) => {
  for (const { method, path } of mounted.filter(({ access }) => access !== 'public')) {
    const response = await call(method, filled(path), method === 'GET' ? {} : { body: {} })
    expect([address({ method, path }), response.status]).toEqual([address({ method, path }), 401])
  }
})

test('every route that is not for waiting accounts refuses one', async ({ expect }) => {
  const as = await signedIn('waiting')
  for (const { method, path } of mounted.filter(({ access }) => access !== 'public' && access !== 'account')) {
    const response = await call(method, filled(path), { as, ...(method === 'GET' ? {} : { body: {} }) })
    expect([address({ method, path }), response.status]).toEqual([address({ method, path }), 403])
  }
})

test('every /api answer is private and not stored, errors and unknown addresses too', async ({ expect }) => {
  const addresses = [...mounted, { method: 'GET', path: '/api/nothing/here' }]
  for (const { method, path } of addresses) {
    const response = await call(method, filled(path), method === 'GET' || method === 'HEAD' ? {} : { body: {} })
    expect([address({ method, path }), response.headers.get('Cache-Control')]).toEqual([
      address({ method, path }),
      'private, no-store',
    ])
  }
})

test('a write from another origin, from none, or from "null" is refused', async ({ expect }) => {
  for (const headers of [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: `${origin}.evil.example` },
  ]) {
    const response = await call('POST', '/api/auth/logout', { headers })
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'foreign_origin' }])
  }
  const { hono } = createApp({ log: () => {} })
  const { env } = await import('cloudflare:workers')
  const { createExecutionContext } = await import('cloudflare:test')
  const bare = await hono.fetch(
    new Request(`${origin}/api/auth/logout`, { method: 'POST' }),
    env,
    createExecutionContext(),
  )
  expect(bare.status).toBe(403)
})

test('a body that is not JSON, is not well-formed, or is too large has a sentence', async ({ expect }) => {
  const post = (raw: string, type: string) =>
    call('POST', '/api/auth/login', { raw, headers: { 'Content-Type': type } })
  expect((await post('{"email":"a@b.test"}', 'text/plain')).status).toBe(415)
  expect((await post('email=a', 'application/x-www-form-urlencoded')).status).toBe(415)
  expect((await post('{"email":', 'application/json')).status).toBe(400)
  expect((await post(JSON.stringify({ email: 'x'.repeat(300_000) }), 'application/json')).status).toBe(413)
})

test('a form of the site that is too large is refused before it is read', async ({ expect }) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  for (const path of ['/jobs/alerts', '/application/x', '/alerts/x', '/mail/stop/x']) {
    const response = await call('POST', path, { raw: `email=${'x'.repeat(300_000)}`, headers })
    expect([path, response.status]).toEqual([path, 413])
  }
})

test('every answer carries the security headers', async ({ expect }) => {
  const response = await call('GET', '/api/health')
  expect(response.status).toBe(200)
  const csp = response.headers.get('Content-Security-Policy') ?? ''
  expect(csp).toContain("script-src 'self';")
  expect(csp).toContain("frame-ancestors 'none'")
  expect(csp).not.toContain('unsafe')
  expect(response.headers.get('Strict-Transport-Security')).toMatch(/max-age=63072000/)
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(response.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  expect(response.headers.get('Permissions-Policy')).toContain('camera=()')
})

test('an error answer has the same sentence twice, a code and the request id', async ({ expect }) => {
  const response = await call('GET', '/api/users')
  const body = (await response.json()) as Record<string, string>
  expect(body['error']).toBe(body['message'])
  expect(body['code']).toBe('sign_in_needed')
  expect(body['requestId']).toBe(response.headers.get('X-Request-Id'))
})
