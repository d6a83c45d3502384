import { env } from 'cloudflare:workers'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { documents } from '#worker/features/candidates/documents/documents.table.ts'
import { applicationEvents } from '#worker/features/candidates/applications/events.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { scoreByRules } from '#worker/features/candidates/scoring/scoring.service.ts'
import { randomIds } from '#worker/platform/ids.ts'
import type { ApplicationRepeat } from '#contract/api/candidates/repeats.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { maxRepeats } from './apply.service.ts'
import { applicationRepeats } from './repeats.table.ts'
import { applicationCounts, jobApplications } from '#worker/features/candidates/applications/applications.table.ts'

const minutesAgo = (minutes: number) => new Date(testNow.getTime() - minutes * 60_000)

async function openJob(given: Partial<typeof jobs.$inferInsert> = {}) {
  const [job] = await testDeps()
    .db.insert(jobs)
    .values({
      shortId: randomIds.shortId(),
      title: 'Tax Associate',
      firmName: 'Harrow & Vale',
      location: 'Boston, MA',
      seniority: 'Associate',
      practiceArea: 'Tax',
      description: 'Advises on tax.',
      ...given,
    })
    .returning()
  if (!job) throw new Error('no job')
  return job
}

/** A résumé whose file has arrived. */
async function arrived(given: Partial<typeof resumes.$inferInsert> = {}) {
  const id = randomIds.secretId()
  const row = {
    id,
    originalName: 'cv.pdf',
    mimeType: 'application/pdf',
    fileSize: 9,
    storedAt: minutesAgo(1),
    createdAt: minutesAgo(1),
    ...given,
  }
  await testDeps().db.insert(resumes).values(row)
  await env.FILES.put(`resumes/${id}`, '%PDF-1.7\n')
  return id
}

const form = (resumeId: string, given: Record<string, unknown> = {}) => ({
  applicantName: 'Łucja Nowak',
  applicantEmail: 'lucja@example.com',
  jdYear: 2019,
  yearsExperience: 6,
  experienceField: 'Tax',
  location: 'Boston, MA',
  expectedSalary: 250_000,
  hasPortableBook: true,
  phoneNumber: '+1 617 555 0101',
  linkedinUrl: '',
  bigFirmExperienceYears: 3,
  firmPreference: 'big_firm,in_house',
  needsVisaSponsorship: 'NO',
  resumeUrl: `/resumes/${resumeId}`,
  ...given,
})

const apply = async (job: number | string, body: unknown) => {
  const response = await call('POST', `/api/public/jobs/${job}/apply`, {
    body,
    deps: { now: () => testNow },
  })
  return { status: response.status, body: await response.json<Record<string, unknown>>() }
}

const success = { status: 201, body: { success: true, message: 'Your application has been submitted.' } }

/** Everything that applying writes. */
async function written() {
  const { db } = testDeps()
  const [applications, events, files, claims, counts] = await Promise.all([
    db.select().from(jobApplications).orderBy(asc(jobApplications.id)),
    db.select().from(applicationEvents).orderBy(asc(applicationEvents.id)),
    db.select().from(documents).orderBy(asc(documents.id)),
    db.select().from(resumes).orderBy(asc(resumes.id)),
    db.select().from(applicationCounts),
  ])
  return {
    applications,
    events: events.map(({ applicationId, kind, to }) => [applicationId, kind, to]),
    documents: files,
    claims: Object.fromEntries(claims.map(({ id, applicationId }) => [id, applicationId])),
    counted: counts.reduce((sum, { count }) => sum + count, 0),
  }
}

test('an application is saved with every field, its résumé claimed and its event', async () => {
  const job = await openJob()
  const id = await arrived()
  expect(await apply(job.shortId, form(id, { applicantEmail: ' Lucja@Example.com ' }))).toEqual(success)

  const { applications, events, claims, counted, documents } = await written()
  expect(applications).toHaveLength(1)
  const [application] = applications
  expect(application).toMatchObject({
    jobId: job.id,
    applicantName: 'Łucja Nowak',
    applicantEmail: 'lucja@example.com',
    phoneNumber: '+1 617 555 0101',
    linkedinUrl: null,
    jdYear: 2019,
    yearsExperience: 6,
    experienceField: 'Tax',
    location: 'Boston, MA',
    expectedSalary: 250_000,
    hasPortableBook: true,
    bigFirmExperienceYears: 3,
    firmPreference: 'big_firm,in_house',
    needsVisaSponsorship: 'NO',
    coverLetter: null,
    resumeUrl: `/resumes/${id}`,
    status: 'new',
    assignedPartnerId: null,
    matchScore: null,
    matchReasons: [],
    appliedAt: testNow,
    statusChangedAt: testNow,
  })
  expect(events).toEqual([[application?.id, 'applied', null]])
  expect(claims).toEqual({ [id]: application?.id })
  expect(documents).toEqual([])
  expect(counted).toBe(1)
})

