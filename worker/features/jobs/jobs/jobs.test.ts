import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { JobEvent, JobRow, StaffJob } from '#contract/api/jobs/jobs.ts'
import { pastLastDay } from '#contract/domain/job-dates.ts'
import { newJobForm } from '#contract/domain/job-form-rules.ts'
import { addApplication } from '#worker/test/applications.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { answerOf } from '#worker/test/pipeline.ts'
import { badJobs, goodJob } from './bad-jobs.fixture.ts'
import { closeExpiredJobs } from './job-changes.service.ts'
import { jobs } from './jobs.table.ts'
import { addJob } from './public-jobs.fixture.ts'

const deps = { now: () => testNow }

let admin: TestSession
let partner: TestSession
beforeEach(async () => {
  ;[admin, partner] = await Promise.all([signedIn('admin'), signedIn('partner')])
})

const post = (body: object = goodJob) => answerOf<StaffJob>(call('POST', '/api/jobs', { as: admin, body, deps }))
const put = (id: number, body: object) => answerOf<StaffJob>(call('PUT', `/api/jobs/${id}`, { as: admin, body, deps }))
const stored = (id: number) => testDeps().db.select().from(jobs).where(eq(jobs.id, id)).get()
const kinds = async (id: number) => {
  const { body } = await answerOf<JobEvent[]>(call('GET', `/api/jobs/${id}/events`, { as: admin }))
  return body.map(({ kind }) => kind)
}

describe('posting a job', () => {
  test('lists it at once, open for sixty days, with the person who posted it', async () => {
    const { status, body } = await post()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: goodJob.title,
      isActive: true,
      workType: 'Full-time',
      source: 'Internal Database',
      validThrough: '2026-08-14',
      postedDate: testNow.toISOString(),
      version: 1,
      applicants: 0,
    })
    expect(body.shortId).toMatch(/^[a-z0-9]{8}$/)
    expect(await stored(body.id)).toMatchObject({ city: 'New York', region: 'NY' })
    expect((await call('GET', `/api/public/jobs/${body.shortId}`)).status).toBe(200)
    expect((await call('GET', `/job/${body.shortId}`)).status).toBe(200)
    const { body: history } = await answerOf<JobEvent[]>(call('GET', `/api/jobs/${body.id}/events`, { as: admin }))
    expect(history).toMatchObject([{ kind: 'created', actor: { name: admin.user.name } }])
  })

  test('takes the practice area by the name of the registry, and each area once', async () => {
    const { body } = await post({
      ...goodJob,
      practiceArea: 'tax',
      additionalAreas: ['Tax', 'real-estate', 'Space Law'],
    })
    expect(body).toMatchObject({ practiceArea: 'Tax', additionalAreas: ['Real Estate', 'Space Law'] })
  })

  test('masks the firm of a confidential job everywhere but for staff', async () => {
    const { body } = await post({ ...goodJob, firmName: 'Stonebridge & Vale LLP', isConfidential: true })
    expect(body.firmName).toBe('Stonebridge & Vale LLP')
    for (const path of [`/api/public/jobs/${body.shortId}`, `/job/${body.shortId}`, '/jobs', '/api/public/jobs']) {
      const text = await (await call('GET', path)).text()
      expect(text, path).toContain('Confidential')
      expect(text, path).not.toContain('Stonebridge')
    }
  })

  test('refuses an open job whose last day has passed, not a closed one', async () => {
    const bad = await answerOf<{ issues: { path: string; message: string }[] }>(
      call('POST', '/api/jobs', { as: admin, body: { ...goodJob, validThrough: '2026-06-14' }, deps }),
    )
    expect([bad.status, bad.body.issues]).toEqual([400, [{ path: 'validThrough', message: pastLastDay }]])
    expect((await post({ ...goodJob, validThrough: '2026-06-14', isActive: false })).status).toBe(201)
    expect((await post({ ...goodJob, validThrough: '2026-06-15' })).body.validThrough).toBe('2026-06-15')
  })

  test('refuses the same sixty bad jobs as the form, with the same sentences', async () => {
    expect(badJobs.length).toBe(60)
    for (const [name, body] of badJobs) {
      const form = newJobForm.safeParse(body)
      expect(form.success, `${name} passes the form`).toBe(false)
      const answer = await answerOf<{ issues: { path: string; message: string }[] }>(
        call('POST', '/api/jobs', { as: admin, body, deps }),
      )
      expect([name, answer.status]).toEqual([name, 400])
      expect(answer.body.issues.map(({ path, message }) => `${path}: ${message}`)).toEqual(
        form.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
      )
    }
    expect(await testDeps().db.$count(jobs)).toBe(0)
  }, 60_000)
})

