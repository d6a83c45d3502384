import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '#worker/app.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { addUser, call, origin, sessionOf, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { sendForgottenLink } from '#worker/features/identity/auth/password-reset.service.ts'
import { resendStandIn, type StandIn } from '#worker/test/stand-in-mailers.ts'
import { invocationEnv } from '#worker/test/platform.ts'
import { bouncedAddresses, mails } from './mails.table.ts'
import { giveUpMail, sendMail } from './mails.service.ts'

let post: StandIn
beforeEach(async () => {
  post = resendStandIn()
  await testDeps().db.delete(mails)
  await testDeps().db.delete(bouncedAddresses)
})
afterEach(() => post.restore())

const written = (kind?: string) =>
  testDeps()
    .db.select()
    .from(mails)
    .where(kind ? eq(mails.kind, kind) : undefined)
    .orderBy(asc(mails.createdAt))

const sender = (options: { hasService?: boolean; now?: Date } = {}) => ({
  ...testDeps({ now: () => options.now ?? testNow }),
  mailer: options.hasService === false ? null : post.mailer,
  mailFrom: undefined,
})

/** Sends every stored email, each task delivered twice, as the queue may do. */
async function deliver(options: Parameters<typeof sender>[0] = {}): Promise<void> {
  for (const { id } of await written()) {
    await sendMail(sender(options), id)
    await sendMail(sender(options), id)
  }
}

const assign = (admin: TestSession, id: number, partnerId: number) =>
  call('POST', `/api/applications/${id}/assign`, { as: admin, body: { partnerId } })

async function applyTo(jobId: number, email: string) {
  const id = `cv${Math.random().toString(36).slice(2, 10)}`
  await testDeps().db.insert(resumes).values({
    id,
    originalName: 'cv.pdf',
    mimeType: 'application/pdf',
    fileSize: 9,
    storedAt: new Date(),
    createdAt: new Date(),
  })
  await env.FILES.put(`resumes/${id}`, '%PDF-1.7\n')
  return call('POST', `/api/public/jobs/${jobId}/apply`, {
    body: {
      applicantName: 'Maya <b>Chen</b>',
      applicantEmail: email,
      jdYear: 2019,
      yearsExperience: 6,
      experienceField: 'Tax',
      location: 'Boston, MA',
      expectedSalary: 250_000,
      hasPortableBook: false,
      phoneNumber: '+1 617 555 0101',
      linkedinUrl: '',
      primaryPracticeArea: 'Tax',
      bigFirmExperienceYears: 0,
      lastJobTitle: 'Associate',
      lastFirmName: 'Harrow & Vale',
      needsVisaSponsorship: 'NO',
      resumeUrl: `/resumes/${id}`,
    },
  })
}

test('a candidate gets one email about the application, and no row reveals its link', async () => {
  const job = await addJob({ title: 'Tax Counsel', isConfidential: true, firmName: 'Secret Firm LLP' })
  expect((await applyTo(job.id, 'maya@example.com')).status).toBe(201)
  expect((await applyTo(job.id, 'maya@example.com')).status).toBe(201)
  const [row, ...more] = await written('application_received')
  expect(more).toEqual([])
  expect(row?.applicationId).toEqual(expect.any(Number))
  expect(JSON.stringify(row)).not.toContain('/application/')

  await deliver()
  expect(post.received).toHaveLength(1)
  const [mail] = post.received
  expect(mail?.to).toBe('maya@example.com')
  expect(mail?.subject).toBe('We have received your application: Tax Counsel')
  expect(mail?.text).toMatch(/See your application:\nhttp:\/\/localhost\/application\/[\w-]{43}\n/)
  expect(mail?.html).toContain('Maya &lt;b&gt;Chen&lt;/b&gt;')
  expect(mail?.text + (mail?.html ?? '')).not.toContain('Secret Firm')
  expect((await written())[0]).toMatchObject({ state: 'sent', attempts: 1, privateLink: null, providerId: 're_1' })
})

