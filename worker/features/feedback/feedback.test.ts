import { expect, test } from 'vitest'
import { call, signedIn, testDeps } from '#worker/test/api.ts'
import { feedback } from './feedback.table.ts'

const note = {
  title: 'A thought',
  description: 'The board is quick.',
  type: 'question',
  status: 'closed',
  priority: 'high',
}

test('a note is kept open, with its author when signed in and without one for a stranger', async () => {
  const partner = await signedIn('partner')
  expect((await call('POST', '/api/feedback', { body: note })).status).toBe(201)
  expect((await call('POST', '/api/feedback', { body: { ...note, type: undefined }, as: partner })).status).toBe(201)
  const rows = await testDeps().db.select().from(feedback)
  expect(rows.map(({ userId, type, status, priority }) => ({ userId, type, status, priority }))).toEqual([
    { userId: null, type: 'question', status: 'open', priority: 'high' },
    { userId: partner.user.id, type: 'general_feedback', status: 'open', priority: 'high' },
  ])
})

test('what is missing is named by its field, and a script is stopped', async () => {
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