describe('editing a job', () => {
  test('saves the form’s changes, shows them at once and records them in the history', async () => {
    const { body: job } = await post()
    const before = await (await call('GET', `/job/${job.shortId}`)).text()
    expect(before).not.toContain('Senior Tax Associate')
    const { status, body } = await put(job.id, {
      ...goodJob,
      title: 'Senior Tax Associate',
      salaryMin: 210_000,
      version: 1,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'Senior Tax Associate',
      salaryMin: 210_000,
      version: 2,
      source: 'Manual Entry',
    })
    expect(await (await call('GET', `/job/${job.shortId}`)).text()).toContain('Senior Tax Associate')
    const { body: history } = await answerOf<JobEvent[]>(call('GET', `/api/jobs/${job.id}/events`, { as: admin }))
    expect(history.at(-1)).toMatchObject({ kind: 'edited', detail: ['title', 'salaryMin', 'source'] })
  })

  test('refuses the second of two editors, and names the first', async () => {
    const { body: job } = await post()
    const other = await signedIn('admin')
    const fast = await call('PUT', `/api/jobs/${job.id}`, {
      as: other,
      body: { ...goodJob, title: 'Tax Counsel', version: 1 },
    })
    expect(fast.status).toBe(200)
    const slow = await answerOf<{ code: string; message: string }>(
      call('PUT', `/api/jobs/${job.id}`, { as: admin, body: { ...goodJob, title: 'Tax Partner', version: 1 } }),
    )
    expect([slow.status, slow.body.code]).toEqual([409, 'job_changed'])
    expect(slow.body.message).toContain(other.user.name)
    expect((await stored(job.id))?.title).toBe('Tax Counsel')
    expect(await kinds(job.id)).toEqual(['created', 'edited'])
  })

  test('saves a change that is sent twice once', async () => {
    const { body: job } = await post()
    const edit = { ...goodJob, title: 'Tax Counsel', source: 'Internal Database' }
    await Promise.all([put(job.id, edit), put(job.id, edit)])
    expect((await put(job.id, edit)).body.version).toBe(2)
    expect(await kinds(job.id)).toEqual(['created', 'edited'])
  })

  test('keeps a closed or expired job off the board until it is opened', async () => {
    const { body: job } = await post({ ...goodJob, isActive: false, validThrough: '2026-01-31' })
    const edit = { ...goodJob, title: 'Tax Counsel' }
    expect((await put(job.id, edit)).body).toMatchObject({ isActive: false, validThrough: '2026-01-31' })
    const early = await answerOf<{ issues: unknown[] }>(
      call('PUT', `/api/jobs/${job.id}`, { as: admin, body: { ...edit, isActive: true }, deps }),
    )
    expect([early.status, early.body.issues]).toEqual([400, [{ path: 'validThrough', message: pastLastDay }]])
    const opened = await put(job.id, { ...edit, isActive: true, validThrough: '2026-07-31' })
    expect(opened.body).toMatchObject({ isActive: true, validThrough: '2026-07-31', closedAt: null })
    expect(await kinds(job.id)).toEqual(['created', 'edited', 'reopened'])
  })

  test('refuses bad input and unknown jobs', async () => {
    const { body: job } = await post()
    expect((await put(job.id, { ...goodJob, title: 'Ninja' })).status).toBe(400)
    expect((await put(job.id + 1, goodJob)).status).toBe(404)
    expect((await call('PUT', '/api/jobs/none', { as: admin, body: goodJob })).status).toBe(404)
  })
})

