import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'
import { createApp } from '#worker/app.ts'
import { documents } from '#worker/features/candidates/documents/documents.table.ts'
import { passwordResets } from '#worker/features/identity/auth/password-resets.table.ts'
import { addUser, call, hashOf, origin, signedIn, testDeps } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { countCases } from '#worker/test/cases.ts'
import { filledPage, formOf, formType, pageRecords, pagesOf } from '#worker/test/pages.ts'
import { invocationEnv } from '#worker/test/platform.ts'
import { sha256Hex } from './digest.ts'
import { newToken } from './session.ts'

const { hono, mounted } = createApp({ log: () => {} })
const label = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const filled = (path: string) => path.replace(/:\w+/g, '1')
const writes = mounted.filter(({ method }) => method !== 'GET' && method !== 'HEAD')
/** Pages, feeds and files for programs: whatever is not the API and needs no name filled in. */
const sitePaths = [
  ...new Set(
    hono.routes.filter(({ method, path }) => method === 'GET' && /^\/[\w./-]*$/.test(path)).map(({ path }) => path),
  ),
].filter((path) => !path.startsWith('/api') && !path.startsWith('/HEAD'))

describe('a write that another site makes a signed-in browser send', () => {
  test('is refused everywhere by its origin, a sibling of our own name included', async ({ expect, task }) => {
    const admin = await signedIn('admin')
    const { host } = new URL(origin)
    const foreign = [
      'null',
      'https://evil.example',
      `https://jobs.${host}`,
      `http://${host}.evil.example`,
      `http://${host}:8080`,
      'file://',
    ]
    const letIn: string[] = []
    for (const [n, route] of writes.entries()) {
      // Every route meets some of them, and every one of them meets many routes.
      for (const from of [foreign[n % foreign.length], foreign[(n + 2) % foreign.length]]) {
        const response = await call(route.method, filled(route.path), {
          as: admin,
          body: {},
          headers: { Origin: from ?? '' },
        })
        const { code } = await response.json<{ code?: string }>()
        if (response.status !== 403 || code !== 'foreign_origin') letIn.push(`${label(route)} from ${from}`)
      }
    }
    countCases(task, writes.length * 2)
    expect(letIn).toEqual([])
  })

  test('is refused at every form of the site, except when a mail program unsubscribes', async ({ expect, task }) => {
    const forms = pagesOf(hono).filter(({ method }) => method === 'POST')
    const letIn: string[] = []
    let asked = 0
    for (const page of forms) {
      const path = filledPage(page.path, (await pageRecords[page.path]?.()) ?? '')
      for (const from of ['null', 'https://evil.example', `https://jobs.${new URL(origin).host}`, undefined]) {
        asked++
        const headers = new Headers({ 'Content-Type': formType, ...(from === undefined ? {} : { Origin: from }) })
        const request = new Request(origin + path, { method: 'POST', headers, body: formOf(page.path) })
        const { status } = await hono.fetch(request, invocationEnv(), createExecutionContext())
        const mayBeMute = from === undefined && page.path.startsWith('/mail/stop/')
        if ((status === 403) === mayBeMute) letIn.push(`${page.path} from ${from}: ${status}`)
      }
    }
    countCases(task, asked)
    expect(forms.length).toBeGreaterThan(3)
    expect(letIn).toEqual([])
  })

  test('is refused in the forms that a browser sends without asking first', async ({ expect, task }) => {
    const admin = await signedIn('admin')
    const simple = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']
    const taken: string[] = []
    let asked = 0
    for (const [n, route] of writes.filter(({ endpoint }) => endpoint.body && endpoint.body !== 'stream').entries()) {
      const type = simple[n % simple.length] ?? ''
      asked++
      const response = await call(route.method, filled(route.path), {
        as: admin,
        raw: '{"role":"admin"}',
        headers: { 'Content-Type': type },
      })
      if (response.status !== 415) taken.push(`${label(route)} as ${type}: ${response.status}`)
    }
    countCases(task, asked)
    expect(taken).toEqual([])
  })
})

