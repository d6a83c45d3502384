import { expect, test } from 'vitest'
import { candidateViewQuery } from './candidate-view.ts'

test('keeps what the screen says, in one order, without what says nothing', () => {
  expect(
    candidateViewQuery('?view=candidates&layout=board&sort=score&q=+M%C3%BCller+&status=hired&selected=4&messageId=2'),
  ).toBe('q=M%C3%BCller&status=hired&sort=score&layout=board')
  expect(candidateViewQuery('status=all&sort=recent&q=')).toBe('')
  expect(candidateViewQuery('')).toBe('')
  expect(candidateViewQuery('interviews=2026-06-15..2026-06-21&assigned=yes')).toBe(
    'assigned=yes&interviews=2026-06-15..2026-06-21',
  )
  expect(candidateViewQuery('partner=0&unread=true&job=12')).toBe('job=12&partner=0&unread=true')
  expect(candidateViewQuery('status=scheduled_interview,interviewed')).toBe('status=scheduled_interview%2Cinterviewed')
})

test.each([
  'status=constructor',
  'status=new,constructor',
  'job=0',
  'job=1 or 1',
  'partner=-1',
  'unread=yes',
  'sort=salary',
  'layout=list',
  'interviews=2026-06-15',
  'unchanged=yesterday',
  'q=a%00b',
  `q=${'x'.repeat(201)}`,
  'admin=true',
  '__proto__=1',
  'status=new&status=hired',
  `q=${'x'.repeat(700)}`,
])('refuses %s', (query) => {
  expect(candidateViewQuery(query)).toBeUndefined()
})