describe('closing, reopening, copying, deleting', () => {
  test('a closed job leaves the board, and reopens for another sixty days', async () => {
    const { body: job } = await post({ ...goodJob, validThrough: '2026-06-15' })
    const later = { now: () => new Date('2026-06-20T12:00:00Z') }
    const close = { as: admin, body: { ids: [job.id] }, deps: later }
    expect((await answerOf(call('POST', '/api/jobs/close', close))).body).toEqual({ changed: [job.id] })
    expect((await answerOf(call('POST', '/api/jobs/close', close))).body).toEqual({ changed: [] })
    expect((await call('GET', `/api/public/jobs/${job.shortId}`)).status).toBe(410)
    expect((await answerOf(call('POST', '/api/jobs/reopen', close))).body).toEqual({ changed: [job.id] })
    expect((await call('GET', `/api/public/jobs/${job.shortId}`)).status).toBe(200)
    const { body } = await answerOf<StaffJob>(call('GET', `/api/jobs/${job.id}`, { as: admin }))
    expect(body).toMatchObject({ isActive: true, validThrough: '2026-08-19', postedDate: testNow.toISOString() })
    expect(await kinds(job.id)).toEqual(['created', 'closed', 'reopened'])
  })

  test('closes several open jobs, and leaves closed, deleted and unknown ones alone', async () => {
    const open = [await addJob(), await addJob()]
    const closed = await addJob({ isActive: false, closedAt: testNow })
    const gone = await addJob({ deletedAt: testNow, isActive: false })
    const ids = [...open, closed, gone].map(({ id }) => id)
    const { body } = await answerOf<{ changed: number[] }>(
      call('POST', '/api/jobs/close', { as: admin, body: { ids: [...ids, 99_999] } }),
    )
    expect(body.changed.sort((a, b) => a - b)).toEqual(open.map(({ id }) => id))
    expect((await call('POST', '/api/jobs/close', { as: admin, body: { ids: [] } })).status).toBe(400)
    const many = Array.from({ length: 101 }, (_, n) => n + 1)
    expect((await call('POST', '/api/jobs/close', { as: admin, body: { ids: many } })).status).toBe(400)
  })

  test('a copy is not public until it is opened, and then posted that day', async () => {
    const { body: job } = await post()
    const { status, body: copy } = await answerOf<StaffJob>(
      call('POST', `/api/jobs/${job.id}/duplicate`, { as: admin, deps }),
    )
    expect([status, copy.isActive, copy.closedAt, copy.title]).toEqual([201, false, null, job.title])
    expect(copy.shortId).not.toBe(job.shortId)
    expect((await call('GET', `/api/public/jobs/${copy.shortId}`)).status).toBe(410)
    const later = { now: () => new Date('2026-06-20T12:00:00Z') }
    await call('POST', '/api/jobs/reopen', { as: admin, body: { ids: [copy.id] }, deps: later })
    const { body } = await answerOf<StaffJob>(call('GET', `/api/jobs/${copy.id}`, { as: admin }))
    expect(body).toMatchObject({ isActive: true, postedDate: '2026-06-20T12:00:00.000Z', validThrough: '2026-08-14' })
    expect((await call('POST', '/api/jobs/99999/duplicate', { as: admin })).status).toBe(404)
  })

  test('a deleted job is hidden and its applications stay', async () => {
    const { body: job } = await post()
    const application = await addApplication({ jobId: job.id })
    expect((await call('DELETE', `/api/jobs/${job.id}`, { as: admin })).status).toBe(200)
    expect((await call('DELETE', `/api/jobs/${job.id}`, { as: admin })).status).toBe(404)
    for (const path of [`/api/jobs/${job.id}`, `/api/jobs/${job.id}/events`]) {
      expect((await call('GET', path, { as: admin })).status).toBe(404)
    }
    expect((await call('GET', `/job/${job.shortId}`)).status).toBe(410)
    const kept = await answerOf<{ job: { title: string } }>(
      call('GET', `/api/applications/${application.id}`, { as: admin }),
    )
    expect(kept.body.job.title).toBe(job.title)
    expect((await put(job.id, goodJob)).status).toBe(404)
  })

  test('a job leaves the board automatically after its last day, once', async () => {
    const { body: job } = await post({ ...goodJob, validThrough: '2026-06-16' })
    const at = (moment: string) => ({ ...testDeps(), now: () => new Date(moment) })
    expect(await closeExpiredJobs(at('2026-06-17T03:58:00Z'))).toBe(0)
    expect(await closeExpiredJobs(at('2026-06-17T04:00:00Z'))).toBe(1)
    expect(await closeExpiredJobs(at('2026-06-17T04:05:00Z'))).toBe(0)
    expect(await kinds(job.id)).toEqual(['created', 'expired'])
    expect((await call('GET', `/api/public/jobs/${job.shortId}`)).status).toBe(410)
  })
})

