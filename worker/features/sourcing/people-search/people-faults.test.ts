import { expect, test } from 'vitest'
import { PageError } from '#worker/reading/page-error.ts'
import { makePoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { makeSafeFetch, type Transport } from '#worker/platform/safe-fetch/safe-fetch.ts'
import { consumeDead } from '#worker/tasks/consume.ts'
import type { TaskMessage } from '#worker/db/client.ts'
import { tasks } from '#worker/tasks/registry.ts'
import { testDeps, testNow } from '#worker/test/api.ts'
import { contentTypeOf } from '#worker/test/people.ts'
import { readFirm, type FirmProgress } from './sources/read-firm.service.ts'
import { runSearch, sweepSearches, reportFirm } from './finding/run-search.service.ts'
import { startSearch } from './finding/start-search.service.ts'
import { profileBoundMs, readProfiles, scrapeProfiles } from './results/read-profiles.service.ts'
import { shippedFirms } from './sources/shipped-firms.ts'

// Each fault of docs/people-search.md, with the end state of firm, query and results.

const site = 'https://www.harlowfinch.example'
const bio = (name: string) => `<html><head><title>${name}</title></head><body><main><h1>${name}</h1>
  <p class="position">Partner</p><a href="/offices/boston">Boston</a><h2>Practices</h2><ul><li>Tax</li></ul></main></body></html>`
/** Pages that only a browser can draw. */
const shell = '<html><body><div id="root"></div><script type="module" src="/app.js"></script></body></html>'
const sitemap = (paths: readonly string[]) =>
  `<?xml version="1.0"?><urlset>${paths.map((path) => `<url><loc>${site}${path}</loc></url>`).join('')}</urlset>`

/** A page, a status, a redirect, or no answer at all. */
type Answer = string | number | { to: string } | { hangs: true }

/** Ports over a site that gives these answers; other pages are missing. The clock moves only when a test moves it. */
async function firmOf(answers: (path: string) => Answer | undefined, html?: (url: string) => Promise<string>) {
  const clock = { now: testNow }
  const asked: string[] = []
  const transport: Transport = async (address) => {
    const path = new URL(address).pathname
    asked.push(path)
    const answer = answers(path)
    if (typeof answer === 'object' && 'hangs' in answer) return new Promise<Response>(() => {})
    if (typeof answer === 'number' || answer === undefined) return new Response('', { status: answer ?? 404 })
    if (typeof answer === 'object') return new Response('', { status: 302, headers: { Location: answer.to } })
    return new Response(answer, { headers: { 'Content-Type': contentTypeOf(path, answer) } })
  }
  const sent: TaskMessage[] = []
  const base = testDeps({ now: () => clock.now, enqueue: (messages) => void sent.push(...messages) })
  const safeFetch = makeSafeFetch({
    rules: { allowedPrivateOrigins: [], ownHosts: [] },
    userAgent: () => Promise.resolve('PlacetBot/1.0'),
    transport,
    timeoutMs: 100,
  })
  const deps = {
    ...base,
    safeFetch,
    politeFetch: makePoliteFetch({
      safeFetch,
      hosts: base.fetchHosts,
      now: () => clock.now,
      sleep: () => Promise.resolve(),
    }),
    browserPages: {
      html: html ?? (() => Promise.reject(new PageError('network', 'no browser'))),
      close: async () => {},
    },
    config: { ...base.config, READ_SOURCES: true },
  }
  const firm = await deps.peopleSources.add(
    { name: 'Harlow Finch LLP', site, host: 'harlowfinch.example', isEnabled: true },
    testNow,
  )
  if (!firm) throw new Error('not added')
  await deps.peopleSources.addShipped(shippedFirms(), new Date(8.64e15))
  const query = await startSearch(deps, {
    createdBy: null,
    location: 'Boston',
    keywords: 'tax',
    jobTitle: null,
    excludeWords: null,
    searchQuery: 'preview',
  })
  await runSearch(deps, query.id)
  const read = async (readId: string) => {
    const source = await deps.peopleSources.byId(firm.id)
    const onProgress = (progress: FirmProgress) => reportFirm(deps, firm.id, progress)
    return source && readFirm(deps, source, { readId, sliceMs: 60_000, onProgress })
  }
  const end = async () => ({
    query: await deps.peopleSearches.byId(query.id),
    names: (await deps.peopleResults.ofQuery(query.id)).map(({ name }) => name).sort(),
    firm: await deps.peopleSources.byId(firm.id),
  })
  return { deps, clock, asked, sent, firm, query, read, end }
}

/** Answers by path; the other paths have the answer `rest`. */
const answersOf = (known: Record<string, Answer>, rest?: Answer) => (path: string) =>
  path in known ? known[path] : rest

test('draws the page again after the browser is killed, and loses or repeats nobody', async () => {
  const names = ['Amy Wu', 'Ben Carter', 'Cara Diaz', 'Dan Evans']
  const paths = names.map((name) => `/people/${name.toLowerCase().replace(' ', '-')}`)
  let drawn = 0
  const { read, end } = await firmOf(
    answersOf({ '/sitemap.xml': sitemap(paths), ...Object.fromEntries(paths.map((path) => [path, shell])) }),
    async (url) => {
      // The second page takes the browser with it; the next call starts another.
      if (++drawn === 2) throw new PageError('timeout', 'The page didn’t open in a browser within 10 seconds.')
      return bio(names[paths.indexOf(new URL(url).pathname)] ?? '')
    },
  )
  expect(await read('a')).toMatchObject({ problem: null, isMore: false })
  const { query, names: found, firm } = await end()
  expect(query).toMatchObject({ status: 'completed', resultCount: 4, firmsRead: 1, firmsFailed: 0 })
  expect(found).toEqual(names)
  expect(firm).toMatchObject({ health: 'ok', needsBrowser: true, readId: null })
  expect(drawn).toBe(5)
})

test('completes the search and records the firm’s failure without a browser', async () => {
  const paths = ['/people/amy-wu', '/people/ben-carter', '/people/cara-diaz']
  const { read, end } = await firmOf((path) => (path === '/sitemap.xml' ? sitemap(paths) : shell))
  await read('a')
  const { query, firm } = await end()
  expect(query).toMatchObject({ status: 'completed', resultCount: 0 })
  expect(firm?.health).not.toBe('ok')
  expect(firm).toMatchObject({ failure: expect.any(String), readId: null })
})

test('a firm that hangs, answers 500 or redirects in circles ends with its sentence', async () => {
  const faults: [Answer, RegExp][] = [
    [{ hangs: true }, /didn’t respond within/],
    [500, /having problems/],
    [{ to: '/people/amy-wu' }, /redirects too many times/],
  ]
  for (const [answer, sentence] of faults) {
    const paths = ['/people/amy-wu', '/people/ben-carter', '/people/cara-diaz']
    const fault = await firmOf(answersOf({ '/sitemap.xml': sitemap(paths), '/robots.txt': 404 }, answer))
    expect(await fault.read('a'), String(sentence)).toMatchObject({ problem: expect.stringMatching(sentence) })
    const { query, firm, names } = await fault.end()
    expect(query, String(sentence)).toMatchObject({ status: 'completed', firmsFailed: 1, resultCount: 0 })
    expect(firm, String(sentence)).toMatchObject({ health: 'failing', failures: 1, readId: null, readingUntil: null })
    expect(firm?.nextReadAt?.getTime()).toBeGreaterThan(testNow.getTime())
    expect(names).toEqual([])
    // Three errors end it: three pages and the directory, each with the five redirects that are followed at most.
    expect(fault.asked.filter((path) => path.startsWith('/people/')).length).toBeLessThanOrEqual(24)
    await fault.deps.db.run('delete from people_sources')
    await fault.deps.db.run('delete from people_search_queries')
    await fault.deps.db.run('delete from fetch_hosts')
  }
})

test('bounds the people of a sitemap of 50,000 addresses and ends by the deadline', async () => {
  const paths = Array.from({ length: 50_000 }, (_, n) => (n % 5 === 0 ? `/people/person-${n}` : `/news/story-${n}`))
  const answers = answersOf({ '/sitemap.xml': sitemap(paths), '/robots.txt': 404 }, bio('Amy Wu'))
  const { deps, clock, read, end, query } = await firmOf((path) => {
    // The clock runs while pages are read: a slice ends by it, not by the last page.
    clock.now = new Date(clock.now.getTime() + 10_000)
    return answers(path)
  })
  const slice = await read('a')
  expect(slice).toMatchObject({ pagesFound: 6_000, isMore: true, problem: null })
  expect(slice?.pagesRead).toBeLessThan(20)
  expect((await deps.peopleSearches.byId(query.id))?.status).toBe('pending')
  clock.now = new Date(testNow.getTime() + 11 * 60_000)
  expect(await sweepSearches(deps)).toBe(1)
  expect((await end()).query).toMatchObject({
    status: 'completed',
    failure: 'Time ran out before all firms were read.',
  })
}, 120_000)

test('robots.txt forbids the people: they are left alone, and both say so', async () => {
  const text = sitemap(['/people/amy-wu', '/people/ben-carter', '/people/cara-diaz'])
  const { read, end, asked } = await firmOf(
    answersOf({ '/robots.txt': 'User-agent: *\nDisallow: /people/', '/sitemap.xml': text }, bio('Amy Wu')),
  )
  await read('a')
  const { query, firm, names } = await end()
  expect(query).toMatchObject({ status: 'completed', resultCount: 0, firmsFailed: 1 })
  expect(firm).toMatchObject({ health: 'blocked', failure: expect.stringContaining('robots.txt') })
  expect(names).toEqual([])
  expect(asked.some((path) => path.startsWith('/people/'))).toBe(false)
})

test('ends work whose messages fail or are lost, so that nothing stays pending', async () => {
  const paths = ['/people/amy-wu', '/people/ben-carter', '/people/cara-diaz']
  const { deps, clock, read, query, sent, end } = await firmOf(
    answersOf({
      '/sitemap.xml': sitemap(paths),
      ...Object.fromEntries(paths.map((path) => [path, bio(path.endsWith('wu') ? 'Amy Wu' : 'Ben Carter')])),
    }),
  )
  const dead = (body: unknown) =>
    consumeDead(deps, tasks, {
      queue: 'placet-tasks-dead',
      messages: [{ id: crypto.randomUUID(), body, attempts: 4, timestamp: testNow, ack() {}, retry() {} }],
      ackAll() {},
      retryAll() {},
      metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } },
    })
  // The firm's message dies: the search that waits for it completes.
  const reading = sent.find(({ task }) => task === 'read.people-firm')
  await dead(reading)
  expect((await end()).query).toMatchObject({ status: 'completed', firmsFailed: 1, resultCount: 0 })
  // A search whose own message dies before it ran has failed, and says what to do.
  const another = await startSearch(deps, { ...query, searchQuery: 'x' })
  await dead({ id: 'm', task: 'people-search.run', payload: { queryId: another.id } })
  expect(await deps.peopleSearches.byId(another.id)).toMatchObject({
    status: 'failed',
    failure: 'The search couldn’t run. Please start it again.',
  })
  // Profiles: the message dies. Profiles that are requested again and lost are failed by the sweep.
  clock.now = new Date(testNow.getTime() + 60_000)
  await read('later')
  const third = await startSearch(deps, { ...query, searchQuery: 'y' })
  await deps.db.run('update people_search_queries set searched_at = 1')
  const { totalResults } = await scrapeProfiles(deps, third.id)
  expect(totalResults).toBeGreaterThan(0)
  const profiles = sent.findLast(({ task }) => task === 'read.people-profiles')
  await dead(profiles)
  const states = async () =>
    (await deps.peopleResults.ofQuery(third.id)).map(({ scrapingStatus, scrapeFailure }) => [
      scrapingStatus,
      scrapeFailure,
    ])
  const lost = ['failed', 'The profile was not read in time. Please try again.']
  expect(await states()).toEqual(Array.from({ length: totalResults }, () => lost))
  await scrapeProfiles(deps, third.id)
  clock.now = new Date(clock.now.getTime() + profileBoundMs + 60_000)
  const before = new Date(clock.now.getTime() - profileBoundMs)
  expect(await deps.peopleResults.failOverdueProfiles(before, lost[1] ?? '', clock.now)).toBe(totalResults)
  // A message that comes after the sweep finds nothing to do.
  const ids = (await deps.peopleResults.ofQuery(third.id)).map(({ id }) => id)
  await readProfiles(deps, ids)
  expect(await states()).toEqual(Array.from({ length: totalResults }, () => lost))
})

