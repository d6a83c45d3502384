import { createMessageBatch } from 'cloudflare:test'
import { test } from 'vitest'
import { consume } from '#worker/tasks/consume.ts'
import { cronJobs, tasks } from '#worker/tasks/registry.ts'
import { runCron } from '#worker/tasks/cron.ts'
import type { TaskMessage } from '#worker/db/client.ts'
import type { Transport } from '#worker/platform/safe-fetch/safe-fetch.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { readLane } from './job-sources.tasks.ts'
import { readSource } from './read-source.service.ts'
import { jobSources, onlineJobs } from './job-sources.table.ts'

type Posting = { id: number; title: string; location?: string; url?: string; content?: string }

/** Greenhouse boards by their tokens; null is a board that breaks off. */
function greenhouseWith(boards: Record<string, Posting[] | null>) {
  const asked: string[] = []
  const transport: Transport = async (address, init) => {
    const url = new URL(address)
    if (url.pathname === '/robots.txt') return new Response('', { status: 404 })
    asked.push(url.pathname)
    const board = boards[url.pathname.split('/')[3] ?? '']
    if (board === null) throw new TypeError('connection reset')
    if (!board) return new Response('', { status: 404 })
    const etag = `"${board.map(({ title }) => title).join()}"`
    if (new Headers(init.headers).get('if-none-match') === etag) return new Response(null, { status: 304 })
    const jobs = board.map(
      ({ id, title, location = 'Boston, MA', url: own, content = 'Pay: $200,000 - $250,000 a year' }) => ({
        id,
        title,
        absolute_url: own ?? `https://boards.greenhouse.io/x/jobs/${id}`,
        location: { name: location },
        content,
      }),
    )
    return Response.json({ jobs }, { headers: { ETag: etag } })
  }
  return { transport, asked }
}

const source = (name: string, locator: string) => ({ name, adapter: 'greenhouse', locator })
const add = async (admin: TestSession, body: object) => {
  const response = await call('POST', '/api/job-sources', { as: admin, body })
  return { status: response.status, body: await response.json<Record<string, never> & { id: number }>() }
}
/** The clock of these tests doesn't move, so nothing comes of waiting between two pages. */
const noWait = async () => {}
const read = async (admin: TestSession, id: number, transport: Transport, now = testNow) => {
  const deps = { transport, now: () => now, sleep: noWait }
  const response = await call('POST', `/api/job-sources/${id}/read`, { as: admin, deps })
  return response.json<{
    problem: string | null
    found: { added: number; gone: number; isUnchanged: boolean; sample: { title: string }[] }
    source: Record<string, unknown>
  }>()
}
const shown = async () =>
  (await testDeps().db.select().from(onlineJobs))
    .filter(({ isShown }) => isShown)
    .map(({ title, place }) => `${title} | ${place}`)
const later = (hours: number) => new Date(testNow.getTime() + hours * 3600_000)

