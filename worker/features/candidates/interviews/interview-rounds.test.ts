import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { ApplicationEvent } from '#contract/api/candidates/applications.ts'
import type { CandidateMailPreview } from '#contract/api/candidates/candidate-mails.ts'
import type { Interview } from '#contract/api/candidates/interviews.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { notifications } from '#worker/features/identity/notifications/notifications.table.ts'
import type { Mailer } from '#worker/platform/mailer/mailer.ts'
import { call, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { interviews } from './interviews.table.ts'

const mailer: Mailer = { name: 'Test', send: (mail) => Promise.resolve({ isSent: true, providerId: mail.key }) }
const deps = { now: () => testNow, mailer }
const [first, second, third] = ['2026-06-16T13:00:00.000Z', '2026-06-20T15:00:00.000Z', '2026-06-25T15:00:00.000Z']

beforeEach(async () => {
  await testDeps().db.delete(mails)
})

const ask = <T = Record<string, unknown>>(method: string, path: string, as: TestSession, body?: unknown) =>
  answerOf<T>(call(method, `/api/applications/${path}`, { as, deps, ...(body === undefined ? {} : { body }) }))
const schedule = (id: number, as: TestSession, interviewDate: string, more: object = {}) =>
  ask<{ interviewDate: string | null; code?: string; issues?: unknown[] }>('PATCH', `${id}/interview-date`, as, {
    status: 'scheduled_interview',
    interviewDate,
    ...more,
  })
const listOf = async (id: number, as: TestSession) => (await ask<Interview[]>('GET', `${id}/interviews`, as)).body
const mailsTo = (applicationId: number, kind: string) =>
  testDeps()
    .db.select()
    .from(mails)
    .where(and(eq(mails.applicationId, applicationId), eq(mails.kind, kind)))
/** Properties of a calendar, unfolded. */
const propertiesOf = (calendar: string | null | undefined) =>
  Object.fromEntries(
    (calendar ?? '')
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .at(-1)
      ?.split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]) ?? [],
  ) as Record<string, string>

test('an interview carries its details into the list, the email and the calendar', async () => {
  const { partner, application } = await cast()
  const { id } = application
  const interviewers = [
    { userId: partner.user.id, name: 'typed wrongly' },
    { userId: null, name: 'Judge Amy Poole' },
  ]
  const details = { minutes: 45, round: 'First round', place: 'Room 4', videoUrl: 'https://meet.example.com/a' }
  expect((await schedule(id, partner, first, { ...details, interviewers })).body.interviewDate).toBe(first)

  const names = [{ userId: partner.user.id, name: partner.user.name }, interviewers[1]]
  expect(await listOf(id, partner)).toMatchObject([{ ...details, startsAt: first, interviewers: names }])
  const [mail] = await mailsTo(id, 'interview_invitation')
  expect(mail?.text).toContain('First round, 45 minutes\nPlace: Room 4\nVideo: https://meet.example.com/a\nWith: ')
  expect(propertiesOf(mail?.calendar)).toMatchObject({
    SEQUENCE: '0',
    LOCATION: 'Room 4 · https://meet.example.com/a',
    'DTSTART;TZID=America/New_York': '20260616T090000',
    'DTEND;TZID=America/New_York': '20260616T094500',
  })

  // New details alone update the event and send an email of their own; unchanged ones do nothing.
  await schedule(id, partner, first, { place: null, minutes: 60 })
  await schedule(id, partner, first, { minutes: 60 })
  const [updated, ...more] = await mailsTo(id, 'interview_updated')
  expect(more).toEqual([])
  expect(propertiesOf(updated?.calendar)).toMatchObject({
    UID: propertiesOf(mail?.calendar)['UID'],
    SEQUENCE: '1',
    LOCATION: 'https://meet.example.com/a',
  })
  expect(await listOf(id, partner)).toMatchObject([{ place: null, minutes: 60, round: 'First round' }])
})

test('rounds are changed and canceled alone, and the application has the next one', async () => {
  const { partner, application } = await cast()
  const { id } = application
  await schedule(id, partner, second)
  // An earlier round becomes the next one.
  expect((await schedule(id, partner, first, { interviewId: null, round: 'Call' })).body.interviewDate).toBe(first)
  expect((await schedule(id, partner, third, { interviewId: null })).body.interviewDate).toBe(first)
  const [call1, , last] = await listOf(id, partner)
  const moved = '2026-06-26T15:00:00.000Z'
  expect((await schedule(id, partner, moved, { interviewId: last?.id })).body.interviewDate).toBe(first)
  const cancel = await ask<{ interviewDate: string }>(
    'DELETE',
    `${id}/interview-date?interviewId=${call1?.id}`,
    partner,
  )
  expect(cancel.body.interviewDate).toBe(second)
  expect((await listOf(id, partner)).map(({ startsAt }) => startsAt)).toEqual([second, moved])
  // Twice changes nothing.
  await ask('DELETE', `${id}/interview-date?interviewId=${call1?.id}`, partner)
  expect((await listOf(id, partner)).length).toBe(2)

  const events = (await ask<ApplicationEvent[]>('GET', `${id}/events`, partner)).body
  expect(
    events.filter(({ kind }) => kind.startsWith('interview')).map(({ kind, from, to }) => [kind, from, to]),
  ).toEqual([
    ['interview', null, second],
    ['interview_round', null, first],
    ['interview_round', null, third],
    ['interview_round', third, moved],
    ['interview_round', first, null],
  ])
  const [canceledMail] = await mailsTo(id, 'interview_cancelled')
  expect(propertiesOf(canceledMail?.calendar)).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '1' })
  const uids = [...(await mailsTo(id, 'interview_invitation'))].map(({ calendar }) => propertiesOf(calendar)['UID'])
  expect(new Set(uids).size).toBe(3)
  const file = await call('GET', `/api/applications/${id}/interview.ics?interviewId=${last?.id}`, { as: partner })
  expect(propertiesOf(await file.text())).toMatchObject({ SEQUENCE: '1' })
})

