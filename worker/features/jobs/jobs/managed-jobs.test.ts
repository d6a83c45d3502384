import { beforeEach, describe, expect, test } from 'vitest'
import type { JobRow } from '#contract/api/jobs/jobs.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { jobsApi } from '#contract/api/jobs/jobs.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { jobs } from './jobs.table.ts'
import { addJob } from './public-jobs.fixture.ts'
import { relevanceOf } from './relevance.ts'

type Page = ResponseOf<typeof jobsApi.page>

let admin: TestSession
beforeEach(async () => {
  admin = await signedIn('admin')
})

async function page(query = ''): Promise<Page> {
  const answer = await call('GET', `/api/jobs/page${query}`, { as: admin })
  expect([query, answer.status]).toEqual([query, 200])
  return answer.json<Page>()
}
const titles = async (query: string) => (await page(query)).items.map(({ title }) => title)

async function everyPage(query: string): Promise<JobRow[]> {
  const rows: JobRow[] = []
  let cursor: string | null = ''
  do {
    const next: Page = await page(`?${query}&limit=3${cursor ? `&cursor=${cursor}` : ''}`)
    rows.push(...next.items)
    cursor = next.nextCursor
  } while (cursor)
  return rows
}

describe('filters of Manage Jobs', () => {
  test('each narrows, alone and together; deleted jobs are not found', async () => {
    await addJob({
      title: 'Tax Counsel',
      firmName: 'Stonebridge & Vale LLP',
      isConfidential: true,
      practiceArea: 'Tax',
      additionalAreas: ['Real Estate', 'Mergers & Acquisitions'],
      location: 'New York, NY',
      city: 'New York',
      region: 'NY',
      seniority: 'counsel',
      workType: 'Part-time',
      firmSize: '500+ attorneys',
      isRemote: true,
      isBigLaw: true,
      isActive: false,
      closedAt: testNow,
      salaryMin: 205_000,
      salaryMax: 255_000,
      description: 'Partnership structures.',
    })
    await addJob({ title: 'Boutique Associate', isBoutique: true, salaryMin: 100_000, salaryMax: 120_000 })
    await addJob({ title: 'Plain Associate', location: 'Austin, TX', city: 'Austin', region: 'TX' })
    await addJob({ title: 'Tax Ghost', practiceArea: 'Tax', deletedAt: testNow, isActive: false })
    const tax = ['Tax Counsel']
    for (const query of [
      'q=tax',
      'q=partnership',
      'q=stonebridge',
      'q=real%20estate',
      'practiceArea=tax',
      'practiceArea=Mergers%20%26%20Acquisitions',
      'seniority=counsel',
      'location=NY',
      'location=New%20York',
      'location=new%20york,%20ny',
      'firmName=vale',
      'firmType=big-law',
      'remote=true',
      'workType=Part-time',
      'firmSize=500%2B%20attorneys',
      'salaryMin=205000',
      'salaryMin=200000&salaryMax=255000',
      'status=closed',
      'q=tax&practiceArea=tax&seniority=counsel&location=NY&firmName=stone&firmType=big-law&remote=true&workType=Part-time&salaryMin=205000&salaryMax=255000&status=closed',
    ]) {
      const found = await page(`?${query}`)
      expect([query, found.items.map(({ title }) => title), found.total]).toEqual([query, tax, 1])
    }
    expect((await page('?q=tax')).items[0]).toMatchObject({ firmName: 'Stonebridge & Vale LLP', isConfidential: true })
    expect(await titles('?firmType=boutique')).toEqual(['Boutique Associate'])
    expect(await titles('?firmType=other')).toEqual(['Plain Associate'])
    expect(await titles('?remote=false')).toEqual(['Plain Associate', 'Boutique Associate'])
    expect(await titles('?status=open')).toEqual(['Plain Associate', 'Boutique Associate'])
    // To the dollar; a job that names no salary has neither.
    expect(await titles('?salaryMin=205001')).toEqual([])
    expect(await titles('?salaryMax=254999')).toEqual(['Boutique Associate'])
    expect(await titles('?salaryMin=100000')).toEqual(['Boutique Associate', 'Tax Counsel'])
    expect(await titles('?salaryMin=95000&salaryMax=125000')).toEqual(['Boutique Associate'])
    expect(await titles('?salaryMin=100000&salaryMax=254999')).toEqual(['Boutique Associate'])
    expect(await titles('?salaryMin=100000&salaryMax=900000')).toEqual(['Boutique Associate', 'Tax Counsel'])
    expect(await titles('?q=location:boston')).toEqual([])
    expect(await titles('?q=!!!')).toEqual([])
    expect((await page('?q=tax')).counts).toEqual({ open: 2, closed: 1, all: 3 })
    expect(await titles('?q=&practiceArea=&location=&status=all')).toHaveLength(3)
  })

  test('for a partner only open jobs exist: in lists, counts and details', async () => {
    await addJob({ title: 'Tax Counsel', practiceArea: 'Tax', isActive: false, closedAt: testNow })
    await addJob({ title: 'Energy Associate', practiceArea: 'Energy' })
    await addJob({ title: 'Draft Associate', practiceArea: 'Energy', isActive: false })
    await addJob({ title: 'Plain Associate', practiceArea: 'Energy' })
    const [partner, open] = [await signedIn('partner'), (await titles('?status=open')).toSorted()]
    const read = async (path: string) => {
      const answer = await call('GET', path, { as: partner })
      return { status: answer.status, total: answer.headers.get('X-Total-Count'), body: await answer.json<never>() }
    }
    const rowsOf = ({ body }: { body: unknown }) => (body as Page).items.map(({ title }) => title).toSorted()
    for (const query of ['', '?status=all', '?status=open', '?status=all&sort=title']) {
      const answer = await read(`/api/jobs/page${query}`)
      expect([query, rowsOf(answer)]).toEqual([query, open])
      expect(answer.body).toMatchObject({
        total: open.length,
        counts: { open: open.length, closed: 0, all: open.length },
      })
    }
    for (const query of ['?status=closed', '?status=closed&q=tax', '?q=tax']) {
      const answer = await read(`/api/jobs/page${query}`)
      expect([query, answer.body]).toMatchObject([query, { items: [], total: 0, counts: { closed: 0 } }])
    }
    const plain = await read('/api/jobs')
    expect((plain.body as { title: string }[]).map(({ title }) => title).toSorted()).toEqual(open)
    expect(plain.total).toBe(String(open.length))
    const [closed] = (await page('?status=closed')).items
    expect((await read(`/api/jobs/${closed?.id}`)).status).toBe(404)
    expect((await call('GET', `/api/jobs/${closed?.id}`, { as: admin })).status).toBe(200)
  })

  test('refuses an invalid filter by name', async () => {
    for (const query of [
      'firmType=huge',
      'remote=maybe',
      'salaryMin=-1',
      'salaryMax=lots',
      'status=gone',
      'sort=best',
    ]) {
      const answer = await call('GET', `/api/jobs/page?${query}`, { as: admin })
      const body = await answer.json<{ issues: { path: string }[] }>()
      expect([query, answer.status, body.issues[0]?.path]).toEqual([query, 400, query.split('=')[0]])
    }
  })

  test('finds an edited job at once', async () => {
    const job = await addJob({ title: 'Tax Associate' })
    await testDeps().db.update(jobs).set({ title: 'Energy Associate', salaryMin: 300_000 })
    expect(await titles('?q=tax')).toEqual([])
    expect(await titles('?q=energy&salaryMin=300000')).toEqual(['Energy Associate'])
    await testDeps().db.update(jobs).set({ deletedAt: testNow })
    expect(await titles('?q=energy')).toEqual([])
    expect((await page()).counts).toEqual({ open: 0, closed: 0, all: 0 })
    expect(job.id).toBeGreaterThan(0)
  })
})

