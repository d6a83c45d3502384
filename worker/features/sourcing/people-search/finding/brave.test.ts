import { expect, test } from 'vitest'
import { makeSafeFetch, type Transport } from '#worker/platform/safe-fetch/safe-fetch.ts'
import { call, signedIn, testDeps, testNow } from '#worker/test/api.ts'
import { braveProvider, braveQuery } from './brave.provider.ts'
import { braveStandIn, type BraveAnswer } from './brave.stand-in.ts'
import { deletePerson } from '#worker/features/sourcing/people-search/results/found-people.service.ts'
import { providersOf } from './search-providers.ts'
import { runSearch } from './run-search.service.ts'
import { startSearch } from './start-search.service.ts'

const key = 'BSA-test-key'
const question = { location: 'New York', keywords: 'tax', jobTitle: 'Partner', excludeWords: 'retired' }
const names =
  `Amy Wu;Ben Carter;Cara Diaz;Dan Evans;Eva Fox;Finn Gray;Gia Hall;Hugo Irwin;Ines Jones;Jack Kane;Kara Lund;
Liam Moss;Mona Nash;Noah Owen;Olga Park;Paul Quinn;Rosa Shaw;Sam Todd;Tara Usher;Uma Vance;Vera Wolf;Will Young`
    .split(/;\s*/)
    .map((name) => name.trim())
const page = (name: string, more: Partial<{ title: string; url: string; description: string }> = {}) => ({
  title: `${name} | Partner | Harlow Finch LLP`,
  url: `https://www.harlowfinch.example/people/${name.toLowerCase().replace(' ', '-')}`,
  description: `<strong>${name}</strong> advises on tax in New York.`,
  ...more,
})

/** Ports with a key, and a clock of their own for the waits between two requests. */
function depsWith(transport: Transport, given: { key?: string } = {}) {
  const deps = testDeps({ enqueue: () => {} })
  const waits: number[] = []
  const safeFetch = makeSafeFetch({
    rules: { allowedPrivateOrigins: [], ownHosts: [] },
    userAgent: () => Promise.resolve('PlacetBot/1.0'),
    transport,
    timeoutMs: 300,
  })
  const config = { ...deps.config, BRAVE_API_KEY: given.key ?? key }
  return {
    ...deps,
    config,
    safeFetch,
    waits,
    sleep: (ms: number) => Promise.resolve(void waits.push(ms)),
  }
}

async function searched(answers: BraveAnswer[], pages = names.map((name) => page(name)), given: { key?: string } = {}) {
  const brave = braveStandIn({ key, pages, answers })
  const deps = depsWith(brave.transport, given)
  const query = await startSearch(deps, { createdBy: null, ...question, searchQuery: 'preview', provider: 'brave' })
  await runSearch(deps, query.id)
  await runSearch(deps, query.id)
  const results = await deps.peopleResults.ofQuery(query.id)
  return { query: await deps.peopleSearches.byId(query.id), results, brave, deps }
}

test('the query keeps to what the interface takes, whatever is asked for', () => {
  const { q, isWhole } = braveQuery(question)
  expect(isWhole).toBe(true)
  expect(q).toBe('"New York" (attorney OR lawyer OR counsel) -site:linkedin.com "tax" "Partner" -"retired"')
  const long = braveQuery({
    location: 'x'.repeat(100),
    keywords: Array.from({ length: 12 }, (_, n) => `words of keyword ${n} "quoted`).join(','),
    jobTitle: 'Associate,Partner',
    excludeWords: 'one,two',
  })
  expect(long.isWhole).toBe(false)
  expect(long.q.length).toBeLessThanOrEqual(400)
  expect(long.q.split(/\s+/).length).toBeLessThanOrEqual(50)
  expect(long.q.split('"').length % 2).toBe(1)
})

