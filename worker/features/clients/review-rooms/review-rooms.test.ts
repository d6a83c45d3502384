import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { followUps } from '#worker/features/candidates/follow-ups/follow-ups.table.ts'
import { candidateMessages } from '#worker/features/candidates/messages/messages.table.ts'
import { evidence } from '#worker/features/clients/evidence/evidence.table.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { signedLinks } from '#worker/features/identity/signed-links/signed-links.table.ts'
import { newToken } from '#worker/http/session.ts'
import { call, testDeps } from '#worker/test/api.ts'
import { answerOf, unassign } from '#worker/test/pipeline.ts'
import { addClientFirm, addReviewLink } from '#worker/test/review-rooms.ts'
import {
  api,
  at,
  browser,
  codeIn,
  entered,
  mainOf,
  open,
  passOn,
  send,
  sent,
  sentRoom,
} from '#worker/test/review-visits.ts'
import { mailAnswers } from './review-digest.service.ts'
import { reviewItems, reviewRooms } from './review-rooms.table.ts'

const statusOf = async ({ submissions, application }: Awaited<ReturnType<typeof sentRoom>>) => {
  const { db } = testDeps()
  const submission = await db
    .select()
    .from(clientSubmissions)
    .where(eq(clientSubmissions.id, submissions[0]?.id ?? 0))
    .get()
  const row = await db.select().from(jobApplications).where(eq(jobApplications.id, application.id)).get()
  return [submission?.status, row?.status]
}
const plans = async () =>
  (await testDeps().db.select().from(followUps)).map(({ text, dueAt, ownerId }) => [text, dueAt.toISOString(), ownerId])
const kinds = async () => (await testDeps().db.select().from(evidence).orderBy(evidence.id)).map(({ kind }) => kind)