test('replaces a finished round by the next one without a review', async () => {
  const { partner, application } = await cast()
  const { id } = application
  await schedule(id, partner, first, { minutes: 30 })
  await schedule(id, partner, second, { interviewId: null })
  const dateAt = async (now: string) => {
    const all = testDeps({ now: () => new Date(now) })
    await all.interviews.advance(all.now())
    return (await ask<{ interviewDate: string }>('GET', String(id), partner)).body.interviewDate
  }
  expect(await dateAt('2026-06-16T13:29:00.000Z')).toBe(first)
  expect(await dateAt('2026-06-16T13:30:00.000Z')).toBe(second)
  expect(await dateAt('2026-06-21T00:00:00.000Z')).toBe(second)
})

test('a rejection and a withdrawal cancel every round that is to come', async () => {
  const { partner, application } = await cast()
  const { id } = application
  await schedule(id, partner, first)
  await schedule(id, partner, second, { interviewId: null })
  await call('POST', '/api/applications/reject', {
    as: partner,
    deps,
    body: { changes: [{ id }], status: 'rejected_by_client', reason: 'Other', cancelInterviews: true },
  })
  expect(await listOf(id, partner)).toEqual([])
  expect((await mailsTo(id, 'interview_cancelled')).length).toBe(2)
  const rows = await testDeps().db.select().from(interviews).where(eq(interviews.applicationId, id))
  expect(rows.every(({ canceledAt }) => canceledAt !== null)).toBe(true)
})

test('treats an imported date as an interview whose details can be added', async () => {
  const { partner } = await cast()
  const { id } = await addApplication({ assignedPartnerId: partner.user.id, interviewDate: new Date(first) })
  expect(await listOf(id, partner)).toMatchObject([{ id: 0, startsAt: first, minutes: 60 }])
  await schedule(id, partner, second, { interviewId: 0, place: 'Room 4' })
  expect(await listOf(id, partner)).toMatchObject([{ startsAt: second, place: 'Room 4' }])
})

test('two changes at once leave one state, and bad input is refused with a sentence', async () => {
  const { partner, other, waiting, application } = await cast()
  const { id } = application
  await Promise.all([schedule(id, partner, first), schedule(id, partner, first)])
  expect((await listOf(id, partner)).length).toBe(1)
  expect((await mailsTo(id, 'interview_invitation')).length).toBe(1)

  for (const more of [
    { videoUrl: 'http://meet.example.com' },
    { videoUrl: 'javascript:alert(1)' },
    { minutes: 0 },
    { place: 'x'.repeat(300) },
    { interviewers: [{ userId: null, name: '' }] },
  ]) {
    expect((await schedule(id, partner, second, more)).status).toBe(400)
  }
  const unknown = await schedule(id, partner, second, { interviewers: [{ userId: waiting.user.id, name: 'Ann' }] })
  expect(unknown).toMatchObject({ status: 400, body: { code: 'interviewer_not_found' } })
  expect(await schedule(id, partner, second, { interviewId: 999_999 })).toMatchObject({
    status: 404,
    body: { code: 'interview_not_found' },
  })
  expect((await ask('GET', `${id}/interviews`, other)).status).toBe(404)
  expect((await ask('GET', `${id}/interview.ics?interviewId=999999`, partner)).status).toBe(404)
  expect((await listOf(id, partner)).map(({ startsAt }) => startsAt)).toEqual([first])
})

test('the preview shows the details that are typed', async () => {
  const { partner, application } = await cast()
  const query = `interviewDate=${first}&minutes=45&place=Room%204&interviewers=Ann%0ABo&videoUrl=nonsense`
  const { body } = await ask<CandidateMailPreview>('GET', `${application.id}/interview-mail?${query}`, partner)
  expect(body.mail?.text).toContain('45 minutes\nPlace: Room 4\nWith: Ann and Bo')
  expect(await listOf(application.id, partner)).toEqual([])
})