test('an admin lists the shipped sources, and adds, reads, changes and removes one', async ({ expect }) => {
  const admin = await signedIn('admin')
  const list = async () => (await call('GET', '/api/job-sources', { as: admin })).json<{ id: number; name: string }[]>()
  expect(await list()).toHaveLength(394)
  expect(await list()).toHaveLength(394)

  const { status, body } = await add(admin, { ...source('Acme Law LLP', 'acmelaw'), enabled: true })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    name: 'Acme Law LLP',
    platform: 'Greenhouse',
    health: 'waiting',
    legalShare: null,
    enabled: true,
  })
  expect((await add(admin, source('Acme twice', 'acmelaw'))).status).toBe(409)

  const { transport } = greenhouseWith({
    acmelaw: [
      { id: 1, title: 'Litigation Associate' },
      { id: 2, title: 'Marketing Manager' },
      { id: 3, title: 'Paralegal, Litigation' },
      { id: 4, title: 'Tax Counsel', location: 'New York, NY' },
    ],
  })
  const result = await read(admin, body.id, transport)
  expect(result).toMatchObject({
    problem: null,
    found: { postings: 4, legal: 2, added: 3, changed: 0, gone: 0, isUnchanged: false },
    source: { health: 'ok', postings: 4, legalPostings: 2, legalShare: 0.5 },
  })
  expect(result.found.sample[0]).toMatchObject({ title: 'Litigation Associate', place: 'Boston, MA', isLegal: true })
  expect(await read(admin, body.id, transport, later(1))).toMatchObject({ found: { isUnchanged: true, added: 0 } })

  const change = async (values: object) =>
    (await call('PATCH', `/api/job-sources/${body.id}`, { as: admin, body: values })).json<Record<string, unknown>>()
  expect(await change({ enabled: false })).toMatchObject({ enabled: false, nextReadAt: null, name: 'Acme Law LLP' })
  expect(await change({ locator: 'acme-two', name: 'Acme Two' })).toMatchObject({ health: 'waiting', name: 'Acme Two' })
  expect(await read(admin, body.id, transport, later(2))).toMatchObject({
    problem: 'The site says this page doesn’t exist (404).',
    source: { health: 'gone', failures: 1 },
  })
  expect((await call('DELETE', `/api/job-sources/${body.id}`, { as: admin })).status).toBe(204)
  expect((await call('DELETE', `/api/job-sources/${body.id}`, { as: admin })).status).toBe(404)
  expect(await shown()).toEqual([])
  expect(await list()).toHaveLength(394)
  // Adding it again restores the same source, unread.
  expect((await add(admin, source('Acme again', 'acme-two'))).body).toMatchObject({ id: body.id, health: 'waiting' })
})

test('reads a source from the start when it was removed and is added again', async ({ expect }) => {
  const admin = await signedIn('admin')
  const { transport } = greenhouseWith({ acmelaw: [{ id: 1, title: 'Tax Associate' }] })
  const { body } = await add(admin, source('Acme Law LLP', 'acmelaw'))
  expect((await read(admin, body.id, transport)).found).toMatchObject({ added: 1, isUnchanged: false })
  expect((await read(admin, body.id, transport)).found).toMatchObject({ isUnchanged: true })
  expect(await shown()).toEqual(['Tax Associate | Boston, MA'])
  // A reader is still at work when the source goes away, and ends after it has come back.
  const late = { readId: 'late', until: later(1) }
  expect(await testDeps().jobSources.claim(body.id, late.readId, testNow, late.until)).toBe(true)

  expect((await call('DELETE', `/api/job-sources/${body.id}`, { as: admin })).status).toBe(204)
  expect(await shown()).toEqual([])
  const again = await add(admin, source('Acme Law', 'acmelaw'))
  expect(again).toMatchObject({ status: 201, body: { id: body.id, name: 'Acme Law', health: 'waiting' } })
  expect(again.body).toMatchObject({ lastReadAt: null, legalShare: null })
  await testDeps().jobSources.finish(body.id, late.readId, { health: 'ok', etag: '"Tax Associate"' })

  const { problem, found, source: now } = await read(admin, body.id, transport)
  expect({ problem, isUnchanged: found.isUnchanged, health: now['health'] }).toEqual({
    problem: null,
    isUnchanged: false,
    health: 'ok',
  })
  expect(await shown()).toEqual(['Tax Associate | Boston, MA'])
})

test('rejects an invalid source with a clear message, and every request of a partner', async ({ expect }) => {
  const admin = await signedIn('admin')
  const refusals: [object, RegExp][] = [
    [{ ...source('', 'x') }, /Name is required/],
    [{ ...source('A', '') }, /URL or token is required/],
    [{ name: 'A', adapter: 'monster', locator: 'x' }, /platforms that can be read/],
    [{ name: 'A', adapter: 'workday', locator: 'just-a-token' }, /URL or token for Workday/],
    [{ name: 'A', adapter: 'rss', locator: 'http://127.0.0.1:4000/feed' }, /standard web ports|number instead/],
    [{ name: 'A', adapter: 'rss', locator: 'http://169.254.169.254/latest' }, /number instead of a name/],
    [{ name: 'A', adapter: 'html_page', locator: 'https://intranet/careers' }, /private network/],
    [{ name: 'A', adapter: 'greenhouse', locator: 'http://user:pw@example.com/jobs' }, /user name or password/],
    [{ name: 'A', adapter: 'recruitee', locator: 'evil.example.com/x#' }, /URL or token/],
    [source('A', '../../admin'), /URL or token/],
  ]
  for (const [body, sentence] of refusals) {
    const { status, body: answer } = await add(admin, body)
    expect(status, JSON.stringify(body)).toBe(400)
    expect((answer as unknown as { message: string }).message).toMatch(sentence)
  }
  const partner = await signedIn('partner')
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['PATCH', '/1'],
    ['DELETE', '/1'],
    ['POST', '/1/read'],
  ] as const) {
    const options = method === 'PATCH' || path === '' ? { body: source('A', 'a') } : {}
    const withBody = method === 'GET' ? {} : options
    expect((await call(method, `/api/job-sources${path}`, { as: partner, ...withBody })).status).toBe(403)
    expect((await call(method, `/api/job-sources${path}`, withBody)).status).toBe(401)
  }
})

