import { expect, test } from 'vitest'
import type { Notification } from '#contract/api/identity/notifications.ts'
import type { SavedList, SavedListCard } from '#contract/api/sourcing/saved-lists.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addPostings, addSource } from '#worker/test/online-jobs.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { statusesFor } from '#worker/test/matrix.ts'
import { savedJobLists } from './saved-lists.table.ts'

const job = (n: number) => ({
  title: `Associate ${n}`,
  url: `https://careers.firm.example/openings/${n}`,
  source: 'Firm careers',
  snippet: 'New York, NY.',
})
const jobs = (count: number) => Array.from({ length: count }, (_, at) => job(at + 1))
/** The jobs as the API returns them: no source knows their addresses, and no job was made from them. */
const kept = (count: number) => jobs(count).map((one) => ({ ...one, isThere: null, jobId: null }))
const body = { candidateName: '  Teodora   Vasić ', jobData: jobs(5) }

const save = (as: TestSession, given: unknown = body) =>
  answerOf<SavedList>(call('POST', '/api/saved-job-lists', { as, body: given }))
const decide = (as: TestSession, id: number, given: unknown) =>
  answerOf<SavedList>(call('PATCH', `/api/saved-job-lists/${id}/status`, { as, body: given }))
type Page = { items: SavedListCard[]; total: number; counts: Record<string, number>; nextCursor: string | null }
const page = (as: TestSession, query = '') => answerOf<Page>(call('GET', `/api/saved-job-lists/page${query}`, { as }))
const notificationsOf = async (as: TestSession) =>
  (await answerOf<Notification[]>(call('GET', '/api/notifications', { as }))).body.map(
    ({ type, title, message }) => `${type}: ${title}: ${message}`,
  )

test('lets staff save lists, their owners read them and admins decide on them', async () => {
  const { waiting, partner, other, admin } = await cast()
  const callers = { stranger: null, waiting, other, partner, admin }
  const { id } = (await save(partner)).body
  const staff = { stranger: 401, waiting: 403, other: 200, partner: 200, admin: 200 }
  expect(await statusesFor('GET', '/api/saved-job-lists', callers)).toEqual(staff)
  expect(await statusesFor('GET', '/api/saved-job-lists/page', callers)).toEqual(staff)
  expect(await statusesFor('GET', `/api/saved-job-lists/${id}`, callers)).toEqual({ ...staff, other: 404 })
  const created = { stranger: 401, waiting: 403, other: 201, partner: 201, admin: 201 }
  expect(await statusesFor('POST', '/api/saved-job-lists', callers, body)).toEqual(created)
  const decided = { stranger: 401, waiting: 403, other: 403, partner: 403, admin: 200 }
  const approve = { status: 'approved' }
  expect(await statusesFor('PATCH', `/api/saved-job-lists/${id}/status`, callers, approve)).toEqual(decided)
})

test('shows a saved list to its partner but to no other, and notifies the admins', async () => {
  const { partner, other, admin } = await cast()
  const saved = await save(partner)
  expect(saved).toMatchObject({
    status: 201,
    body: {
      candidateName: 'Teodora Vasić',
      status: 'pending',
      submittedBy: partner.user.id,
      submitter: { name: partner.user.name },
      reviewedBy: null,
      reviewer: null,
      adminNotes: null,
      jobData: kept(5),
    },
  })
  const mine = await answerOf<SavedList[]>(call('GET', '/api/saved-job-lists', { as: partner }))
  expect(mine.body.map(({ id }) => id)).toEqual([saved.body.id])
  expect((await answerOf(call('GET', '/api/saved-job-lists', { as: other }))).body).toEqual([])
  expect((await page(other)).body).toMatchObject({ items: [], total: 0 })
  expect((await page(admin)).body).toMatchObject({
    items: [{ candidateName: 'Teodora Vasić', firstJobs: kept(3), jobCount: 5 }],
    total: 1,
    counts: { pending: 1, reviewed: 0, approved: 0, rejected: 0 },
  })
  expect(await notificationsOf(admin)).toEqual([
    `saved_list: Job list to review: ${partner.user.name} saved 5 jobs for Teodora Vasić.`,
  ])
  expect(await notificationsOf(partner)).toEqual([])
})