test('the number of a job does as well as its short id', async () => {
  const job = await openJob()
  expect(await apply(job.id, form(await arrived()))).toEqual(success)
})

test('five identical submits at once are one application, and all five hear the same', async () => {
  const job = await openJob()
  const id = await arrived()
  const answers = await Promise.all(Array.from({ length: 5 }, () => apply(job.shortId, form(id))))
  expect(answers).toEqual(Array.from({ length: 5 }, () => success))
  const { applications, events, documents, counted } = await written()
  expect(applications).toHaveLength(1)
  expect(events).toEqual([[applications[0]?.id, 'applied', null]])
  expect([documents.length, counted]).toEqual([0, 1])

  // Sent again with a letter: answered with success and saved too.
  for (let twice = 0; twice < 2; twice++) {
    expect(await apply(job.shortId, form(id, { coverLetter: 'A different text' }))).toEqual(success)
  }
  const after = await written()
  expect(after.events.map(([, kind]) => kind)).toEqual(['applied', 'applied_again'])
  expect(after.applications[0]?.coverLetter).toBe('A different text')
})

test('two people who claim one résumé at once: one applies, the other leaves nothing', async () => {
  const job = await openJob()
  const id = await arrived()
  const answers = await Promise.all(
    ['a@example.com', 'b@example.com'].map((applicantEmail) => apply(job.shortId, form(id, { applicantEmail }))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'resume_unusable',
    message: 'This resume upload can no longer be used. Please upload your resume again.',
    issues: [{ path: 'resumeUrl' }],
  })
  const { applications, events, claims } = await written()
  expect([applications.length, events.length]).toEqual([1, 1])
  expect(claims).toEqual({ [id]: applications[0]?.id })
})

test('a résumé that is missing, too old, unknown or taken can’t be used by anyone', async () => {
  const job = await openJob()
  const taken = await arrived()
  await apply(job.shortId, form(taken, { applicantEmail: 'other@example.com' }))
  const unusable = [
    await arrived({ storedAt: null, mimeType: null, fileSize: null }),
    await arrived({ createdAt: minutesAgo(60) }),
    randomIds.secretId(),
    taken,
  ]
  const newcomer = await Promise.all(unusable.map((id) => apply(job.shortId, form(id))))
  expect(newcomer.map(({ status }) => status)).toEqual([409, 409, 409, 409])
  expect((await written()).applications).toHaveLength(1)

  await apply(job.shortId, form(await arrived()))
  const before = await written()
  const returner = await Promise.all(unusable.map((id) => apply(job.shortId, form(id))))
  const said = (answers: typeof returner) => answers.map(({ status, body }) => [status, body['message'], body['code']])
  expect(said(returner)).toEqual(said(newcomer))
  expect(await written()).toEqual(before)
})

