import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { InquiryItem } from '#contract/api/clients/inquiries.ts'
import { defaultSettings } from '#contract/domain/settings.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { notifications } from '#worker/features/identity/notifications/notifications.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { call, origin, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { statusesFor } from '#worker/test/matrix.ts'
import { formType, inquiryForm } from '#worker/test/pages.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { inquiries } from './inquiries.table.ts'
import { inquiriesCronJobs } from './inquiries.tasks.ts'

const inquiry = { name: 'Harriet Lowell', contact: 'Harriet@Example.org', topic: 'attorney', message: 'I’d move.' }
const send = (body: object = inquiry, headers: Record<string, string> = {}) =>
  call('POST', '/api/inquiries', { body, headers })
const submit = (given: Record<string, string> = {}) =>
  call('POST', '/inquiry', { raw: inquiryForm(given), headers: { 'Content-Type': formType, Origin: origin } })

type Page = { items: InquiryItem[]; total: number; counts: Record<string, number>; nextCursor: string | null }
const page = (as: TestSession, query = '') => answerOf<Page>(call('GET', `/api/inquiries/page${query}`, { as }))
const change = (as: TestSession, id: number, body: unknown) =>
  answerOf<InquiryItem & { code?: string }>(call('PATCH', `/api/inquiries/${id}`, { as, body }))
const stored = () => testDeps().db.select().from(inquiries)
const notificationsOf = async ({ user }: TestSession) =>
  (await testDeps().db.select().from(notifications)).filter(({ userId }) => userId === user.id)

test('an inquiry is stored once, and no notice of it says who wrote or what', async () => {
  const { admin, partner } = await cast()
  const answer = await answerOf(send())
  expect(answer).toMatchObject({ status: 201, body: { success: true } })
  expect(answer.body['message']).toMatch(/^A recruiter will answer you\. We don’t send a confirmation email/)
  expect((await send()).status).toBe(201)
  expect(await stored()).toMatchObject([
    { name: 'Harriet Lowell', email: 'harriet@example.org', phone: null, topic: 'attorney', status: 'new' },
  ])
  const written = await testDeps().db.select().from(mails)
  expect(written).toMatchObject([{ kind: 'inquiry', toAddress: defaultSettings.brandEmail }])
  const noted = await notificationsOf(admin)
  expect(noted).toMatchObject([{ type: 'inquiry', title: 'New inquiry', message: expect.stringContaining('Attorney') }])
  expect(await notificationsOf(partner)).toEqual([])
  expect(JSON.stringify([written, noted])).not.toMatch(/Harriet|example\.org|I’d move/i)
})

test('the plain form does the same and returns what was typed with a problem', async () => {
  const { admin } = await cast()
  await call('PATCH', '/api/settings', { as: admin, body: { siteAnswerTime: 'within two days' } })
  const sent = await submit({ contact: '(212) 555-0163', topic: 'hiring' })
  expect(sent.status).toBe(200)
  expect(await sent.text()).toContain('A recruiter will answer you within two days. We')
  expect(await stored()).toMatchObject([{ email: null, phone: '(212) 555-0163', topic: 'hiring' }])
  const refused = await submit({ name: 'Ann “A” <b>', contact: 'somewhere', topic: 'hiring' })
  const text = await refused.text()
  expect(refused.status).toBe(400)
  expect(text).toContain('Please enter an email address or a phone number')
  expect(text).toContain('Ann “A” &lt;b&gt;')
  expect(text).toContain('value="somewhere"')
  expect(text).toMatch(/checked=""[^>]*value="hiring"|value="hiring"[^>]*checked=""/)
  expect(await stored()).toHaveLength(1)
})

test('names the fields that are missing, too long or of no known kind', async () => {
  const issuesOf = async (body: object) => {
    const { status, body: answer } = await answerOf<{ issues: { path: string }[] }>(send(body))
    expect(status).toBe(400)
    return answer.issues.map(({ path }) => path)
  }
  expect(await issuesOf({})).toEqual(['name', 'contact', 'topic'])
  for (const contact of ['', 'none', 'a@b', '12345', '+1 212 555 0163 call me', '1'.repeat(16)]) {
    expect(await issuesOf({ ...inquiry, contact }), contact).toEqual(['contact'])
  }
  expect(await issuesOf({ ...inquiry, topic: 'spam' })).toEqual(['topic'])
  expect(await issuesOf({ ...inquiry, message: 'x'.repeat(4001) })).toEqual(['message'])
  expect(await issuesOf({ ...inquiry, name: 'x'.repeat(121) })).toEqual(['name'])
  expect((await send({ ...inquiry, message: undefined, contact: '+44 20 7946 0018 ext 12' })).status).toBe(201)
})

