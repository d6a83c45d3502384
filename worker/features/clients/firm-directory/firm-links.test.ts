import { eq } from 'drizzle-orm'
import { describe, test } from 'vitest'
import { linkFirms } from './link-firms.service.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { firmEvents, firms } from '#worker/features/jobs/firms/firms.table.ts'
import { goodJob } from '#worker/features/jobs/jobs/bad-jobs.fixture.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { addFirm } from '#worker/test/access-fixtures.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'

const directory = () => testDeps().db.select().from(firms).orderBy(firms.id)
const submissions = () => testDeps().db.select().from(clientSubmissions).orderBy(clientSubmissions.id)
const storedJobs = () => testDeps().db.select().from(jobs).orderBy(jobs.id)
const submit = (as: TestSession, applicationId: number, companyName: string) =>
  answerOf<{ id: number }>(
    call('POST', `/api/applications/${applicationId}/client-submissions`, { as, body: { companyName } }),
  )

describe('a submission', () => {
  test('leads every spelling to one firm, and keeps the name that was typed', async ({ expect }) => {
    const { partner, application } = await cast()
    const typed = [
      'K&E',
      'Kirkland & Ellis LLP',
      'Kirkland and Ellis',
      'KIRKLAND & ELLIS, L.L.P.',
      'Kirkland Signature',
    ]
    for (const name of typed) expect((await submit(partner, application.id, name)).status).toBe(201)
    const [firm, other, ...more] = await directory()
    expect(more).toEqual([])
    expect(firm).toMatchObject({ name: 'Kirkland & Ellis', isVerified: false, createdBy: partner.user.id })
    expect(other).toMatchObject({ name: 'Kirkland Signature', isVerified: false })
    expect((await submissions()).map(({ companyName, firmId }) => [companyName, firmId])).toEqual([
      ...typed.slice(0, 4).map((name) => [name, firm?.id]),
      ['Kirkland Signature', other?.id],
    ])
    expect(await testDeps().db.select().from(firmEvents)).toMatchObject([
      { firmId: firm?.id, kind: 'added_from_name', actorId: partner.user.id },
      { firmId: other?.id, kind: 'added_from_name' },
    ])
  })

  test('makes one firm of a new name that arrives several times at once', async ({ expect }) => {
    const { partner, admin, application } = await cast()
    const spellings = ['Harrow & Vale LLP', 'Harrow and Vale', 'harrow vale', 'Harrow & Vale LLP']
    const answers = await Promise.all(
      spellings.map((name, at) => submit(at % 2 ? admin : partner, application.id, name)),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await directory()).toHaveLength(1)
    expect(new Set((await submissions()).map(({ firmId }) => firmId)).size).toBe(1)
  })

  test('moves to another firm with its name, and stays with a firm that was renamed', async ({ expect }) => {
    const { partner, admin, application } = await cast()
    const { body } = await submit(partner, application.id, 'Harrow & Vale')
    const [before] = await submissions()
    await call('PATCH', `/api/firms/${before?.firmId}`, { as: admin, body: { name: 'Vale Group' } })
    const change = (given: object) => call('PATCH', `/api/client-submissions/${body.id}`, { as: partner, body: given })
    await change({ notes: 'Call on Monday' })
    expect((await submissions())[0]?.firmId).toBe(before?.firmId)
    await change({ companyName: 'Other Firm LLP' })
    const other = (await directory()).find(({ name }) => name === 'Other Firm LLP')
    expect((await submissions())[0]?.firmId).toBe(other?.id)
  })

  test('goes along with a merge and its undo, and keeps its firm undeletable', async ({ expect }) => {
    const { admin, application } = await cast()
    const { id: jobId } = await addJob({ firmName: 'Harrow Vail' })
    await linkFirms({ ...testDeps(), now: () => testNow })
    await submit(admin, application.id, 'Harrow Vail')
    const kept = await addFirm({ name: 'Harrow & Vale' })
    const typed = (await directory()).find(({ name }) => name === 'Harrow Vail')
    const remove = async () =>
      (await answerOf<{ code?: string }>(call('DELETE', `/api/firms/${typed?.id}`, { as: admin }))).body.code
    expect(await remove()).toBe('firm_in_use')
    const linked = async () => [
      (await storedJobs()).find(({ id }) => id === jobId)?.firmId,
      (await submissions())[0]?.firmId,
    ]
    const path = (id: number | undefined) => `/api/firms/${id}/merge`
    const { body } = await answerOf<{ mergeId: number }>(
      call('POST', path(kept.id), { as: admin, body: { otherId: typed?.id } }),
    )
    expect(await linked()).toEqual([kept.id, kept.id])
    await submit(admin, application.id, 'Harrow Vail LLP')
    expect((await submissions())[1]?.firmId).toBe(kept.id)
    await call('POST', `/api/firms/merges/${body.mergeId}/undo`, { as: admin })
    expect(await linked()).toEqual([typed?.id, typed?.id])
    expect((await submissions())[1]?.firmId).toBe(kept.id)
  })
})

