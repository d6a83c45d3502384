import { expect, test } from 'vitest'
import type { ApplicationRepeat } from '#contract/api/candidates/repeats.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { maxRepeats } from './apply.service.ts'
import { applicationRepeats } from './repeats.table.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { apply, arrived, form, openJob, success, written } from './apply.fixture.ts'

test('applying again fills what was empty, overwrites nothing and is kept apart', async () => {
  const job = await openJob()
  const first = await arrived()
  await apply(job.shortId, form(first))
  const second = await arrived({ originalName: 'newer cv.pdf' })
  const again = form(second, {
    applicantName: 'Someone Else',
    phoneNumber: '+1 000 000 0000',
    expectedSalary: 1,
    hasPortableBook: false,
    linkedinUrl: 'https://www.linkedin.com/in/lucja',
    coverLetter: 'Now with a letter',
    lastFirmName: 'Old Firm LLP',
  })
  const answers = await Promise.all([apply(job.shortId, again), apply(job.shortId, again)])
  expect(answers).toEqual([success, success])

  const { applications, events, documents, claims, counted } = await written()
  const [application] = applications
  expect(applications).toHaveLength(1)
  expect(application).toMatchObject({
    applicantName: 'Łucja Nowak',
    phoneNumber: '+1 617 555 0101',
    expectedSalary: 250_000,
    hasPortableBook: true,
    resumeId: first,
    linkedinUrl: 'https://www.linkedin.com/in/lucja',
    coverLetter: 'Now with a letter',
    lastFirmName: 'Old Firm LLP',
    status: 'new',
  })
  expect(events).toEqual([
    [application?.id, 'applied', null],
    [application?.id, 'applied_again', second],
  ])
  // Applying again doesn't use up the documents that staff may add.
  expect(documents).toEqual([])
  const repeats = await testDeps().db.select().from(applicationRepeats)
  expect(repeats).toMatchObject([
    { applicationId: application?.id, resumeId: second, filled: ['linkedinUrl', 'lastFirmName', 'coverLetter'] },
  ])
  expect(JSON.parse(repeats[0]?.values ?? '')).toMatchObject({
    applicantName: 'Someone Else',
    phoneNumber: '+1 000 000 0000',
    expectedSalary: 1,
  })
  expect(claims).toEqual({ [first]: application?.id, [second]: application?.id })
  expect(counted).toBe(1)
})

test('an application that staff made without a résumé gets it in its own place', async () => {
  const job = await openJob()
  const { db } = testDeps()
  await db
    .insert(jobApplications)
    .values({ jobId: job.id, applicantName: 'Łucja Nowak', applicantEmail: 'lucja@example.com' })
  const id = await arrived()
  expect(await apply(job.shortId, form(id))).toEqual(success)
  const { applications, documents, events } = await written()
  expect(applications).toMatchObject([{ resumeId: id, jdYear: 2019 }])
  expect([documents.length, events.length]).toEqual([0, 1])
  expect(await testDeps().db.select().from(applicationRepeats)).toMatchObject([{ resumeId: null }])
})

test('two résumés of one person at once become one application and one stored apart', async () => {
  const job = await openJob()
  const ids = [await arrived(), await arrived()]
  const answers = await Promise.all(ids.map((id) => apply(job.shortId, form(id))))
  expect(answers).toEqual([success, success])
  const { applications, documents, events } = await written()
  expect([applications.length, documents.length]).toEqual([1, 0])
  expect(await testDeps().db.select().from(applicationRepeats)).toHaveLength(1)
  expect(events.map(([, kind]) => kind)).toEqual(['applied', 'applied_again'])
})

/** The panel's own list, as staff read it. */
const repeatsOf = async (as: TestSession, id: number) =>
  (await call('GET', `/api/applications/${id}/repeats`, { as })).json<{ items: ApplicationRepeat[]; total: number }>()
const take = async (as: TestSession, id: number, what: string) => {
  const response = await call('POST', `/api/application-repeats/${id}/take`, { as, body: { what } })
  return [response.status, (await response.json<{ code?: string }>()).code]
}

