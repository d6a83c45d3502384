import { beforeEach, expect, test } from 'vitest'
import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { publicPageCache } from '#worker/features/jobs/site-cache/public-page-cache.service.ts'
import { call, signedIn, type TestSession } from '#worker/test/api.ts'
import { addJob } from './public-jobs.fixture.ts'

const board = async (query: string): Promise<string[]> => {
  const answer = await call('GET', `/api/public/jobs?${query}`)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as PublicJob[]).map(({ title }) => title)
}

let admin: TestSession
type StaffPage = { items: { title: string }[]; total: number; searchedFor: string | null; nextCursor: string | null }
const staff = async (query: string): Promise<StaffPage> =>
  (await call('GET', `/api/jobs/page?${query}`, { as: admin })).json<StaffPage>()

beforeEach(async () => {
  admin = await signedIn('admin')
  const at = (city: string, region: string) => ({ location: `${city}, ${region}`, city, region })
  const add = (title: string, practiceArea: string, more: object) =>
    addJob({ title, practiceArea, description: 'Draft and negotiate.', ...more })
  await add('Deal Lawyer', 'Mergers & Acquisitions', at('New York', 'NY'))
  await add('Planner', 'Tax', { ...at('San Francisco', 'CA'), additionalAreas: ['Trusts & Estates'] })
  await add('Senior Labor and Employment Associate', 'Labor & Employment', {
    ...at('Palo Alto', 'CA'),
    seniority: 'senior-associate',
  })
  await add('Lender Counsel', 'Banking & Finance', { ...at('Washington', 'DC'), seniority: 'of-counsel' })
  await add('Trial Counsel', 'Patent Litigation', { ...at('Jersey City', 'NJ'), isBigLaw: true, seniority: 'counsel' })
  await add('Bond Partner', 'Public Finance', { ...at('Los Angeles', 'CA'), isRemote: true, seniority: 'partner' })
})

const found: readonly (readonly [query: string, titles: readonly string[]])[] = [
  ['q=M%26A', ['Deal Lawyer']],
  ['q=M%26A+NYC', ['Deal Lawyer']],
  ['q=T%26E', ['Planner']],
  ['q=L%26E', ['Senior Labor and Employment Associate']],
  ['q=sr+associate', ['Senior Labor and Employment Associate']],
  ['q=lev+fin', ['Lender Counsel']],
  ['q=of+counsel', ['Lender Counsel']],
  ['q=IP+lit', ['Trial Counsel']],
  ['q=litigator', ['Trial Counsel']],
  ['q=biglaw', ['Trial Counsel']],
  ['q=muni+wfh', ['Bond Partner']],
  ['q=NYC', ['Deal Lawyer']],
  ['q=SF', ['Planner']],
  ['q=bay+area', ['Planner', 'Senior Labor and Employment Associate']],
  ['q=DC', ['Lender Counsel']],
  ['q=L.A.', ['Bond Partner']],
  ['location=NYC', ['Deal Lawyer']],
  ['location=nyc+metro', ['Deal Lawyer', 'Trial Counsel']],
  ['location=Bay+Area', ['Planner', 'Senior Labor and Employment Associate']],
  ['location=D.C.', ['Lender Counsel']],
  ['location=LA', ['Bond Partner']],
  ['location=SF+or+NYC', ['Deal Lawyer', 'Planner']],
  ['q=M%26A&location=SF', []],
  ['q=%22M%26A%22', []],
  ['q=zebra', []],
]

test.for(found)('the board and the staff list find the jobs for %s', async ([query, titles]) => {
  expect(await board(query)).toEqual(titles)
  expect((await staff(query)).items.map(({ title }) => title).sort()).toEqual(titles.toSorted())
})

test('takes a part of a practice for the practice only when nothing contains its words', async () => {
  expect(await board('q=zoning')).toEqual([])
  await addJob({ title: 'Builder', practiceArea: 'Construction' })
  expect(await board('q=surety')).toEqual(['Builder'])
  expect(await staff('q=surety')).toMatchObject({ total: 1, searchedFor: 'construction' })
  await addJob({ title: 'Surety Counsel', practiceArea: 'Insurance' })
  expect(await board('q=surety')).toEqual(['Surety Counsel'])
  expect(await board('q=litigaton')).toEqual(['Trial Counsel'])
})

test('pages through a search in its wide sense', async () => {
  for (let n = 0; n < 5; n++) await addJob({ title: `Builder ${n}`, practiceArea: 'Construction' })
  const first = await staff('q=surety&limit=3')
  const second = await staff(`q=surety&limit=3&cursor=${first.nextCursor}`)
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([3, 2, null])
  const answer = await call('GET', '/api/public/jobs?q=surety&limit=3')
  const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1] ?? ''
  expect(await (await call('GET', next)).json()).toHaveLength(2)
})

test('the board states what it searched for and offers the exact words', async () => {
  const page = async (path: string) => {
    publicPageCache.clear()
    return (await (await call('GET', path)).text()).replaceAll('<!-- -->', '')
  }
  const meant = await page('/jobs?q=M%26A&location=NYC')
  expect(meant).toContain('Showing results for <strong>mergers and acquisitions in New York</strong>')
  expect(meant).toContain('href="/jobs?q=%22M%26A%22&amp;location=%22NYC%22"')
  expect(meant).toContain('Search only for “M&amp;A NYC”')
  const exact = await page('/jobs?q=%22M%26A%22')
  expect(exact).not.toContain('Showing results for')
  expect(await page('/jobs?q=tax')).not.toContain('Showing results for')
  expect((await staff('q=lev+fin')).searchedFor).toBe('leveraged finance')
  expect((await staff('q=tax')).searchedFor).toBeNull()
})
