import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'
import type { ApplicationPage } from '#contract/api/candidates/applications.ts'
import { applicationSorts } from '#contract/domain/candidate-view.ts'
import { call, signedIn } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { type Query, get, page, names, all } from './application-list.fixture.ts'

describe('search', () => {
  test('matches any part of name, email, job title and firm, ignoring case and accents', async ({ expect }) => {
    const admin = await signedIn('admin')
    const job = await addJob({ title: 'Ärztliches Recht Counsel', firmName: 'Łaszczuk & Söhne "LLP"' })
    await addApplication({ applicantName: 'Łukasz Żółć-Nguyễn', applicantEmail: 'lz@example.com', jobId: job.id })
    await addApplication({ applicantName: 'Jenny Wu', applicantEmail: 'jenny_50%@example.com' })
    await addApplication({ applicantName: '王小明', applicantEmail: 'wang@example.com' })
    await addApplication({ applicantName: 'Søren Strauß', applicantEmail: 's@example.com' })
    const found: [string, string[]][] = [
      ['lukasz', ['Łukasz Żółć-Nguyễn']],
      ['ŁUKASZ', ['Łukasz Żółć-Nguyễn']],
      ['kasz żół', ['Łukasz Żółć-Nguyễn']],
      ['zolc', ['Łukasz Żółć-Nguyễn']],
      ['nguyen', ['Łukasz Żółć-Nguyễn']],
      ['NGUYỄN lukasz', ['Łukasz Żółć-Nguyễn']],
      ['soren', ['Søren Strauß']],
      ['strauss', ['Søren Strauß']],
      ['Łaszczuk', ['Łukasz Żółć-Nguyễn']],
      ['arztliches', ['Łukasz Żółć-Nguyễn']],
      ['söhne "llp"', ['Łukasz Żółć-Nguyễn']],
      ['_50%', ['Jenny Wu']],
      ['wu', ['Jenny Wu']],
      ['j', ['Jenny Wu']],
      ['ł', ['Łukasz Żółć-Nguyễn']],
      ['王小明', ['王小明']],
      ['王', ['王小明']],
      ['王小', ['王小明']],
      ['nobody at all', []],
    ]
    for (const [q, expected] of found) expect([q, await names(admin, { q })]).toEqual([q, expected])
    await env.DB.prepare(`update jobs set title = 'Maritime Counsel' where id = ?`).bind(job.id).run()
    expect([await names(admin, { q: 'maritime' }), await names(admin, { q: 'arztliches' })]).toEqual([
      ['Łukasz Żółć-Nguyễn'],
      [],
    ])
    const jobs = async (q: string) =>
      ((await (await get('/api/applications/jobs', admin, { q })).json()) as { title: string }[]).map(
        ({ title }) => title,
      )
    expect([await jobs('aritim'), await jobs('zzzz')]).toEqual([['Maritime Counsel'], []])
  })

  test('the job filter finds any job with candidates, however many newer ones there are', async ({ expect }) => {
    const admin = await signedIn('admin')
    await addJob({ title: 'Maritime Counsel NY', firmName: 'Ropes and Anchor LLP' })
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 450)
       insert into jobs (short_id, title, firm_name, location, seniority, practice_area, description)
       select 'copy' || i, 'Counsel ' || i, 'Other LLP', 'Austin, TX', 'counsel', 'Tax', 'Advises clients.' from n`,
    ).run()
    await env.DB.prepare(
      `insert into job_applications (job_id, applicant_name, applicant_email, status)
       select id, 'Ann Lee', 'a' || id || '@example.com', 'new' from jobs`,
    ).run()
    const jobs = async (q: string) =>
      (await (await get('/api/applications/jobs', admin, { q })).json()) as { title: string; count: number }[]
    // Offered at once are the newest; words find the others: a part of one, its two first letters, a firm with a title.
    expect(await jobs('')).toHaveLength(50)
    expect((await jobs('')).some(({ title }) => title === 'Maritime Counsel NY')).toBe(false)
    for (const q of ['aritim', 'NY', 'anchor maritime', 'ma ny'])
      expect([q, (await jobs(q)).map(({ title }) => title)]).toEqual([q, ['Maritime Counsel NY']])
    expect(await jobs('counsel')).toHaveLength(50)
  })

  test('counts a broad search up to a limit, and still reaches its last match', async ({ expect }) => {
    const admin = await signedIn('admin')
    const job = await addJob()
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 600)
       insert into job_applications (job_id, applicant_name, applicant_email, status)
       select ?, 'Smith ' || i, 's' || i || '@example.com', case when i % 200 = 0 then 'hired' else 'new' end from n`,
    )
      .bind(job.id)
      .run()
    const first = await page(admin, { q: 'smith' })
    expect([first.total, first.isTotalCapped, first.items.length]).toEqual([250, true, 50])
    for (const sort of applicationSorts) {
      const items = await all(admin, { q: 'smith', sort, limit: 100 })
      expect([sort, new Set(items.map(({ id }) => id)).size, items.length]).toEqual([sort, 600, 600])
    }
    // A page that holds nobody for the filters says that there is more to look through.
    const rare = await page(admin, { q: 'smith', status: 'hired' })
    expect([rare.items.length, rare.nextCursor === null]).toEqual([2, false])
    const none = await page(admin, { q: 'smith', status: 'in_interview' })
    expect([none.items.length, none.nextCursor === null]).toEqual([0, false])
    const hired = await all(admin, { q: 'smith', status: 'hired' })
    expect(hired.map(({ applicantName }) => applicantName)).toEqual(['Smith 600', 'Smith 400', 'Smith 200'])
  })

  test('answers any input with a list or an error message', async ({ expect }) => {
    const admin = await signedIn('admin')
    await addApplication()
    const texts = [
      '"',
      '""""',
      "'",
      '*',
      'a* OR b',
      'NEAR(a b)',
      'name:x',
      '%',
      '_',
      '\\',
      '(((',
      '\u0000abc',
      '\uD800',
      'AND',
      '🦉',
      '🦉🦉🦉',
      '-- ;',
      '   ',
      'scope:',
      'x'.repeat(200),
    ]
    for (const q of texts) {
      for (const path of ['/api/applications/page', '/api/applications/jobs']) {
        expect([path, q, (await get(path, admin, { q })).status]).toEqual([path, q, 200])
      }
    }
    const encode = (value: unknown) =>
      btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    const cursors = [
      'x',
      '%',
      'AAAA',
      '{}',
      'null',
      encode(null),
      encode([]),
      encode({ sort: 'name' }),
      encode({ sort: 'recent', key: 1e300, id: 1 }),
      encode({ sort: 'recent', key: {}, id: 1 }),
      '_'.repeat(1_500),
    ]
    for (const cursor of cursors) {
      for (const path of ['/api/applications/page', '/api/applications']) {
        const response = await get(path, admin, { cursor })
        const body = (await response.json()) as { code: string; message: string }
        expect([path, cursor, response.status, body.code]).toEqual([path, cursor, 400, 'bad_cursor'])
      }
    }
    // Well formed but nowhere in any list: a page all the same.
    for (const odd of [
      { sort: 'recent', key: 'text', id: 1 },
      { sort: 'recent', key: -1, id: -1 },
      { sort: 'recent', below: -1, counted: 5 },
      { sort: 'recent' },
    ]) {
      for (const q of ['', 'candidate']) {
        expect((await get('/api/applications/page', admin, { cursor: encode(odd), q })).status).toBe(200)
      }
    }
    const bad: Query[] = [
      { sort: 'salary' },
      { status: 'constructor' },
      { limit: 0 },
      { limit: 101 },
      { limit: 'x' },
      { jobId: 0 },
      { jobId: '1 or 1' },
      { partnerId: -1 },
      { q: 'x'.repeat(201) },
      { cursor: 'x'.repeat(1_501) },
    ]
    for (const query of bad) {
      expect([query, (await get('/api/applications/page', admin, query)).status]).toEqual([query, 400])
    }
  })
})