test('an interview is put into the calendar, moved and called off as one event', async () => {
  const { partner, application } = await cast()
  let seconds = 0
  const deps = { now: () => new Date(testNow.getTime() + ++seconds * 1000) }
  const to = (interviewDate: string) =>
    call('PATCH', `/api/applications/${application.id}/interview-date`, {
      as: partner,
      deps,
      body: { status: 'scheduled_interview', interviewDate },
    })
  await to('2027-11-08T14:00:00.000Z')
  await to('2027-11-08T14:00:00.000Z')
  await to('2027-11-09T14:00:00.000Z')
  await call('DELETE', `/api/applications/${application.id}/interview-date`, {
    as: partner,
    deps,
  })
  await deliver()
  const calendars = post.received.map(({ subject, calendars: [calendar] }) => ({
    subject,
    type: calendar?.type,
    uid: /UID:(.*)/.exec(calendar?.text ?? '')?.[1],
    sequence: /SEQUENCE:(\d+)/.exec(calendar?.text ?? '')?.[1],
  }))
  const uid = calendars[0]?.uid
  expect(uid).toBeTruthy()
  expect(calendars).toEqual([
    {
      subject: expect.stringContaining('Nov 8, 2027, 9:00 AM EST'),
      type: 'text/calendar REQUEST',
      uid,
      sequence: '0',
    },
    { subject: expect.stringContaining('New time'), type: 'text/calendar REQUEST', uid, sequence: '1' },
    { subject: expect.stringContaining('canceled'), type: 'text/calendar CANCEL', uid, sequence: '2' },
  ])
  // Neither the firm nor our own screens are the candidate's to see.
  expect(post.received.map(({ calendars: [calendar] }) => calendar?.text).join()).not.toMatch(
    /Firm \d|admin\/candidates/,
  )
})

test('partners get one email for several candidates, and one for a mention', async () => {
  const { admin, partner } = await cast()
  const [one, two, three] = [await addApplication(), await addApplication(), await addApplication()]
  await assign(admin, one.id, partner.user.id)
  await assign(admin, one.id, partner.user.id)
  const bulk = await call('POST', '/api/applications/bulk/assign', {
    as: admin,
    body: { changes: [two, three].map(({ id }) => ({ id, partnerId: partner.user.id })) },
  })
  expect([bulk.status, (await written('assignment')).map(({ subject }) => subject)]).toEqual([
    200,
    [`New candidate: ${one.applicantName}`, 'New candidate: 2 candidates'],
  ])
  const message = { message: 'Please look', mentionedUserIds: [partner.user.id] }
  await call('POST', `/api/applications/${one.id}/messages`, { as: admin, body: message })
  await call('POST', `/api/applications/${one.id}/messages`, { as: admin, body: message })
  expect((await written('mention')).map(({ toAddress }) => toAddress)).toEqual([partner.user.email])
})

