import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { BulkStatusResult } from '#contract/api/candidates/bulk-changes.ts'
import type { CandidateMail, CandidateMailPreview } from '#contract/api/candidates/candidate-mails.ts'
import type { ApplicationEvent } from '#contract/api/candidates/applications.ts'
import { bouncedAddresses, mails } from '#worker/features/identity/mails/mails.table.ts'
import { sendMail } from '#worker/features/identity/mails/mails.service.ts'
import type { Mailer } from '#worker/platform/mailer/mailer.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { answerOf, cast, unassign } from '#worker/test/pipeline.ts'

const mailer: Mailer = { name: 'Test', send: (mail) => Promise.resolve({ isSent: true, providerId: mail.key }) }
const deps = { now: () => testNow, mailer }
const [soon, later] = ['2026-06-16T13:00:00.000Z', '2026-07-01T13:00:00.000Z']

const ask = (method: string, path: string, as: TestSession, body?: unknown) =>
  call(method, `/api/applications/${path}`, { as, deps, ...(body === undefined ? {} : { body }) })
const schedule = (id: number, as: TestSession, interviewDate: string, more: object = {}) =>
  ask('PATCH', `${id}/interview-date`, as, { status: 'scheduled_interview', interviewDate, ...more })
const mailsOf = async (id: number, as: TestSession) =>
  (await answerOf<CandidateMail[]>(ask('GET', `${id}/mails`, as))).body
const eventsOf = async (id: number, as: TestSession) =>
  (await answerOf<ApplicationEvent[]>(ask('GET', `${id}/events`, as))).body.map(({ kind, from, to }) => [
    kind,
    from,
    to,
  ])
const kindsWritten = async (applicationId: number) =>
  (
    await testDeps()
      .db.select()
      .from(mails)
      .where(and(eq(mails.applicationId, applicationId), isNull(mails.userId)))
  ).map(({ kind }) => kind)
const dateOf = async (id: number, as: TestSession) =>
  (await answerOf<{ interviewDate: string | null }>(ask('GET', `${id}`, as))).body.interviewDate

beforeEach(async () => {
  await testDeps().db.delete(mails)
  await testDeps().db.delete(bouncedAddresses)
})

test('schedules, moves and cancels without emailing, and records that in the timeline', async () => {
  const { partner, application } = await cast()
  const { id } = application
  await schedule(id, partner, soon, { notifyCandidate: false })
  await schedule(id, partner, later, { notifyCandidate: false })
  await ask('DELETE', `${id}/interview-date?notifyCandidate=false`, partner)
  expect(await kindsWritten(id)).toEqual([])
  expect(await eventsOf(id, partner)).toEqual([
    ['status', 'new', 'scheduled_interview'],
    ['interview', null, soon],
    ['not_emailed', null, 'interview_invitation'],
    ['interview', soon, later],
    ['not_emailed', null, 'interview_moved'],
    ['interview', later, null],
    ['not_emailed', null, 'interview_cancelled'],
  ])
  // Calls that don't mention it email as they always did.
  await schedule(id, partner, soon)
  await ask('DELETE', `${id}/interview-date`, partner)
  expect(await kindsWritten(id)).toEqual(['interview_invitation', 'interview_cancelled'])
})

test('refuses a past date with a sentence, and neither saves nor emails anything', async () => {
  const { partner, application } = await cast()
  const { id } = application
  for (const past of ['2026-06-15T14:59:00.000Z', testNow.toISOString(), '2020-01-02T14:00:00.000Z']) {
    const refused = await answerOf(schedule(id, partner, past))
    expect([refused.status, refused.body['code']]).toEqual([400, 'interview_in_past'])
  }
  const { body } = await answerOf(schedule(id, partner, '2026-06-15T14:59:00.000Z'))
  const message = 'Jun 15, 2026, 10:59 AM EDT has already passed. Choose a later date and time (Eastern time).'
  expect(body).toMatchObject({ message, issues: [{ path: 'interviewDate', message }] })
  expect([await dateOf(id, partner), await kindsWritten(id), await eventsOf(id, partner)]).toEqual([null, [], []])

  // A date that was right when it was set stays, so that the same form can be sent again.
  const held = await addApplication({
    interviewDate: new Date('2026-06-01T13:00:00Z'),
    assignedPartnerId: partner.user.id,
  })
  expect((await schedule(held.id, partner, '2026-06-01T13:00:00.000Z')).status).toBe(200)
  expect(await kindsWritten(held.id)).toEqual([])
})