describe('a job', () => {
  test('is linked to the firm of its name when it is posted and renamed', async ({ expect }) => {
    const admin = await signedIn('admin')
    const firm = await addFirm({ name: 'Harrow & Vale LLP' })
    const { body } = await answerOf<{ id: number; version: number }>(
      call('POST', '/api/jobs', { as: admin, body: { ...goodJob, firmName: 'Harrow and Vale' } }),
    )
    expect(await storedJobs()).toMatchObject([{ id: body.id, firmName: 'Harrow and Vale', firmId: firm.id }])
    const edited = await call('PUT', `/api/jobs/${body.id}`, { as: admin, body: { ...goodJob, firmName: 'New Firm' } })
    expect(edited.status).toBe(200)
    const made = (await directory()).find(({ name }) => name === 'New Firm')
    expect(made).toMatchObject({ isVerified: false })
    expect((await storedJobs())[0]?.firmId).toBe(made?.id)
  })

  test('counts in the list of firms while open, like submissions the caller may see', async ({ expect }) => {
    const { admin, partner, other, application } = await cast()
    const firm = await addFirm({ name: 'Harrow & Vale' })
    await addJob({ firmId: firm.id })
    await addJob({ firmId: firm.id, isActive: false })
    await submit(admin, application.id, 'Harrow & Vale')
    const counts = async (as: TestSession) => {
      const { body } = await answerOf<{ items: { openJobs: number; liveSubmissions: number }[] }>(
        call('GET', '/api/firms/page?q=harrow', { as }),
      )
      return [body.items[0]?.openJobs, body.items[0]?.liveSubmissions]
    }
    expect([await counts(admin), await counts(partner), await counts(other)]).toEqual([
      [1, 1],
      [1, 1],
      [1, 0],
    ])
  })

  test('is on the page of its firm, open ones first, and nowhere else', async ({ expect }) => {
    const { partner } = await cast()
    const [firm, other] = [await addFirm({ name: 'Harrow & Vale' }), await addFirm({ name: 'Other Firm' })]
    const closed = await addJob({ firmId: firm.id, isActive: false })
    const open = [await addJob({ firmId: firm.id }), await addJob({ firmId: firm.id })]
    await addJob({ firmId: firm.id, deletedAt: testNow })
    await addJob({ firmId: other.id })
    type Jobs = { items: { id: number }[]; nextCursor: string | null }
    const read = async (query: string) =>
      (await answerOf<Jobs>(call('GET', `/api/firms/${firm.id}/jobs${query}`, { as: partner }))).body
    const first = await read('?limit=2')
    expect(first.items.map(({ id }) => id)).toEqual([open[1]?.id, open[0]?.id])
    const rest = await read(`?limit=2&cursor=${first.nextCursor}`)
    expect([rest.items.map(({ id }) => id), rest.nextCursor]).toEqual([[closed.id], null])
  })

  test('keeps a confidential firm out of every public answer', async ({ expect }) => {
    const admin = await signedIn('admin')
    const firmName = 'Quillmarsh & Overbury LLP'
    const { body } = await answerOf<{ id: number; shortId: string }>(
      call('POST', '/api/jobs', { as: admin, body: { ...goodJob, firmName, isConfidential: true } }),
    )
    const [stored] = await storedJobs()
    expect(stored?.firmId).toBeGreaterThan(0)
    for (const path of [
      '/jobs',
      `/job/${body.shortId}`,
      '/jobs/feed.xml',
      '/api/public/jobs',
      `/api/public/jobs/${body.shortId}`,
      `/api/public/jobs/${body.shortId}/similar`,
      '/api/public/jobs?q=quillmarsh',
      '/sitemap.xml',
    ]) {
      const text = await (await call('GET', path)).text()
      expect([path, /quillmarsh|overbury|firmId|firm_id/i.test(text)]).toEqual([path, false])
    }
    const page = await (await call('GET', `/job/${body.shortId}`)).text()
    const [, structured = '{}'] = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(page) ?? []
    expect(JSON.parse(structured)).toMatchObject({ '@type': 'JobPosting' })
    expect(structured).not.toMatch(/quillmarsh|overbury/i)

    const { id, applicantEmail } = await addApplication({ jobId: body.id, applicantEmail: 'maya@example.com' })
    const interviewDate = '2027-07-01T14:00:00.000Z'
    await call('PATCH', `/api/applications/${id}/interview-date`, { as: admin, body: { interviewDate } })
    await call('POST', `/api/applications/${id}/client-submissions`, {
      as: admin,
      body: { companyName: firmName, status: 'interview_scheduled', interviewDate },
    })
    const toCandidate = await testDeps().db.select().from(mails).where(eq(mails.toAddress, applicantEmail))
    expect(toCandidate.map(({ kind }) => kind).toSorted()).toEqual([
      'client_interview_invitation',
      'interview_invitation',
    ])
    expect(JSON.stringify(toCandidate)).not.toMatch(/quillmarsh|overbury/i)
  })
})