test('a stranger who applies first can’t displace the person or fill staff’s documents', async () => {
  const job = await openJob()
  const admin = await signedIn('admin')
  // A stranger applies under someone else's email with made-up values and many résumés.
  for (let n = 0; n < 8; n++) {
    expect(
      await apply(job.shortId, form(await arrived(), { phoneNumber: '+1 900 000 0000', coverLetter: `Made up ${n}` })),
    ).toEqual(success)
  }
  const real = await arrived({ originalName: 'real cv.pdf' })
  const said = { phoneNumber: '+1 617 555 0101', coverLetter: 'My own letter' }
  expect(await apply(job.shortId, form(real, said))).toEqual(success)

  const { applications, documents, claims } = await written()
  const id = applications[0]?.id ?? 0
  expect([applications.length, documents.length, Object.values(claims).includes(null)]).toEqual([1, 0, false])
  const { items, total } = await repeatsOf(admin, id)
  expect(total).toBe(8)
  expect(items[0]).toMatchObject({
    name: null,
    values: [
      { field: 'phoneNumber', value: '+1 617 555 0101', isFilled: false },
      { field: 'coverLetter', value: 'My own letter', isFilled: false },
    ],
    resume: { url: `/resumes/${real}`, name: 'real cv.pdf', isKept: false },
  })
  // The score is made from the application's own résumé.
  expect((await testDeps().resumes.ofApplication(id)).map(({ id: resume }) => resume)).toEqual([
    applications[0]?.resumeId,
  ])

  const repeat = items[0]?.id ?? 0
  expect(await take(admin, repeat, 'phoneNumber')).toEqual([200, undefined])
  expect(await take(admin, repeat, 'coverLetter')).toEqual([200, undefined])
  expect(await take(admin, repeat, 'linkedinUrl')).toEqual([409, 'nothing_to_take'])
  expect(await take(admin, repeat, 'resume')).toEqual([200, undefined])
  expect(await take(admin, repeat, 'resume')).toEqual([200, undefined])
  const after = await written()
  expect(after.applications[0]).toMatchObject(said)
  expect(after.documents).toMatchObject([{ originalName: 'real cv.pdf', uploadedBy: admin.user.id }])
  expect((await repeatsOf(admin, id)).items[0]).toMatchObject({ values: [], resume: { isKept: true } })
  // Four more fit, and the sixth is refused.
  for (const { id: other } of items.slice(1, 5)) expect(await take(admin, other, 'resume')).toEqual([200, undefined])
  expect(await take(admin, items[5]?.id ?? 0, 'resume')).toEqual([409, 'too_many_documents'])
})

test('refuses excess applications with a message that hides who applied before', async () => {
  const job = await openJob()
  const { db } = testDeps()
  await apply(job.shortId, form(await arrived()))
  const [application] = await db.select().from(jobApplications)
  const fill = Array.from({ length: 2 * maxRepeats }, (_, n) => ({
    applicationId: application?.id ?? 0,
    key: `k${n}`,
    digest: `d${n}`,
    values: '{}',
  }))
  for (let at = 0; at < fill.length; at += 10) await db.insert(applicationRepeats).values(fill.slice(at, at + 10))
  const before = await written()
  const full = await apply(job.shortId, form(await arrived(), { coverLetter: 'One more' }))
  expect(full).toMatchObject({ status: 429, body: { code: 'too_many_applications' } })
  expect(full.body['message']).toContain('this one wasn’t saved')
  expect((await written()).applications).toEqual(before.applications)

  // A caller over the limit gets the same answer after the same number, whether or not the email has applied before.
  const known = form(await arrived(), { applicantEmail: 'known@example.com' })
  await db
    .insert(jobApplications)
    .values({ jobId: job.id, applicantName: 'Known', applicantEmail: 'known@example.com' })
  const answers = async (body: (n: number) => Record<string, unknown>) => {
    const statuses: number[] = []
    let last: Awaited<ReturnType<typeof apply>> | undefined
    for (let n = 0; n < 22; n++) {
      last = await apply(job.shortId, body(n))
      statuses.push(last.status)
    }
    return { statuses, message: last?.body['message'] }
  }
  const ofKnown = await answers(() => known)
  const fresh = await arrived()
  const ofFresh = await answers(() => form(fresh, { applicantEmail: 'fresh@example.com' }))
  expect(ofKnown).toEqual(ofFresh)
  expect(ofFresh.message).toBe(full.body['message'])
  expect(ofFresh.statuses.filter((status) => status === 429)).toHaveLength(2)
})
