import { test } from 'vitest'
import { dueChips, dueOrder, dueQuery, readDue } from './candidate-due.ts'

const read = (query: string) => readDue(new URLSearchParams(query))

test('links of the dashboard become a query and labels', ({ expect }) => {
  const interviews = read('interviews=2026-06-15..2026-06-21&assigned=yes')
  expect(dueQuery(interviews)).toEqual({ assigned: 'yes', interviewFrom: '2026-06-15', interviewTo: '2026-06-21' })
  expect(dueChips(interviews).map(({ text }) => text)).toEqual([
    'Assigned to a partner',
    'Interviews from Jun 15, 2026 to Jun 21, 2026',
  ])
  const stale = read('unchanged=2026-06-01')
  expect([dueQuery(stale), dueOrder(stale)]).toEqual([{ unchangedSince: '2026-06-01' }, 'Longest waiting first'])
  expect(dueChips(stale)).toEqual([{ name: 'unchanged', text: 'Same status since May 31, 2026 or longer' }])
  expect(dueQuery(read('mentions=unread'))).toEqual({ mentions: 'unread' })
})

test('ignores malformed days and unknown lists', ({ expect }) => {
  for (const query of [
    '',
    'interviews=x',
    'interviews=2026-06-21..2026-06-15',
    'unchanged=1',
    'mentions=all',
    'assigned=1',
  ]) {
    expect([query, dueQuery(read(query)), dueOrder(read(query))]).toEqual([query, {}, undefined])
  }
})
