import { expect, test } from 'vitest'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { ofEmployer, sortPostings } from '#worker/features/sourcing/job-sources/sort-postings.ts'
import type { JobSourceRow } from '#worker/features/sourcing/job-sources/job-sources.repo.ts'
import { adp } from './adp.ts'
import { ashby } from './ashby.ts'
import { greenhouse } from './greenhouse.ts'
import type { JobPlatform, Reading } from './platform.ts'
import { recruitee } from './recruitee.ts'
import { rippling } from './rippling.ts'
import { rss } from './rss.ts'

const now = new Date('2026-11-20T12:00:00Z')

/** A reading in which every address answers with one text. */
const answering = (answer: unknown, locator = 'https://jobs.example.com/feed'): Reading => {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  return {
    name: 'Acme Law LLP',
    locator,
    now,
    indexed: 0,
    keys: { USAJOBS_KEY: undefined, USAJOBS_EMAIL: undefined, ADZUNA_APP_ID: undefined, ADZUNA_APP_KEY: undefined },
    read: async (url) => ({ text, url, status: 200, header: () => null }) as never,
    json: async (_, schema) => schema.parse(JSON.parse(text)) as never,
    drawn: async () => text,
  }
}

async function listed(platform: JobPlatform, answer: unknown, locator?: string): Promise<Posting[]> {
  const found: Posting[] = []
  for await (const page of platform.list(answering(answer, locator))) found.push(...page)
  return found
}

const item = (inside: string) =>
  `<rss version="2.0" xmlns:job="x"><channel><item><title>Tax Associate</title><link>https://jobs.example.com/1</link><guid>1</guid>${inside}</item></channel></rss>`

test.for([
  ['<category>Tax</category><category>Boston, MA</category>', ['Boston, MA']],
  ['<category>Media</category><category>New York Office</category>', ['New York Office']],
  ['<job:location>Boston, MA</job:location><job:location>Chicago, IL</job:location>', ['Boston, MA', 'Chicago, IL']],
  ['<job:city>Denver</job:city><job:state>CO</job:state>', ['Denver, CO']],
  ['<description><![CDATA[<p>Advise clients.</p><p>Location: Dallas, TX</p>]]></description>', ['Dallas, TX']],
  ['<description>&lt;b&gt;Office:&lt;/b&gt; Miami, FL&lt;br/&gt;Advise clients.</description>', ['Miami, FL']],
  ['<category>Litigation, Trial</category>', []],
] as const)('reads the places of a feed item with %s', async ([inside, places]) => {
  expect((await listed(rss, item(inside)))[0]?.places).toEqual(places)
})

test.for([
  ['November 3, 2026', '2026-11-03'],
  ['Tuesday, November 3rd, 2026', '2026-11-03'],
  ['3 Nov 2026', '2026-11-03'],
  ['3rd of November 2026', '2026-11-03'],
  ['11/3/2026', '2026-11-03'],
  ['Posted 3 days ago', '2026-11-17'],
  ['two weeks ago', '2026-11-06'],
  ['yesterday', '2026-11-19'],
  ['Just posted', '2026-11-20'],
  ['Tue, 03 Nov 2026 10:00:00 GMT', '2026-11-03'],
  ['soon', undefined],
] as const)('reads the date “%s” of a feed item', async ([said, day]) => {
  const [posting] = await listed(rss, item(`<pubDate>${said}</pubDate>`))
  expect(posting?.postedAt?.toISOString().slice(0, 10)).toBe(day)
})

test.for([
  ['<workplace_type>Remote</workplace_type>', true],
  ['<category>Remote</category>', true],
  ['<description>Workplace type: Remote</description>', true],
  ['<workplace_type>Hybrid</workplace_type>', undefined],
] as const)('reads remote work as a workplace type of %s', async ([inside, remote]) => {
  expect((await listed(rss, item(inside)))[0]?.isRemote).toBe(remote)
})

const board = 'https://boards-api.greenhouse.io/v1/boards/acme/jobs'
const job = {
  id: 7,
  title: 'Tax Counsel',
  absolute_url: 'https://acme.example.com/7',
  location: { name: 'New York, NY' },
}

