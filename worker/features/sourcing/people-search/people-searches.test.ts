import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { defaultPreferences } from '#contract/domain/preferences.ts'
import type { PeopleQuery, PeopleQueryDetail, PersonResult } from '#contract/api/sourcing/people-search.ts'
import { peopleSearchBody } from '#contract/domain/people-search.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { statusesFor } from '#worker/test/matrix.ts'
import { indexed as person } from '#worker/test/people.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { runSearch } from './finding/run-search.service.ts'
import { peopleSearchQueries } from '#worker/features/sourcing/people-search/searches/people-searches.table.ts'
import { peopleSearchResults } from '#worker/features/sourcing/people-search/results/people-results.table.ts'
import { ensureShippedSources } from './sources/shipped-firms.ts'
import { startOwnSearch } from './finding/start-search.service.ts'
import { askProfiles } from './results/read-profiles.service.ts'
import { people } from '#worker/features/sourcing/people-search/people/people.table.ts'
import { peopleSources } from '#worker/features/sourcing/people-search/sources/people-sources.table.ts'

const wanted = { location: 'New York', keywords: 'tax' }

/** Three people in the index and a page that shows none; no firm is due to be read. */
beforeEach(async () => {
  const deps = testDeps()
  await ensureShippedSources(deps)
  await deps.db.update(peopleSources).set({ nextReadAt: null })
  await deps.people.write(
    [
      person(1, { name: 'Ann Lee' }),
      person(2, { name: '=cmd()', title: 'Partner' }),
      person(3, { name: 'Wei Ng', email: null, title: 'Senior Associate' }),
      person(4, { name: 'Tax Team', isPerson: false, verdict: 'The page shows a team.', title: null }),
    ],
    // By the clock of the queue, which reads no page again that was read a moment ago.
    new Date(),
  )
})

type Results = { query: PeopleQueryDetail; results: PersonResult[]; filteredOutResults: PersonResult[] }
/** Without the queue, so that what runs when is the test's to say. */
const quietDeps = () => testDeps({ enqueue: () => {} })
const actorOf = ({ user }: TestSession) => ({
  ...user,
  mustSetUpTwoFactor: false,
  isProvisional: false,
  preferences: defaultPreferences,
  sessionId: '',
})
const start = (as: TestSession, body: unknown = wanted) =>
  answerOf<PeopleQueryDetail>(call('POST', '/api/people-search', { as, body }))
/** Starts a search that nothing runs. */
const startQuietly = async (as: TestSession, given: { location: string; keywords: string } = wanted) =>
  (await startOwnSearch(quietDeps(), actorOf(as), peopleSearchBody.parse(given))).query
const read = (as: TestSession, id: number) => answerOf<Results>(call('GET', `/api/people-search/${id}`, { as }))

/** A search of somebody, run to its end. */
async function search(as: TestSession, given = wanted): Promise<Results> {
  const query = await startQuietly(as, given)
  await runSearch(testDeps(), query.id)
  return (await read(as, query.id)).body
}
const names = (results: PersonResult[]) => results.map(({ name }) => name).sort()
const find = (results: PersonResult[], name: string) => {
  const result = results.find((one) => one.name === name)
  if (!result) throw new Error(`${name} was not found`)
  return result
}

test('a search is pending, then completed with people and what was filtered out', async () => {
  const partner = await signedIn('partner')
  const started = await start(partner, { ...wanted, jobTitle: '', excludeWords: 'retired' })
  expect(started).toMatchObject({
    status: 201,
    body: { status: 'pending', location: 'New York', keywords: 'tax', jobTitle: null, excludeWords: 'retired' },
  })
  expect(started.body.searchQuery).toMatch(/"New York" AND "tax" -retired$/)
  await runSearch(testDeps(), started.body.id)
  const { query, results, filteredOutResults } = (await read(partner, started.body.id)).body
  expect(query).toMatchObject({ status: 'completed', resultCount: 3, isCancelled: false })
  expect(names(results)).toEqual(['=cmd()', 'Ann Lee', 'Wei Ng'])
  expect(filteredOutResults).toMatchObject([
    { name: 'Tax Team', isValid: false, filterReason: 'The page shows a team.' },
  ])
  expect(find(results, 'Ann Lee')).toMatchObject({
    title: 'Associate',
    company: 'Firm LLP',
    email: 'person1@firm.example',
    practiceArea: 'Tax',
    location: 'New York, NY',
    profileUrl: 'https://firm.example/people/1',
    scrapingStatus: 'not_attempted',
  })
})