test('refuses missing fields and malformed addresses with a sentence', async () => {
  const partner = await signedIn('partner')
  const issue = async (given: unknown) => {
    const answer = await answerOf<{ issues: { path: string; message: string }[] }>(
      call('POST', '/api/saved-job-lists', { as: partner, body: given }),
    )
    return [answer.status, answer.body.issues?.[0]?.message]
  }
  expect(await issue({ ...body, candidateName: '  ' })).toEqual([400, 'Candidate Name Required'])
  expect(await issue({ jobData: jobs(1) })).toEqual([400, 'Candidate Name Required'])
  expect(await issue({ ...body, jobData: [] })).toEqual([400, 'No Jobs Selected'])
  expect(await issue({ candidateName: 'A' })).toEqual([400, 'No Jobs Selected'])
  expect(await issue({ ...body, jobData: jobs(201) })).toEqual([400, 'Please save at most 200 jobs at once'])
  const address = 'Each job needs a web address (http or https)'
  for (const url of ['javascript:alert(1)', 'ftp://firm.example/x', 'not an address', '', undefined]) {
    expect(await issue({ ...body, jobData: [{ ...job(1), url }] })).toEqual([400, address])
  }
  expect(await issue({ ...body, jobData: [{ ...job(1), title: '' }] })).toEqual([400, 'Each job needs a title'])
  expect((await page(partner)).body.total).toBe(0)
})

test('accepts 200 jobs and cuts an overlong snippet', async () => {
  const partner = await signedIn('partner')
  const many = await save(partner, { ...body, jobData: jobs(200) })
  expect([many.status, many.body.jobData.length]).toEqual([201, 200])
  const long = await save(partner, { ...body, jobData: [{ title: 'T', url: job(1).url, snippet: 'x'.repeat(5000) }] })
  expect(long.body.jobData[0]).toMatchObject({ source: '', snippet: 'x'.repeat(1000) })
})

test('saves a list once when it is sent twice, and notifies the admins once', async () => {
  const { partner, admin } = await cast()
  const [one, two] = await Promise.all([save(partner), save(partner)])
  expect(one.body.id).toBe(two.body.id)
  expect(await notificationsOf(admin)).toHaveLength(1)
})

test('decides a pending list once, notifies its partner, refuses a second decision', async () => {
  const { partner, admin } = await cast()
  const second = await signedIn('admin')
  const { id } = (await save(partner)).body
  const answers = await Promise.all([
    decide(admin, id, { status: 'approved', adminNotes: ' Checked. ' }),
    decide(second, id, { status: 'rejected' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const winner = answers[0].status === 200 ? admin : second
  const word = winner === admin ? 'approved' : 'rejected'
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'saved_list_decided',
    error: `This list has been ${word} by ${winner.user.name} already.`,
  })
  const list = await answerOf<SavedList>(call('GET', `/api/saved-job-lists/${id}`, { as: partner }))
  expect(list.body).toMatchObject({
    status: word,
    adminNotes: winner === admin ? 'Checked.' : null,
    reviewedBy: winner.user.id,
    reviewedAt: expect.any(String),
  })
  const notes = winner === admin ? ' Checked.' : ''
  expect(await notificationsOf(partner)).toEqual([
    `saved_list: Job list ${word}: ${winner.user.name} ${word} your job list for Teodora Vasić.${notes}`,
  ])
})

test('a list is decided with a decision, and only if it exists', async () => {
  const { partner, admin } = await cast()
  const { id } = (await save(partner)).body
  for (const status of ['pending', 'accepted', undefined]) {
    expect(await decide(admin, id, { status })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'status', message: 'Please approve or reject the list' }] },
    })
  }
  expect((await decide(admin, 999, { status: 'approved' })).status).toBe(404)
  expect(await decide(admin, id, { status: 'reviewed' })).toMatchObject({ status: 200, body: { status: 'reviewed' } })
  expect((await decide(admin, id, { status: 'approved' })).status).toBe(409)
})