describe('orders', () => {
  beforeEach(async () => {
    for (let n = 0; n < 8; n++) {
      await addJob({
        title: ['Tax Associate', 'beta', 'Alpha', 'Counsel'][n % 4] ?? '',
        practiceArea: n % 3 ? 'Corporate' : 'Tax',
        salaryMax: n % 2 ? 100_000 * n : null,
        isActive: n !== 5,
      })
    }
  })

  test('sorts by date, salary, title and relevance, the same paged as whole', async () => {
    for (const sort of ['recent', 'oldest', 'salary', 'title', 'relevance']) {
      for (const filter of ['', 'status=open', 'status=closed', 'practiceArea=corporate', 'q=associate', 'q=tax']) {
        const query = `sort=${sort}&${filter}`
        const whole = (await page(`?${query}`)).items.map(({ id }) => id)
        const paged = (await everyPage(query)).map(({ id }) => id)
        expect([query, paged]).toEqual([query, whole])
        expect(new Set(paged).size).toBe(whole.length)
      }
    }
  })

  test('salaries fall, titles rise, dates fall', async () => {
    const salaries = (await page('?sort=salary')).items.map(({ salaryMax }) => salaryMax ?? -1)
    expect(salaries).toEqual([...salaries].sort((a, b) => b - a))
    const names = (await titles('?sort=title&practiceArea=corporate')).map((title) => title.toLowerCase())
    expect(names).toEqual([...names].sort())
    const ids = (await page('?sort=recent&q=associate')).items.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
  })

  test('a job that has the words in its title comes before one that has them in its text', async () => {
    await addJob({ title: 'Litigation Counsel', description: 'Some tax work.' })
    const found = await titles('?sort=relevance&q=tax')
    expect(found[0]).toBe('Tax Associate')
    expect(found.at(-1)).toBe('Litigation Counsel')
    expect(
      relevanceOf({ title: 'Real Estate Tax', practiceArea: 'Tax', firmName: 'x' }, 'real estate'),
    ).toBeGreaterThan(relevanceOf({ title: 'Estate, Real', practiceArea: 'Tax', firmName: 'x' }, 'real estate'))
  })

  test('a cursor of another order or a damaged one is refused', async () => {
    const { nextCursor } = await page('?sort=title&limit=1')
    for (const query of [`sort=recent&cursor=${nextCursor}`, 'cursor=xyz', 'cursor=%00', 'cursor=W10']) {
      expect((await call('GET', `/api/jobs/page?${query}`, { as: admin })).status).toBe(400)
    }
  })
})

test('reaches matches beyond those that are sorted, and reports what was counted', async () => {
  await testDeps()
    .db.$client.prepare(
      `insert into jobs (short_id, title, firm_name, location, city, region, seniority, practice_area, description, posted_date)
       select 'w' || printf('%07d', value), 'Trial Associate ' || printf('%04d', (value * 7) % 700), 'Firm', 'Boston, MA', 'Boston', 'MA',
         'associate', 'Litigation', 'x', 1000 * value from json_each(?)`,
    )
    .bind(JSON.stringify(Array.from({ length: 700 }, (_, n) => n)))
    .run()
  const first = await page('?q=trial&sort=title&limit=100')
  expect([first.total, first.isTotalCapped, first.isOrderPartial]).toEqual([120, true, true])
  const seen = new Set<number>()
  let cursor: string | null = ''
  do {
    const next: Page = await page(`?q=trial&sort=title&limit=100${cursor ? `&cursor=${cursor}` : ''}`)
    for (const { id } of next.items) seen.add(id)
    cursor = next.nextCursor
  } while (cursor)
  expect(seen.size).toBe(700)
  expect((await page('?sort=title')).total).toBe(700)
})