test('links rows of before the directory once, with the firms that are missing', async ({ expect }) => {
  const { application } = await cast()
  const { db } = testDeps()
  const known = await addFirm({ name: 'Harrow & Vale' })
  const { id: one } = await addJob({ firmName: 'Harrow and Vale LLP' })
  const { id: two } = await addJob({ firmName: '&' })
  const { id: gone } = await addJob({ firmName: 'Gone Firm', deletedAt: testNow })
  await db.insert(clientSubmissions).values([
    { applicationId: application.id, companyName: 'K&E' },
    { applicationId: application.id, companyName: 'Kirkland & Ellis LLP' },
  ])
  const deps = { ...testDeps(), now: () => testNow }
  expect([await linkFirms(deps), await linkFirms(deps)]).toEqual([false, false])
  const firmOf = new Map((await storedJobs()).map(({ id, firmId }) => [id, firmId]))
  expect(firmOf.get(one)).toBe(known.id)
  expect(firmOf.get(gone)).toBe(null)
  const made = await directory()
  expect(made.filter(({ name }) => name === 'Kirkland & Ellis')).toHaveLength(1)
  expect(made.find(({ name }) => name === '&')?.id).toBe(firmOf.get(two))
  expect(new Set((await submissions()).map(({ firmId }) => firmId)).size).toBe(1)
  expect(await deps.firmLinks.isAnyUnlinked()).toBe(false)
  expect(await db.select().from(firmEvents)).toHaveLength(made.length - 1)
})

test('hides the directory from an account that no admin has confirmed', async ({ expect }) => {
  const partner = await signedIn('partner')
  await testDeps().db.update(users).set({ isProvisional: true }).where(eq(users.id, partner.user.id))
  const { id } = await addFirm()
  for (const path of ['/api/firms/page', `/api/firms/${id}`, `/api/firms/${id}/jobs`, '/api/firms/resolve?name=Firm']) {
    expect([path, (await call('GET', path, { as: partner })).status]).toEqual([path, 403])
  }
})
