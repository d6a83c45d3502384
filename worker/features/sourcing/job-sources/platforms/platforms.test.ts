import { test } from 'vitest'
import { jobPlatformFacts } from '#contract/domain/job-platforms.ts'
import { shippedSources } from '#worker/features/sourcing/job-sources/job-sources.service.ts'
import { readSource } from '#worker/features/sourcing/job-sources/read-source.service.ts'
import { onlineJobs } from '#worker/features/sourcing/job-sources/job-sources.table.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { fetchHostsRepo } from '#worker/platform/safe-fetch/fetch-hosts.repo.ts'
import { makePoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { makeSafeFetch } from '#worker/platform/safe-fetch/safe-fetch.ts'
import { testDeps, testNow } from '#worker/test/api.ts'
import { jobPlatforms } from './registry.ts'
import { boardOf, type StandIn, type StandInJob } from './stand-in.ts'
import { standIns } from './stand-ins.ts'

const storms = ['malformed', 'gone', 'busy', 'silent', 'moved'] as const
type Weather = 'fine' | (typeof storms)[number]

/** A source of a stand-in server, and reading it. */
async function sourceOf(standIn: StandIn) {
  let jobs: StandInJob[] = []
  let weather: Weather = 'fine'
  /** Weather over single postings: over requests that name them. */
  let over: Readonly<Record<string, Weather>> = {}
  let ms = testNow.getTime()
  const now = () => new Date(ms)
  const answer = async (url: URL, body: unknown): Promise<Response> => {
    const sky = Object.entries(over).find(([name]) => url.href.includes(name))?.[1] ?? weather
    if (sky === 'malformed')
      return new Response('<!doctype html><p>We are moving!', { headers: { 'Content-Type': 'text/html' } })
    if (sky === 'gone') return new Response('', { status: 404 })
    if (sky === 'busy') return new Response('', { status: 429, headers: { 'Retry-After': '80000' } })
    if (sky === 'silent') return new Promise<Response>(() => {})
    if (sky === 'moved')
      return new Response(null, { status: 302, headers: { Location: 'https://parked.example.net/' } })
    return standIn.answer(url, jobs, body) ?? new Response('', { status: 404 })
  }
  const deps = testDeps({ now })
  const safeFetch = makeSafeFetch({
    rules: { allowedPrivateOrigins: [], ownHosts: [] },
    userAgent: async () => 'test',
    timeoutMs: 150,
    transport: async (address, init) => {
      const url = new URL(address)
      if (url.pathname === '/robots.txt') return new Response('', { status: 404 })
      return answer(url, init.body ? JSON.parse(init.body as string) : undefined)
    },
  })
  const politeFetch = makePoliteFetch({
    safeFetch,
    hosts: fetchHostsRepo(deps.db),
    now,
    sleep: async (wait) => void (ms += wait),
  })
  const browserPages = {
    html: async (address: string) => {
      const drawn = await Promise.race([
        answer(new URL(address), undefined),
        new Promise<null>((end) => setTimeout(end, 150, null)),
      ])
      if (!drawn) throw new PageError('timeout', 'The browser didn’t finish in time.')
      if (drawn.status === 404) throw new PageError('gone', 'Gone.', { status: 404 })
      if (drawn.status === 429) throw new PageError('too_many', 'Later.', { status: 429, retryAfterSeconds: 80_000 })
      if (drawn.status === 302) throw new PageError('redirect', 'Moved.')
      return drawn.text()
    },
    close: async () => {},
  }
  const needs = { ...deps, politeFetch, browserPages }
  const added = await deps.jobSources.add(
    {
      name: 'Acme Law LLP',
      adapter: standIn.adapter,
      locator: standIn.locator,
      kind: 'employer',
      needsKey: false,
      lane: 'x',
      isEnabled: true,
    },
    now(),
  )
  if (!added) throw new Error('not added')
  return {
    async read(
      board: StandInJob[],
      sky: Weather = 'fine',
      { details = {}, detailMs = 3600_000 }: { details?: typeof over; detailMs?: number } = {},
    ) {
      jobs = board
      weather = sky
      over = details
      ms += 7 * 24 * 3600_000
      const source = await deps.jobSources.byId(added.id)
      if (!source) throw new Error('no source')
      const result = await readSource(needs, source, { readId: `read-${ms}`, detailMs })
      const after = await deps.jobSources.byId(added.id)
      if (!result || !after) throw new Error('was taken')
      const rows = await deps.db.select().from(onlineJobs).orderBy(onlineJobs.id)
      return { ...result, source: after, shown: rows.filter(({ goneAt }) => goneAt === null), at: now() }
    },
  }
}

const small = boardOf(5)
const posted = '2026-06-01T09:00:00Z'

for (const standIn of standIns) {
  const { adapter, has } = standIn
  const states = (aspect: (typeof has)[number]) => has.includes(aspect)

  test(`${adapter}: postings, pages, details, and what can go wrong`, async ({ expect }) => {
    for (const [locator, listUrl] of standIn.tokens)
      expect(jobPlatforms[adapter].listUrl(locator), locator).toBe(listUrl)
    const source = await sourceOf(standIn)

    // List, details, pay, remote.
    const first = await source.read(small)
    expect(first.problem).toBeNull()
    expect(first.source).toMatchObject({ health: 'ok', failures: 0, legalPostings: 3 })
    expect(first.shown.map(({ title }) => title.replace(/ [–-] .*/, '')).sort()).toEqual([
      'Corporate Associate Attorney',
      'Real Estate Counsel',
      'Tax Attorney',
    ])
    const [boston, york] = first.shown
    expect(boston).toMatchObject({ kind: 'attorney', practiceArea: 'Corporate', city: 'Boston', state: 'MA' })
    expect(URL.canParse(boston?.url ?? '')).toBe(true)
    if (states('salary')) expect(boston).toMatchObject({ salaryMin: 225_000, salaryMax: 260_000 })
    expect(york?.salaryMin).toBeNull()
    if (states('remote')) expect(york?.isRemote).toBe(true)
    if (states('detail')) {
      expect(boston).toMatchObject({ detailRef: null })
      expect(boston?.snippet).toContain('Advise clients')
    }

    // Reading the same board again adds and loses nothing.
    const again = await source.read(small)
    expect(again.found).toMatchObject({ added: 0, changed: 0, gone: 0 })
    expect(again.shown.map(({ id }) => id)).toEqual(first.shown.map(({ id }) => id))

    // A long board is read to its end, in pages or in one answer; a place "Remote" says it where no field does.
    {
      const long = await source.read(
        boardOf(260).map((job) => {
          if (job.title === 'Tax Attorney') return { ...job, title: 'Antitrust Attorney' }
          return job.id === 'j2' && !states('remote') ? { ...job, city: 'Remote', region: 'US' } : job
        }),
      )
      expect(long.problem).toBeNull()
      expect(long.shown.some(({ isRemote }) => isRemote)).toBe(true)
      expect(long.shown.some(({ title }) => title.startsWith('Antitrust Attorney'))).toBe(true)
    }

    // A filled position is no longer shown.
    const filled = small.map((job) => (job.id === 'j2' ? { ...job, isClosed: true, text: 'Filled.' } : job))
    const fewer = await source.read(
      states('detail')
        ? filled.map((job) => ({ ...job, title: job.id === 'j2' ? 'Real Estate Senior Counsel' : job.title }))
        : filled,
    )
    expect(fewer.problem).toBeNull()
    expect(fewer.shown.map(({ title }) => title).filter((title) => title.startsWith('Real Estate'))).toEqual([])

    // A failed read loses no posting, is reported, and isn't repeated at once.
    const before = fewer.shown.length
    const healths = {
      malformed: 'failing',
      gone: 'gone',
      busy: 'blocked',
      silent: 'failing',
      moved: 'failing',
    } as const
    const kinds = {
      malformed: 'malformed',
      gone: 'gone',
      busy: 'too_many',
      silent: 'timeout',
      moved: 'redirect',
    } as const
    for (const sky of storms) {
      const bad = await source.read(small, sky)
      expect(bad.problem, sky).toMatchObject({ kind: kinds[sky] })
      expect(bad.source, sky).toMatchObject({ health: healths[sky], failure: bad.problem?.message })
      expect(bad.shown.length, sky).toBe(before)
      expect((bad.source.nextReadAt?.getTime() ?? 0) - bad.at.getTime(), sky).toBeGreaterThanOrEqual(3600_000)
      if (sky === 'busy')
        expect((bad.source.nextReadAt?.getTime() ?? 0) - bad.at.getTime()).toBeGreaterThanOrEqual(80_000_000)
    }
    expect(await source.read(small)).toMatchObject({
      problem: null,
      source: { health: 'ok', failures: 0, failure: null },
    })

    // Details that fail to load: the list and the posting remain, unless the posting's page is gone.
    expect(states('detail') || adapter === 'jsonld_or_microdata_page').toBe(jobPlatforms[adapter].detail !== undefined)
    if (!states('detail')) return
    const more = ['71', '72', '73', '74'].map((id, at): StandInJob => {
      const title = `${['Energy', 'Insurance', 'Immigration', 'Patent'][at]} Attorney`
      return {
        ...small[0],
        id: `j${id}`,
        title,
        city: 'Houston',
        region: 'TX',
        text: 'Trials.',
        posted,
        isRemote: false,
      }
    })
    const last = await source.read([...small, ...more], 'fine', {
      details: { 71: 'malformed', 72: 'gone', 73: 'busy', 74: 'silent' },
    })
    expect(last.source).toMatchObject({ health: 'ok', failures: 0, failure: null })
    expect(last.shown.map(({ title }) => title)).toEqual(
      expect.arrayContaining(
        ['Energy Attorney', 'Immigration Attorney', 'Patent Attorney'].map(
          (title) => expect.stringContaining(title) as string,
        ),
      ),
    )
    expect(last.shown.some(({ title }) => title.includes('Insurance'))).toBe(false)
    // After "too many requests" the site gets no further request, so the silent page was never requested.
    expect(last.problem).toMatchObject({ kind: 'too_many' })
  })
}

const careersPage = standIns.find(({ adapter }) => adapter === 'html_page') as StandIn
const drawn = (title: string, body: string) => `<html><head><title>${title}</title></head><body>${body}</body></html>`

test('believes a page without openings if it says or stays so, but not a wall', async ({ expect }) => {
  const page = { html: '' }
  const source = await sourceOf({
    ...careersPage,
    answer: (url, jobs, body) =>
      page.html && url.pathname === '/careers'
        ? new Response(page.html, { headers: { 'Content-Type': 'text/html' } })
        : careersPage.answer(url, jobs, body),
  })
  expect((await source.read(small)).shown).toHaveLength(3)
  page.html = drawn('Just a moment...', '<script src="/cdn-cgi/challenge-platform/x.js"></script>')
  const wall = await source.read(small)
  expect(wall).toMatchObject({ problem: { kind: 'refused' }, source: { health: 'blocked' } })
  expect(wall.problem?.message).toMatch(/prove to be a person/)
  page.html = drawn('Welcome', '<h1>Our new site</h1>')
  for (const _ of ['first', 'second', 'third']) {
    const empty = await source.read(small)
    if (empty.source.failures === 0) break
    expect(empty).toMatchObject({ problem: { kind: 'malformed' }, source: { health: 'failing' } })
    expect(empty.shown).toHaveLength(3)
  }
  expect(await source.read(small)).toMatchObject({ problem: null, shown: [], source: { health: 'ok' } })
  page.html = ''
  expect((await source.read(small)).shown).toHaveLength(3)
  page.html = drawn('Careers', '<h1>Careers</h1><p>We have no current attorney openings. Please check back.</p>')
  expect(await source.read(small)).toMatchObject({ problem: null, shown: [], source: { health: 'ok' } })
})

test('retries a transient error once per read', async ({ expect }) => {
  let falls = 1
  const source = await sourceOf({
    ...careersPage,
    answer: (url, jobs, body) => {
      if (falls-- > 0) throw new TypeError('connection reset')
      return careersPage.answer(url, jobs, body)
    },
  })
  expect(await source.read(small)).toMatchObject({ problem: null, source: { health: 'ok' } })
  falls = 2
  expect(await source.read(small)).toMatchObject({ problem: { kind: 'network' }, source: { health: 'failing' } })
})

test('details that the time does not suffice for are read within the hour', async ({ expect }) => {
  const source = await sourceOf(careersPage)
  const first = await source.read(small, 'fine', { detailMs: 0 })
  expect(first.shown.every(({ detailRef }) => detailRef !== null)).toBe(true)
  expect((first.source.nextReadAt?.getTime() ?? 0) - first.at.getTime()).toBe(3600_000)
  const second = await source.read(small)
  expect(second.shown.every(({ detailRef }) => detailRef === null)).toBe(true)
  expect((second.source.nextReadAt?.getTime() ?? 0) - second.at.getTime()).toBe(6 * 3600_000)
})

test('gives every platform a module and a stand-in, and every source a list address', ({ expect }) => {
  expect(Object.keys(jobPlatforms).sort()).toEqual(Object.keys(jobPlatformFacts).sort())
  const tested = new Set<string>([...standIns.map(({ adapter }) => adapter), 'workday_myworkdaysite'])
  expect(Object.keys(jobPlatformFacts).filter((name) => !tested.has(name))).toEqual([])
  const sources = shippedSources()
  expect(sources).toHaveLength(394)
  for (const source of sources) {
    const url = jobPlatforms[source.adapter as keyof typeof jobPlatforms].listUrl(source.locator)
    expect(url && URL.canParse(url), `${source.name} ${source.locator}`).toBe(true)
  }
  expect(new Set(sources.map(({ adapter, locator }) => `${adapter} ${locator}`)).size).toBe(394)
})