describe('a stolen, planted or guessed session', () => {
  const password = 'a long enough secret'

  test('a cookie that somebody planted before the sign-in opens nothing after it', async ({ expect }) => {
    const user = await addUser({ password: await hashOf(password) })
    const planted = { user, cookie: `sid=${user.id}.${newToken()}` }
    const answer = await call('POST', '/api/auth/login', { as: planted, body: { email: user.email, password } })
    expect(answer.status).toBe(200)
    const given = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('sid='))
    expect(given).toBeDefined()
    expect(given).not.toContain(planted.cookie)
    expect((await call('GET', '/api/auth/me', { as: planted })).status).toBe(401)
  })

  test('malformed cookies are nobody’s, and never an error', async ({ expect, task }) => {
    const { user, cookie } = await signedIn('admin')
    const token = cookie.split('.')[1] ?? ''
    const odd = [
      'sid=',
      'sid=.',
      `sid=${user.id}`,
      `sid=${user.id}.${token}x`,
      `sid=${user.id}.${token.slice(0, -1)}`,
      `sid=0${user.id}.${token}`,
      `sid=-${user.id}.${token}`,
      `sid=${user.id}e0.${token}`,
      `sid=${user.id}.${token.toUpperCase() === token ? token.toLowerCase() : token.toUpperCase()}`,
      `sid=999999999999999.${token}`,
      `sid=${user.id}:x.${token}`,
      `sid=%00${user.id}.${token}`,
      `SID=${user.id}.${token}`,
      `sid=${'9'.repeat(4_000)}.${token}`,
    ]
    countCases(task, odd.length)
    for (const one of odd) {
      expect([one.slice(0, 60), (await call('GET', '/api/settings', { headers: { Cookie: one } })).status]).toEqual([
        one.slice(0, 60),
        401,
      ])
    }
    expect((await call('GET', '/api/settings', { headers: { Cookie: cookie } })).status).toBe(200)
  })

  test('stops wrong guesses from one address, and admits the owner from another', async ({ expect }) => {
    const user = await addUser({ password: await hashOf(password) })
    const from = (address: string, typed: string) =>
      call('POST', '/api/auth/login', {
        body: { email: user.email, password: typed },
        headers: { 'CF-Connecting-IP': address },
      })
    // The owner has signed in on this device before.
    const owner = await from('198.51.100.7', password)
    const device = owner.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
    const answers = []
    for (let n = 0; n < 24; n++) answers.push((await from(`203.0.113.${n}`, `wrong guess ${n}`)).status)
    expect(answers.slice(0, 19).every((status) => status === 401)).toBe(true)
    expect(answers.at(-1)).toBe(429)
    const back = await call('POST', '/api/auth/login', {
      body: { email: user.email, password },
      headers: { 'CF-Connecting-IP': '198.51.100.7', Cookie: device },
    })
    expect(back.status).toBe(200)

    // On a device that nobody knows the owner is kept out as well, until a link from the mailbox makes it known.
    expect((await from('198.51.100.8', password)).status).toBe(429)
    const token = newToken()
    await testDeps()
      .db.insert(passwordResets)
      .values({ userId: user.id, tokenHash: await sha256Hex(token), expiresAt: new Date(Date.now() + 3600_000) })
    const chosen = await call('POST', `/api/auth/resets/${token}`, { body: { password: 'another long secret' } })
    const known = chosen.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const byLink = await call('POST', '/api/auth/login', {
      body: { email: user.email, password: 'another long secret' },
      headers: { 'CF-Connecting-IP': '198.51.100.8', Cookie: known },
    })
    expect(byLink.status).toBe(200)
  })
})