test('a source counts only once it held a legal title', async ({ expect }) => {
  const admin = await signedIn('admin')
  const { body } = await add(admin, source('Goodwin', 'goodwin'))
  const { transport } = greenhouseWith({
    goodwin: [
      { id: 1, title: 'Warehouse Associate' },
      { id: 2, title: 'Line Cook' },
    ],
  })
  expect(await read(admin, body.id, transport)).toMatchObject({
    problem: null,
    source: {
      health: 'unproven',
      failure: expect.stringContaining('no legal position') as string,
      postings: 2,
      legalShare: 0,
    },
  })
  expect(await shown()).toEqual([])
})

test('lists a posting of several sources once, preferring the employer’s own', async ({ expect }) => {
  const admin = await signedIn('admin')
  const boards: Record<string, Posting[]> = {
    one: [{ id: 1, title: 'Senior Tax Associate', url: 'https://acme.example.com/jobs/1' }],
    two: [
      { id: 9, title: 'Sr. Tax Associate - Boston', url: 'https://other.example.com/9' },
      { id: 10, title: 'Another title, Attorney', url: 'https://www.acme.example.com/jobs/1/?utm_source=x' },
      { id: 11, title: 'Senior Tax Associate', location: 'Chicago, IL', url: 'https://other.example.com/11' },
    ],
  }
  const { transport } = greenhouseWith(boards)
  const first = await add(admin, source('Acme LLP', 'one'))
  const second = await add(admin, source('Acme, L.L.P.', 'two'))
  await read(admin, first.body.id, transport)
  await read(admin, second.body.id, transport)
  expect(await shown()).toEqual(['Senior Tax Associate | Boston, MA', 'Senior Tax Associate | Chicago, IL'])
  boards['one'] = []
  await read(admin, first.body.id, transport, later(7))
  expect((await shown()).length).toBe(3)
})

test('postings that vanish are gone, come back, and leave after sixty days', async ({ expect }) => {
  const admin = await signedIn('admin')
  const boards = {
    acme: [
      { id: 1, title: 'Associate Attorney' },
      { id: 2, title: 'Counsel' },
    ],
  }
  const { transport } = greenhouseWith(boards)
  const { body } = await add(admin, source('Acme LLP', 'acme'))
  await read(admin, body.id, transport)
  const both = boards.acme
  boards.acme = [{ id: 2, title: 'Counsel' }]
  expect((await read(admin, body.id, transport, later(6))).found).toMatchObject({ gone: 1 })
  boards.acme = both
  await read(admin, body.id, transport, later(12))
  expect(await shown()).toHaveLength(2)
  boards.acme = []
  await read(admin, body.id, transport, later(18))
  expect(await shown()).toEqual([])
  const words = async () => (await testDeps().db.all('select rowid from online_jobs_words')).length
  expect(await words()).toBe(0)
  await runCron({ ...testDeps(), now: () => later(24 * 59) }, cronJobs, '17 * * * *')
  expect(await testDeps().db.$count(onlineJobs)).toBe(2)
  await runCron({ ...testDeps(), now: () => later(24 * 62) }, cronJobs, '17 * * * *')
  expect(await testDeps().db.$count(onlineJobs)).toBe(0)
})