const firstNames = ['Amy', 'Ben', 'Cara', 'Dan', 'Ella', 'Frank', 'Grace', 'Henry']
const lastNames = ['Wu', 'Carter', 'Diaz', 'Evans', 'Novak']
const staff = firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last}`))
const pathOf = (name: string) => `/people/${name.toLowerCase().replace(' ', '-')}`
const largeFirm = answersOf({
  '/sitemap.xml': sitemap(staff.map(pathOf)),
  ...Object.fromEntries(staff.map((name) => [pathOf(name), bio(name)])),
})

test('ends a slice when its queries are used up, and continues in the next', async () => {
  const { deps, read, asked, end } = await firmOf(largeFirm)
  const pagesAsked = () => asked.filter((path) => path.startsWith('/people/')).length
  deps.budget = { queries: () => 0, isSpent: () => pagesAsked() >= 7 }
  expect(await read('a')).toMatchObject({ pagesRead: 7, isMore: true, problem: null })
  deps.budget = { queries: () => 0, isSpent: () => false }
  expect(await read('b')).toMatchObject({ pagesRead: staff.length - 7, isMore: false })
  expect(pagesAsked()).toBe(staff.length)
  expect((await end()).names).toEqual(staff.toSorted())
})

test('reads a page of a firm with fewer than five queries', async () => {
  const { deps, read } = await firmOf(largeFirm)
  const before = deps.budget.queries()
  expect(await read('a')).toMatchObject({ pagesRead: staff.length, isMore: false })
  expect((deps.budget.queries() - before) / staff.length).toBeLessThan(4.5)
})
