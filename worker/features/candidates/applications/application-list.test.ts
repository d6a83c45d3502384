import { env } from 'cloudflare:workers'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { describe, test } from 'vitest'
import type { Application, ApplicationPage } from '#contract/api/candidates/applications.ts'
import { applicationSorts } from '#contract/domain/candidate-view.ts'
import { applicationStatuses, statusesOfFilter } from '#contract/domain/statuses.ts'
import { call, signedIn, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { applicationsMatch } from './application-match.ts'
import { statusOrder, walkQuery, walksOf } from './application-walks.ts'

type Query = Record<string, string | number>
const get = (path: string, as: TestSession | null, query: Query = {}) => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  return call('GET', `${path}?${search.toString()}`, { as })
}
const page = async (as: TestSession, query: Query = {}) =>
  (await (await get('/api/applications/page', as, query)).json()) as ApplicationPage
const names = async (as: TestSession, query: Query) => (await page(as, query)).items.map((item) => item.applicantName)

/** Every page of a list, and what it gave in all. */
async function all(as: TestSession, query: Query): Promise<ApplicationPage['items']> {
  const items: ApplicationPage['items'] = []
  let cursor: string | null = ''
  for (let pages = 0; cursor !== null && pages < 100; pages++) {
    const next: ApplicationPage = await page(as, { ...query, ...(cursor ? { cursor } : {}) })
    items.push(...next.items)
    cursor = next.nextCursor
  }
  return items
}

/** Value by which a row is sorted. */
function keyOf(item: ApplicationPage['items'][number], sort: string): number | string {
  if (sort.startsWith('score')) return item.matchScore ?? -1
  if (sort.startsWith('name')) return item.applicantName.toLowerCase()
  return sort.startsWith('status') ? statusOrder.indexOf(item.status) : item.appliedAt
}

function compare(a: number | string, b: number | string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Applications of every status, two partners and nobody, two jobs, with ties in score and name. */
async function many(count: number, partners: (number | null)[]) {
  const jobs = [
    await addJob({ title: 'Tax Associate' }),
    await addJob({ title: 'Patent Counsel', firmName: 'Oak & Elm' }),
  ]
  const added = []
  for (let n = 0; n < count; n++) {
    added.push(
      await addApplication({
        jobId: jobs[n % 2]?.id ?? 0,
        applicantName: ['Ann', 'ben', 'Cem'][n % 3] ?? '',
        status: applicationStatuses[(n * 5) % applicationStatuses.length] ?? 'new',
        assignedPartnerId: partners[n % partners.length] ?? null,
        matchScore: n % 4 === 0 ? null : (n * 37) % 7,
        appliedAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 2) * 1000),
      }),
    )
  }
  return { jobs, added }
}

describe('who sees which list', () => {
  test('strangers and waiting accounts none, a partner their own, an admin all', async ({ expect }) => {
    const [waiting, one, two, admin] = [
      await signedIn('waiting'),
      await signedIn('partner'),
      await signedIn('partner'),
      await signedIn('admin'),
    ]
    const mine = await addApplication({ assignedPartnerId: one.user.id })
    const theirs = await addApplication({ assignedPartnerId: two.user.id })
    const nobodys = await addApplication()
    const ids = async (path: string, as: TestSession) => {
      const body = (await (await get(path, as)).json()) as { id: number }[] | ApplicationPage
      return (Array.isArray(body) ? body : body.items).map(({ id }) => id).sort()
    }
    const own = `/api/partners/${one.user.id}/applications`
    for (const path of ['/api/applications', '/api/applications/page', '/api/applications/jobs', own]) {
      expect([path, (await get(path, null)).status, (await get(path, waiting)).status]).toEqual([path, 401, 403])
    }
    for (const path of ['/api/applications', '/api/applications/page', own])
      expect(await ids(path, one)).toEqual([mine.id])
    expect(await ids('/api/applications', admin)).toEqual([mine.id, theirs.id, nobodys.id])
    expect(await ids('/api/applications/page', admin)).toEqual([mine.id, theirs.id, nobodys.id])
    expect(await ids(own, admin)).toEqual([mine.id])
    expect((await get(own, two)).status).toBe(404)
    const other = await page(one, { partnerId: two.user.id })
    expect([other.items, other.total, other.counts.all]).toEqual([[], 0, 0])
    const jobs = async (as: TestSession) =>
      ((await (await get('/api/applications/jobs', as)).json()) as { id: number; count: number }[]).map(
        ({ id, count }) => [id, count],
      )
    expect(await jobs(one)).toEqual([[mine.jobId, 1]])
    expect(await jobs(admin)).toEqual([mine, theirs, nobodys].map(({ jobId }) => [jobId, 1]).reverse())
  })

  test('a search finds a partner nothing of another partner', async ({ expect }) => {
    const [one, two] = [await signedIn('partner'), await signedIn('partner')]
    await addApplication({ assignedPartnerId: one.user.id, applicantName: 'Maria Keller' })
    const moved = await addApplication({ assignedPartnerId: one.user.id, applicantName: 'Maria Kellermann' })
    expect(await names(one, { q: 'keller' })).toEqual(['Maria Kellermann', 'Maria Keller'])
    expect([await names(two, { q: 'keller' }), await names(two, { q: 'm' })]).toEqual([[], []])
    await call('POST', `/api/applications/${moved.id}/assign`, {
      as: await signedIn('admin'),
      body: { partnerId: two.user.id },
    })
    expect([await names(one, { q: 'keller' }), await names(two, { q: 'keller' })]).toEqual([
      ['Maria Keller'],
      ['Maria Kellermann'],
    ])
    // The index contains the partner's id as a tag, which a search must not match.
    expect(await names(two, { q: `<${two.user.id}>` })).toEqual([])
  })
})

