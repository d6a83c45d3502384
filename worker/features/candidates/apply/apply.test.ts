import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { scoreByRules } from '#worker/features/candidates/scoring/scoring.service.ts'
import { randomIds } from '#worker/platform/ids.ts'
import { testDeps, testNow } from '#worker/test/api.ts'
import { apply, arrived, form, minutesAgo, openJob, success, written } from './apply.fixture.ts'

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
    resumeId: id,
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

test('accepts a job’s number as well as its short id', async () => {
  const job = await openJob()
  expect(await apply(job.id, form(await arrived()))).toEqual(success)
})

test('saves one application for five identical submits, with five equal answers', async () => {
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

test('lets one of two people claim a résumé, and stores nothing of the other', async () => {
  const job = await openJob()
  const id = await arrived()
  const answers = await Promise.all(
    ['a@example.com', 'b@example.com'].map((applicantEmail) => apply(job.shortId, form(id, { applicantEmail }))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'resume_unusable',
    message: 'This upload has expired. Please upload your résumé again.',
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

test('ignores fields that the form doesn’t have', async () => {
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

test('keeps the first answer to how the applicant found us', async () => {
  const job = await openJob()
  expect((await apply(job.shortId, form(await arrived(), { source: 'search_engine' }))).status).toBe(201)
  expect((await apply(job.shortId, form(await arrived(), { source: 'feed' }))).status).toBe(201)
  const { applications } = await written()
  expect(applications.map(({ source }) => source)).toEqual(['search_engine'])
})

test('answers 410 for a closed job, 404 for an unknown or deleted one', async () => {
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

test('shows a sentence beside each field that breaks a rule', async () => {
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

test('refuses the 121st application from an address within an hour', async () => {
  const job = await openJob()
  for (let i = 0; i < 120; i++) await testDeps().limiter.hit({ name: 'apply', max: 120, windowSeconds: 3600 }, 'local')
  const { status, body } = await apply(job.shortId, form(await arrived()))
  expect([status, body['code']]).toEqual([429, 'too_many_requests'])
})

test('stores practice areas of the registry, and other text marked as Other', async () => {
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