test('lists come in pages, newest first, by state; a damaged cursor has its sentence', async () => {
  const { partner, admin } = await cast()
  for (let n = 1; n <= 5; n++) await save(partner, { ...body, candidateName: `Candidate ${n}` })
  const names = (cards: SavedListCard[]) => cards.map(({ candidateName }) => candidateName.at(-1)).join('')
  const first = (await page(admin, '?limit=2')).body
  const rest = (await page(admin, `?limit=3&cursor=${first.nextCursor}`)).body
  expect([names(first.items), names(rest.items), rest.nextCursor, first.total]).toEqual(['54', '321', null, 5])
  await decide(admin, first.items[0]?.id ?? 0, { status: 'approved' })
  const approved = (await page(admin, '?status=approved')).body
  expect([names(approved.items), approved.total, approved.counts]).toEqual([
    '5',
    1,
    { pending: 4, reviewed: 0, approved: 1, rejected: 0 },
  ])
  const plain = await call('GET', '/api/saved-job-lists?limit=2', { as: admin })
  const next = /^<([^>]+)>; rel="next"$/.exec(plain.headers.get('Link') ?? '')?.[1] ?? ''
  expect(
    (await answerOf<SavedList[]>(call('GET', next, { as: admin }))).body.map(({ candidateName }) => candidateName),
  ).toEqual(['Candidate 3', 'Candidate 2'])
  expect(await page(admin, '?cursor=nonsense')).toMatchObject({ status: 400, body: { code: 'bad_cursor' } })
  expect((await page(admin, '?status=lost')).status).toBe(400)
})

test('leaves out a job stored in another shape or scheme, and breaks nothing', async () => {
  const { partner, admin } = await cast()
  const jobData = JSON.stringify([{ title: 'X', url: 'javascript:alert(1)' }, 5, { title: 'Good', url: job(1).url }])
  await testDeps().db.insert(savedJobLists).values({ candidateName: 'Old', submittedBy: partner.user.id, jobData })
  expect((await page(admin)).body.items).toMatchObject([
    { firstJobs: [{ title: 'Good', url: job(1).url, source: '', snippet: '' }], jobCount: 3 },
  ])
})

test('a saved link reports that its posting closed, and leads admins to the made job', async () => {
  const { partner, admin } = await cast()
  const [id = 0] = await addPostings(await addSource(), [
    { title: 'Tax Associate', url: 'https://careers.firm.example/openings/1' },
  ])
  const saved = await save(partner, { ...body, jobData: jobs(2) })
  const states = async (as: TestSession) =>
    (await page(as)).body.items[0]?.firstJobs.map(({ isThere, jobId }) => [isThere, jobId])
  expect(await states(admin)).toEqual([
    [true, null],
    [null, null],
  ])
  await testDeps().postingIndex.close(id, testNow)
  const html = `<script type="application/ld+json">${JSON.stringify({
    '@type': 'JobPosting',
    title: 'Tax Associate',
    hiringOrganization: 'Acme Law LLP',
    jobLocation: 'Boston, MA',
    description:
      'Duties: advise clients on the tax side of their deals, and draft opinions. Qualifications: three years of tax.',
  })}</script>`
  const transport = async () => new Response(html, { headers: { 'Content-Type': 'text/html' } })
  const url = saved.body.jobData[1]?.url
  const made = await call('POST', '/api/jobs/scrape-url', { as: admin, body: { url }, deps: { transport } })
  const { data } = await made.json<{ data: { primaryJobId: number } }>()
  expect(await states(admin)).toEqual([
    [false, null],
    [null, data.primaryJobId],
  ])
  // A draft is not a partner's business.
  expect(await states(partner)).toEqual([
    [false, null],
    [null, null],
  ])
})
