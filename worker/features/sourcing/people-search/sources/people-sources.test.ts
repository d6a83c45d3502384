import { test } from 'vitest'
import { z } from 'zod'
import { makePoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import type { Transport } from '#worker/platform/safe-fetch/safe-fetch.ts'
import type { TaskMessage } from '#worker/db/client.ts'
import { call, signedIn, testDeps, testNow } from '#worker/test/api.ts'
import { contentTypeOf } from '#worker/test/people.ts'
import type { Deps } from '#worker/deps.ts'
import { readFirm, type FirmProgress } from './read-firm.service.ts'
import { people } from '#worker/features/sourcing/people-search/people/people.table.ts'
import { peoplePages } from './people-sources.table.ts'
import { peopleSearchQueries } from '#worker/features/sourcing/people-search/searches/people-searches.table.ts'
import { peopleSearchResults } from '#worker/features/sourcing/people-search/results/people-results.table.ts'
import { markDoNotContact } from '#worker/features/sourcing/people-search/people/do-not-contact.service.ts'
import { deletePerson } from '#worker/features/sourcing/people-search/results/found-people.service.ts'
import {
  reportFirm,
  runSearch,
  sweepSearches,
} from '#worker/features/sourcing/people-search/finding/run-search.service.ts'
import { startSearch } from '#worker/features/sourcing/people-search/finding/start-search.service.ts'
import { shippedFirms } from './shipped-firms.ts'
import { readProfiles, scrapeProfiles } from '#worker/features/sourcing/people-search/results/read-profiles.service.ts'

const site = 'https://www.harlowfinch.example'
const bio = (name: string, title: string, more = '') => `<html><head><title>${name}</title></head><body><main>
  <h1>${name}</h1><p class="position">${title}</p><a href="/offices/boston">Boston</a>
  <a href="mailto:${name.split(' ')[0]?.toLowerCase()}.${name.split(' ').at(-1)?.toLowerCase()}@harlowfinch.example">E-mail</a>
  <h2>Practices</h2><ul><li>Tax</li></ul><h2>Education</h2><ul><li>J.D., Yale Law School, 2012</li></ul>
  <h2>Bar Admissions</h2><ul><li>Massachusetts</li></ul>${more}</main></body></html>`

type Answers = Record<string, string | number | (() => Response | Promise<Response>)>

/** A firm's site: pages by their paths; a number is a status. What it was asked for is kept. */
function firmWith(answers: Answers) {
  const asked: string[] = []
  const transport: Transport = async (address) => {
    const { pathname, search } = new URL(address)
    asked.push(pathname + search)
    const found = answers[pathname + search]
    if (typeof found === 'function') return found()
    if (typeof found === 'number') return new Response('', { status: found })
    if (found === undefined) return new Response('', { status: 404 })
    return new Response(found, { headers: { 'Content-Type': contentTypeOf(pathname, found) } })
  }
  return { transport, asked }
}

const sitemap = (...paths: string[]) =>
  `<?xml version="1.0"?><urlset>${paths.map((path) => `<url><loc>${site}${path}</loc></url>`).join('')}</urlset>`

const usual = (): Answers => ({
  '/sitemap.xml': sitemap('/', '/people/amy-wu', '/people/ben-carter', '/people/tax-team', '/news/a'),
  '/people/amy-wu': bio('Amy Wu', 'Partner'),
  '/people/ben-carter': bio('Ben Carter', 'Associate'),
  '/people/tax-team': '<html><body><main><h1>Tax Team</h1><p>We are a team.</p></main></body></html>',
})

/** Ports that wait for no pace, and whose messages are kept. */
function depsWith(transport: Transport, at = testNow) {
  const sent: TaskMessage[] = []
  const deps = testDeps({ transport, now: () => at, enqueue: (messages) => void sent.push(...messages) })
  const { safeFetch, fetchHosts } = deps
  const politeFetch = makePoliteFetch({ safeFetch, hosts: fetchHosts, now: () => at, sleep: () => Promise.resolve() })
  return {
    ...deps,
    config: { ...deps.config, READ_SOURCES: true },
    politeFetch,
    sent,
  }
}

async function addFirm(deps: ReturnType<typeof depsWith>) {
  const row = await deps.peopleSources.add(
    { name: 'Harlow Finch LLP', site, host: 'harlowfinch.example', isEnabled: true },
    deps.now(),
  )
  if (!row) throw new Error('not added')
  // The shipped firms are not looked for while these tests read theirs.
  await deps.peopleSources.addShipped(shippedFirms(), new Date(8.64e15))
  return row
}
const slice = { readId: 'reader', sliceMs: 60_000 }
/** A slice that reports to the searches that wait for its firm. */
const reporting = (deps: Deps, sourceId: number) => ({
  ...slice,
  onProgress: (progress: FirmProgress) => reportFirm(deps, sourceId, progress),
})

test('reads a firm from its sitemap, and gives a reason for non-people', async ({ expect }) => {
  const { transport } = firmWith(usual())
  const deps = depsWith(transport)
  const firm = await addFirm(deps)
  expect(await readFirm(deps, firm, slice)).toMatchObject({
    problem: null,
    isMore: false,
    pagesFound: 3,
    peopleFound: 2,
  })
  const rows = await deps.db.select().from(people)
  expect(rows.find(({ name }) => name === 'Amy Wu')).toMatchObject({
    title: 'Partner',
    firm: 'Harlow Finch LLP',
    offices: ['Boston, MA'],
    email: 'amy.wu@harlowfinch.example',
    practiceAreas: ['Tax'],
    education: ['J.D., Yale Law School, 2012'],
    jdYear: 2012,
    barAdmissions: ['Massachusetts'],
    isPerson: true,
    isLawyer: true,
  })
  expect(rows.find(({ name }) => name === 'Tax Team')).toMatchObject({
    isPerson: false,
    verdict: expect.stringContaining('says nothing about a person'),
  })
  expect(await deps.peopleSources.byId(firm.id)).toMatchObject({
    health: 'ok',
    people: 2,
    pagesFound: 3,
    readId: null,
    foundBy: 'sitemap',
  })
}, 60_000)

const question = {
  location: 'Boston',
  keywords: 'tax',
  jobTitle: 'Partner',
  excludeWords: null,
  searchQuery: 'preview',
}
const later = (hours: number) => new Date(testNow.getTime() + hours * 3600_000)

test('a search answers from the index at once and reads the stale firm behind it', async ({ expect }) => {
  const { transport } = firmWith(usual())
  const deps = depsWith(transport)
  const firm = await addFirm(deps)
  const query = await startSearch(deps, { createdBy: null, ...question })
  expect(query).toMatchObject({ status: 'pending', resultCount: 0 })
  await runSearch(deps, query.id)
  await runSearch(deps, query.id)
  expect(await deps.peopleSearches.byId(query.id)).toMatchObject({ status: 'pending', firmsTotal: 1, firmsRead: 0 })
  await readFirm(deps, firm, reporting(deps, firm.id))
  expect(await deps.peopleSearches.byId(query.id)).toMatchObject({
    status: 'completed',
    resultCount: 1,
    firmsRead: 1,
    firmsFailed: 0,
    peopleFound: 2,
  })
  const results = await deps.peopleResults.ofQuery(query.id)
  expect(results.map(({ name, title, isValid }) => [name, title, isValid])).toEqual([
    ['Amy Wu', 'Partner', true],
    // A page of the same firm that holds the word and nobody is among those filtered out.
    ['Tax Team', null, false],
  ])
  // Now the index knows: the same search is complete with its first run, and without a request.
  const warm = await startSearch(deps, { createdBy: null, ...question, jobTitle: null })
  expect(warm.resultCount).toBe(0)
  await runSearch(deps, warm.id)
  expect(await deps.peopleSearches.byId(warm.id)).toMatchObject({ status: 'completed', resultCount: 2, firmsTotal: 0 })
  const elsewhere = await startSearch(deps, { createdBy: null, ...question, location: 'Chicago', excludeWords: 'Yale' })
  await runSearch(deps, elsewhere.id)
  expect(await deps.peopleSearches.byId(elsewhere.id)).toMatchObject({ status: 'completed', resultCount: 0 })
})

test('ends reading a firm with a reason, whatever its site does', async ({ expect }) => {
  const faults: [Answers, string, RegExp][] = [
    [{ '/robots.txt': 500 }, 'failing', /having problems/],
    [{ '/robots.txt': 'User-agent: *\nDisallow: /' }, 'blocked', /asks programs not to read/],
    [{ '/': 500, '/sitemap.xml': 500 }, 'failing', /having problems/],
    [
      { ...usual(), '/people/amy-wu': 403, '/people/ben-carter': 403, '/people/tax-team': 403 },
      'blocked',
      /doesn’t allow programs/,
    ],
    [
      { '/': () => new Response('', { status: 302, headers: { Location: '/' } }) },
      'failing',
      /redirects too many times/,
    ],
    [{ '/': '<html><body><h1>Harlow</h1></body></html>' }, 'empty', /No people pages/],
  ]
  for (const [answers, health, sentence] of faults) {
    const deps = depsWith(firmWith(answers).transport)
    await deps.db.run('delete from people_sources')
    await deps.db.run('delete from fetch_hosts')
    const firm = await addFirm(deps)
    const query = await startSearch(deps, { createdBy: null, ...question })
    await runSearch(deps, query.id)
    await readFirm(deps, firm, reporting(deps, firm.id))
    const after = await deps.peopleSources.byId(firm.id)
    expect(after, String(sentence)).toMatchObject({ health, failure: expect.stringMatching(sentence), readId: null })
    expect(after?.nextReadAt?.getTime()).toBeGreaterThan(testNow.getTime())
    expect((await deps.peopleSearches.byId(query.id))?.status, String(sentence)).toBe('completed')
  }
})

test('a reader that is cut off or delivered twice ends in the same state as one read', async ({ expect }) => {
  const { transport, asked } = firmWith(usual())
  const deps = depsWith(transport)
  const firm = await addFirm(deps)
  let writes = 0
  const write: typeof deps.people.write = (...given) => {
    if (++writes === 2) throw new Error('killed')
    return deps.people.write(...given)
  }
  await expect(readFirm({ ...deps, people: { ...deps.people, write } }, firm, slice)).resolves.toBeTruthy()
  // A reader that comes during the lease leaves the firm alone. Afterwards the rest is read, and nothing twice.
  await deps.peopleSources.claim(firm.id, 'dead', testNow, later(1))
  expect(await readFirm(deps, firm, { ...slice, readId: 'b' })).toBeNull()
  const next = { ...depsWith(transport, later(2)) }
  const row = await next.peopleSources.byId(firm.id)
  if (!row) throw new Error('no firm')
  expect(await readFirm(next, row, { ...slice, readId: 'c' })).toMatchObject({ problem: null, isMore: false })
  expect((await next.db.select().from(people)).map(({ name }) => name).sort()).toEqual([
    'Amy Wu',
    'Ben Carter',
    'Tax Team',
  ])
  expect(asked.filter((path) => path === '/people/amy-wu')).toHaveLength(1)
})

test('marks people who left as gone, and carries "do not contact" to their next firm', async ({ expect }) => {
  const answers = usual()
  const { transport } = firmWith(answers)
  const deps = depsWith(transport)
  const firm = await addFirm(deps)
  await readFirm(deps, firm, slice)
  const [amy] = (await deps.db.select().from(people)).filter(({ name }) => name === 'Amy Wu')
  const [ben] = (await deps.db.select().from(people)).filter(({ name }) => name === 'Ben Carter')
  if (!amy || !ben) throw new Error('not read')
  const { user } = await signedIn('admin')
  await markDoNotContact(deps, user, amy.id, 'Asked us to stop.')
  await deletePerson(deps, ben.id)
  answers['/sitemap.xml'] = sitemap('/people/ben-carter', '/people/tax-team', '/people/cy-young')
  answers['/people/cy-young'] = bio('Cy Young', 'Counsel')
  const next = depsWith(transport, later(25))
  await readFirm(next, (await next.peopleSources.byId(firm.id)) ?? firm, slice)
  expect(await next.people.byUrlKey(amy.urlKey)).toMatchObject({ goneAt: expect.any(Date) })
  expect(await next.people.byUrlKey(ben.urlKey)).toMatchObject({ name: '', email: null, deletedAt: expect.any(Date) })
  await next.people.write([{ ...amy, urlKey: 'other.example/amy', firm: 'Other LLP', sourceId: null }], later(26))
  const moved = await next.people.byUrlKey('other.example/amy')
  await next.people.settleMoves([moved?.id ?? 0], later(26))
  expect(await next.people.byUrlKey('other.example/amy')).toMatchObject({
    previousFirm: 'Harlow Finch LLP',
    doNotContactAt: expect.any(Date),
    doNotContactBy: user.id,
    doNotContactReason: 'Asked us to stop.',
  })
})

test('a deleted person’s card is removed and not kept again', async ({ expect }) => {
  const answers = usual()
  answers['/sitemap.xml'] = 404
  answers['/'] = '<html><body><a href="/people">People</a></body></html>'
  answers['/people/tax-team'] = bio('Cy Young', 'Counsel')
  const card = (name: string, path: string) => `<div><a href="/people/${path}">${name}</a><p>Partner</p></div>`
  answers['/people'] = `<html><body><h1>People</h1>${card('Amy Wu', 'amy-wu')}${card('Ben Carter', 'ben-carter')}
    ${card('Cy Young', 'tax-team')}</body></html>`
  const { transport } = firmWith(answers)
  const deps = depsWith(transport)
  const firm = await addFirm(deps)
  await readFirm(deps, firm, slice)
  const labels = async () => (await deps.db.select().from(peoplePages)).map(({ label }) => label?.split('\n')[0])
  expect(await labels()).toContain('Ben Carter')
  const [ben] = (await deps.db.select().from(people)).filter(({ name }) => name === 'Ben Carter')
  await deletePerson(deps, ben?.id ?? 0)
  expect(await labels()).not.toContain('Ben Carter')
  const next = depsWith(transport, later(25))
  await readFirm(next, (await next.peopleSources.byId(firm.id)) ?? firm, slice)
  expect(await labels()).not.toContain('Ben Carter')
  expect(await labels()).toContain('Amy Wu')
})

test('profiles are read each with its own status; what is lost is failed by the sweep', async ({ expect }) => {
  const answers = usual()
  const deps = depsWith(firmWith(answers).transport)
  await readFirm(deps, await addFirm(deps), slice)
  const query = await startSearch(deps, { createdBy: null, ...question, jobTitle: null })
  await runSearch(deps, query.id)
  answers['/people/ben-carter'] = 404
  const next = depsWith(firmWith(answers).transport, later(12))
  expect(await scrapeProfiles(next, query.id)).toEqual({ totalResults: 2 })
  await expect(scrapeProfiles(next, query.id)).rejects.toThrow('no profiles to read')
  const [message] = next.sent
  const { resultIds: ids } = z.object({ resultIds: z.array(z.number()) }).parse(message?.payload)
  await readProfiles(next, ids)
  await readProfiles(next, ids)
  const results = (await next.db.select().from(peopleSearchResults)).filter(({ isValid }) => isValid)
  expect(
    results.map(({ name, scrapingStatus, scrapeFailure }) => [name, scrapingStatus, scrapeFailure]).sort(),
  ).toEqual([
    ['Amy Wu', 'scraped', null],
    ['Ben Carter', 'failed', 'The site says this page doesn’t exist (404).'],
  ])
  expect(await scrapeProfiles(next, query.id)).toEqual({ totalResults: 1 })
  expect(await next.peopleResults.failOverdueProfiles(later(13), 'too late', later(13))).toBe(1)
  const lost = await startSearch(next, { createdBy: null, ...question })
  await next.db.update(peopleSearchQueries).set({ deadlineAt: later(1) })
  expect(await sweepSearches(next)).toBe(1)
  expect(await next.peopleSearches.byId(lost.id)).toMatchObject({
    status: 'failed',
    failure: expect.stringContaining('couldn’t run'),
  })
})

test('lets admins manage the sources, and refuses others', async ({ expect }) => {
  const admin = await signedIn('admin')
  const list = async () =>
    (await call('GET', '/api/people-sources', { as: admin })).json<{ id: number; name: string }[]>()
  expect((await list()).length).toBe(216)
  expect((await list()).length).toBe(216)
  const body = { name: 'Acme Law', site: 'acmelaw.example.com', enabled: true }
  const added = await call('POST', '/api/people-sources', { as: admin, body })
  expect(added.status).toBe(201)
  const source = await added.json<{ id: number; site: string }>()
  expect(source.site).toBe('https://acmelaw.example.com')
  expect(
    (
      await call('POST', '/api/people-sources', {
        as: admin,
        body: { ...body, site: 'https://www.acmelaw.example.com/people' },
      })
    ).status,
  ).toBe(409)
  for (const site of ['http://127.0.0.1:4000', 'localhost', 'https://10.0.0.1', 'javascript:alert(1)', '']) {
    expect((await call('POST', '/api/people-sources', { as: admin, body: { ...body, site } })).status, site).toBe(400)
  }
  const changed = await call('PATCH', `/api/people-sources/${source.id}`, { as: admin, body: { enabled: false } })
  expect(await changed.json()).toMatchObject({ enabled: false, nextReadAt: null })
  expect((await call('DELETE', `/api/people-sources/${source.id}`, { as: admin })).status).toBe(204)
  expect((await call('DELETE', `/api/people-sources/${source.id}`, { as: admin })).status).toBe(404)
  expect((await call('GET', '/api/people-sources', { as: await signedIn('partner') })).status).toBe(403)
})
