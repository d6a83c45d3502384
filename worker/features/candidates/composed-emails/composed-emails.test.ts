import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { CandidateMail, CandidateMailPreview } from '#contract/api/candidates/candidate-mails.ts'
import { defaultEmailTemplates } from '#contract/domain/composed-emails.ts'
import { bouncedAddresses, mails } from '#worker/features/identity/mails/mails.table.ts'
import { sendMail } from '#worker/features/identity/mails/mails.service.ts'
import type { Mailer, OutgoingMail } from '#worker/platform/mailer/mailer.ts'
import { call, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'

let sent: OutgoingMail[] = []
const mailer: Mailer = {
  name: 'Test',
  send: (mail) => {
    sent.push(mail)
    return Promise.resolve({ isSent: true, providerId: mail.key })
  },
}
const deps = { now: () => testNow, mailer }
const email = {
  subject: 'About {job title}',
  body: 'Hi {first name},\n\n{recruiter name} of {agency name} writes to {full name}.',
}

beforeEach(async () => {
  sent = []
  await testDeps().db.delete(mails)
  await testDeps().db.delete(bouncedAddresses)
})

let keys = 0
const newKey = () => `key-of-a-form-${++keys}`
type Refusal = { code?: string; message?: string; issues?: { path: string; message: string }[] }
const send = (id: number, as: TestSession | null, more: object = {}) =>
  answerOf<Refusal>(
    call('POST', `/api/applications/${id}/emails`, { as, deps, body: { ...email, key: newKey(), ...more } }),
  )
const mailsOf = async (id: number, as: TestSession) =>
  (await answerOf<CandidateMail[]>(call('GET', `/api/applications/${id}/mails`, { as, deps }))).body
const stored = (applicationId: number) =>
  testDeps()
    .db.select()
    .from(mails)
    .where(and(eq(mails.applicationId, applicationId), eq(mails.kind, 'composed')))
const deliver = async (id: string) => sendMail({ ...testDeps(deps), mailFrom: undefined }, id)

test('fills in an email, sends it once and shows it in the timeline', async () => {
  const { partner } = await cast()
  const jobId = (await addJob({ title: 'Tax Counsel' })).id
  const { id, applicantEmail } = await addApplication({
    jobId,
    applicantName: 'Margaret Hale',
    assignedPartnerId: partner.user.id,
  })
  const key = newKey()
  // The second click, and the same click again after a lost answer.
  await Promise.all([send(id, partner, { key }), send(id, partner, { key })])
  await send(id, partner, { key })
  const [mail, ...more] = await mailsOf(id, partner)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    kind: 'composed',
    subject: 'About Tax Counsel',
    to: applicantEmail,
    author: partner.user.name,
    delivery: 'queued',
  })
  await deliver(mail?.id ?? '')
  await deliver(mail?.id ?? '')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: applicantEmail, replyTo: partner.user.email, subject: 'About Tax Counsel' })
  expect(sent[0]?.text).toContain(`Hi Margaret,\n\n${partner.user.name} of Placet Partners writes to Margaret Hale.`)
  expect(await mailsOf(id, partner)).toMatchObject([{ delivery: 'sent' }])
})

test('the preview is word for word what is sent, and writes nothing', async () => {
  const { partner, application } = await cast()
  const { id } = application
  const preview = await answerOf<CandidateMailPreview>(
    call('POST', `/api/applications/${id}/emails/preview`, { as: partner, deps, body: email }),
  )
  expect(await stored(id)).toEqual([])
  await send(id, partner)
  const [mail] = await stored(id)
  expect(preview.body).toMatchObject({ outlook: 'sends', mail: { subject: mail?.subject, text: mail?.text } })
})

test('an unknown field and a second line in the subject are refused with a sentence', async () => {
  const { partner, application } = await cast()
  const { id } = application
  const unknown = await send(id, partner, { body: 'We pay {salary}' })
  expect(unknown.status).toBe(400)
  expect(unknown.body.issues?.[0]).toMatchObject({ path: 'body' })
  expect(unknown.body.issues?.[0]?.message).toMatch(/^\{salary\} isn’t a field\. You can use \{first name\}/)
  for (const more of [
    { subject: 'News\r\nBcc: x@evil.example' },
    { subject: 'News\u2028Bcc: x@evil.example' },
    { subject: '' },
    { body: ' ' },
    { body: '[Open]({link})' },
    { key: 'x' },
  ]) {
    expect((await send(id, partner, more)).status).toBe(400)
  }
  expect(await stored(id)).toEqual([])
})