test('no address of ours sends a visitor to another site', async ({ expect, task }) => {
  const tricks = [
    '/login?next=//evil.example',
    '/login?next=https://evil.example/',
    '/login?next=javascript:alert(1)',
    '/jobs/?next=//evil.example',
    '//evil.example/',
    '//evil.example/%2e%2e/',
    '/%2f%2fevil.example/',
    '/%5cevil.example/',
    '/\\evil.example/',
    '/.//evil.example/',
    '/jobs//evil.example/',
    '/https:/evil.example/',
    '/apply/x/?url=//evil.example',
  ]
  const addresses = [...tricks, ...sitePaths.map((one) => `${one}?next=//evil.example&return=https://evil.example`)]
  countCases(task, addresses.length)
  for (const path of addresses) {
    const response = await call('GET', path)
    const to = response.headers.get('Location')
    expect([path, to === null || new URL(to, origin).origin === origin], `${path} → ${to}`).toEqual([path, true])
    expect([path, response.headers.get('Refresh')]).toEqual([path, null])
    await response.arrayBuffer()
  }
})

describe('shows what anyone wrote as text everywhere', () => {
  const image = '<img src=x onerror=alert(1)>'
  const breakout = '</script><script>alert(2)</script>'
  const quote = `"'><svg onload=alert(3)>`
  const evil = `${image}${breakout}${quote}`

  test('shows it as text on every page, in every feed and in the structured data', async ({ expect, task }) => {
    const job = await addJob({
      shortId: 'abcdefgh',
      title: `Tax ${evil}`,
      firmName: `Harrow ${evil}`,
      location: `Boston ${evil}, MA`,
      city: `Boston ${evil}`,
      region: 'MA',
      description: `Advises ${evil}\n]]>`,
      requirements: [evil],
      benefits: [evil],
      practiceArea: `Tax ${evil}`,
      additionalAreas: [evil],
      firmSize: evil,
      source: evil,
      validThrough: new Date(Date.now() + 30 * 86_400_000),
    })
    const paths = [...sitePaths, `/job/${job.shortId}`, `/jobs?q=${encodeURIComponent(evil)}`]
    expect(paths.length).toBeGreaterThan(10)
    let shown = 0
    for (const path of paths) {
      const response = await call('GET', path)
      const text = await response.text()
      expect([path, response.headers.get('X-Content-Type-Options')]).toEqual([path, 'nosniff'])
      if (/Advises|Harrow/.test(text)) shown++
      for (const part of ['<img src=x', '<script>alert', '<svg onload']) {
        // Plain text and JSON are shown as they are: their type says so, and no browser may guess another.
        const isMarkup = /html|xml/.test(response.headers.get('Content-Type') ?? '')
        expect([path, part, isMarkup && text.includes(part)]).toEqual([path, part, false])
      }
    }
    countCases(task, paths.length)
    expect(shown).toBeGreaterThan(1)
  })

  test('adds no header through the names of files', async ({ expect }) => {
    const admin = await signedIn('admin')
    const application = await addApplication({
      applicantName: `Ann\r\nSet-Cookie: sid=1\r\n\r\n${evil}\u202Efdp.exe`,
      interviewDate: new Date('2026-07-01T15:00:00.000Z'),
    })
    const key = `documents/${application.id}_x.pdf`
    await env.FILES.put(key, '%PDF-1.7\n')
    const [document] = await testDeps()
      .db.insert(documents)
      .values({
        applicationId: application.id,
        filename: `${application.id}_x.pdf`,
        originalName: `a";\r\nX-Injected: 1\r\n\r\n${evil}\u202E${'x'.repeat(300)}.pdf`,
        key,
        documentType: 'transcript',
        fileSize: 9,
        mimeType: 'application/pdf',
      })
      .returning()
    for (const path of [
      `/api/documents/${document?.id}/content`,
      `/api/applications/${application.id}/pdf`,
      `/api/applications/${application.id}/interview.ics`,
    ]) {
      const response = await call('GET', path, { as: admin })
      const disposition = response.headers.get('Content-Disposition') ?? ''
      expect([path, response.status]).toEqual([path, 200])
      expect(disposition).toMatch(/^(?:attachment|inline); filename="[^"\r\n]*"/)
      expect(disposition.length).toBeLessThan(2_000)
      expect(response.headers.get('X-Injected')).toBeNull()
      expect(response.headers.getSetCookie()).toEqual([])
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
      await response.arrayBuffer()
    }
  })
})