test('drops what a program filled in, and limits a caller, a home line as one', async () => {
  expect((await send({ ...inquiry, website: 'https://spam.example' })).status).toBe(201)
  expect((await submit({ website: 'https://spam.example' })).status).toBe(200)
  expect(await stored()).toEqual([])
  const statuses: number[] = []
  for (let n = 0; n < 11; n++) {
    statuses.push((await send({ ...inquiry, message: `${n}` }, { 'CF-Connecting-IP': `2001:db8:1:2::${n}` })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  expect((await send(inquiry, { 'CF-Connecting-IP': '2001:db8:1:3::1' })).status).toBe(201)
})

test('limits all callers together and says how else to reach the agency', async () => {
  const from = (n: number) => ({ 'CF-Connecting-IP': `203.0.113.${n}` })
  for (let n = 0; n < 60; n++) expect((await send({ ...inquiry, message: `${n}` }, from(n))).status).toBe(201)
  const { status, body } = await answerOf(send(inquiry, from(99)))
  expect([status, await stored()]).toMatchObject([429, { length: 60 }])
  const { brandPhone, brandEmail } = defaultSettings
  expect(body['message']).toContain(`call ${brandPhone} or email ${brandEmail}`)
})

test('the plain form keeps what was typed when the limit refuses it', async () => {
  for (let n = 0; n < 10; n++) await submit({ message: `${n}` })
  const refused = await submit({
    name: 'Ann “A” <b>',
    contact: '(212) 555-0163',
    topic: 'hiring',
    message: 'Two roles.',
  })
  const text = await refused.text()
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
  expect(text).toContain('Too many attempts')
  for (const typed of ['Ann “A” &lt;b&gt;', 'value="(212) 555-0163"', 'Two roles.']) expect(text).toContain(typed)
  expect(text).toMatch(/checked=""[^>]*value="hiring"|value="hiring"[^>]*checked=""/)
})

test('a note that someone else has changed is not replaced unseen', async () => {
  const { admin } = await cast()
  await send()
  const id = (await stored())[0]?.id ?? 0
  expect((await change(admin, id, { note: 'Called.', expectedNote: null })).status).toBe(200)
  const late = await change(admin, id, { note: 'Left a message.', expectedNote: null })
  expect(late).toMatchObject({ status: 409, body: { code: 'inquiry_changed' } })
  expect(await stored()).toMatchObject([{ note: 'Called.' }])
  expect((await change(admin, id, { note: 'Left a message.', expectedNote: 'Called.' })).body.note).toBe(
    'Left a message.',
  )
})

test('writes no word of an inquiry into the log', async () => {
  const lines: unknown[] = []
  const log = (...line: unknown[]) => void lines.push(line)
  await call('POST', '/api/inquiries', { body: inquiry, deps: { log } })
  await call('POST', '/api/inquiries', { body: { ...inquiry, contact: 'nowhere' }, deps: { log } })
  expect(JSON.stringify(lines)).not.toMatch(/Harriet|example\.org|I’d move|nowhere/i)
})

test('partners see and change only inquiries that are assigned to them', async () => {
  const { waiting, partner, other, admin } = await cast()
  await send()
  await send({ ...inquiry, topic: 'hiring' })
  const [hiring, attorney] = (await page(admin)).body.items
  const id = hiring?.id ?? 0
  expect((await change(admin, id, { assigneeId: partner.user.id })).body.assignee).toEqual({
    id: partner.user.id,
    name: partner.user.name,
  })
  expect((await page(partner)).body).toMatchObject({ total: 1, items: [{ id }], counts: { new: 1 } })
  // A filter of another partner shows nothing of theirs.
  expect((await page(partner, `?assignee=${other.user.id}`)).body.items).toMatchObject([{ id }])
  expect((await page(other)).body).toMatchObject({ total: 0, items: [], counts: { new: 0 } })
  expect((await page(admin, '?assignee=none')).body.items).toMatchObject([{ id: attorney?.id }])
  expect((await page(admin, `?assignee=${partner.user.id}`)).body.items).toMatchObject([{ id }])
  const callers = { stranger: null, waiting, partner, other, admin }
  expect(await statusesFor('PATCH', `/api/inquiries/${id}`, callers, { status: 'in_progress' })).toEqual({
    stranger: 401,
    waiting: 403,
    partner: 200,
    other: 404,
    admin: 200,
  })
  expect(await change(partner, id, { assigneeId: other.user.id })).toMatchObject({ status: 403 })
  expect(await change(partner, attorney?.id ?? 0, { status: 'closed' })).toMatchObject({
    status: 404,
    body: { code: 'inquiry_not_found' },
  })
  await change(admin, id, { assigneeId: null })
  expect((await change(partner, id, { status: 'closed' })).status).toBe(404)
  expect((await page(partner)).body.total).toBe(0)
})

test('an admin assigns, notes and closes an inquiry; the partner is notified once', async () => {
  const { partner, admin, waiting } = await cast()
  await send()
  const id = (await stored())[0]?.id ?? 0
  for (let twice = 0; twice < 2; twice++)
    expect((await change(admin, id, { assigneeId: partner.user.id })).status).toBe(200)
  expect(await notificationsOf(partner)).toMatchObject([{ type: 'inquiry', title: 'Inquiry assigned to you' }])
  expect((await change(partner, id, { note: ' Called back. ', status: 'closed' })).body).toMatchObject({
    note: 'Called back.',
    status: 'closed',
  })
  expect((await change(partner, id, { note: '' })).body).toMatchObject({ note: null, status: 'closed' })
  for (const body of [{ status: 'lost' }, { note: 'x'.repeat(2001) }, { name: 'Other' }, { assigneeId: 'x' }]) {
    expect((await change(admin, id, body)).status).toBe(400)
  }
  for (const assigneeId of [admin.user.id, waiting.user.id, 999_999]) {
    expect(await change(admin, id, { assigneeId })).toMatchObject({ status: 400, body: { code: 'not_a_partner' } })
  }
  await testDeps().db.update(users).set({ isProvisional: true })
  expect((await change(admin, id, { assigneeId: partner.user.id })).status).toBe(400)
  expect((await change(admin, 999, { status: 'closed' })).body.code).toBe('inquiry_not_found')
})

test('of two changes at once the second is refused', async () => {
  const { admin } = await cast()
  await send()
  const before = (await stored())[0]
  if (!before) throw new Error('no inquiry')
  expect((await change(admin, before.id, { status: 'closed' })).status).toBe(200)
  const { inquiries: repo } = testDeps()
  expect(await repo.change(before, { status: 'in_progress' }, testNow, () => [])).toBe(false)
  expect(await stored()).toMatchObject([{ status: 'closed' }])
})

test('lists in pages with filters, and deletes what nobody touched for a year', async () => {
  const { admin } = await cast()
  const { db } = testDeps()
  const old = new Date(testNow.getTime() - 366 * 24 * 3600_000)
  await db.insert(inquiries).values(
    Array.from({ length: 7 }, (_, n) => ({
      name: `Person ${n}`,
      phone: '212 555 0199',
      topic: n % 2 === 0 ? ('hiring' as const) : ('other' as const),
      message: '',
      status: n < 3 ? ('closed' as const) : ('new' as const),
      createdAt: old,
      updatedAt: n === 0 ? old : testNow,
    })),
  )
  const names = (items: InquiryItem[]) => items.map(({ name }) => name.at(-1)).join('')
  const first = (await page(admin, '?limit=4')).body
  const second = (await page(admin, `?limit=4&cursor=${first.nextCursor}`)).body
  expect([names(first.items), names(second.items), second.nextCursor]).toEqual(['6543', '210', null])
  expect(first).toMatchObject({ total: 7, counts: { new: 4, in_progress: 0, closed: 3 } })
  const hiring = (await page(admin, '?topic=hiring&status=closed')).body
  expect([names(hiring.items), hiring.total, hiring.counts]).toEqual(['20', 2, { new: 2, in_progress: 0, closed: 2 }])
  for (const query of ['?topic=x', '?status=x', '?assignee=x', '?cursor=x']) {
    expect((await page(admin, query)).status).toBe(400)
  }
  await inquiriesCronJobs[0]?.run(testDeps())
  expect((await page(admin)).body.total).toBe(6)
  expect(await env.DB.prepare("select count(*) as n from inquiries where name = 'Person 0'").first('n')).toBe(0)
})