/** The lanes' messages that the cron sends, given to the consumer so many times. */
async function tick(transport: Transport, now: Date, deliveries = 1) {
  const sent: TaskMessage[] = []
  const own = testDeps({ transport, now: () => now, sleep: noWait })
  const deps = { ...own, config: { ...own.config, READ_SOURCES: true } }
  await runCron({ ...deps, enqueue: (messages) => void sent.push(...messages) }, cronJobs, '*/5 * * * *')
  const lanes = sent.filter(({ task }) => task === readLane.name)
  const bodies = Array.from({ length: deliveries }, () => lanes).flat()
  const batch = createMessageBatch(
    'placet-reads',
    bodies.map((body, at) => ({ id: `m${at}`, timestamp: now, attempts: 1, body })),
  )
  await consume(deps, tasks, batch)
  return lanes.map(({ payload }) => (payload as { lane: string }).lane)
}

test('reads due sources, one lane for each platform, and once if delivered twice', async ({ expect }) => {
  const { transport, asked } = greenhouseWith({
    one: [{ id: 1, title: 'Associate Attorney' }],
    two: [{ id: 2, title: 'Counsel' }],
  })
  const deps = testDeps()
  for (const token of ['one', 'two']) {
    await deps.jobSources.add(
      {
        name: 'Acme LLP',
        adapter: 'greenhouse',
        locator: token,
        kind: 'employer',
        needsKey: false,
        lane: 'greenhouse.io',
        isEnabled: true,
      },
      testNow,
    )
  }
  expect(await tick(transport, testNow, 3)).toEqual(['greenhouse.io'])
  expect(asked.sort()).toEqual(['/v1/boards/one/jobs', '/v1/boards/two/jobs'])
  expect(await shown()).toHaveLength(2)
  expect(await tick(transport, later(1))).toEqual([])
  expect(await tick(transport, later(7), 2)).toEqual(['greenhouse.io'])
  expect(asked).toHaveLength(4)
  expect(await shown()).toHaveLength(2)
})

test('a reader that is cut off loses nothing, and the next one ends in the same state', async ({ expect }) => {
  const boards: Record<string, Posting[] | null> = {
    acme: [
      { id: 1, title: 'Associate Attorney' },
      { id: 2, title: 'Counsel' },
    ],
  }
  const { transport } = greenhouseWith(boards)
  const deps = testDeps({ transport })
  const row = await deps.jobSources.add(
    {
      name: 'Acme LLP',
      adapter: 'greenhouse',
      locator: 'acme',
      kind: 'employer',
      needsKey: false,
      lane: 'g',
      isEnabled: true,
    },
    testNow,
  )
  if (!row) throw new Error('not added')
  // Killed after the page was written, before anything was settled.
  const killed = {
    ...deps,
    postingIndex: { ...deps.postingIndex, touch: () => Promise.reject(new Error('killed')) },
    jobSources: { ...deps.jobSources, finish: () => Promise.reject(new Error('killed')) },
  }
  await expect(readSource(killed, row, { readId: 'a', detailMs: 0 })).rejects.toThrow('killed')
  expect(await shown()).toHaveLength(2)
  // Its lease still holds: a second reader leaves it alone, and takes it over when it has run out.
  expect(await readSource(deps, row, { readId: 'b', detailMs: 0 })).toBeNull()
  const next = testDeps({ transport, now: () => later(1) })
  expect(await readSource(next, row, { readId: 'c', detailMs: 0 })).toMatchObject({
    problem: null,
    found: { added: 0 },
  })
  const [after] = await deps.db.select().from(jobSources)
  expect(after).toMatchObject({ health: 'ok', readId: null, readingUntil: null })
  // A site that breaks off in the middle makes nothing gone.
  boards['acme'] = null
  const broken = testDeps({ transport, now: () => later(8) })
  expect(await readSource(broken, row, { readId: 'd', detailMs: 0 })).toMatchObject({ problem: { kind: 'network' } })
  expect(await shown()).toHaveLength(2)
})

test('a source that needs a key waits for it', async ({ expect }) => {
  const admin = await signedIn('admin')
  const { body } = await add(admin, {
    name: 'USAJOBS',
    adapter: 'usajobs',
    locator: 'https://data.usajobs.gov/api/search?x=1',
  })
  const refused = await call('POST', `/api/job-sources/${body.id}/read`, { as: admin })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    code: 'key_needed',
    message: expect.stringContaining('USAJOBS_KEY') as string,
  })
})
