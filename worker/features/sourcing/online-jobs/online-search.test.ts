import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OnlineResult } from '#contract/api/sourcing/online-jobs.ts'
import { call, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { statusesFor } from '#worker/test/matrix.ts'
import { addPostings, addSource } from '#worker/test/online-jobs.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { jobSources, onlineJobs } from '#worker/features/sourcing/job-sources/job-sources.table.ts'

type Answer = {
  results: OnlineResult[]
  totalFound: number
  isOrderPartial: boolean
  sources: Record<string, number>
  asOf: string | null
  nextCursor: string | null
}
const clock = (at: Date) => ({ deps: { now: () => at } })
const search = async (as: TestSession, body: object = {}, at = testNow) =>
  (await answerOf<Answer>(call('POST', '/api/jobs/search-online', { as, body, ...clock(at) }))).body
const titles = async (as: TestSession, body: object) => (await search(as, body)).results.map(({ title }) => title)

const board = [
  { title: 'Senior Associate, Tax', places: ['Boston, MA'], min: 260_000, max: 310_000, daysAgo: 1 },
  { title: 'Commercial Litigation Associate', places: ['New York, NY', 'Chicago, IL'], daysAgo: 2 },
  { title: 'Corporate Counsel', firm: 'Globex Inc', places: ['Remote, US'], min: 180_000, max: 210_000, daysAgo: 3 },
  { title: 'Real Estate Attorney', places: ['La Jolla, CA'], daysAgo: 20 },
  { title: 'Litigation Partner', places: ['London, United Kingdom'], daysAgo: 4 },
  { title: 'Litigation Paralegal', places: ['Boston, MA'], daysAgo: 1 },
]

test('lets staff search, and refuses everyone else', async () => {
  const { waiting, partner, admin } = await cast()
  const callers = { stranger: null, waiting, partner, admin }
  const staff = { stranger: 401, waiting: 403, partner: 200, admin: 200 }
  expect(await statusesFor('POST', '/api/jobs/search-online', callers, {})).toEqual(staff)
  expect(await statusesFor('GET', '/api/jobs/search-online/progress', callers)).toEqual(staff)
  const bad = { ...staff, partner: 400, admin: 400 }
  for (const body of [
    { salaryFrom: 7 },
    { sort: 'posted_at; drop table jobs' },
    { limit: 1000 },
    { cursor: 'eyJyIjoiMSJ9' },
    { jobTitle: ['a'] },
  ]) {
    expect(await statusesFor('POST', '/api/jobs/search-online', callers, body)).toEqual(bad)
  }
})

test('finds what a search means: areas with parts, places, levels, pay and days', async () => {
  const { partner } = await cast()
  await addPostings(await addSource({ name: 'Acme careers' }), board)
  // Defaults: any lawyer's position in the United States, newest first.
  expect(await titles(partner, {})).toEqual([
    'Senior Associate, Tax',
    'Commercial Litigation Associate',
    'Corporate Counsel',
    'Real Estate Attorney',
  ])
  expect(await titles(partner, { practiceArea: 'Litigation', location: 'Anywhere' })).toEqual([
    'Commercial Litigation Associate',
  ])
  expect(await titles(partner, { practiceArea: 'Litigation', location: 'London' })).toEqual(['Litigation Partner'])
  expect(await titles(partner, { location: 'Chicago' })).toEqual(['Commercial Litigation Associate'])
  expect(await titles(partner, { location: 'Illinois or Massachusetts' })).toEqual([
    'Senior Associate, Tax',
    'Commercial Litigation Associate',
  ])
  // "La Jolla" is not in Louisiana.
  expect(await titles(partner, { location: 'LA' })).toEqual([])
  expect(await titles(partner, { location: 'Remote' })).toEqual(['Corporate Counsel'])
  expect(await titles(partner, { jobTitle: 'Senior Associate Attorney' })).toEqual(['Senior Associate, Tax'])
  expect(await titles(partner, { jobTitle: 'Paralegal' })).toEqual(['Litigation Paralegal'])
  expect(await titles(partner, { isRemote: true })).toEqual(['Corporate Counsel'])
  expect(await titles(partner, { salaryFrom: 250 })).toEqual(['Senior Associate, Tax'])
  expect(await titles(partner, { postedWithin: 3, sort: 'salary' })).toEqual([
    'Senior Associate, Tax',
    'Corporate Counsel',
    'Commercial Litigation Associate',
  ])
  expect(await titles(partner, { q: 'globex' })).toEqual(['Corporate Counsel'])
  // FTS5 syntax in a query is text like any other.
  const odd = (text: string) => search(partner, { q: text, jobTitle: text, practiceArea: text, location: text })
  for (const text of ['NEAR(', 'tax* OR zebra', 'title:x', 'a AND NOT', "'; drop table jobs --"]) {
    expect((await odd(text)).results, text).toEqual([])
  }
  // Without a word it narrows nothing.
  for (const text of ['"', '(((', '🙂']) expect((await odd(text)).results, text).toHaveLength(4)
})

test('a page leads to the next without a gap or a repeat, in every order', async () => {
  const { partner } = await cast()
  const many = Array.from({ length: 25 }, (_, n) => ({
    title: `Tax Attorney ${n}`,
    firm: `Firm ${String.fromCharCode(65 + (n % 26))} LLP`,
    min: 100_000 + n * 1000,
    daysAgo: n % 5,
  }))
  await addPostings(await addSource(), many)
  for (const sort of ['newest', 'salary', 'firm']) {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Answer = await search(partner, { sort, limit: 10, ...(cursor ? { cursor } : {}) })
      expect(page.totalFound).toBe(25)
      seen.push(...page.results.map(({ title }) => title))
      cursor = page.nextCursor
    } while (cursor)
    expect(new Set(seen).size).toBe(25)
    if (sort === 'salary') expect(seen[0]).toBe('Tax Attorney 24')
    if (sort === 'firm') expect(seen[0]).toBe('Tax Attorney 0')
  }
})

