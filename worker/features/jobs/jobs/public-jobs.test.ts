import { describe, expect, test } from 'vitest'
import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { call, testDeps } from '#worker/test/api.ts'
import { platform } from '#worker/test/platform.ts'
import { addJob } from './public-jobs.fixture.ts'
import { jobs } from './jobs.table.ts'

async function list(query = ''): Promise<PublicJob[]> {
  const answer = await call('GET', `/api/public/jobs${query}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as PublicJob[]
}

const titles = async (query: string) => (await list(query)).map(({ title }) => title)

describe('the list', () => {
  test('gives open jobs, newest first, with their number, and no closed or deleted one', async () => {
    await addJob({ title: 'Newer' })
    await addJob({ title: 'Older' })
    await addJob({ title: 'Closed', isActive: false })
    await addJob({ title: 'Deleted', deletedAt: new Date() })
    const answer = await call('GET', '/api/public/jobs')
    expect(answer.headers.get('X-Total-Count')).toBe('2')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(((await answer.json()) as PublicJob[]).map(({ title }) => title)).toEqual(['Newer', 'Older'])
  })

  test('answers again without the database and with its headers, until a job changes', async () => {
    await addJob({ title: 'First' })
    await addJob({ title: 'Second' })
    const [first, spelledOtherwise] = ['limit=1&q=corporate', 'q=corporate&unknown=1&limit=1']
    const made = await call('GET', `/api/public/jobs?${first}`)
    platform.conditions.faults.add('database down')
    const again = await call('GET', `/api/public/jobs?${spelledOtherwise}`)
    platform.conditions.faults.clear()
    for (const name of ['X-Total-Count', 'Link', 'Cache-Control', 'Content-Type']) {
      expect(again.headers.get(name), name).toBe(made.headers.get(name))
    }
    expect(again.headers.get('Link')).toContain('rel="next"')
    expect(await again.json()).toEqual(await made.json())
    await addJob({ title: 'Third' })
    expect((await call('GET', `/api/public/jobs?${first}`)).headers.get('X-Total-Count')).toBe('3')
  })

  test('pages by the cursor of the Link header, each job once, in every order', async () => {
    for (let n = 0; n < 7; n++) {
      await addJob({
        title: `Job ${n % 3}`,
        salaryMin: n % 2 ? 100_000 + n * 1000 : null,
        salaryMax: n % 3 ? 200_000 : null,
      })
    }
    for (const sort of ['recent', 'salary-high', 'salary-low', 'title']) {
      const whole = (await list(`?sort=${sort}`)).map(({ id }) => id)
      const paged: number[] = []
      let next: string | undefined = `/api/public/jobs?sort=${sort}&limit=3`
      while (next) {
        const answer = await call('GET', next)
        paged.push(...((await answer.json()) as PublicJob[]).map(({ id }) => id))
        next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1]
      }
      expect(paged, sort).toEqual(whole)
      expect(new Set(paged).size).toBe(7)
    }
  })

  test('orders by salary and title; jobs without a salary come last', async () => {
    await addJob({ title: 'beta', salaryMin: 100_000, salaryMax: 150_000 })
    await addJob({ title: 'Alpha', salaryMax: 300_000 })
    await addJob({ title: 'Gamma' })
    expect(await titles('?sort=salary-high')).toEqual(['Alpha', 'beta', 'Gamma'])
    expect(await titles('?sort=salary-low')).toEqual(['beta', 'Alpha', 'Gamma'])
    expect(await titles('?sort=title')).toEqual(['Alpha', 'beta', 'Gamma'])
  })
})

describe('filters', () => {
  test('each narrows, and all together', async () => {
    await addJob({
      title: 'Tax Counsel',
      practiceArea: 'Tax',
      additionalAreas: ['Real Estate', 'Mergers & Acquisitions'],
      location: 'New York, NY',
      city: 'New York',
      region: 'NY',
      seniority: 'counsel',
      workType: 'Part-time',
      isRemote: true,
      isBigLaw: true,
      salaryMin: 200_000,
      salaryMax: 260_000,
    })
    await addJob({ title: 'Boutique Associate', isBoutique: true, salaryMin: 100_000, salaryMax: 120_000 })
    await addJob({ title: 'Plain Associate', location: 'Austin, TX', city: 'Austin', region: 'TX' })
    const tax = ['Tax Counsel']
    for (const query of [
      'practiceArea=tax',
      'practiceArea=Tax',
      'practiceArea=real-estate',
      'practiceArea=mergers-acquisitions',
      'practiceArea=Mergers%20%26%20Acquisitions',
      'location=NY',
      'location=New%20York',
      'location=new%20york,%20ny',
      'seniority=counsel',
      'seniority=Counsel',
      'workType=Part-time',
      'remote=true',
      'firmType=big-law',
      'q=tax',
      'q=couns',
      'q=TAX%20new%20york',
      'practiceArea=tax&location=NY&seniority=counsel&workType=Part-time&remote=1&firmType=big-law&q=tax&salaryMin=200000&salaryMax=250000',
    ]) {
      expect(await titles(`?${query}`), query).toEqual(tax)
    }
    expect(await titles('?firmType=boutique')).toEqual(['Boutique Associate'])
    expect(await titles('?firmType=other')).toEqual(['Plain Associate'])
    expect(await titles('?location=Texas')).toEqual(['Plain Associate'])
    expect(await titles('?location=aust')).toEqual(['Plain Associate'])
    expect(await titles('?location=Boston,%20Massachusetts')).toEqual(['Boutique Associate'])
    expect(await titles('?q=harlan')).toHaveLength(3)
    expect(await titles('?q=zebra')).toEqual([])
    expect(await titles('?practiceArea=tax&remote=1&firmType=boutique')).toEqual([])
  })

  test('filters by overlapping salaries, with undisclosed ends open', async () => {
    await addJob({ title: '150-195', salaryMin: 150_000, salaryMax: 195_000 })
    await addJob({ title: 'from 205', salaryMin: 205_000 })
    await addJob({ title: 'to 120', salaryMax: 120_000 })
    await addJob({ title: 'unsaid' })
    expect(await titles('?salaryMin=200000')).toEqual(['from 205', 'unsaid'])
    expect(await titles('?salaryMin=190000')).toEqual(['150-195', 'from 205', 'unsaid'])
    expect(await titles('?salaryMin=196000')).toEqual(['from 205', 'unsaid'])
    expect(await titles('?salaryMax=200000')).toEqual(['150-195', 'to 120', 'unsaid'])
    expect(await titles('?salaryMax=140000')).toEqual(['to 120', 'unsaid'])
    expect(await titles('?salaryMin=130000&salaryMax=140000')).toEqual(['unsaid'])
    expect(await titles('?salaryMin=0&salaryMax=500000')).toHaveLength(4)
    expect(await titles('?salaryMin=140000&salaryMax=130000')).toEqual(['unsaid'])
  })

  test('finds a changed job at once', async () => {
    const job = await addJob({ title: 'Tax Associate' })
    const { db } = testDeps()
    await db.update(jobs).set({ title: 'Energy Associate', isRemote: true })
    expect(await titles('?q=tax')).toEqual([])
    expect(await titles('?q=energy&remote=1')).toEqual(['Energy Associate'])
    await db.update(jobs).set({ isActive: false })
    expect(await titles('?q=energy')).toEqual([])
    expect(job.id).toBeGreaterThan(0)
  })

  test('more matches than are sorted as a set are still found, in order, page by page', async () => {
    const { db } = testDeps()
    const rows = JSON.stringify(Array.from({ length: 1300 }, (_, n) => n))
    await db.$client
      .prepare(
        `insert into jobs (short_id, title, firm_name, location, city, region, seniority, practice_area, description, posted_date)
         select 'w' || printf('%07d', value), 'Trial Associate ' || value, 'Firm', 'Boston, MA', 'Boston', 'MA',
           iif(value % 2, 'associate', 'counsel'), 'Litigation', 'x', 1000 * value from json_each(?)`,
      )
      .bind(rows)
      .run()
    const answer = await call('GET', '/api/public/jobs?q=trial&practiceArea=litigation&limit=2')
    expect(answer.headers.get('X-Total-Count')).toBe('1000+')
    expect(((await answer.json()) as PublicJob[]).map(({ title }) => title)).toEqual([
      'Trial Associate 1299',
      'Trial Associate 1298',
    ])
    const few = await call('GET', '/api/public/jobs?seniority=counsel&limit=1')
    expect(few.headers.get('X-Total-Count')).toBe('650')
    const next = /<([^>]+)>/.exec(answer.headers.get('Link') ?? '')?.[1] ?? ''
    expect(((await (await call('GET', next)).json()) as PublicJob[])[0]?.title).toBe('Trial Associate 1297')
  })
})

describe('one job', () => {
  test('answers by its short id: 200 if open, 410 if closed, 404 if unknown', async () => {
    const job = await addJob({ salaryMin: 100_000, benefits: ['401(k)'] })
    const closed = await addJob({ isActive: false })
    const answer = await call('GET', `/api/public/jobs/${job.shortId}`)
    expect(await answer.json()).toMatchObject({
      id: job.id,
      firmName: 'Harlan & Wick LLP',
      salaryMin: 100_000,
      salaryMax: null,
      benefits: ['401(k)'],
    })
    expect((await call('GET', `/api/public/jobs/${closed.shortId}`)).status).toBe(410)
    for (const key of ['nnnnnnnn', '1', "'", '%00', 'x'.repeat(3000)]) {
      expect((await call('GET', `/api/public/jobs/${key}`)).status, key).toBe(404)
    }
  })

  test('gives the experience field and three examples, by either id', async () => {
    const job = await addJob({ practiceArea: 'Tax' })
    for (const key of [job.shortId, job.id]) {
      const answer = await call('POST', `/api/public/jobs/${key}/experience-field`, { body: {} })
      expect(answer.status).toBe(200)
      const hints = (await answer.json()) as { experienceField: string; examples: string[] }
      expect(hints.experienceField).toBe('Tax')
      expect(hints.examples).toHaveLength(3)
    }
    expect((await call('POST', '/api/public/jobs/999/experience-field')).status).toBe(404)
  })
})

test('hostile values are answered with a list, never with an error', async () => {
  const job = await addJob()
  const values = [
    '%00',
    '%00a%00',
    '\'"--',
    '"',
    '"*',
    'AND OR NOT',
    'NEAR(a b)',
    'title:x',
    '^a',
    '(((',
    '{',
    '*',
    '!!!',
    '-1',
    'NaN',
    'Infinity',
    '1e999',
    '%F0%9F%98%80',
    '%ED%A0%80',
    '%ff',
    'x'.repeat(10_000),
    'a '.repeat(3000),
    '__proto__',
    '%E2%80%AE',
    'null',
    '[]',
  ]
  const names = [
    'q',
    'practiceArea',
    'location',
    'seniority',
    'workType',
    'firmType',
    'remote',
    'salaryMin',
    'salaryMax',
    'sort',
    'cursor',
    'limit',
    'page',
    '__proto__',
  ]
  for (const name of names) {
    for (const value of values) {
      const answer = await call('GET', `/api/public/jobs?${name}=${value.replaceAll(' ', '+')}`)
      expect(answer.status, `${name}=${value.slice(0, 40)}`).toBe(200)
      const page = await call('GET', `/jobs?${name}=${value.replaceAll(' ', '+')}`)
      expect(page.status, `/jobs ${name}=${value.slice(0, 40)}`).toBe(200)
    }
  }
  for (const value of values) {
    const text = value.replaceAll(' ', '+')
    for (const [path, status] of [
      [`/job/${job.shortId}?q=${text}&cursor=${text}`, 200],
      [`/public?cursor=${text}&sort=title&salaryMin=${text}`, 200],
      [`/job/${text}`, 404],
      [`/sitemaps/${text}`, 404],
      [`/jobs.rss?${text}`, 200],
    ] as const) {
      expect((await call('GET', path)).status, path.slice(0, 60)).toBe(status)
    }
  }
  expect((await call('GET', '/api/public/jobs?q=a&q=b&sort=title&sort=x')).status).toBe(200)
}, 120_000)