test('clears a past interview without an email, and invites to the next one', async () => {
  const { partner } = await cast()
  const given = { assignedPartnerId: partner.user.id, interviewDate: new Date('2026-06-01T13:00:00Z') }
  const [cleared, again] = [await addApplication(given), await addApplication(given)]
  await ask('DELETE', `${cleared.id}/interview-date`, partner)
  await schedule(again.id, partner, soon)
  expect([await kindsWritten(cleared.id), await kindsWritten(again.id)]).toEqual([[], ['interview_invitation']])
})

test('rejecting a candidate cancels the coming interview only when asked', async () => {
  const admin = await signedIn('admin')
  const add = (at: string) => addApplication({ interviewDate: new Date(at), status: 'scheduled_interview' })
  const reject = (id: number, more: object) =>
    ask('PATCH', `${id}/status`, admin, { status: 'rejected_by_brand', ...more })
  const [kept, notified, silent, held] = [
    await add(soon),
    await add(soon),
    await add(soon),
    await add('2026-06-01T13:00:00Z'),
  ]
  await reject(kept.id, {})
  await reject(notified.id, { cancelInterview: true })
  await reject(silent.id, { cancelInterview: true, notifyCandidate: false })
  await reject(held.id, { cancelInterview: true })
  expect(await Promise.all([kept, notified, silent, held].map(({ id }) => dateOf(id, admin)))).toEqual([
    soon,
    null,
    null,
    '2026-06-01T13:00:00.000Z',
  ])
  expect(await Promise.all([kept, notified, silent, held].map(({ id }) => kindsWritten(id)))).toEqual([
    [],
    ['interview_cancelled'],
    [],
    [],
  ])
  expect(await eventsOf(silent.id, admin)).toEqual([
    ['status', 'scheduled_interview', 'rejected_by_brand'],
    ['interview', soon, null],
    ['not_emailed', null, 'interview_cancelled'],
  ])
})

test('rejecting several cancels their interviews, each with its event and email', async () => {
  const { admin, partner } = await cast()
  const given = { status: 'scheduled_interview' } as const
  const coming = [
    await addApplication({ ...given, interviewDate: new Date(soon), applicantName: 'Maya Chen' }),
    await addApplication({ ...given, interviewDate: new Date(later), applicantName: 'Jonah Park' }),
  ]
  const [held, none, late] = [
    await addApplication({ ...given, interviewDate: new Date('2026-06-01T13:00:00Z') }),
    await addApplication(given),
    await addApplication({ ...given, interviewDate: new Date(soon) }),
  ]
  await ask('PATCH', `${late.id}/status`, admin, { status: 'offered' })
  const all = [...coming, held, none, late]
  const bulk = (more: object) =>
    answerOf<BulkStatusResult>(
      ask('POST', 'bulk/status', admin, {
        changes: all.map(({ id }) => ({ id, status: 'rejected_by_client', expectedStatus: 'scheduled_interview' })),
        ...more,
      }),
    )
  const { body } = await bulk({ cancelInterviews: true })
  expect([body.done.length, body.refused.map(({ id }) => id)]).toEqual([4, [late.id]])
  expect(await Promise.all(all.map(({ id }) => dateOf(id, admin)))).toEqual([
    null,
    null,
    '2026-06-01T13:00:00.000Z',
    null,
    soon,
  ])
  expect(await Promise.all(all.map(({ id }) => kindsWritten(id)))).toEqual([
    ['interview_cancelled'],
    ['interview_cancelled'],
    [],
    [],
    [],
  ])
  const [mail] = await mailsOf(coming[1]?.id ?? 0, admin)
  expect(mail?.to).toBe(coming[1]?.applicantEmail)
  expect(await eventsOf(coming[0]?.id ?? 0, admin)).toEqual([
    ['status', 'scheduled_interview', 'rejected_by_client'],
    ['interview', soon, null],
  ])

  // Sent twice it is the same; without the emails the timelines say so.
  await bulk({ cancelInterviews: true })
  expect(await kindsWritten(coming[0]?.id ?? 0)).toEqual(['interview_cancelled'])
  const silent = await addApplication({ interviewDate: new Date(soon), assignedPartnerId: partner.user.id })
  await ask('POST', 'bulk/status', partner, {
    changes: [{ id: silent.id, status: 'rejected_by_client' }],
    cancelInterviews: true,
    notifyCandidates: false,
  })
  expect((await eventsOf(silent.id, partner)).at(-1)).toEqual(['not_emailed', null, 'interview_cancelled'])
  expect(await kindsWritten(silent.id)).toEqual([])
})

