import { expect, test } from 'vitest'
import type { ApplicationEvent } from '#contract/api/candidates/applications.ts'
import type { ClientSubmission } from '#contract/api/clients/submissions.ts'
import { statusLinkOf } from '#worker/features/candidates/applications/status-link.service.ts'
import { call, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { answerOf, cast, unassign } from '#worker/test/pipeline.ts'

const clock = (seconds: number) => ({ deps: { now: () => new Date(testNow.getTime() + seconds * 1000) } })
const path = (applicationId: number) => `/api/applications/${applicationId}/client-submissions`
const add = (as: TestSession | null, applicationId: number, body: unknown, seconds = 0) =>
  answerOf<ClientSubmission>(call('POST', path(applicationId), { as, body, ...clock(seconds) }))
const change = (as: TestSession | null, id: number, body: unknown) =>
  answerOf<ClientSubmission>(call('PATCH', `/api/client-submissions/${id}`, { as, body, ...clock(60) }))
const remove = (as: TestSession | null, id: number) =>
  call('DELETE', `/api/client-submissions/${id}`, { as, ...clock(120) })
const list = async (as: TestSession, applicationId: number) =>
  (await answerOf<ClientSubmission[]>(call('GET', path(applicationId), { as }))).body
const events = async (as: TestSession, applicationId: number) =>
  (await answerOf<ApplicationEvent[]>(call('GET', `/api/applications/${applicationId}/events`, { as }))).body.map(
    ({ kind, from, to, actor }) => [kind, from, to, actor?.id],
  )

const interviewAt = '2026-07-01T14:00:00.000Z'

test('a company is added, moved and removed, and the timeline records each step', async () => {
  const { partner, application } = await cast()
  const { status, body } = await add(partner, application.id, { companyName: '  Acme   Legal ', notes: ' ' })
  expect([status, body]).toEqual([
    201,
    {
      id: body.id,
      applicationId: application.id,
      companyName: 'Acme Legal',
      status: 'submitted_to_client',
      notes: null,
      interviewDate: null,
      firmId: expect.any(Number) as number,
      jobId: null,
      contactId: null,
      consentId: null,
      findings: [
        { code: 'consent_missing', level: 'soft', text: 'No consent on file' },
        { code: 'no_agreement', level: 'soft', text: 'No agreement in force with the firm' },
      ],
      override: null,
      isImported: false,
      sentAt: null,
      outcomeReason: null,
      createdAt: testNow.toISOString(),
      updatedAt: testNow.toISOString(),
    },
  ])
  const scheduled = await change(partner, body.id, { status: 'interview_scheduled', interviewDate: interviewAt })
  expect(scheduled.body).toMatchObject({ status: 'interview_scheduled', interviewDate: interviewAt })
  const noted = await change(partner, body.id, { notes: 'Ask for\r\nJane' })
  expect(noted.body).toMatchObject({ notes: 'Ask for\nJane', interviewDate: interviewAt })
  const offered = await change(partner, body.id, { status: 'offered', interviewDate: interviewAt })
  expect(offered.body).toMatchObject({ status: 'offered', interviewDate: null, notes: 'Ask for\nJane' })
  expect((await change(partner, body.id, { notes: '' })).body.notes).toBeNull()
  expect(await answerOf(remove(partner, body.id))).toEqual({ status: 200, body: { success: true } })

  expect(await list(partner, application.id)).toEqual([])
  const who = partner.user.id
  const moved = (from: string, to: string) => [
    ['moved_by_submission', null, 'Acme Legal', who],
    ['status', from, to, who],
  ]
  expect(await events(partner, application.id)).toEqual([
    ['submission_added', null, 'Acme Legal', who],
    ...moved('new', 'submitted_to_client'),
    ['submission_changed', 'Acme Legal: submitted_to_client', 'Acme Legal: interview_scheduled', who],
    ...moved('submitted_to_client', 'client_interview'),
    ['submission_changed', 'Acme Legal: interview_scheduled', 'Acme Legal: interview_scheduled', who],
    ['submission_changed', 'Acme Legal: interview_scheduled', 'Acme Legal: offered', who],
    ...moved('client_interview', 'offered'),
    ['submission_changed', 'Acme Legal: offered', 'Acme Legal: offered', who],
    ['submission_removed', 'Acme Legal', null, who],
  ])
})

test('an interview date is kept only with a scheduled interview', async () => {
  const { admin, application } = await cast()
  const added = async (companyName: string, body: Record<string, unknown>) =>
    (await add(admin, application.id, { companyName, interviewDate: interviewAt, ...body })).body.interviewDate
  expect(await added('A', { status: 'interview_scheduled' })).toBe(interviewAt)
  for (const status of ['submitted_to_client', 'client_interview', 'rejected_by_client', 'offered', 'hired']) {
    expect(await added(`B ${status}`, { status })).toBeNull()
  }
  expect(await added('C', {})).toBeNull()
  const [newest] = await list(admin, application.id)
  expect(newest?.companyName).toBe('C')
  expect((await change(admin, newest?.id ?? 0, { interviewDate: interviewAt })).body.interviewDate).toBeNull()
  const late = await change(admin, newest?.id ?? 0, {
    status: 'interview_scheduled',
    interviewDate: '2026-07-01T10:00:00-04:00',
  })
  expect(late.body.interviewDate).toBe(interviewAt)
})

test('hides submissions of unseen candidates as if they didn’t exist', async () => {
  const { waiting, other, partner, admin, application } = await cast()
  const { body } = await add(admin, application.id, { companyName: 'Secret Client' })
  const second = (await add(admin, application.id, { companyName: 'Second' })).body
  const third = (await add(admin, application.id, { companyName: 'Third' })).body
  for (const [method, where, sent, statuses] of [
    ['GET', path(application.id), undefined, [401, 403, 404, 200, 200]],
    ['POST', path(application.id), { companyName: 'New' }, [401, 403, 404, 201, 201]],
    ['PATCH', `/api/client-submissions/${body.id}`, { notes: 'x' }, [401, 403, 404, 200, 200]],
    ['DELETE', `/api/client-submissions/${second.id}`, undefined, [401, 403, 404, 200, 404]],
    ['DELETE', `/api/client-submissions/${third.id}`, undefined, [401, 403, 404, 200, 404]],
    ['PATCH', '/api/client-submissions/999', { notes: 'x' }, [401, 403, 404, 404, 404]],
    ['DELETE', '/api/client-submissions/999', undefined, [401, 403, 404, 404, 404]],
    ['GET', path(999), undefined, [401, 403, 404, 404, 404]],
    ['POST', path(999), { companyName: 'New' }, [401, 403, 404, 404, 404]],
  ] as const) {
    const found: number[] = []
    for (const as of [null, waiting, other, partner, admin]) {
      const response = await call(method, where, { as, ...(sent ? { body: sent } : {}), ...clock(60) })
      found.push(response.status)
      if (response.status >= 400) expect(await response.text()).not.toContain('Secret')
    }
    expect([method, where, found]).toEqual([method, where, statuses])
  }
})

test('refuses further changes by a partner who lost the candidate', async () => {
  const { partner, admin, application } = await cast()
  const { body } = await add(partner, application.id, { companyName: 'Acme' })
  await unassign(admin, application.id)
  expect((await call('GET', path(application.id), { as: partner })).status).toBe(404)
  expect((await add(partner, application.id, { companyName: 'More' })).status).toBe(404)
  expect((await change(partner, body.id, { status: 'hired' })).status).toBe(404)
  expect((await remove(partner, body.id)).status).toBe(404)
  expect(await list(admin, application.id)).toMatchObject([{ companyName: 'Acme', status: 'submitted_to_client' }])
})

test('delivered twice, at once or in a row, everything happens once', async () => {
  const { partner, application } = await cast()
  const both = await Promise.all([1, 2, 3].map(() => add(partner, application.id, { companyName: 'Acme' })))
  expect(new Set(both.map(({ body }) => body.id)).size).toBe(1)
  const id = both[0]?.body.id ?? 0
  await Promise.all([1, 2, 3].map(() => change(partner, id, { status: 'hired' })))
  const removals = await Promise.all([1, 2, 3].map(() => remove(partner, id)))
  expect(removals.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  expect((await events(partner, application.id)).map(([kind]) => kind)).toEqual([
    'submission_added',
    'moved_by_submission',
    'status',
    'submission_changed',
    'moved_by_submission',
    'status',
    'submission_removed',
  ])
  // Adding the same company again after more than five seconds makes another submission.
  await add(partner, application.id, { companyName: 'Acme' }, 10)
  expect(await list(partner, application.id)).toHaveLength(1)
})

const statusOf = async (as: TestSession, id: number) =>
  (await answerOf<{ status: string }>(call('GET', `/api/applications/${id}`, { as }))).body.status
const put = (as: TestSession, id: number, status: string) =>
  answerOf<{ status: string }>(call('PATCH', `/api/applications/${id}/status`, { as, body: { status } }))

test('a submission moves its application forward, never back, and can be undone', async () => {
  const { admin, partner, application } = await cast()
  const { id } = application
  await put(admin, id, 'initial_screening')
  const { body } = await add(admin, id, { companyName: 'Acme', status: 'rejected_by_client' })
  expect(await statusOf(admin, id)).toBe('initial_screening')
  await change(admin, body.id, { status: 'hired' })
  expect(await statusOf(admin, id)).toBe('hired')
  const inbox = await answerOf<{ message: string }[]>(call('GET', '/api/notifications', { as: partner }))
  expect(inbox.body.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/ moved .* from Initial screening to Hired\.$/),
  )
  expect((await put(admin, id, 'initial_screening')).body.status).toBe('initial_screening')
  // Notes move nothing, and a submission that goes back takes nothing back.
  await change(admin, body.id, { notes: 'Starts in May' })
  expect(await statusOf(admin, id)).toBe('initial_screening')
  await put(admin, id, 'reference_checks')
  await change(admin, body.id, { status: 'client_interview' })
  expect(await statusOf(admin, id)).toBe('reference_checks')
  await put(admin, id, 'rejected_by_brand')
  await change(admin, body.id, { status: 'offered' })
  expect(await statusOf(admin, id)).toBe('rejected_by_brand')
})

test('a submission that is set to hired moves its application to hired', async () => {
  const { partner, application } = await cast()
  const { body } = await add(partner, application.id, { companyName: 'Acme' })
  expect(await statusOf(partner, application.id)).toBe('submitted_to_client')
  await change(partner, body.id, { status: 'hired' })
  expect(await statusOf(partner, application.id)).toBe('hired')
  expect((await events(partner, application.id)).slice(-2)).toEqual([
    ['moved_by_submission', null, 'Acme', partner.user.id],
    ['status', 'submitted_to_client', 'hired', partner.user.id],
  ])
})

test('a submission leaves the application where it is if that is asked for', async () => {
  const { partner, application } = await cast()
  const { status } = await add(partner, application.id, { companyName: 'Acme', movesApplication: false })
  expect(status).toBe(201)
  expect((await events(partner, application.id)).map(([kind]) => kind)).toEqual(['submission_added'])
})

test('shows candidates on their own page how far they are with a firm', async () => {
  const { admin, application } = await cast()
  const deps = testDeps()
  const row = await deps.applications.applicant(application.id)
  const { jobId } = (
    await answerOf<{ jobId: number }>(call('GET', `/api/applications/${application.id}`, { as: admin }))
  ).body
  const link = await statusLinkOf(deps, { jobId, applicantEmail: row?.email ?? '' })
  await deps.applicationLinks.add({ applicationId: application.id, tokenHash: link.tokenHash, createdAt: testNow })
  const page = async () => (await call('GET', link.path)).text()
  await add(admin, application.id, { companyName: 'Acme', status: 'hired' })
  // Staff took the move back; the firm has hired all the same.
  await put(admin, application.id, 'initial_screening')
  expect(await page()).toContain('Congratulations on your new position!')
  await put(admin, application.id, 'rejected_by_brand')
  expect(await page()).not.toContain('Congratulations')
})

test('two people who change different fields of a company both keep their change', async () => {
  const { partner, admin, application } = await cast()
  const { body } = await add(partner, application.id, { companyName: 'Acme' })
  const answers = await Promise.all([
    change(partner, body.id, { notes: 'Call on Monday' }),
    change(admin, body.id, { status: 'offered' }),
    change(admin, body.id, { companyName: 'Acme Corp' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await list(admin, application.id)).toMatchObject([
    { companyName: 'Acme Corp', notes: 'Call on Monday', status: 'offered' },
  ])
  expect(await events(admin, application.id)).toHaveLength(8)
})

test('refuses missing, blank, malformed and oversized input, and changes nothing', async () => {
  const { partner, application } = await cast()
  const { body } = await add(partner, application.id, { companyName: `O'Neil & "Sons"; drop table users --` })
  expect(body.companyName).toBe(`O'Neil & "Sons"; drop table users --`)
  const refusal = async (sent: unknown) => {
    const { status, body: error } = await answerOf<{ message: string }>(
      call('POST', path(application.id), { as: partner, body: sent }),
    )
    return [status, error.message]
  }
  for (const companyName of [undefined, '', '  ', '\u0000', null, 5]) {
    expect(await refusal({ companyName })).toEqual([400, 'Please enter a company name.'])
  }
  expect(await refusal({ companyName: 'x'.repeat(201) })).toEqual([400, 'Please use at most 200 characters'])
  expect(await refusal({ companyName: 'A', status: 'won' })).toEqual([400, 'Please choose a status.'])
  expect((await refusal({ companyName: 'A', notes: 'x'.repeat(20_001) }))[0]).toBe(400)
  expect((await refusal({ companyName: 'A', interviewDate: 'tomorrow' }))[0]).toBe(400)
  expect(await refusal({ companyName: 'A', interviewDate: '9999-01-01T00:00:00Z' })).toEqual([
    400,
    'Please choose a date between 2000 and 2100.',
  ])
  for (const sent of [{ status: 'won' }, { companyName: ' ' }, { notes: 'x'.repeat(20_001) }, { interviewDate: 'x' }]) {
    expect((await change(partner, body.id, sent)).status).toBe(400)
  }
  expect((await change(partner, body.id, {})).body).toEqual(body)
  expect(await list(partner, application.id)).toEqual([body])
  expect(await events(partner, application.id)).toHaveLength(3)
})