test('requests page after page with the key, and gives a reason for non-people', async () => {
  const pages = [
    ...names.map((name) => page(name)),
    page('Amy Wu'),
    page('Zoe Zimmer', { url: 'https://www.linkedin.com/in/zoe' }),
    page('Yan Xu', { description: 'A retired partner.' }),
    page('x', { title: 'Tax Litigation Team | Harlow Finch LLP', url: 'https://www.harlowfinch.example/tax-team' }),
  ]
  const { query, results, brave } = await searched([], pages)
  expect(brave.complaints).toEqual([])
  expect(brave.asked.map((url) => [url.searchParams.get('offset'), url.searchParams.get('count')])).toEqual([
    ['0', '20'],
    ['1', '20'],
  ])
  expect(query).toMatchObject({ status: 'completed', provider: 'brave', resultCount: 22, failure: null, firmsTotal: 0 })
  expect(
    results
      .filter(({ isValid }) => isValid)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...names].sort())
  expect(results[0]).toMatchObject({ title: 'Partner', company: 'Harlow Finch LLP', location: 'New York, NY' })
  expect(results.filter(({ isValid }) => !isValid)).toMatchObject([
    { name: 'Tax Litigation Team', filterReason: expect.any(String) },
  ])
})

test('ends a search with its reason, whatever the interface does', async () => {
  const ends: [BraveAnswer[], RegExp][] = [
    [['limited', 'limited', 'limited'], /come back later \(429\)/],
    [['used up'], /come back later \(429\)/],
    [['malformed'], /unexpected format/],
    [['hangs'], /didn’t respond in time/],
    [['broken'], /having problems right now \(500\)/],
  ]
  for (const [answers, sentence] of ends) {
    const { query, results, brave } = await searched(answers)
    expect(query, String(sentence)).toMatchObject({ status: 'failed', failure: expect.stringMatching(sentence) })
    expect(results).toEqual([])
    expect(brave.asked).toHaveLength(answers.length)
  }
  expect((await searched([], [], { key: 'another' })).query).toMatchObject({
    status: 'failed',
    failure: 'The web search didn’t accept the key (401). An admin can check BRAVE_API_KEY.',
  })
  const none = braveProvider(depsWith(() => Promise.resolve(new Response('', { status: 422 }))))
  await expect(none.find(question)).rejects.toThrow('The web search refused the query or the key (422).')
})

test('repeats a request that came too early, and keeps results if a later one fails', async () => {
  const early = await searched(['limited', 'web', 'limited', 'web'])
  expect(early.query).toMatchObject({ status: 'completed', resultCount: 22, failure: null })
  // Never twice within the second that the smallest plan asks for.
  expect(early.deps.waits.every((ms) => ms >= 1000)).toBe(true)
  expect(early.deps.waits).toHaveLength(3)
  const cut = await searched(['web', 'broken'])
  expect(cut.query).toMatchObject({
    status: 'completed',
    resultCount: 20,
    failure: 'Only the first page of the web search arrived. The web search is having problems right now (500).',
  })
})

test('a deleted person doesn’t return from the web, and nothing is fetched for them', async () => {
  const { results, deps } = await searched([], [page('Amy Wu'), page('Ben Carter')])
  const amy = results.find(({ name }) => name === 'Amy Wu')
  await deletePerson(deps, amy?.personId ?? 0)
  const again = await searched([], [page('Amy Wu'), page('Ben Carter')])
  expect(again.results.map(({ name }) => name)).toEqual(['Ben Carter'])
})

test('offers no web search without a key', async () => {
  const admin = await signedIn('admin')
  expect(await (await call('GET', '/api/people-search/providers', { as: admin })).json()).toEqual(['directory'])
  expect(providersOf({ ...testDeps().config, BRAVE_API_KEY: key })).toEqual(['directory', 'brave'])
  const body = { location: 'New York', keywords: 'tax', provider: 'brave' }
  const refused = await call('POST', '/api/people-search', { as: admin, body, deps: { now: () => testNow } })
  expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([400, 'key_needed'])
  const saved = { kind: 'people', name: 'Web', every: 'daily', criteria: body }
  expect((await call('POST', '/api/saved-searches', { as: admin, body: saved })).status).toBe(400)
})