test('understands shorthand in job titles, but not two lowercase letters', async ({ expect }) => {
  const admin = await signedIn('admin')
  const of = async (title: string, applicantName: string) =>
    (await addApplication({ jobId: (await addJob({ title })).id, applicantName })).id
  const deals = await of('Mergers & Acquisitions Associate', 'Ada Young')
  const spelledOut = await of('Senior Mergers and Acquisitions Counsel', 'Bo Young')
  const funds = await of('Private Equity Associate', 'Cy Young')
  const found = async (q: string) => {
    const answer = await call('GET', `/api/applications/page?q=${encodeURIComponent(q)}`, { as: admin })
    const { items, searchedFor } = await answer.json<ApplicationPage>()
    return [items.map(({ id }) => id).sort((a, b) => a - b), searchedFor]
  }
  expect(await found('M&A')).toEqual([[deals, spelledOut], 'mergers and acquisitions'])
  expect(await found('M&A associate')).toEqual([[deals], 'mergers and acquisitions associate'])
  expect(await found('young m&a')).toEqual([[deals, spelledOut], 'young mergers and acquisitions'])
  expect(await found('PE')).toEqual([[funds], 'private equity'])
  expect(await found('pe')).toEqual([[], null])
  expect(await found('"M&A"')).toEqual([[], null])
})

test('finds applicants by where they live, by its name and its nickname', async ({ expect }) => {
  const admin = await signedIn('admin')
  const of = async (location: string, title = 'Tax Associate') =>
    (await addApplication({ location, jobId: (await addJob({ title })).id })).id
  const york = await of('New York, NY')
  const litigator = await of('Brooklyn, New York', 'Litigation Associate')
  const bay = await of('Palo Alto, CA')
  const munich = await of('München')
  const found = async (q: string) => {
    const answer = await call('GET', `/api/applications/page?q=${encodeURIComponent(q)}`, { as: admin })
    return (await answer.json<ApplicationPage>()).items.map(({ id }) => id).sort((a, b) => a - b)
  }
  expect(await found('NYC')).toEqual([york, litigator])
  expect(await found('litigator NYC')).toEqual([litigator])
  expect(await found('new york')).toEqual([york, litigator])
  expect(await found('Bay Area')).toEqual([bay])
  expect(await found('munchen')).toEqual([munich])
  expect(await found('NY')).toEqual([york])
  expect(await found('pa')).toEqual([])
  await env.DB.prepare(`update job_applications set location = 'Boston, MA' where id = ?`).bind(york).run()
  expect([await found('NYC'), await found('boston')]).toEqual([[litigator], [york]])
})
