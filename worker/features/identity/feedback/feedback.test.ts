import { expect, test } from 'vitest'
import type { FeedbackItem } from '#contract/api/identity/feedback.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { statusesFor } from '#worker/test/matrix.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { feedback } from './feedback.table.ts'

const note = {
  title: 'A thought',
  description: 'The board is quick.',
  type: 'question',
  status: 'closed',
  priority: 'high',
}

test('feedback is saved with its author, or without one for a stranger', async () => {
  const partner = await signedIn('partner')
  expect((await call('POST', '/api/feedback', { body: note })).status).toBe(201)
  expect((await call('POST', '/api/feedback', { body: { ...note, type: undefined }, as: partner })).status).toBe(201)
  const rows = await testDeps().db.select().from(feedback)
  expect(rows.map(({ userId, type, status, priority }) => ({ userId, type, status, priority }))).toEqual([
    { userId: null, type: 'question', status: 'open', priority: 'high' },
    { userId: partner.user.id, type: 'general_feedback', status: 'open', priority: 'high' },
  ])
})

test('names missing fields, and limits how often a script can post', async () => {
  const short = await call('POST', '/api/feedback', { body: { title: '', description: 'short' } })
  expect(short.status).toBe(400)
  expect(await short.json()).toMatchObject({
    issues: [
      { path: 'title', message: 'Title is required' },
      { path: 'description', message: 'Please provide at least 10 characters' },
    ],
  })
  const answers: number[] = []
  for (let n = 0; n < 11; n++) answers.push((await call('POST', '/api/feedback', { body: note })).status)
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 201), 429])
})

type Page = { items: FeedbackItem[]; total: number; counts: Record<string, number>; nextCursor: string | null }
const page = (as: TestSession, query = '') => answerOf<Page>(call('GET', `/api/feedback/page${query}`, { as }))
const change = (as: TestSession, id: number, body: unknown) =>
  answerOf<FeedbackItem>(call('PATCH', `/api/feedback/${id}`, { as, body }))

test('only admins read what was sent and work on it', async () => {
  const { waiting, partner, other, admin } = await cast()
  await call('POST', '/api/feedback', { body: note })
  const { id } = (await page(admin)).body.items[0] ?? { id: 0 }
  const callers = { stranger: null, waiting, partner, other, admin }
  const expected = { stranger: 401, waiting: 403, partner: 403, other: 403, admin: 200 }
  expect(await statusesFor('GET', '/api/feedback/page', callers)).toEqual(expected)
  expect(await statusesFor('PATCH', `/api/feedback/${id}`, callers, { status: 'closed' })).toEqual(expected)
})

test('an admin sets status, priority and notes separately', async () => {
  const { partner, admin } = await cast()
  await call('POST', '/api/feedback', { body: note, as: partner })
  const [sent] = (await page(admin)).body.items
  expect(sent).toMatchObject({
    type: 'question',
    title: 'A thought',
    status: 'open',
    priority: 'high',
    adminNotes: null,
    author: { name: partner.user.name, email: partner.user.email },
  })
  const id = sent?.id ?? 0
  expect((await change(admin, id, { status: 'in_progress' })).body).toMatchObject({
    status: 'in_progress',
    priority: 'high',
  })
  expect((await change(admin, id, { adminNotes: ' Asked the firm. ' })).body).toMatchObject({
    adminNotes: 'Asked the firm.',
  })
  expect((await change(admin, id, { priority: 'low' })).body).toMatchObject({
    status: 'in_progress',
    priority: 'low',
    adminNotes: 'Asked the firm.',
  })
  expect((await change(admin, id, { adminNotes: '  ' })).body).toMatchObject({ adminNotes: null, priority: 'low' })
  expect((await change(admin, id, {})).body).toMatchObject({ priority: 'low' })
  for (const body of [
    { status: 'lost' },
    { priority: 'urgent' },
    { title: 'Other' },
    { adminNotes: 'x'.repeat(5001) },
  ]) {
    expect((await change(admin, id, body)).status).toBe(400)
  }
  expect(await change(admin, 999, { status: 'closed' })).toMatchObject({
    status: 404,
    body: { code: 'feedback_not_found' },
  })
  expect((await change(admin, 999, {})).status).toBe(404)
})

test('notes come in pages, newest first, and are filtered and counted by status', async () => {
  const admin = await signedIn('admin')
  const { db, now } = testDeps()
  await db.insert(feedback).values(
    Array.from({ length: 7 }, (_, n) => ({
      title: `Note ${n}`,
      description: 'Long enough a text.',
      type: n % 2 === 0 ? 'bug_report' : 'question',
      status: n < 3 ? 'closed' : 'open',
      createdAt: now(),
      updatedAt: now(),
    })),
  )
  const titles = (items: FeedbackItem[]) => items.map(({ title }) => title.at(-1)).join('')
  const first = (await page(admin, '?limit=4')).body
  const second = (await page(admin, `?limit=4&cursor=${first.nextCursor}`)).body
  expect([titles(first.items), titles(second.items), second.nextCursor]).toEqual(['6543', '210', null])
  expect(first).toMatchObject({ total: 7, counts: { open: 4, in_progress: 0, closed: 3 } })
  const bugs = (await page(admin, '?type=bug_report&status=open')).body
  expect([titles(bugs.items), bugs.total, bugs.counts]).toEqual(['64', 2, { open: 2, in_progress: 0, closed: 2 }])
  expect((await page(admin, '?priority=high')).body.total).toBe(0)
  expect((await page(admin, '?type=praise')).status).toBe(400)
  expect((await page(admin, '?cursor=x')).status).toBe(400)
})
