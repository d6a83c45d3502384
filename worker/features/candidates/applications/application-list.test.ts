import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'
import type { Application, ApplicationPage } from '#contract/api/candidates/applications.ts'
import { applicationSorts } from '#contract/domain/candidate-view.ts'
import { statusesOfFilter } from '#contract/domain/statuses.ts'
import { call, signedIn, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { statusOrder } from './application-walks.ts'
import { type Query, get, page, names, all, many } from './application-list.fixture.ts'

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

describe('lists by role', () => {
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

  test('finds nothing of another partner in a partner’s search', async ({ expect }) => {
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

  test('pages the plain list to its end by size and next link', async ({ expect }) => {
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