describe('pages', () => {
  test('every filter in every order lists each application once, with true totals', async ({ expect }) => {
    const [partner, admin] = [await signedIn('partner'), await signedIn('admin')]
    const other = await signedIn('partner')
    const { jobs } = await many(39, [partner.user.id, other.user.id, null])
    const everything = await all(admin, { limit: 100 })
    expect(everything.length).toBe(39)
    const filters: Query[] = [
      {},
      { status: 'new' },
      { status: 'in_interview' },
      { status: 'not_rejected' },
      { jobId: jobs[0]?.id ?? 0 },
      { jobId: jobs[1]?.id ?? 0, status: 'rejected' },
      { partnerId: partner.user.id },
      { partnerId: 0, status: 'client_stage' },
      { partnerId: partner.user.id, jobId: jobs[0]?.id ?? 0, status: 'not_rejected' },
    ]
    for (const filter of filters) {
      const wanted = everything.filter(
        (item) =>
          (!filter.status || statusesOfFilter(String(filter.status))?.includes(item.status as 'new')) &&
          (filter.jobId === undefined || item.jobId === filter.jobId) &&
          (filter.partnerId === undefined || (item.assignedPartnerId ?? 0) === filter.partnerId),
      )
      for (const sort of applicationSorts) {
        const items = await all(admin, { ...filter, sort, limit: 9 })
        const label = JSON.stringify({ ...filter, sort })
        expect([label, items.map(({ id }) => id).sort()]).toEqual([label, wanted.map(({ id }) => id).sort()])
        const keys = items.map((item) => keyOf(item, sort))
        const rising = ['oldest', 'score-low', 'name', 'status'].includes(sort)
        const sorted = [...keys].sort((a, b) => compare(a, b) * (rising ? 1 : -1))
        expect([label, keys]).toEqual([label, sorted])
      }
      const first = await page(admin, { ...filter, limit: 1 })
      expect([first.total, first.isTotalCapped]).toEqual([wanted.length, false])
    }
    expect(
      (await all(partner, { sort: 'score', limit: 3 })).every((item) => item.assignedPartnerId === partner.user.id),
    ).toBe(true)
  })

  test('the plain list names its size and its next page, and follows it to the end', async ({ expect }) => {
    const admin = await signedIn('admin')
    await many(12, [null])
    const ids: number[] = []
    let next = '/api/applications?limit=5'
    for (let n = 0; next && n < 10; n++) {
      const response = await call('GET', next, { as: admin })
      const items = (await response.json()) as Application[]
      ids.push(...items.map(({ id }) => id))
      expect(response.headers.get('X-Total-Count')).toBe('12')
      next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1] ?? ''
    }
    expect(ids.length).toBe(12)
    expect(new Set(ids).size).toBe(12)
    expect((await get('/api/applications', admin, { limit: 501 })).status).toBe(400)
  })

  test('counts the applications of each tile after every kind of change', async ({ expect }) => {
    const [partner, admin] = [await signedIn('partner'), await signedIn('admin')]
    const job = await addJob()
    const { id } = await addApplication({ jobId: job.id })
    const counted = async (as: TestSession, query: Query = {}) => {
      const { counts } = await page(as, query)
      return ['all', 'new', 'hired', 'in_interview', 'not_rejected', 'rejected'].map((key) => counts[key])
    }
    const change = (method: string, path: string, body: object) =>
      call(method, `/api/applications/${id}/${path}`, { as: admin, body })
    expect([await counted(admin), await counted(admin, { jobId: job.id })]).toEqual([
      [1, 1, 0, 0, 1, 0],
      [1, 1, 0, 0, 1, 0],
    ])
    expect(await counted(partner)).toEqual([0, 0, 0, 0, 0, 0])
    await change('POST', 'assign', { partnerId: partner.user.id })
    expect(await counted(partner)).toEqual([1, 1, 0, 0, 1, 0])
    await change('PATCH', 'status', { status: 'rejected_by_client' })
    expect([await counted(partner), await counted(admin, { status: 'hired', q: 'nobody' })]).toEqual([
      [1, 0, 0, 0, 0, 1],
      [1, 0, 0, 0, 0, 1],
    ])
    await change('PATCH', 'interview-date', { status: 'scheduled_interview', interviewDate: null })
    expect([await counted(partner, { jobId: job.id }), await counted(admin, { partnerId: 0 })]).toEqual([
      [1, 0, 0, 1, 1, 0],
      [0, 0, 0, 0, 0, 0],
    ])
    await env.DB.prepare('delete from job_applications where id = ?').bind(id).run()
    expect([await counted(partner), await counted(admin), await counted(admin, { jobId: job.id })]).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ])
    expect(await (await get('/api/applications/jobs', admin)).json()).toEqual([])
  })
})

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

  test('a broad search is counted up to a bound, and still reaches its last match', async ({ expect }) => {
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

  test('whatever is typed or sent is answered with a list or a sentence', async ({ expect }) => {
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

test('every plan of a list searches an index, and the main orders never sort', async ({ expect }) => {
  const dialect = new SQLiteSyncDialect()
  const plan = async (statement: Parameters<typeof dialect.sqlToQuery>[0]) => {
    const { sql, params } = dialect.sqlToQuery(statement)
    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>()
    return results.map(({ detail }) => detail)
  }
  const after = { key: 5, id: 5, status: 'new' }
  for (const statuses of [undefined, ['new'], [...applicationStatuses]]) {
    for (const partnerId of [undefined, 0, 7]) {
      for (const jobId of [undefined, 9]) {
        for (const sort of applicationSorts) {
          for (const place of [undefined, after]) {
            const filter = { statuses, partnerId, jobId }
            const details = await plan(walkQuery(walksOf(filter, sort, place), 50))
            const reads = details.filter((detail) => detail.includes('job_applications'))
            const isWhole = !statuses && partnerId === undefined && jobId === undefined
            // Only the list of everything goes through an index from its end; all others look their rows up.
            const searches = reads.every(
              (detail) =>
                /^SEARCH job_applications USING (COVERING )?INDEX/.test(detail) ||
                (isWhole && /^SCAN job_applications USING (COVERING )?INDEX/.test(detail)),
            )
            expect([filter, sort, reads.length > 0, searches, details]).toEqual([filter, sort, true, true, details])
            if (jobId === undefined)
              expect([filter, sort, details.join().includes('TEMP B-TREE')]).toEqual([filter, sort, false])
          }
        }
      }
    }
  }
})

/** The database with a note of every statement that gets its values. */
function noting(prepared: D1PreparedStatement[]): D1Database {
  return new Proxy(env.DB, {
    get: (db, key: keyof D1Database) => {
      if (key !== 'prepare') return db[key]
      return (query: string) => {
        const statement = db.prepare(query)
        return {
          ...statement,
          bind: (...values: unknown[]) => (prepared.push(statement.bind(...values)), statement.bind(...values)),
        }
      }
    },
  })
}

test('a further page of a search starts where the last one ended', async ({ expect }) => {
  const { added } = await many(90, [null])
  const ids = added.map(({ id }) => id).sort((a, b) => a - b)
  const prepared: D1PreparedStatement[] = []
  const { applicationListRepo } = await import('./application-list.repo.ts')
  const { openDatabase } = await import('#worker/db/client.ts')
  const list = applicationListRepo(openDatabase(noting(prepared)))
  const match = applicationsMatch('tax', undefined) ?? ''
  // Half of the ninety are for the tax job; the window holds two of them.
  const below = ids[4] ?? 0
  const found = await list.matches(match, { below, limit: 3 })
  expect(found.map(({ id }) => id)).toEqual([ids[2], ids[0]])
  const [statement] = prepared
  const { meta } = (await statement?.all()) ?? {}
  expect(meta?.rows_read).toBeLessThanOrEqual(8)
})

test('what a list shows beside each row is looked up, never scanned', async ({ expect }) => {
  const [partner] = [await signedIn('partner')]
  const { added } = await many(40, [partner.user.id])
  const { meta } = await env.DB.prepare('select count(*) from job_applications').all()
  expect(meta.rows_read).toBeGreaterThanOrEqual(added.length)
  const prepared: D1PreparedStatement[] = []
  const { applicationsRepo } = await import('./applications.repo.ts')
  const { openDatabase } = await import('#worker/db/client.ts')
  const repo = applicationsRepo(openDatabase(noting(prepared)))
  const viewer = { userId: partner.user.id, partnerId: partner.user.id }
  await repo.listed(
    viewer,
    added.slice(0, 10).map(({ id }) => id),
  )
  await repo.history(viewer, { id: added[0]?.id ?? 0, applicantEmail: 'nobody@example.com' })
  expect(prepared.length).toBe(2)
  const rows = await Promise.all(prepared.map(async (statement) => (await statement.all()).meta.rows_read))
  // Ten listed rows, each reading at most ten: the application, job, partner, unread mark and others with the same
  // email.
  expect(rows[0]).toBeLessThanOrEqual(10 * 10)
  expect(rows[1]).toBeLessThanOrEqual(5)
})

test('search understands shorthand in job titles, and leaves two small letters to names', async ({ expect }) => {
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