test('a room is made once, sent once, and its invitation names nobody in the subject', async () => {
  const { partner, room, client, submissions } = await sentRoom(2)
  expect(room).toMatchObject({ state: 'open', hasLink: true, openedAt: null, contact: { name: 'Rae Lind' } })
  expect((await api('POST', `/${room.id}/publish`, partner)).status).toBe(200)
  const written = await testDeps().db.select().from(mails)
  expect(written.map(({ kind, subject, toAddress }) => [kind, subject, toAddress])).toEqual([
    ['review_invitation', '2 candidates for your review', client.contact.email],
  ])
  expect(written[0]?.text).not.toMatch(/Żółć|\/review\//)
  const body = { contactId: client.contact.id, submissionIds: submissions.map(({ id }) => id) }
  const [draft, again] = [await api('POST', '', partner, body), await api('POST', '', partner, body)]
  expect(again.body.id).toBe(draft.body.id)
  expect((await api('DELETE', `/${draft.body.id}`, partner)).status).toBe(200)
  expect((await api('DELETE', `/${room.id}`, partner)).body.code).toBe('room_published')
  expect(await kinds()).toEqual(['submission_sent', 'submission_sent'])
})

test('goes from cover and code to an answer, which changes within fifteen minutes', async () => {
  const made = await entered(1)
  const { answer, html, token, partner, room } = made
  expect(html).toContain('Łukasz Żółć')
  const passed = await answer(0, { answer: 'pass', reason: 'practice', text: 'Too <b>corporate</b>' })
  expect(passed.status).toBe(200)
  expect(await passed.text()).toContain('Too &lt;b&gt;corporate&lt;/b&gt;')
  expect(await statusOf(made)).toEqual(['rejected_by_client', 'new'])
  expect(await plans()).toEqual([['Tell Łukasz Żółć', '2026-06-16T13:00:00.000Z', partner.user.id]])
  const later = { answer: 'interview', version: '2', slot1: '2026-06-18T14:00', slot2: '' }
  const changed = await answer(0, later, '2026-06-15T11:14:59-04:00')
  expect(changed.status).toBe(200)
  expect(await changed.text()).toContain('Jun 18, 2026, 2:00 PM EDT')
  expect(await statusOf(made)).toEqual(['client_interview', 'client_interview'])
  expect(await plans()).toEqual([['Arrange the interview: Łukasz Żółć', '2026-06-16T13:00:00.000Z', partner.user.id]])
  const late = await answer(0, { answer: 'hold', version: '3' }, '2026-06-15T11:29:59-04:00')
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('You answered more than 15 minutes ago')
  expect(await statusOf(made)).toEqual(['client_interview', 'client_interview'])
  const itemId = room.items[0]?.id
  const reopened = await answerOf(call('POST', `/api/review-items/${itemId}/reopen`, { as: partner, ...at(sent) }))
  expect(reopened.status).toBe(200)
  expect((await answer(0, { answer: 'hold', version: '3' })).status).toBe(200)
  expect(await statusOf(made)).toEqual(['submitted_to_client', 'new'])
  expect(await plans()).toEqual([
    ['Ask the client again about Łukasz Żółć', '2026-06-23T13:00:00.000Z', partner.user.id],
  ])
  expect(await kinds()).toEqual([
    'submission_sent',
    'submission_received',
    ...Array.from({ length: 3 }, () => 'client_answered'),
  ])
  expect((await send(token, { action: 'open' })).status).toBe(200)
})

test('a question goes into the thread, and each answer keeps only its own fields', async () => {
  const { answer, partner, application } = await entered(2)
  await answer(0, { answer: 'question', text: 'Is she admitted in Texas?', reason: 'pay' })
  const [message] = await testDeps().db.select().from(candidateMessages)
  expect(message).toMatchObject({ applicationId: application.id, senderId: partner.user.id })
  expect(message?.message).toContain('Rae Lind (Firm')
  expect(message?.message).toContain('asks: Is she admitted in Texas?')
  expect((await answer(1, { answer: 'pass' })).status).toBe(400)
  expect((await answer(1, { answer: 'question', text: ' ' })).status).toBe(400)
  expect((await answer(1, { answer: 'interview', slot1: '2026-06-01T10:00' })).status).toBe(400)
  expect((await answer(1, { answer: 'perhaps' })).status).toBe(400)
  const items = await testDeps().db.select().from(reviewItems).orderBy(reviewItems.position)
  expect(items.map((item) => [item.answer, item.reason])).toEqual([
    ['question', null],
    [null, null],
  ])
})

test('of twenty answers at once one counts', async () => {
  const { answer, room } = await entered(1)
  const forms = Array.from({ length: 20 }, (_, n) =>
    n % 2 ? { answer: 'hold', text: `Hold ${n}` } : { answer: 'pass', reason: 'pay', text: `Pass ${n}` },
  )
  const statuses = (await Promise.all(forms.map((form) => answer(0, form)))).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  const { db } = testDeps()
  expect((await db.select().from(reviewItems))[0]?.version).toBe(2)
  expect(await db.select().from(followUps)).toHaveLength(1)
  expect((await kinds()).filter((kind) => kind === 'client_answered')).toHaveLength(1)
  expect((await db.select().from(reviewRooms).where(eq(reviewRooms.id, room.id)))[0]?.digestDueAt).not.toBeNull()
}, 60_000)

test('only a person who presses Open makes the receipt', async () => {
  const { token, partner, room } = await sentRoom()
  for (const agent of ['Barracuda Sentinel', 'python-requests/2.31', 'Mimecast', '']) {
    expect((await open(token, sent, { 'User-Agent': agent })).status).toBe(200)
  }
  expect((await open(token, sent, browser, 'HEAD')).status).toBe(200)
  expect((await api('GET', `/${room.id}`, partner)).body).toMatchObject({ opens: 0, openedAt: null })
  const cover = await open(token)
  expect(cover.headers.get('Set-Cookie')).toBeNull()
  expect(cover.headers.get('Cache-Control')).toBe('private, no-store')
  expect(cover.headers.get('Referrer-Policy')).toBe('same-origin')
  expect((await api('GET', `/${room.id}`, partner)).body).toMatchObject({ opens: 1, openedAt: null })
  await send(token, { action: 'open' }, '2026-06-15T12:00:00-04:00')
  await send(token, { action: 'open' }, '2026-06-15T13:00:00-04:00')
  expect((await api('GET', `/${room.id}`, partner)).body.openedAt).toBe('2026-06-15T16:00:00.000Z')
  expect(await kinds()).toEqual(['submission_sent', 'submission_received'])
})

test('nobody is named to a reader without the code, with whatever they send', async () => {
  const { token, room } = await sentRoom(2)
  const opened = await send(token, { action: 'open' })
  const cookie = /review=[^;]+/.exec(opened.headers.get('Set-Cookie') ?? '')?.[0] ?? ''
  const html = await opened.text()
  const forged = passOn(html).replace('opened', 'confirmed')
  const item = String(room.items[0]?.id)
  const pages = await Promise.all([
    open(token),
    open(token, sent, { ...browser, Cookie: cookie }),
    open(token, sent, { ...browser, Cookie: `review=${forged}` }),
    send(token, { action: 'answer', item, version: '1', answer: 'hold' }, sent, '', { Cookie: cookie }),
    send(token, { action: 'answer', item, version: '1', answer: 'hold', pass: forged }),
    send(token, { action: 'forward', name: 'Dana', email: 'dana@firm.example', pass: passOn(html) }),
    send(token, { item, pass: forged }, sent, '/resume'),
    send(token, { code: '000000', pass: forged }, sent, '/code'),
  ])
  const texts = [html, ...(await Promise.all(pages.map((page) => page.text())))]
  expect(texts.filter((text) => /Żółć|Number0|ukasz/.test(text))).toEqual([])
  const [row] = await testDeps().db.select().from(reviewItems)
  expect(row?.answer).toBeNull()
})

test('a code works for five tries and ten minutes, and ten are sent in an hour', async () => {
  const { token } = await sentRoom()
  const pass = passOn(await (await send(token, { action: 'open' })).text())
  const enter = async (code: string, time = sent) => (await send(token, { code, pass }, time, '/code')).text()
  const right = await codeIn()
  const wrong = right === '111111' ? '222222' : '111111'
  for (let n = 0; n < 5; n++) expect(await enter(wrong)).toContain('isn’t the code')
  expect(await enter(right)).toContain('doesn’t work anymore')
  expect(await (await send(token, { action: 'send', pass }, sent, '/code')).text()).toContain('We sent a new code')
  const second = await codeIn()
  expect(await enter(second, '2026-06-15T11:10:00-04:00')).toContain('doesn’t work anymore')
  expect(await enter(second, '2026-06-15T11:09:59-04:00')).toContain('Łukasz Żółć')
  const statuses: number[] = []
  for (let n = 0; n < 9; n++) statuses.push((await send(token, { action: 'send', pass }, sent, '/code')).status)
  expect([statuses.slice(0, 8), statuses[8]]).toEqual([Array.from({ length: 8 }, () => 200), 429])
})

test('a revoked link and unknown ones answer alike, and guessing ends with 429', async () => {
  const { token, partner, room } = await sentRoom()
  expect((await open(token)).status).toBe(200)
  await api('POST', `/${room.id}/revoke-link`, partner)
  const headers = { ...browser, 'cf-connecting-ip': '203.0.113.9' }
  const pages = [await open(token), await open(newToken()), await open('x'), await send(token, { action: 'open' })]
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(new Set(await Promise.all(pages.map(async (page) => mainOf(await page.text())))).size).toBe(1)
  const statuses: number[] = []
  for (let n = 0; n < 200; n++) statuses.push((await open(newToken(), sent, headers)).status)
  expect([new Set(statuses.slice(0, 120)), new Set(statuses.slice(120))]).toEqual([new Set([404]), new Set([429])])
  expect((await api('GET', `/${room.id}`, partner)).body).toMatchObject({ hasLink: false, state: 'open' })
}, 60_000)

test('answers go out in one email within ten minutes', async () => {
  const { answer, room, partner } = await entered(3)
  await answer(0, { answer: 'hold' })
  await answer(1, { answer: 'pass', reason: 'known', text: 'Met in 2024' }, '2026-06-15T11:02:00-04:00')
  const deps = (time: string) => testDeps({ now: () => new Date(time) })
  const due = async (time: string) => (await deps(time).reviewRooms.toDigest(new Date(time), 10)).length
  expect([await due('2026-06-15T11:03:59-04:00'), await due('2026-06-15T11:04:00-04:00')]).toEqual([0, 1])
  for (let twice = 0; twice < 2; twice++) await mailAnswers(deps('2026-06-15T11:05:00-04:00'), room.id)
  await answer(2, { answer: 'hold' }, '2026-06-15T11:06:00-04:00')
  await mailAnswers(deps('2026-06-15T11:10:00-04:00'), room.id)
  const written = await testDeps()
    .db.select()
    .from(mails)
    .where(eq(mails.kind, 'review_answered'))
    .orderBy(mails.createdAt)
  expect(written.map(({ subject, toAddress }) => [subject, toAddress])).toEqual([
    ['Rae L. answered about 2 candidates', partner.user.email],
    ['Rae L. answered about 1 candidate', partner.user.email],
  ])
  expect(written[0]?.text).toContain('We already know this person')
  expect(written[0]?.text).not.toContain('Met in 2024')
})

test('a colleague of the firm gets a room of their own, and nobody else does', async () => {
  const { token, pass, client, room, partner, answer } = await entered(1)
  const forward = (name: string, email: string) => send(token, { action: 'forward', name, email, pass })
  for (const email of ['dana@elsewhere.example', 'dana@sub.firm.example', 'dana@evilfirm.example', 'nobody']) {
    expect((await forward('Dana Roe', email)).status).toBe(400)
  }
  for (let twice = 0; twice < 2; twice++) expect((await forward('Dana Roe', 'Dana.Roe@firm.example')).status).toBe(200)
  const { db } = testDeps()
  const contacts = await db.select().from(firmContacts).where(eq(firmContacts.firmId, client.firm.id))
  expect(contacts.map(({ name, isConfirmed }) => [name, isConfirmed])).toEqual([
    ['Rae Lind', true],
    ['Dana Roe', false],
  ])
  const [copy] = await db.select().from(reviewRooms).where(eq(reviewRooms.forwardedFrom, room.id))
  await answer(0, { answer: 'pass', reason: 'pay' })
  const theirs = await addReviewLink(copy?.id ?? '')
  const cover = passOn(await (await send(theirs, { action: 'open' })).text())
  const html = await (await send(theirs, { code: await codeIn(), pass: cover }, sent, '/code')).text()
  expect(html).toContain('No answer yet')
  expect(html).not.toMatch(/review-given|Rae/)
  const seen = (await api('GET', `/${copy?.id}`, partner)).body
  expect(seen.isForwarded).toBe(true)
  expect(seen.items[0]?.others).toMatchObject([{ contact: 'Rae L.', answer: 'pass' }])
  for (let n = 0; n < 5; n++) await forward(`Colleague ${n}`, `c${n}@firm.example`)
  expect(await db.select().from(reviewRooms).where(eq(reviewRooms.forwardedFrom, room.id))).toHaveLength(5)
})

test('a closed room says so and takes nothing', async () => {
  const { token, partner, room, answer } = await entered(1)
  await api('POST', `/${room.id}/close`, partner)
  expect((await api('POST', `/${room.id}/close`, partner)).body.state).toBe('closed')
  const page = await open(token)
  expect([page.status, (await page.text()).includes('This review is closed')]).toEqual([200, true])
  expect((await answer(0, { answer: 'hold' })).status).toBe(409)
  expect((await testDeps().db.select().from(reviewItems))[0]?.answer).toBeNull()
  expect((await api('POST', `/${room.id}/remind`, partner)).body.code).toBe('room_not_open')
})

test('reminds once in three working days', async () => {
  const { partner, room } = await sentRoom()
  const remind = async (time: string) => (await api('POST', `/${room.id}/remind`, partner, undefined, time)).status
  // Friday; Juneteenth is the Friday after, so three working days end on Wednesday.
  expect(await remind('2026-06-12T10:00:00-04:00')).toBe(200)
  expect(await remind('2026-06-12T10:00:00-04:00')).toBe(409)
  expect(await remind('2026-06-17T08:59:00-04:00')).toBe(409)
  expect(await remind('2026-06-17T09:00:00-04:00')).toBe(200)
  const written = await testDeps().db.select().from(mails).where(eq(mails.kind, 'review_reminder'))
  expect(written).toHaveLength(2)
  expect(written[0]?.subject).not.toMatch(/Żółć/)
})

test('links are extended, and end on their last day', async () => {
  const { token, partner, room } = await sentRoom()
  await testDeps()
    .db.update(signedLinks)
    .set({ expiresAt: new Date('2026-07-07T04:00:00Z') })
  expect((await open(token, '2026-07-06T23:59:00-04:00')).status).toBe(200)
  expect((await open(token, '2026-07-07T00:00:00-04:00')).status).toBe(404)
  const extended = await api('POST', `/${room.id}/extend`, partner, undefined, '2026-07-01T10:00:00-04:00')
  expect(extended.body.expiresAt).toBe('2026-07-23T04:00:00.000Z')
  expect((await open(token, '2026-07-22T23:59:00-04:00')).status).toBe(200)
})

test('partners see and change rooms of their own candidates only', async () => {
  const { partner, other, admin, waiting, room, application, client, submissions } = await sentRoom(2)
  const body = { contactId: client.contact.id, submissionIds: [submissions[0]?.id ?? 0] }
  expect((await api('POST', '', other, body)).status).toBe(404)
  expect((await api('POST', '', waiting, body)).status).toBe(403)
  for (const path of ['publish', 'remind', 'extend', 'close', 'revoke-link', 'link']) {
    expect((await api('POST', `/${room.id}/${path}`, other)).body.code).toBe('room_not_found')
  }
  expect((await api('GET', '/page', other)).body).toMatchObject({ items: [] })
  await unassign(admin, application.id)
  const left = (await api('GET', `/${room.id}`, partner)).body
  expect([left.items.length, left.mayChange]).toEqual([1, false])
  expect((await api('POST', `/${room.id}/close`, partner)).body.code).toBe('not_all_yours')
  expect((await api('GET', `/${room.id}`, admin)).body.items).toHaveLength(2)
})

test('refuses other firms, contacts without email and submissions that are over', async () => {
  const { partner, client, submissions, room } = await sentRoom()
  const elsewhere = await addClientFirm()
  const submissionIds = submissions.map(({ id }) => id)
  const refusal = async (contactId: number) => (await api('POST', '', partner, { contactId, submissionIds })).body.code
  expect(await refusal(elsewhere.contact.id)).toBe('other_firm')
  expect(await refusal(999_999)).toBe('contact_not_found')
  const { db } = testDeps()
  const draft = (await api('POST', '', partner, { contactId: client.contact.id, submissionIds })).body
  const publish = async () => (await api('POST', `/${draft.id}/publish`, partner)).body.code
  await db.update(firmContacts).set({ doNotMail: true })
  expect(await publish()).toBe('contact_inactive')
  await db.update(firmContacts).set({ doNotMail: false, email: null })
  expect(await publish()).toBe('email_needed')
  await db.update(firmContacts).set({ email: 'rae@firm.example' }).where(eq(firmContacts.id, client.contact.id))
  await db.update(clientSubmissions).set({ status: 'rejected_by_client' })
  expect(await publish()).toBe('submission_over')
  expect(room.items[0]?.answer).toBeNull()
})