test('rejects 200 candidates with interviews within the database limits of a request', async () => {
  const admin = await signedIn('admin')
  const { id: jobId } = await addJob()
  const ids: number[] = []
  for (let n = 0; n < 200; n++) ids.push((await addApplication({ jobId, interviewDate: new Date(soon) })).id)
  const changes = ids.map((id) => ({ id, status: 'rejected_by_brand' }))
  const { body } = await answerOf<BulkStatusResult>(
    ask('POST', 'bulk/status', admin, { changes, cancelInterviews: true }),
  )
  expect([body.done.length, body.refused]).toEqual([200, []])
  expect(await testDeps().db.$count(mails, eq(mails.kind, 'interview_cancelled'))).toBe(200)
})

test('the preview is word for word what is sent, and writes nothing', async () => {
  const { partner } = await cast()
  const job = await addJob({ title: 'Tax Counsel', firmName: 'Secret Firm LLP' })
  const { id } = await addApplication({ jobId: job.id, applicantName: 'Maya Chen', assignedPartnerId: partner.user.id })
  const preview = async (query = '') =>
    (await answerOf<CandidateMailPreview>(ask('GET', `${id}/interview-mail${query}`, partner))).body
  const mailAbout = async (subject: string) => {
    const mail = (await mailsOf(id, partner)).find((one) => one.subject === subject)
    return (await answerOf(ask('GET', `${id}/mails/${mail?.id}`, partner))).body
  }
  for (const [interviewDate, subject] of [
    [soon, 'Interview: Tax Counsel, Jun 16, 2026, 9:00 AM EDT'],
    [later, 'New time for your interview: Jul 1, 2026, 9:00 AM EDT'],
    [undefined, 'Your interview has been canceled: Tax Counsel'],
  ] as const) {
    const before = await kindsWritten(id)
    const { outlook, mail } = await preview(interviewDate ? `?interviewDate=${interviewDate}` : '')
    expect([outlook, mail?.subject, mail?.hasCalendar]).toEqual(['sends', subject, true])
    expect(await kindsWritten(id)).toEqual(before)
    if (interviewDate) await schedule(id, partner, interviewDate)
    else await ask('DELETE', `${id}/interview-date`, partner)
    const { to, text, hasCalendar } = await mailAbout(subject)
    expect({ to, subject, text, hasCalendar }).toEqual(mail)
    expect(text).not.toMatch(/Secret Firm|\/application\//)
  }
  expect(await preview()).toEqual({ outlook: 'none', mail: null })
})

test('the preview says when no email would leave', async () => {
  const { admin, partner, application } = await cast()
  const path = `/api/applications/${application.id}/interview-mail?interviewDate=${soon}`
  const outlook = async (options: object = {}) =>
    (await answerOf<CandidateMailPreview>(call('GET', path, { as: partner, deps: { ...deps, ...options } }))).body
      .outlook
  expect(await outlook()).toBe('sends')
  expect(await outlook({ mailer: undefined })).toBe('no_service')
  await testDeps().mails.markAddress(application.applicantEmail, 'No such mailbox', testNow)
  expect(await outlook()).toBe('bounced')
  await call('PATCH', '/api/settings', { as: admin, body: { mailsOff: ['interview_invitation'] } })
  expect(await outlook()).toBe('off')
  await call('PATCH', '/api/settings', { as: admin, body: { mailsOff: [] } })
})

test('shows each email with its delivery, from queued to delivered or bounced', async () => {
  const { partner, application } = await cast()
  const { id } = application
  const one = async () => (await mailsOf(id, partner))[0]
  const send = async (service: Mailer | null) => {
    const mail = await one()
    await sendMail({ ...testDeps({ now: () => testNow }), mailer: service, mailFrom: undefined }, mail?.id ?? '')
  }
  await schedule(id, partner, soon)
  expect(await one()).toMatchObject({
    kind: 'interview_invitation',
    to: application.applicantEmail,
    delivery: 'queued',
  })
  const panel = await answerOf<{ mails: unknown[] }>(ask('GET', `${id}/panel`, partner))
  expect(panel.body.mails).toEqual(await mailsOf(id, partner))
  await send(mailer)
  expect(await one()).toMatchObject({ delivery: 'sent', reason: null })
  await testDeps().mails.delivered((await one())?.id ?? '', testNow)
  expect(await one()).toMatchObject({ delivery: 'delivered' })
  await testDeps().mails.bounced((await one())?.id ?? '', 'No such mailbox', testNow)
  expect(await one()).toMatchObject({ delivery: 'bounced', reason: 'No such mailbox' })
  await schedule(id, partner, later)
  const second = async () => (await mailsOf(id, partner)).find(({ kind }) => kind === 'interview_moved')
  await sendMail({ ...testDeps(), mailer, mailFrom: undefined }, (await second())?.id ?? '')
  expect(await second()).toMatchObject({
    delivery: 'not_sent',
    reason: expect.stringContaining('bounced'),
  })
})

test('a partner reads the emails to their own candidates, and nobody else’s', async () => {
  const { admin, partner, other, application } = await cast()
  const { id } = application
  await schedule(id, partner, soon)
  const [mail] = await mailsOf(id, partner)
  const path = `${id}/mails/${mail?.id}`
  expect((await ask('GET', path, partner)).status).toBe(200)
  expect((await ask('GET', path, admin)).status).toBe(200)
  expect((await ask('GET', path, other)).status).toBe(404)
  expect((await ask('GET', `${id}/mails`, other)).status).toBe(404)
  // Through a candidate of one's own nobody reaches the email of another, nor one to staff.
  const own = await addApplication({ assignedPartnerId: other.user.id })
  expect(await answerOf(ask('GET', `${own.id}/mails/${mail?.id}`, other))).toMatchObject({
    status: 404,
    body: { code: 'mail_not_found' },
  })
  await call('POST', `/api/applications/${own.id}/messages`, {
    as: admin,
    body: { message: 'Please look', mentionedUserIds: [other.user.id] },
  })
  const [toStaff] = await testDeps().db.select().from(mails).where(eq(mails.kind, 'mention'))
  expect(toStaff?.applicationId).toBe(own.id)
  expect(await mailsOf(own.id, other)).toEqual([])
  expect((await ask('GET', `${own.id}/mails/${toStaff?.id}`, other)).status).toBe(404)
  await unassign(admin, id)
  expect((await ask('GET', path, partner)).status).toBe(404)
})
