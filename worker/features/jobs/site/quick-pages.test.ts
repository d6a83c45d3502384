import { expect, test } from 'vitest'
import { addJob } from '#worker/features/jobs/jobs/public-jobs.fixture.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import type { Log } from '#worker/http/log.ts'
import { call, signedIn, testDeps } from '#worker/test/api.ts'
import { publicPageCache } from '#worker/features/jobs/site-cache/public-page-cache.service.ts'

const headersOf = (answer: Response) =>
  Object.fromEntries([...answer.headers].filter(([name]) => name !== 'x-request-id'))
const policy = 'content-security-policy'

/** Two answers: one that was made the long way, and one repeated (a slow machine may need more than one try). */
async function twice(path: string): Promise<[Response, Response]> {
  for (let attempt = 0; attempt < 20; attempt++) {
    publicPageCache.clear()
    const answers: [Response, Response] = [await call('GET', path), await call('GET', path)]
    if (!answers[1].headers.get(policy)?.includes('nonce-')) return answers
  }
  throw new Error(`${path} is never given once more`)
}

test('serves a repeated page with the same headers, except for an unused nonce', async () => {
  const job = await addJob({ title: 'Tax Counsel' })
  for (const path of ['/', '/jobs?q=tax', `/job/${job.shortId}`, '/privacy', '/jobs.rss', '/sitemap.xml']) {
    const [first, again] = await twice(path)
    const [slow, quick] = [headersOf(first), headersOf(again)]
    expect(slow[policy], path).toContain('nonce-')
    expect(quick[policy], path).toBe(slow[policy]?.replaceAll(/ 'nonce-[^']+'/g, ''))
    expect({ ...quick, [policy]: '' }, path).toEqual({ ...slow, [policy]: '' })
    expect(await again.text(), path).toBe(await first.text())
    const same = await call('GET', path, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } })
    expect(same.status, path).toBe(304)
    expect(await same.text()).toBe('')
  }
})

test('renders in full for signed-in people, another day or method, and changed jobs', async () => {
  const job = await addJob({ title: 'First Title' })
  await call('GET', '/jobs')
  const mine = await call('GET', '/jobs', { as: await signedIn('partner') })
  expect(mine.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await (await call('HEAD', '/jobs')).text()).toBe('')
  const inAYear = new Date(Date.now() + 365 * 86_400_000)
  const later = await call('GET', '/jobs', { deps: { now: () => inAYear } })
  expect(later.headers.get(policy)).toContain('nonce-')
  await testDeps().db.update(jobs).set({ title: 'Second Title' })
  publicPageCache.invalidateVersion()
  expect(await (await call('GET', '/jobs')).text()).toContain('Second Title')
  await testDeps().db.update(jobs).set({ isActive: false })
  publicPageCache.invalidateVersion()
  expect((await call('GET', `/job/${job.shortId}`)).status).toBe(410)
})

test('counts repeated pages, and logs the count by route', async () => {
  await addJob()
  await twice('/jobs')
  const lines: [string, Record<string, unknown>][] = []
  publicPageCache.clear()
  await call('GET', '/privacy', { deps: { log: (event, fields) => lines.push([event, fields ?? {}]) } })
  expect(lines).toContainEqual(['requests', { method: 'GET', route: '/jobs', count: 1 }])
  expect(lines).toContainEqual(['request', expect.objectContaining({ route: '/privacy', status: 200 })])
})

test('logs every request by the pattern of its route, and nothing that names a person', async () => {
  await addJob()
  const lines: [string, Record<string, unknown>][] = []
  const log: Log = (event, fields) => lines.push([event, fields ?? {}])
  const admin = await signedIn('admin')
  for (const path of [
    '/jobs?q=Ada+Lovelace',
    '/jobs?q=Ada+Lovelace',
    '/job/nnnnnnnn',
    '/api/applications/17?token=secret',
    '/login',
    '/ada@example.com',
    '/api/ada@example.com',
  ]) {
    publicPageCache.clear()
    await call('GET', path, { deps: { log }, as: path.startsWith('/api/applications') ? admin : null })
  }
  const requests = lines.filter(([event]) => event === 'request').map(([, fields]) => fields)
  expect(requests.map(({ route, status }) => [route, status])).toEqual([
    ['/jobs', 200],
    ['/jobs', 200],
    ['/job/:shortId', 404],
    ['/api/applications/:id', 404],
    ['/login', 200],
    ['none', 404],
    ['none', 404],
  ])
  expect(requests[3]?.userId).toBe(admin.user.id)
  expect(JSON.stringify(lines)).not.toMatch(/ada|lovelace|secret|nnnnnnnn/i)
})