test('reads a board that answers with a bare array, and refuses no list', async () => {
  const [posting] = await listed(greenhouse, [job], board)
  expect(posting).toMatchObject({ id: '7', title: 'Tax Counsel', places: ['New York, NY'] })
  const own = { id: 'a', title: 'Tax Counsel', jobUrl: 'https://jobs.example.com/a', workplaceType: 'remote' }
  expect(await listed(ashby, [own], 'https://api.ashbyhq.com/posting-api/job-board/acme')).toMatchObject([
    { id: 'a', isRemote: true },
  ])
  await expect(listed(greenhouse, { jobs: 3 }, board)).rejects.toThrow()
})

test('keeps further offices of a posting', async () => {
  const offices = [{ name: 'New York' }, { name: 'Boston, MA' }, { name: 'All offices' }]
  expect((await listed(greenhouse, { jobs: [{ ...job, offices }] }, board))[0]?.places).toEqual([
    'New York, NY',
    'New York',
    'Boston, MA',
  ])
  const offer = {
    id: 1,
    title: 'Counsel',
    careers_url: 'https://acme.recruitee.com/o/counsel',
    city: 'Boston',
    state_name: 'MA',
  }
  const locations = [
    { city: 'Boston', state: 'MA' },
    { city: 'Austin', state: 'TX' },
  ]
  const [posting] = await listed(
    recruitee,
    { offers: [{ ...offer, locations }] },
    'https://acme.recruitee.com/api/offers/',
  )
  expect(posting?.places).toEqual(['Boston, MA', 'Austin, TX'])
})

test('takes remote work from a field of the firm’s own', async () => {
  const metadata = [{ name: 'Workplace Type', value: 'Remote' }]
  expect((await listed(greenhouse, { jobs: [{ ...job, metadata }] }, board))[0]?.isRemote).toBe(true)
  expect((await listed(greenhouse, { jobs: [job] }, board))[0]?.isRemote).toBeUndefined()
})

test('reads dates and pay that only the detail answer has', async () => {
  const rates = { minimumRate: { amountValue: 150_000, currencyCode: 'USD' }, maximumRate: { amountValue: 180_000 } }
  const answer = { requisitionDescription: 'Advise.', postDate: '2026-11-03', payGradeRange: rates }
  expect(await adp.detail?.(answering(answer), 'https://x.adp.com/1')).toMatchObject({
    postedAt: new Date('2026-11-03T12:00:00Z'),
    salary: { min: 150_000, max: 180_000, currency: 'USD' },
  })
  const post = {
    name: 'Counsel',
    description: { role: '<p>Advise.</p>' },
    createdOn: '2026-11-03',
    payRangeDetails: [{ rangeStart: 90, rangeEnd: 110, currency: 'USD', frequency: 'HOURLY' }],
    workLocations: ['Boston, MA'],
  }
  const html = `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { job: post } })}</script>`
  expect(await rippling.detail?.(answering(html), 'https://ats.rippling.com/acme/jobs/1')).toMatchObject({
    places: ['Boston, MA'],
    salary: { min: 90, max: 110, unit: 'hour' },
  })
})

const source = { id: 1, kind: 'employer', adapter: 'rss', name: 'Acme Law LLP' } as JobSourceRow

test('keeps the employer of a posting on a board of many only', () => {
  const firms = [{ firm: 'Roe & Doe LLP' }, { firm: 'Smith LLP' }]
  expect(firms.map(ofEmployer(source, firms))).toEqual(firms)
  expect(ofEmployer(source)({ firm: 'Acme Law US, LLC' }).firm).toBeUndefined()
  expect(ofEmployer({ ...source, adapter: 'workday' })({ firm: 'Holdings Inc.' }).firm).toBeUndefined()
  expect(ofEmployer({ ...source, kind: 'aggregator', adapter: 'remotive' })({ firm: 'Holdings Inc.' }).firm).toBe(
    'Holdings Inc.',
  )
})

test('makes one posting with all offices of items that repeat an id', async () => {
  const items = ['Boston, MA', 'Chicago, IL'].map((place) => ({
    id: '1',
    title: 'Tax Associate',
    url: 'https://jobs.example.com/1',
    places: [place],
  }))
  const { write } = await sortPostings(source, items, { known: new Map(), addresses: new Map(), now })
  expect(write.map(({ place }) => place)).toEqual(['Boston, MA; Chicago, IL'])
})