test('updates the search with the index: pay, day, closing, a disabled source', async () => {
  const { partner } = await cast()
  const { db } = testDeps()
  const source = await addSource({ adapter: 'remotive', name: 'Remotive' })
  const [id = 0] = await addPostings(source, [{ title: 'Tax Counsel', daysAgo: 9 }])
  const [first] = (await search(partner)).results
  expect(first).toMatchObject({ title: 'Tax Counsel', source: 'Remotive', salary: null, location: 'Boston, MA' })
  expect(first?.attribution).toContain('Remotive')
  await db.update(onlineJobs).set({ salaryMax: 300_000, postedAt: testNow }).where(eq(onlineJobs.id, id))
  expect(await titles(partner, { salaryFrom: 300, postedWithin: 1 })).toEqual(['Tax Counsel'])
  await db.update(jobSources).set({ isEnabled: false }).where(eq(jobSources.id, source))
  expect(await titles(partner, {})).toEqual([])
  await db.update(jobSources).set({ isEnabled: true }).where(eq(jobSources.id, source))
  await db.update(onlineJobs).set({ goneAt: testNow }).where(eq(onlineJobs.id, id))
  expect(await titles(partner, {})).toEqual([])
  await db.update(onlineJobs).set({ goneAt: null }).where(eq(onlineJobs.id, id))
  expect(await titles(partner, {})).toEqual(['Tax Counsel'])
  await db.delete(jobSources).where(eq(jobSources.id, source))
  expect((await db.all('select rowid from online_jobs_words')).length).toBe(0)
})