test('applying again fills what was empty, overwrites nothing and is kept apart', async () => {
  const job = await openJob()
  const first = await arrived()
  await apply(job.shortId, form(first))
  const second = await arrived({ originalName: 'newer cv.pdf' })
  const again = form(second, {
    applicantName: 'Somebody Else',
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
    resumeUrl: `/resumes/${first}`,
    linkedinUrl: 'https://www.linkedin.com/in/lucja',
    coverLetter: 'Now with a letter',
    lastFirmName: 'Old Firm LLP',
    status: 'new',
  })
  expect(events).toEqual([
    [application?.id, 'applied', null],
    [application?.id, 'applied_again', `/resumes/${second}`],
  ])
  // Applying again doesn't use up the documents that staff may add.
  expect(documents).toEqual([])
  const repeats = await testDeps().db.select().from(applicationRepeats)
  expect(repeats).toMatchObject([
    { applicationId: application?.id, resumeId: second, filled: ['linkedinUrl', 'lastFirmName', 'coverLetter'] },
  ])
  expect(JSON.parse(repeats[0]?.values ?? '')).toMatchObject({
    applicantName: 'Somebody Else',
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
  expect(applications).toMatchObject([{ resumeUrl: `/resumes/${id}`, jdYear: 2019 }])
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
  // A stranger applies under somebody else's email with made-up values and many résumés.
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
  expect((await testDeps().resumes.ofApplication(id)).map(({ id: resume }) => `/resumes/${resume}`)).toEqual([
    applications[0]?.resumeUrl,
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
  expect(full.body['message']).toContain('this one was not saved')
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

test('fields that are not the form’s have no way in', async () => {
  const job = await openJob()
  const id = await arrived()
  await apply(
    job.shortId,
    form(id, {
      id: 999,
      jobId: 999,
      status: 'hired',
      assignedPartnerId: 1,
      matchScore: 100,
      interviewNotes: 'hire at once',
      source: 'x',
      appliedAt: 0,
    }),
  )
  const { applications } = await written()
  expect(applications).toMatchObject([
    {
      jobId: job.id,
      status: 'new',
      assignedPartnerId: null,
      matchScore: null,
      interviewNotes: null,
      source: 'job_board',
      appliedAt: testNow,
    },
  ])
  expect(applications[0]?.id).not.toBe(999)
})

test('how the applicant found us is kept from the first time', async () => {
  const job = await openJob()
  expect((await apply(job.shortId, form(await arrived(), { source: 'search_engine' }))).status).toBe(201)
  expect((await apply(job.shortId, form(await arrived(), { source: 'feed' }))).status).toBe(201)
  const { applications } = await written()
  expect(applications.map(({ source }) => source)).toEqual(['search_engine'])
})

test('a closed job is gone, an unknown or deleted one is not found', async () => {
  const closed = await openJob({ isActive: false })
  const deleted = await openJob({ deletedAt: testNow })
  const body = form(await arrived())
  const said = async (key: string | number) => {
    const { status, body: answer } = await apply(key, body)
    return [status, answer['message']]
  }
  expect(await said(closed.shortId)).toEqual([410, 'This job no longer takes applications.'])
  expect(await said(closed.id)).toEqual([410, 'This job no longer takes applications.'])
  for (const key of [deleted.shortId, deleted.id, '99999', 'zzzzzzzz', "1' or 1=1", '0', '-1', '1e3']) {
    expect(await said(key)).toEqual([404, "The job you're looking for doesn't exist or has been removed."])
  }
  expect((await written()).applications).toEqual([])
})

test('every rule of the form speaks with its own sentence beside its field', async () => {
  const job = await openJob()
  const { status, body } = await apply(job.shortId, {
    ...form('x'),
    applicantName: 'Ł',
    applicantEmail: 'nobody',
    experienceField: ' ',
    location: 'B',
    phoneNumber: '123',
    linkedinUrl: 'me',
    resumeUrl: '',
    needsVisaSponsorship: 'MAYBE',
  })
  expect(status).toBe(400)
  const issues = Object.fromEntries(
    (body['issues'] as { path: string; message: string }[]).map((i) => [i.path, i.message]),
  )
  expect(issues).toMatchObject({
    applicantName: 'Name must be at least 2 characters',
    applicantEmail: 'Please enter a valid email address',
    experienceField: 'Experience field is required',
    location: 'Location is required',
    phoneNumber: 'Please enter a valid phone number',
    linkedinUrl: 'Please enter a valid LinkedIn URL',
    resumeUrl: 'Resume is required',
  })
  for (const odd of [null, [], 'text', 7, { applicantName: ['x'] }]) {
    expect((await apply(job.shortId, odd)).status).toBe(400)
  }
  expect((await written()).applications).toEqual([])
})

test('the 121st application of an address in an hour has to wait', async () => {
  const job = await openJob()
  for (let i = 0; i < 120; i++) await testDeps().limiter.hit({ name: 'apply', max: 120, windowSeconds: 3600 }, 'local')
  const { status, body } = await apply(job.shortId, form(await arrived()))
  expect([status, body['code']]).toEqual([429, 'too_many_requests'])
})

test('keeps a practice area of the registry, and any other text only as such', async () => {
  const job = await openJob()
  const stored = async (stated: string) => {
    const email = `${randomIds.shortId().toLowerCase()}@example.com`
    const answer = await apply(job.id, form(await arrived(), { applicantEmail: email, primaryPracticeArea: stated }))
    expect(answer.status).toBe(201)
    const row = await env.DB.prepare(
      'select id, primary_practice_area as area from job_applications where applicant_email = ?',
    )
      .bind(email)
      .first<{ id: number; area: string | null }>()
    return row ?? { id: 0, area: null }
  }
  expect((await stored('mergers & acquisitions')).area).toBe('Mergers & Acquisitions')
  expect((await stored('  ')).area).toBeNull()
  const fragment = await stored('Merg')
  expect(fragment.area).toBe('Other: Merg')
  // A fragment isn't a practice area, so it must count neither for nor against the candidate.
  const scored = await scoreByRules(testDeps(), fragment.id)
  expect(scored?.form.primaryPracticeArea).toBeNull()
  expect(JSON.stringify(scored?.score)).not.toContain('Merg')
})
