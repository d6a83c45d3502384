import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ClientSubmission } from '#contract/api/clients/submissions.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { applicationEvents } from '#worker/features/candidates/applications/events.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { notifications } from '#worker/features/identity/notifications/notifications.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { call, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { answerOf, cast, unassign } from '#worker/test/pipeline.ts'

const later = (seconds: number) => ({ deps: { now: () => new Date(testNow.getTime() + seconds * 1000) } })
const add = (as: TestSession, applicationId: number, body: Record<string, unknown>, seconds = 0) =>
  answerOf<ClientSubmission>(
    call('POST', `/api/applications/${applicationId}/client-submissions`, {
      as,
      body: { companyName: 'Larkspur Osei LLP', ...body },
      ...later(seconds),
    }),
  )
const change = (as: TestSession, id: number, body: unknown, seconds = 60) =>
  answerOf<ClientSubmission>(call('PATCH', `/api/client-submissions/${id}`, { as, body, ...later(seconds) }))

const first = '2027-07-01T14:00:00.000Z'
const second = '2027-07-02T15:30:00.000Z'
const scheduled = (interviewDate: string) => ({ status: 'interview_scheduled', interviewDate })

/** Emails so far: kind, receiver, and the event in the calendar. */
async function written() {
  const rows = await testDeps().db.select().from(mails).orderBy(mails.createdAt, mails.kind)
  return rows.map(({ kind, toAddress, subject, text, calendar, calendarMethod }) => {
    const lines = (calendar ?? '').replaceAll('\r\n ', '').split('BEGIN:VEVENT')[1]?.split('\r\n') ?? []
    const valueOf = (name: string) =>
      lines
        .find((line) => line.startsWith(name))
        ?.split(':')
        .slice(1)
        .join(':')
    return {
      kind,
      to: toAddress,
      subject,
      text,
      calendar,
      method: calendarMethod,
      uid: valueOf('UID'),
      sequence: valueOf('SEQUENCE'),
      start: valueOf('DTSTART'),
    }
  })
}
const addresses = async (applicationId: number) =>
  (await testDeps().db.select().from(jobApplications).where(eq(jobApplications.id, applicationId)))[0]?.applicantEmail

test('invites, moves and cancels under one UID, for candidate and partner', async () => {
  const { partner, application } = await cast()
  const candidate = await addresses(application.id)
  const { body } = await add(partner, application.id, {})
  expect(await written()).toEqual([])
  for (const [index, date] of [first, first, second, second].entries())
    await change(partner, body.id, scheduled(date), 60 * (index + 1))
  for (const seconds of [600, 660]) await change(partner, body.id, { status: 'client_interview' }, seconds)
  await change(partner, body.id, scheduled(first), 720)

  const all = await written()
  const seen = (to: string | undefined) =>
    all.filter((mail) => mail.to === to).map(({ kind, method, sequence, start }) => [kind, method, sequence, start])
  const times = ['20270701T100000', '20270702T113000', '20270702T113000', '20270701T100000']
  const methods = ['REQUEST', 'REQUEST', 'CANCEL', 'REQUEST']
  const expected = (kinds: string[]) => kinds.map((kind, n) => [kind, methods[n], String(n), times[n]])
  const [invited, moved, canceled] = ['invitation', 'moved', 'cancelled'].map((what) => `client_interview_${what}`)
  expect(seen(candidate)).toEqual(expected([invited, moved, canceled, invited] as string[]))
  expect(seen(partner.user.email)).toEqual(expected(Array.from({ length: 4 }, () => 'interviewer')))
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(1)
  expect(all[0]?.uid).toMatch(/^client-interview-/)
})

test('names the firm in the text, never in a subject', async () => {
  const { partner, application } = await cast()
  await add(partner, application.id, scheduled(first))
  await add(partner, application.id, scheduled(first), 1)
  const all = await written()
  expect(all.map(({ kind }) => kind).toSorted()).toEqual(['client_interview_invitation', 'interviewer'])
  for (const { subject, text } of all) {
    expect(subject).not.toContain('Larkspur')
    expect(text).toContain('Larkspur Osei LLP')
  }
})

test('keeps the firm of a confidential job from a candidate who doesn’t know it', async () => {
  const { partner, application } = await cast()
  await testDeps().db.update(jobs).set({ isConfidential: true })
  await add(partner, application.id, scheduled(first))
  const [toCandidate, toPartner] = (await written()).toSorted((a, b) => a.kind.localeCompare(b.kind))
  expect([toCandidate?.text, toCandidate?.calendar].join()).not.toContain('Larkspur')
  expect(toCandidate?.text).toContain('an interview with the firm for')
  expect(toPartner?.calendar).toContain('Larkspur')
})

test('removing a company cancels its interview', async () => {
  const { admin, partner, application } = await cast()
  const { body } = await add(partner, application.id, scheduled(first))
  expect((await call('DELETE', `/api/client-submissions/${body.id}`, { as: admin, ...later(60) })).status).toBe(200)
  const all = await written()
  const canceled = all.filter(({ method }) => method === 'CANCEL')
  expect(canceled.map(({ kind, sequence }) => [kind, sequence])).toEqual([
    ['client_interview_cancelled', '1'],
    ['interviewer', '1'],
  ])
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(1)
  const bell = await testDeps().db.select().from(notifications).where(eq(notifications.userId, partner.user.id))
  expect(bell.filter(({ type }) => type === 'interview').map(({ title }) => title)).toEqual([
    'Client interview canceled',
  ])
})

test('says so in the timeline when the candidate isn’t emailed', async () => {
  const { admin, partner, application } = await cast()
  await unassign(admin, application.id)
  await add(admin, application.id, { ...scheduled(first), notifyCandidate: false })
  const all = await written()
  expect(all.filter(({ calendar }) => calendar).map(({ kind, to }) => [kind, to])).toEqual([
    ['interviewer', admin.user.email],
  ])
  const events = await testDeps().db.select().from(applicationEvents)
  expect(events.filter(({ kind }) => kind === 'not_emailed').map(({ to }) => to)).toEqual([
    'client_interview_invitation',
  ])
  expect(partner.user.id).not.toBe(admin.user.id)
})

test('an interview that is over sends nothing when its status moves on', async () => {
  const { partner, application } = await cast()
  const { body } = await add(partner, application.id, scheduled('2026-01-05T15:00:00.000Z'))
  await change(partner, body.id, { status: 'offered' })
  expect((await written()).filter(({ method }) => method === 'CANCEL')).toEqual([])
})