test('refuses missing fields with the sentences of the form', async () => {
  const partner = await signedIn('partner')
  const issues = [
    { path: 'location', message: 'Location must be at least 2 characters' },
    { path: 'keywords', message: 'At least one keyword is required' },
  ]
  for (const body of [{ location: 'N', keywords: ' , ' }, {}]) {
    expect(await start(partner, body)).toMatchObject({ status: 400, body: { issues } })
  }
  expect((await start(partner, { ...wanted, jobTitle: ['Partner'] })).status).toBe(400)
})

test('starts one search when a person starts it twice, and one for each person', async () => {
  const [partner, other] = [await signedIn('partner'), await signedIn('partner')]
  const [one, two] = await Promise.all([startQuietly(partner), startQuietly(partner)])
  expect(one.id).toBe(two.id)
  expect((await startQuietly(partner)).id).toBe(one.id)
  expect((await startQuietly(other)).id).not.toBe(one.id)
  expect(await testDeps().db.$count(peopleSearchQueries)).toBe(2)
  await runSearch(testDeps(), one.id)
  expect((await startQuietly(partner)).id).not.toBe(one.id)
})

test('limits how often a person starts searches', async () => {
  const partner = await signedIn('partner')
  const { limiter } = testDeps({ now: () => new Date() })
  const starts = { name: 'people_search', max: 60, windowSeconds: 3600 }
  for (let n = 0; n < 60; n++) await limiter.hit(starts, String(partner.user.id))
  expect(await start(partner)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect((await start(await signedIn('partner'))).status).toBe(201)
})

test('partners see their own searches, admins all; every call refuses the others', async () => {
  const { waiting, partner, other, admin } = await cast()
  const { query, results } = await search(partner)
  const at = `/api/people-search/${query.id}`
  const one = `${at}/results/${find(results, 'Ann Lee').id}`
  const callers = { stranger: null, waiting, other, partner, admin }
  const expected = { stranger: 401, waiting: 403, other: 404, partner: 200, admin: 200 }
  expect(await statusesFor('GET', at, callers)).toEqual(expected)
  expect(await statusesFor('GET', `${at}/results.csv`, callers)).toEqual(expected)
  expect(await statusesFor('POST', `${at}/cancel`, callers)).toEqual(expected)
  expect(await statusesFor('POST', `${one}/candidate`, callers)).toEqual(expected)
  expect(await statusesFor('PUT', `${one}/do-not-contact`, callers, { doNotContact: false })).toEqual(expected)
  const accepted = { ...expected, partner: 202, admin: 202 }
  expect(await statusesFor('POST', `${at}/scrape-profiles`, callers)).toEqual(accepted)
  expect(await statusesFor('POST', `${one}/scrape-profile`, callers)).toEqual(accepted)
  // A deletion holds for everybody, so it is the admins'.
  expect(await statusesFor('DELETE', `${one}/person`, callers)).toEqual({ ...expected, partner: 403 })
  expect(await statusesFor('DELETE', at, { stranger: null, waiting, other, partner })).toEqual({
    stranger: 401,
    waiting: 403,
    other: 404,
    partner: 200,
  })
  expect((await call('GET', `${at}/results.csv?ids=1,x`, { as: admin })).status).toBe(400)
  expect((await call('POST', `/api/people-search/${query.id + 1}/scrape-profiles`, { as: admin })).status).toBe(404)
})

test('hides results of another search', async () => {
  const [partner, other] = [await signedIn('partner'), await signedIn('partner')]
  const own = await search(partner)
  const foreign = find((await search(other)).results, 'Ann Lee')
  expect(
    (await call('POST', `/api/people-search/${own.query.id}/results/${foreign.id}/candidate`, { as: partner })).status,
  ).toBe(404)
})

test('the history lists what one may see, newest first, in pages and by status', async () => {
  const [partner, admin] = [await signedIn('partner'), await signedIn('admin')]
  for (const keywords of ['tax', 'harvard', 'new york']) await search(partner, { ...wanted, keywords })
  await startQuietly(partner, { ...wanted, keywords: 'still running' })
  await search(admin, { ...wanted, keywords: 'tax, harvard' })
  type Page = { items: PeopleQuery[]; nextCursor: string | null }
  const page = async (as: TestSession, query: string) =>
    (await answerOf<Page>(call('GET', `/api/people-search/page${query}`, { as }))).body
  const first = await page(partner, '?status=completed&limit=2')
  expect(first.items.map(({ keywords }) => keywords)).toEqual(['new york', 'harvard'])
  const second = await page(partner, `?status=completed&limit=2&cursor=${first.nextCursor}`)
  expect([second.items.map(({ keywords }) => keywords), second.nextCursor]).toEqual([['tax'], null])
  expect((await page(admin, '')).items).toHaveLength(5)
  const list = await call('GET', '/api/people-search', { as: partner })
  expect(list.headers.get('X-Total-Count')).toBe('4')
  expect(await list.json()).toMatchObject([
    { keywords: 'still running', status: 'pending', searchedBy: { id: partner.user.id } },
    { keywords: 'new york', status: 'completed', resultCount: 3 },
    {},
    {},
  ])
  expect((await call('GET', '/api/people-search/page?cursor=x', { as: partner })).status).toBe(400)
})

test('a search that is cancelled keeps what it has, and can be cancelled twice', async () => {
  const partner = await signedIn('partner')
  const { id } = await startQuietly(partner)
  const cancel = () => answerOf<PeopleQueryDetail>(call('POST', `/api/people-search/${id}/cancel`, { as: partner }))
  expect((await cancel()).body).toMatchObject({ isCancelled: true, resultCount: 3 })
  expect((await cancel()).body).toMatchObject({ isCancelled: true })
  // The task that comes late changes nothing.
  await runSearch(testDeps(), id)
  expect((await read(partner, id)).body.query).toMatchObject({ isCancelled: true })
})

test('"do not contact" survives later searches, and spares exports and candidates', async () => {
  const [partner, admin] = [await signedIn('partner'), await signedIn('admin')]
  const first = await search(partner)
  const lee = find(first.results, 'Ann Lee')
  const at = `/api/people-search/${first.query.id}/results/${lee.id}`
  const mark = (doNotContact: boolean) =>
    call('PUT', `${at}/do-not-contact`, { as: partner, body: { doNotContact, reason: ' Asked by phone. ' } })
  expect(await (await mark(true)).json()).toMatchObject({
    isValid: false,
    filterReason: 'Marked as do not contact.',
    doNotContact: { by: partner.user.name, reason: 'Asked by phone.' },
  })
  // The firm's page is read again, and someone else searches.
  await testDeps().people.write([person(1, { name: 'Ann Lee', contentHash: 'new', title: 'Counsel' })], testNow)
  const later = await search(admin)
  expect(names(later.results)).toEqual(['=cmd()', 'Wei Ng'])
  const marked = find(later.filteredOutResults, 'Ann Lee')
  expect(marked.doNotContact).toMatchObject({ by: partner.user.name })
  const csv = await call('GET', `/api/people-search/${later.query.id}/results.csv?ids=${marked.id}`, { as: admin })
  expect(await csv.text()).not.toContain('Ann Lee')
  const add = await call('POST', `/api/people-search/${later.query.id}/results/${marked.id}/candidate`, { as: admin })
  expect(await add.json()).toMatchObject({ code: 'do_not_contact' })
  await mark(false)
  expect(names((await read(admin, later.query.id)).body.results)).toContain('Ann Lee')
})

test('refuses to mark or add a result without a person', async () => {
  const partner = await signedIn('partner')
  const { query, filteredOutResults } = await search(partner)
  const team = find(filteredOutResults, 'Tax Team')
  const at = `/api/people-search/${query.id}/results/${team.id}`
  expect((await call('POST', `${at}/candidate`, { as: partner })).status).toBe(409)
  await testDeps().db.update(peopleSearchResults).set({ personId: null }).where(eq(peopleSearchResults.id, team.id))
  expect((await call('PUT', `${at}/do-not-contact`, { as: partner, body: { doNotContact: true } })).status).toBe(409)
  expect((await call('PUT', `${at}/do-not-contact`, { as: partner, body: {} })).status).toBe(400)
  const admin = await signedIn('admin')
  expect((await call('DELETE', `${at}/person`, { as: admin })).status).toBe(200)
  expect((await read(partner, query.id)).body.filteredOutResults).toEqual([])
})

test('a deleted person leaves every search, and no later read brings them back', async () => {
  const [partner, admin] = [await signedIn('partner'), await signedIn('admin')]
  const first = await search(partner)
  const lee = find(first.results, 'Ann Lee')
  const at = `/api/people-search/${first.query.id}/results/${lee.id}/person`
  expect((await call('DELETE', at, { as: admin })).status).toBe(200)
  expect((await call('DELETE', at, { as: admin })).status).toBe(404)
  await testDeps().people.write([person(1, { name: 'Ann Lee' })], testNow)
  expect(names((await search(partner)).results)).toEqual(['=cmd()', 'Wei Ng'])
  const after = (await read(partner, first.query.id)).body
  expect(names(after.results)).toEqual(['=cmd()', 'Wei Ng'])
  const row = await testDeps().db.select().from(people).where(eq(people.urlKey, 'firm.example/people/1')).get()
  expect(JSON.stringify(row)).not.toMatch(/Ann|Lee|Harvard|firm\.example"?,"email":"p/)
})

test('exports all or selected people safely for spreadsheets', async () => {
  const partner = await signedIn('partner')
  const { query, results } = await search(partner)
  const at = `/api/people-search/${query.id}/results.csv`
  const whole = await call('GET', at, { as: partner })
  expect(whole.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(whole.headers.get('Content-Disposition')).toContain('attachment')
  const lines = (await whole.text()).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^Name,Title,Firm,/)
  expect(lines).toHaveLength(4)
  expect(lines.find((text) => text.includes('cmd'))).toMatch(
    /^'=cmd\(\),Partner,Firm LLP,Tax,person2@firm\.example,'\+1 212/,
  )
  const some = await call('GET', `${at}?ids=${find(results, 'Wei Ng').id},999999`, { as: partner })
  expect((await some.text()).trimEnd().split('\r\n')).toHaveLength(2)
})

test('adds a result as one candidate profile, however often it is added', async () => {
  const partner = await signedIn('partner')
  const { query, results } = await search(partner)
  const add = () =>
    answerOf(
      call('POST', `/api/people-search/${query.id}/results/${find(results, 'Wei Ng').id}/candidate`, { as: partner }),
    )
  const [one, two] = await Promise.all([add(), add()])
  expect(one.body['candidateId']).toBe(two.body['candidateId'])
  expect([one.body['isNew'], two.body['isNew']].sort()).toEqual([false, true])
  expect(await testDeps().db.select().from(candidates)).toMatchObject([
    {
      name: 'Wei Ng',
      email: null,
      practiceAreas: ['Tax'],
      locations: ['New York, NY'],
      seniority: 'senior-associate',
      yearsExperience: 10,
      assignedPartnerId: partner.user.id,
      notes:
        'Senior Associate, Firm LLP\nEducation: J.D., Harvard Law School, 2016\nBar admissions: New York\nFound by people search: https://firm.example/people/3',
    },
  ])
})

test('requests profiles once, reports progress, and retries a single one', async () => {
  const partner = await signedIn('partner')
  const { query, results } = await search(partner)
  const ask = (resultId?: number) => askProfiles(quietDeps(), actorOf(partner), query.id, resultId)
  expect(await ask()).toBe(3)
  expect(await ask()).toBe(3)
  const none = { scraped: 0, failed: 0, notAttempted: 0 }
  expect((await read(partner, query.id)).body.query.profiles).toEqual({ ...none, pending: 3 })
  const lee = find(results, 'Ann Lee')
  await testDeps()
    .db.update(peopleSearchResults)
    .set({ scrapingStatus: 'failed', scrapeFailure: 'The page did not answer.' })
    .where(eq(peopleSearchResults.id, lee.id))
  expect((await read(partner, query.id)).body.query.profiles).toEqual({ ...none, pending: 2, failed: 1 })
  expect(await ask(lee.id)).toBe(3)
  expect(find((await read(partner, query.id)).body.results, 'Ann Lee')).toMatchObject({
    scrapingStatus: 'pending',
    scrapeFailure: null,
  })
})