const noticesOf = async ({ user }: TestSession) =>
  (await testDeps().db.select().from(notifications).where(eq(notifications.userId, user.id))).map(({ title }) => title)
const staffMails = async (applicationId: number, { user }: TestSession) =>
  (await mailsTo(applicationId, 'interviewer')).filter(({ userId }) => userId === user.id)

test('staff who interview are invited, follow changes and learn of the cancellation', async () => {
  const { admin, partner, application } = await cast()
  const { id } = application
  const them = [partner, admin].map(({ user }) => ({ userId: user.id, name: user.name }))
  await schedule(id, partner, first, {
    interviewers: [...them, { userId: null, name: 'Judge Poole' }],
    place: 'Room 4',
  })
  // The one who scheduled it gets the calendar file alone.
  expect([await noticesOf(partner), await noticesOf(admin)]).toEqual([[], ['You’re interviewing']])
  expect(await staffMails(id, partner)).toHaveLength(1)
  const [invited] = await staffMails(id, admin)
  expect(invited).toMatchObject({ toAddress: admin.user.email, calendarMethod: 'REQUEST' })
  expect(invited?.text).toContain('Place: Room 4')
  const event = propertiesOf(invited?.calendar)
  expect(event).toMatchObject({ SEQUENCE: '0', LOCATION: 'Room 4', STATUS: 'CONFIRMED' })
  expect(event['DESCRIPTION']).toContain(application.applicantEmail)

  await schedule(id, partner, second)
  await schedule(id, partner, second, { minutes: 30 })
  await schedule(id, partner, second, { minutes: 30 })
  await schedule(id, partner, second, { interviewers: them.slice(0, 1) })
  await ask('DELETE', `${id}/interview-date`, partner)
  expect(await noticesOf(admin)).toEqual([
    'You’re interviewing',
    'Interview moved',
    'Interview details changed',
    'You’re off an interview',
  ])
  const files = (await staffMails(id, admin)).map(({ calendar }) => propertiesOf(calendar))
  expect(files.map(({ UID, SEQUENCE, STATUS }) => [UID, SEQUENCE, STATUS])).toEqual([
    [event['UID'], '0', 'CONFIRMED'],
    [event['UID'], '1', 'CONFIRMED'],
    [event['UID'], '2', 'CONFIRMED'],
    [event['UID'], '3', 'CANCELLED'],
  ])
  const own = (await staffMails(id, partner)).map(({ calendarMethod }) => calendarMethod)
  expect(own).toEqual(['REQUEST', 'REQUEST', 'REQUEST', 'REQUEST', 'CANCEL'])
})

test('an interviewer who may not see the candidate gets time and place, and no more', async () => {
  const { other, partner, application } = await cast()
  const { id } = application
  await schedule(id, partner, first, { interviewers: [{ userId: other.user.id, name: other.user.name }] })
  const [mail] = await staffMails(id, other)
  expect(mail?.text).toContain('/home')
  expect(mail?.text).not.toContain('selected=')
  expect(mail?.calendar).not.toContain(application.applicantEmail)
  const bell = await answerOf<unknown[]>(call('GET', '/api/notifications', { as: other }))
  expect(bell.body).toEqual([])
  // A withdrawal and a bulk rejection cancel it for them, too.
  await call('POST', '/api/applications/reject', {
    as: partner,
    deps,
    body: { changes: [{ id }], status: 'rejected_by_client', reason: 'Other', cancelInterviews: true },
  })
  expect((await staffMails(id, other)).map(({ calendarMethod }) => calendarMethod)).toEqual(['REQUEST', 'CANCEL'])
})

test('notifies by the bell alone without emails, and of a past interview not at all', async () => {
  const { admin, partner, application } = await cast()
  const { id } = application
  await testDeps().mails.optOut(admin.user.id, 'interviewer')
  const interviewers = [{ userId: admin.user.id, name: admin.user.name }]
  await schedule(id, partner, first, { interviewers })
  expect([await noticesOf(admin), await staffMails(id, admin)]).toEqual([['You’re interviewing'], []])
  const held = await addApplication({
    assignedPartnerId: partner.user.id,
    interviewDate: new Date('2026-06-01T13:00Z'),
  })
  await schedule(held.id, partner, '2026-06-01T13:00:00.000Z', { interviewers })
  expect([await noticesOf(admin), await mailsTo(held.id, 'interviewer')]).toEqual([['You’re interviewing'], []])
})

test('a changed text without the details gets them below the time', async () => {
  const { admin, partner, application } = await cast()
  const text = { subject: 'Interview', body: 'Dear {name},\n\nWe meet {when}.\n\nSee you then.' }
  await call('PATCH', '/api/settings', { as: admin, body: { mailTemplates: { interview_invitation: text } } })
  await schedule(application.id, partner, first, { place: 'Room 4' })
  const [mail] = await mailsTo(application.id, 'interview_invitation')
  expect(mail?.text).toMatch(/We meet .+\n\n1 hour\nPlace: Room 4\n\nSee you then\./)
})