describe('the plain list', () => {
  test('gives every job that is not deleted, newest first, by pages of a cursor', async () => {
    for (let n = 0; n < 5; n++) await addJob({ title: `Associate ${n}`, isActive: n !== 2 })
    await addJob({ deletedAt: testNow })
    const answer = await call('GET', '/api/jobs', { as: admin })
    expect(answer.headers.get('X-Total-Count')).toBe('5')
    const whole = (await answer.json<StaffJob[]>()).map(({ title }) => title)
    expect(whole).toEqual([4, 3, 2, 1, 0].map((n) => `Associate ${n}`))
    const paged: string[] = []
    let next: string | undefined = '/api/jobs?limit=2'
    while (next) {
      const page: Response = await call('GET', next, { as: admin })
      paged.push(...(await page.json<StaffJob[]>()).map(({ title }) => title))
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('Link') ?? '')?.[1]
    }
    expect(paged).toEqual(whole)
    expect((await call('GET', '/api/jobs?cursor=x', { as: admin })).status).toBe(400)
  })

  test('counts to a partner their own candidates only', async () => {
    const job = await addJob()
    await addApplication({ jobId: job.id })
    await addApplication({ jobId: job.id, assignedPartnerId: partner.user.id })
    const count = async (as: TestSession) =>
      (await answerOf<JobRow[]>(call('GET', '/api/jobs', { as }))).body[0]?.applicants
    expect([await count(admin), await count(partner)]).toEqual([2, 1])
  })
})

describe('access to jobs', () => {
  const writes = (id: number) =>
    [
      ['POST', '/api/jobs', goodJob],
      ['PUT', `/api/jobs/${id}`, goodJob],
      ['POST', `/api/jobs/${id}/duplicate`, undefined],
      ['POST', '/api/jobs/close', { ids: [id] }],
      ['POST', '/api/jobs/reopen', { ids: [id] }],
      ['GET', `/api/jobs/${id}/events`, undefined],
      ['DELETE', `/api/jobs/${id}`, undefined],
    ] as const
  const reads = (id: number) => ['/api/jobs', '/api/jobs/page', `/api/jobs/${id}`]

  test('lets partners read and admins write, and strangers and waiting accounts neither', async () => {
    const job = await addJob()
    const waiting = await signedIn('waiting')
    for (const [method, path, body] of writes(job.id)) {
      const status = async (as: TestSession | null) =>
        (await call(method, path, { as, ...(body ? { body } : {}) })).status
      expect([path, await status(null), await status(waiting), await status(partner)]).toEqual([path, 401, 403, 403])
    }
    for (const path of reads(job.id)) {
      const status = async (as: TestSession | null) => (await call('GET', path, { as })).status
      const answers = [await status(null), await status(waiting), await status(partner), await status(admin)]
      expect([path, ...answers]).toEqual([path, 401, 403, 200, 200])
    }
    expect(await stored(job.id)).toMatchObject({ version: 1, deletedAt: null })
    for (const [method, path, body] of writes(job.id)) {
      const { status } = await call(method, path, { as: admin, ...(body ? { body } : {}) })
      expect([path, status < 300]).toEqual([path, true])
    }
  })
})