test('marks what each user has seen and saved', async () => {
  const { partner, other, admin } = await cast()
  await addPostings(await addSource(), board.slice(0, 2), new Date(testNow.getTime() - 9 * 24 * 3600_000))
  const marks = async (as: TestSession, minutes: number) =>
    (await search(as, {}, new Date(testNow.getTime() + minutes * 60_000))).results.map(
      ({ seenBefore, savedFor, isNew }) => [seenBefore, savedFor, isNew],
    )
  expect(await marks(partner, 0)).toEqual([
    [false, null, false],
    [false, null, false],
  ])
  // Searches within half an hour don't mark each other's results as "seen before".
  expect((await marks(partner, 10)).map(([seen]) => seen)).toEqual([false, false])
  expect((await marks(partner, 60)).map(([seen]) => seen)).toEqual([true, true])
  expect((await marks(other, 60)).map(([seen]) => seen)).toEqual([false, false])

  const [first] = (await search(partner)).results
  if (!first) throw new Error('nothing found')
  const { title, url, source, snippet } = first
  const jobData = [{ title, url, source, snippet }]
  expect(
    (await call('POST', '/api/saved-job-lists', { as: partner, body: { candidateName: 'Ana Lima', jobData } })).status,
  ).toBe(201)
  expect((await search(partner)).results.map(({ isSaved }) => isSaved)).toEqual([true, false])
  expect((await marks(admin, 0)).map(([, saved]) => saved)).toEqual(['Ana Lima', null])
  // Another partner does not learn whom it was saved for, nor that it was.
  expect((await search(other)).results.map(({ isSaved }) => isSaved)).toEqual([false, false])
})

test('a search reads stale sources behind its answer, once for all, with progress', async () => {
  const { partner, other } = await cast()
  const hoursAgo = (hours: number) => new Date(testNow.getTime() - hours * 3600_000)
  await addSource()
  await addSource({ lane: 'lane-of-stale', lastReadAt: hoursAgo(5) })
  await addSource({ health: 'failing', lastReadAt: hoursAgo(5) })
  await addSource({ needsKey: true, health: 'needs_key' })
  const progress = async () =>
    (await answerOf<Answer>(call('GET', '/api/jobs/search-online/progress', { as: partner, ...clock(testNow) }))).body
  expect(await progress()).toEqual({
    sources: { total: 3, fresh: 2, reading: 0, failed: 1 },
    asOf: testNow.toISOString(),
  })
  expect((await search(partner)).sources).toMatchObject({ total: 3, reading: 0 })
  // The stale source is due, and a reader holds its lane.
  const { jobSources: sources, onlineSearch } = testDeps()
  await sources.claimLane('lane-of-stale', 'reader', testNow, hoursAgo(-1))
  expect((await progress()).sources).toEqual({ total: 3, fresh: 1, reading: 1, failed: 1 })
  // Where sources are read automatically, due ones count as being read.
  expect(await onlineSearch.standing(testNow, true)).toMatchObject({ fresh: 1, reading: 1, failed: 1 })
  // The second search within ten minutes begins nothing.
  await testDeps()
    .db.update(jobSources)
    .set({ lastReadAt: hoursAgo(5), nextReadAt: hoursAgo(-1) })
  await search(other)
  expect((await progress()).sources).toMatchObject({ reading: 0 })
})

test('offers all results as a file, which marks none as seen', async () => {
  const { partner } = await cast()
  await addPostings(await addSource({ name: 'Acme careers' }), [
    ...board,
    { title: '=Tax Associate', places: ['Boston, MA'], daysAgo: 5 },
  ])
  const file = async (query: string) => {
    const answer = await call('GET', `/api/online-jobs.csv?${query}`, { as: partner, ...clock(testNow) })
    return { status: answer.status, lines: (await answer.text()).trimEnd().split('\r\n').slice(1) }
  }
  const { lines } = await file('practiceArea=Tax&sort=newest')
  expect(lines.map((line) => line.split(',', 2).join(','))).toEqual([
    '"Senior Associate, Tax"',
    "'=Tax Associate,Acme Law LLP",
  ])
  expect((await file('isRemote=true&salaryFrom=150')).lines).toEqual([expect.stringMatching(/^Corporate Counsel,/)])
  expect((await file('salaryFrom=7')).status).toBe(400)
  const later = new Date(testNow.getTime() + 3600_000)
  expect((await search(partner, {}, later)).results.filter(({ seenBefore }) => seenBefore)).toEqual([])
})
