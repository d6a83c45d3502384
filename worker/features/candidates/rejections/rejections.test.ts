import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { BulkStatusResult } from '#contract/api/candidates/bulk-changes.ts'
import type { CandidateMail, CandidateMailPreview } from '#contract/api/candidates/candidate-mails.ts'
import type { ApplicationEvent } from '#contract/api/candidates/applications.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { sendMail } from '#worker/features/identity/mails/mails.service.ts'
import { mailsCronJobs } from '#worker/features/identity/mails/mails.tasks.ts'
import type { Mailer, OutgoingMail } from '#worker/platform/mailer/mailer.ts'
import { call, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { rejections } from './rejections.table.ts'

const minute = 60_000
const after = (minutes: number) => new Date(testNow.getTime() + minutes * minute)
const reason = 'Practice area doesn’t match'
let sent: OutgoingMail[] = []
const mailer: Mailer = {
  name: 'Test',
  send: (mail) => {
    sent.push(mail)
    return Promise.resolve({ isSent: true, providerId: mail.key })
  },
}
const deps = { now: () => testNow, mailer }

beforeEach(async () => {
  sent = []
  await testDeps().db.delete(mails)
})

type Answer = BulkStatusResult & { sendAt: string | null }
const rejectThem = (ids: readonly number[], as: TestSession, more: object = {}) =>
  answerOf<Answer & { code?: string; issues?: unknown[] }>(
    call('POST', '/api/applications/reject', {
      as,
      deps,
      body: {
        changes: ids.map((id) => ({ id })),
        status: 'rejected_by_brand',
        reason,
        email: 'later',
        ...more,
      },
    }),
  )
const undo = async (ids: readonly number[], as: TestSession, now = testNow) =>
  (
    await answerOf<BulkStatusResult>(
      call('POST', '/api/applications/reject/undo', {
        as,
        deps: { ...deps, now: () => now },
        body: { changes: ids.map((id) => ({ id })) },
      }),
    )
  ).body
const statusOf = async (id: number, as: TestSession) =>
  (await answerOf<{ status: string }>(call('GET', `/api/applications/${id}`, { as }))).body.status
const mailsOf = async (id: number, as: TestSession) =>
  (await answerOf<CandidateMail[]>(call('GET', `/api/applications/${id}/mails`, { as }))).body
const stored = (applicationId: number) =>
  testDeps().db.select().from(mails).where(eq(mails.applicationId, applicationId))
const send = async (id: string, now: Date) => {
  const all = testDeps({ now: () => now, mailer })
  await sendMail({ ...all, mailFrom: undefined }, id)
}

test('a rejection stores its reason, and its email waits two hours', async () => {
  const { partner, application } = await cast()
  const { id } = application
  const { status, body } = await rejectThem([id], partner, { note: 'Only tax work' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ done: [{ id, to: 'rejected_by_brand' }], refused: [], sendAt: after(120).toISOString() })

  const events = await answerOf<ApplicationEvent[]>(call('GET', `/api/applications/${id}/events`, { as: partner }))
  expect(events.body.at(-1)).toMatchObject({ kind: 'rejected', to: `${reason}: Only tax work` })
  const [row] = await testDeps().db.select().from(rejections).where(eq(rejections.applicationId, id))
  expect(row).toMatchObject({ reason, note: 'Only tax work', rejectedBy: partner.user.id })

  const [mail] = await mailsOf(id, partner)
  expect(mail).toMatchObject({
    kind: 'rejection',
    delivery: 'queued',
    sendAt: after(120).toISOString(),
    author: partner.user.name,
  })
  // Early, it stays queued; when it is due, the cron finds it and it goes out once.
  await send(mail?.id ?? '', after(60))
  expect(sent).toHaveLength(0)
  const queued: unknown[] = []
  const due = (now: Date) =>
    mailsCronJobs
      .find(({ name }) => name === 'mails.due')
      ?.run(testDeps({ now: () => now, enqueue: (messages) => void queued.push(...messages) }))
  await due(after(119))
  expect(queued).toHaveLength(0)
  await due(after(120))
  expect(queued).toMatchObject([{ task: 'mails.send', payload: { mailId: mail?.id } }])
  await send(mail?.id ?? '', after(120))
  await send(mail?.id ?? '', after(121))
  expect(sent).toHaveLength(1)
  expect(JSON.stringify(sent)).not.toMatch(/Practice area|Only tax/)
})

test('writes no email for a rejection without one or with it turned off', async () => {
  const { admin, application } = await cast()
  const other = await addApplication()
  expect((await rejectThem([application.id], admin, { email: 'none' })).body.sendAt).toBeNull()
  await call('PATCH', '/api/settings', { as: admin, body: { mailsOff: ['rejection'] } })
  expect((await rejectThem([other.id], admin, { email: 'now' })).body.sendAt).toBeNull()
  await call('PATCH', '/api/settings', { as: admin, body: { mailsOff: [] } })
  expect([await stored(application.id), await stored(other.id)]).toEqual([[], []])
})

test('rejecting twice, or by someone else afterwards, emails the candidate once', async () => {
  const { admin, partner, application } = await cast()
  const { id } = application
  await Promise.all([rejectThem([id], partner, { email: 'now' }), rejectThem([id], partner, { email: 'now' })])
  await rejectThem([id], admin, { status: 'rejected_by_client', email: 'later' })
  const written = await stored(id)
  expect(written.map(({ kind, sendAt }) => [kind, sendAt])).toEqual([['rejection', after(1)]])
})

test('undo moves the candidate back and cancels the email that waits', async () => {
  const { partner, application } = await cast()
  const { id } = application
  const before = await statusOf(id, partner)
  await rejectThem([id], partner)
  expect(await undo([id], partner)).toMatchObject({ done: [{ id, to: before }], refused: [] })
  expect(await statusOf(id, partner)).toBe(before)
  const [mail] = await mailsOf(id, partner)
  expect(mail).toMatchObject({ delivery: 'canceled', reason: `${partner.user.name} undid the rejection` })
  await send(mail?.id ?? '', after(200))
  expect(sent).toHaveLength(0)
  // Twice changes nothing, and the candidate can be rejected again with an email.
  expect(await undo([id], partner)).toMatchObject({ done: [], refused: [{ id, code: 'not_rejected' }] })
  expect((await rejectThem([id], partner)).body.sendAt).not.toBeNull()
})

test('undo after the email was sent is refused, and the candidate stays rejected', async () => {
  const { partner, application } = await cast()
  const { id } = application
  await rejectThem([id], partner, { email: 'now' })
  const [mail] = await stored(id)
  await send(mail?.id ?? '', after(1))
  expect(sent).toHaveLength(1)
  const { refused } = await undo([id], partner, after(2))
  expect(refused).toMatchObject([{ id, code: 'already_sent' }])
  expect(refused[0]?.message).toMatch(/^We’ve already sent .+ the rejection email, so the rejection can’t be undone/)
  expect(await statusOf(id, partner)).toBe('rejected_by_brand')
})

test('undo while the email is being sent says so', async () => {
  const { partner, application } = await cast()
  const { id } = application
  await rejectThem([id], partner, { email: 'now' })
  const [mail] = await stored(id)
  await testDeps().mails.claim(mail?.id ?? '', { now: after(1), until: after(2) })
  const { refused } = await undo([id], partner, after(1))
  expect(refused).toMatchObject([{ id, code: 'being_sent' }])
  expect(refused[0]?.message).toMatch(/^We’re sending .+ the rejection email right now/)
  expect(await statusOf(id, partner)).toBe('rejected_by_brand')
})

test('an undo that was cut off after canceling the email is completed by the next one', async () => {
  const { partner, application } = await cast()
  const { id } = application
  await rejectThem([id], partner)
  const [mail] = await stored(id)
  await testDeps().mails.cancel([mail?.id ?? ''], 'cut off')
  expect(await undo([id], partner)).toMatchObject({ done: [{ id }], refused: [] })
})

test('a candidate who is moved on in another way gets no rejection email', async () => {
  const { partner, application } = await cast()
  const { id } = application
  await rejectThem([id], partner)
  await call('PATCH', `/api/applications/${id}/status`, { as: partner, deps, body: { status: 'offered' } })
  expect(await mailsOf(id, partner)).toMatchObject([{ delivery: 'canceled' }])

  // Also when the status changed in a way that doesn't know about the email.
  const other = await addApplication({ assignedPartnerId: partner.user.id })
  await rejectThem([other.id], partner)
  const [mail] = await stored(other.id)
  await testDeps()
    .db.$client.prepare(`update job_applications set status = 'offered' where id = ?`)
    .bind(other.id)
    .run()
  await send(mail?.id ?? '', after(120))
  expect(sent).toHaveLength(0)
  expect(await mailsOf(other.id, partner)).toMatchObject([{ delivery: 'canceled' }])
})

test('several candidates are rejected at once, and one that somebody moved is refused', async () => {
  const { admin, application } = await cast()
  const other = await addApplication({ status: 'offered' })
  const { body } = await rejectThem([], admin, {
    changes: [
      { id: application.id, expectedStatus: application.status },
      { id: other.id, expectedStatus: 'new' },
    ],
  })
  expect(body.done.map(({ id }) => id)).toEqual([application.id])
  expect(body.refused).toMatchObject([{ id: other.id, code: 'changed_meanwhile' }])
  expect([(await stored(application.id)).length, (await stored(other.id)).length]).toEqual([1, 0])
})

test('bad input and other partners are refused, and the preview writes nothing', async () => {
  const { admin, partner, other, waiting, application } = await cast()
  const { id } = application
  expect(await rejectThem([id], partner, { reason: 'Wrong shoes' })).toMatchObject({
    status: 400,
    body: { code: 'reason_unknown', issues: [{ path: 'reason' }] },
  })
  for (const more of [{ reason: '' }, { status: 'offered' }, { email: 'tomorrow' }, { changes: [] }]) {
    expect((await rejectThem([id], partner, more)).status).toBe(400)
  }
  expect((await rejectThem([id], waiting)).status).toBe(403)
  expect((await rejectThem([id], other)).body.refused).toMatchObject([{ id, code: 'application_not_found' }])
  expect((await undo([id], other)).refused).toMatchObject([{ id, code: 'application_not_found' }])

  const preview = await answerOf<CandidateMailPreview & { later: string }>(
    call('GET', `/api/applications/${id}/rejection-mail`, { as: partner, deps }),
  )
  expect(preview.body).toMatchObject({
    outlook: 'sends',
    mail: { to: application.applicantEmail },
    later: after(120).toISOString(),
  })
  expect(await stored(id)).toEqual([])
  expect((await call('GET', `/api/applications/${id}/rejection-mail`, { as: other })).status).toBe(404)

  const reasons = await answerOf<{ reasons: string[] }>(call('GET', '/api/rejection-reasons', { as: partner }))
  expect(reasons.body.reasons).toContain(reason)
  const change = (rejectionReasons: string[]) =>
    call('PATCH', '/api/settings', { as: admin, body: { rejectionReasons } })
  expect((await change([])).status).toBe(400)
  expect((await change(['Tax', 'tax'])).status).toBe(400)
})