test('names and typed text become neither links nor markup nor headers', async () => {
  const { admin } = await cast()
  const { id } = await addApplication({ applicantName: '[a]({link})\r\nBcc:x@evil.example <b>' })
  await send(id, admin, { subject: 'For {full name}', body: '{full name}\n\n<script>alert(1)</script>' })
  const [mail] = await stored(id)
  expect(mail?.subject).not.toMatch(/[\r\n]/)
  expect(mail?.html).not.toMatch(/<script|<b>|href="[^"]*evil/)
})

test('only admins and the assigned partner write to a candidate', async () => {
  const { other, waiting, admin, application } = await cast()
  const { id } = application
  expect([(await send(id, null)).status, (await send(id, waiting)).status, (await send(id, other)).status]).toEqual([
    401, 403, 404,
  ])
  expect((await send(id, admin)).status).toBe(200)
  expect((await stored(id)).length).toBe(1)
})

test('ten emails an hour go to one candidate, and no more', async () => {
  const { partner, application } = await cast()
  for (let n = 0; n < 10; n++) expect((await send(application.id, partner)).status).toBe(200)
  expect((await send(application.id, partner)).status).toBe(429)
})

test('a failed email is sent again by who may see the candidate', async () => {
  const { partner, other, application } = await cast()
  const { id, applicantEmail } = application
  await send(id, partner)
  const [mail] = await stored(id)
  const mailId = mail?.id ?? ''
  const retry = (as: TestSession, applicationId = id) =>
    answerOf<Refusal>(call('POST', `/api/applications/${applicationId}/mails/${mailId}/retry`, { as, deps }))
  expect(await retry(partner)).toMatchObject({ status: 409, body: { code: 'mail_under_way' } })
  await testDeps().db.update(mails).set({ state: 'failed', reason: 'out of order' }).where(eq(mails.id, mailId))
  expect((await retry(other)).status).toBe(404)
  const foreign = await addApplication({ assignedPartnerId: partner.user.id })
  expect((await retry(partner, foreign.id)).status).toBe(404)
  expect((await retry(partner)).status).toBe(200)
  expect(await mailsOf(id, partner)).toMatchObject([{ delivery: 'queued' }])
  await testDeps().db.update(mails).set({ state: 'failed' }).where(eq(mails.id, mailId))
  await testDeps()
    .db.insert(bouncedAddresses)
    .values({ address: applicantEmail, reason: 'unknown', bouncedAt: testNow })
  expect(await retry(partner)).toMatchObject({ status: 409, body: { code: 'address_bad' } })
})

test('an email that keeps failing is tried again three times an hour', async () => {
  const { partner, application } = await cast()
  const { id } = application
  await send(id, partner)
  const mailId = (await stored(id))[0]?.id ?? ''
  const statuses: number[] = []
  for (let n = 0; n < 4; n++) {
    await testDeps().db.update(mails).set({ state: 'failed', reason: 'out of order' }).where(eq(mails.id, mailId))
    statuses.push((await call('POST', `/api/applications/${id}/mails/${mailId}/retry`, { as: partner, deps })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('every member of staff reads the templates, and only admins change them', async () => {
  const { admin, partner, waiting } = await cast()
  const read = (as: TestSession) => answerOf(call('GET', '/api/email-templates', { as }))
  expect(await read(partner)).toMatchObject({ status: 200, body: { templates: defaultEmailTemplates } })
  expect((await read(waiting)).status).toBe(403)
  const [first] = defaultEmailTemplates
  const change = (as: TestSession, emailTemplates: unknown[]) =>
    call('PATCH', '/api/settings', { as, body: { emailTemplates } })
  expect((await change(partner, [])).status).toBe(403)
  expect((await change(admin, [{ ...first, body: 'Hi {nobody}' }])).status).toBe(400)
  expect((await change(admin, [first, first])).status).toBe(400)
  expect((await change(admin, [{ ...first, name: 'Hello' }])).status).toBe(200)
  expect(await read(partner)).toMatchObject({ body: { templates: [{ name: 'Hello' }] } })
})