async function oneClick(path: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const request = new Request(origin + path, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
  const ctx = createExecutionContext()
  const answer = await createApp({ log: () => {} }).hono.fetch(request, invocationEnv(), ctx)
  await waitOnExecutionContext(ctx)
  return answer
}

test('sends no emails of a kind that the person turned off, also by one click', async () => {
  const { admin, partner } = await cast()
  await assign(admin, (await addApplication()).id, partner.user.id)
  await deliver()
  const stop = /<([^>]+)>/.exec(post.received[0]?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect(stop).toContain('http://localhost/mail/stop/u.')
  expect(post.received[0]?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  // Opening the link, as mail scanners do, stops nothing; neither does a forged link.
  const { pathname } = new URL(stop)
  expect(await (await call('GET', pathname)).text()).toContain('Unsubscribe')
  const forged = pathname.replace(/u\.\d+/, `u.${admin.user.id}`)
  expect(await (await oneClick(forged)).text()).toContain('Unsubscribed')
  await assign(admin, (await addApplication()).id, partner.user.id)
  expect(await written('assignment')).toHaveLength(2)
  // As a mail program sends it (RFC 8058): no cookie, no Origin; sent twice it is the same.
  for (let n = 0; n < 2; n++) {
    const answer = await oneClick(pathname)
    expect([answer.status, answer.headers.get('Location'), answer.headers.getSetCookie()]).toEqual([200, null, []])
  }
  await assign(admin, (await addApplication()).id, partner.user.id)
  expect(await written('assignment')).toHaveLength(2)
  expect(await answerOf(call('GET', '/api/account/mails', { as: admin }))).toMatchObject({ body: { off: [] } })
  await call('PUT', '/api/account/mails/assignment', { as: partner, body: { isOn: true } })
  const off = await call('PUT', '/api/account/mails/assignment', { as: partner, body: { isOn: false } })
  expect(await off.json()).toEqual({ off: ['assignment'] })
  await assign(admin, (await addApplication()).id, partner.user.id)
  expect(await written('assignment')).toHaveLength(2)
  await call('PUT', '/api/account/mails/assignment', { as: partner, body: { isOn: true } })
  await assign(admin, (await addApplication()).id, partner.user.id)
  expect(await written('assignment')).toHaveLength(3)
})

test('an approved account is notified once', async () => {
  const admin = await signedIn('admin')
  const user = await addUser({ status: 'waiting' })
  for (let i = 0; i < 2; i++) {
    await call('PATCH', `/api/users/${user.id}`, { as: admin, body: { status: 'active' } })
  }
  expect(await written('account_approved')).toMatchObject([{ toAddress: user.email }])
})

test('a forgotten password gets everybody the same answer, and the link only by email', async () => {
  const user = await addUser()
  const key = testDeps().ids.secretId()
  const forgot = (email: string, mailer?: StandIn['mailer']) =>
    call('POST', '/api/auth/forgot', { body: { email }, ...(mailer ? { deps: { mailer } } : {}) })
  expect((await forgot(user.email)).status).toBe(409)
  expect(await answerOf(call('GET', '/api/auth/ways'))).toMatchObject({ body: { canSendReset: false } })
  expect(await answerOf(forgot(user.email, post.mailer))).toEqual(await answerOf(forgot('x@nobody.test', post.mailer)))
  expect(await written('password_reset')).toEqual([])
  // As the queue does, twice.
  for (const userId of [user.id, null, user.id])
    await sendForgottenLink(testDeps({ now: () => new Date() }), { userId, key })
  const rows = await written('password_reset')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('/reset/')
  await deliver()
  const token = /\/reset\/([\w-]{43})/.exec(post.received[0]?.text ?? '')?.[1]
  expect(await answerOf(call('GET', `/api/auth/resets/${token}`))).toMatchObject({ body: { email: user.email } })
  // An account can't be flooded with emails.
  await forgot(user.email, post.mailer)
  await forgot(user.email, post.mailer)
  expect((await forgot(user.email, post.mailer)).status).toBe(429)
})

test('stores emails without a mail service, says so, and sends them later', async () => {
  const { admin, partner } = await cast()
  await assign(admin, (await addApplication()).id, partner.user.id)
  await deliver({ hasService: false })
  const list = await answerOf<{ items: { id: string }[] }>(call('GET', '/api/mails?state=kept', { as: admin }))
  expect(list.body).toMatchObject({
    service: null,
    total: 1,
    items: [{ state: 'kept', reason: 'Not sent: no mail service', to: partner.user.email, sentAt: null }],
  })
  const id = list.body.items[0]?.id ?? ''
  expect(await answerOf(call('GET', `/api/mails/${id}`, { as: admin }))).toMatchObject({ body: { kind: 'assignment' } })
  expect((await call('POST', `/api/mails/${id}/send`, { as: admin, body: {} })).status).toBe(200)
  expect((await call('POST', `/api/mails/${id}/send`, { as: admin, body: {} })).status).toBe(409)
  await deliver()
  expect(post.received).toHaveLength(1)
  expect((await call('GET', '/api/mails', { as: partner })).status).toBe(403)
})

test('retries a service that is down, sends once for two senders, records failure', async () => {
  const { admin, partner } = await cast()
  await assign(admin, (await addApplication()).id, partner.user.id)
  const id = (await written())[0]?.id ?? ''
  post.trouble.next = 'down'
  await expect(sendMail(sender(), id)).rejects.toThrow('503')
  expect((await written())[0]).toMatchObject({ state: 'queued', attempts: 1, reason: expect.stringContaining('503') })
  const both = await Promise.allSettled([sendMail(sender(), id), sendMail(sender(), id)])
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  expect(post.received).toHaveLength(1)
  await giveUpMail(testDeps(), id)
  expect((await written())[0]).toMatchObject({ state: 'sent' })

  await assign(admin, (await addApplication()).id, partner.user.id)
  const lost = (await written()).find(({ state }) => state === 'queued')?.id ?? ''
  post.trouble.next = 'down'
  await expect(sendMail(sender(), lost)).rejects.toThrow()
  await giveUpMail(testDeps(), lost)
  expect((await written()).find((mail) => mail.id === lost)).toMatchObject({ state: 'failed' })
})

test('an address that bounced gets nothing more until an admin clears it', async () => {
  const { admin, partner } = await cast()
  await assign(admin, (await addApplication()).id, partner.user.id)
  await deliver()
  const event = (type: string, secret: string) => bounceEvent('re_1', type, secret)
  const secret = `whsec_${btoa('0123456789abcdef')}`
  const config = { RESEND_WEBHOOK_SECRET: secret }
  const { takeMailEvent } = await import('./mail-events.service.ts')
  const take = async (given: Parameters<typeof takeMailEvent>[1]) =>
    takeMailEvent({ mails: testDeps().mails, config, now: () => testNow }, given)
  await expect(take(await event('email.bounced', `whsec_${btoa('another secret..')}`))).rejects.toMatchObject({
    code: 'bad_signature',
  })
  await expect(take({ ...(await event('email.bounced', secret)), timestamp: '1' })).rejects.toMatchObject({
    status: 401,
  })
  await take(await event('email.bounced', secret))
  await take(await event('email.bounced', secret))
  expect((await written())[0]).toMatchObject({ state: 'failed', reason: 'No such mailbox', bouncedAt: testNow })

  await assign(admin, (await addApplication()).id, partner.user.id)
  await deliver()
  expect(post.received).toHaveLength(1)
  const { body } = await answerOf<{ items: { id: string; isAddressBad: boolean }[] }>(
    call('GET', '/api/mails', { as: admin }),
  )
  expect(body.items.map(({ isAddressBad }) => isAddressBad)).toEqual([true, true])
  const id = body.items[0]?.id ?? ''
  expect((await call('POST', `/api/mails/${id}/send`, { as: admin, body: {} })).status).toBe(409)
  await call('POST', `/api/mails/${id}/clear-address`, { as: admin, body: {} })
  expect((await call('POST', `/api/mails/${id}/send`, { as: admin, body: {} })).status).toBe(200)
  expect((await call('POST', '/api/mail-events', { raw: '{}' })).status).toBe(404)
})

test('a configuration refusal marks nobody as bounced and can be sent again', async () => {
  const { admin, partner } = await cast()
  await assign(admin, (await addApplication()).id, partner.user.id)
  const id = (await written())[0]?.id ?? ''
  post.trouble.next = 'wrong setup'
  await sendMail(sender(), id)
  expect((await written())[0]).toMatchObject({
    state: 'failed',
    reason: 'Not configured: The placet.test domain is not verified.',
    bouncedAt: null,
  })
  expect(await testDeps().db.select().from(bouncedAddresses)).toEqual([])
  const health = () => call('GET', '/api/health', { as: admin, deps: { mailer: post.mailer } }).then((r) => r.text())
  expect(await health()).toContain('Resend isn’t set up to send: “The placet.test domain is not verified.”')

  // Other emails to the same person are still sent, and the one that failed can be sent again.
  await assign(admin, (await addApplication()).id, partner.user.id)
  expect((await call('POST', `/api/mails/${id}/send`, { as: admin, body: {} })).status).toBe(200)
  await deliver()
  expect(post.received).toHaveLength(2)
  expect(await health()).not.toContain('isn’t set up')
})

async function bounceEvent(emailId: string, type: string, secret: string) {
  const body = JSON.stringify({ type, data: { email_id: emailId, bounce: { message: 'No such mailbox' } } })
  const [id, timestamp] = ['msg_1', String(Math.floor(testNow.getTime() / 1000))]
  const key = await crypto.subtle.importKey(
    'raw',
    Uint8Array.fromBase64(secret.slice(6)),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${timestamp}.${body}`))
  return { id, timestamp, body, signatures: `v1,AAAA v1,${new Uint8Array(signed).toBase64()}` }
}

test('an edited template has a preview and can’t break emails or make names links', async () => {
  const admin = await signedIn('admin')
  const change = (body: string) =>
    call('PATCH', '/api/settings', {
      as: admin,
      body: { mailTemplates: { assignment: { subject: 'Hi {name}', body } } },
    })
  expect((await change('Only {nonsense}')).status).toBe(400)
  expect((await change('No candidate here')).status).toBe(400)
  expect((await change('You have {candidate}.\n\n[Look]({link})')).status).toBe(200)
  const preview = await answerOf(
    call('POST', '/api/mail-templates/assignment/preview', {
      as: admin,
      body: { subject: 'Hi {name}', body: '{candidate}\n\n[Look]({link})' },
    }),
  )
  expect(preview.body).toMatchObject({ subject: 'Hi Dana Reyes', text: expect.stringContaining('Maya Chen') })
  const partner = await addUser()
  const { id } = await addApplication({ applicantName: '[Win]({link}) <a href="https://evil.example">' })
  await assign(admin, id, partner.id)
  const [mail] = await written('assignment')
  expect(mail?.subject).toBe(`Hi ${partner.name}`)
  expect(mail?.html).not.toContain('<a href="https://evil.example"')
  expect(mail?.html.match(/<a /g)).toHaveLength(2)
  await call('PATCH', '/api/settings', { as: admin, body: { mailsOff: ['assignment'] } })
  await assign(admin, (await addApplication()).id, partner.id)
  expect(await written('assignment')).toHaveLength(1)
  await call('PATCH', '/api/settings', { as: admin, body: { mailsOff: [], mailTemplates: {} } })
  expect(await sessionOf(partner)).toBeTruthy()
})
