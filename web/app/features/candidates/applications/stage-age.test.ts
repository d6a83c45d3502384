import { test } from 'vitest'
import { followUpDue, stageAge } from './stage-age.ts'

const now = new Date('2026-11-22T18:00:00Z')

test('counts Eastern days in a stage, without a tone for closed ones', ({ expect }) => {
  const age = (statusChangedAt: string, status = 'new') => stageAge({ status, statusChangedAt }, now)
  expect(age('2026-11-22T05:00:00Z')).toEqual({ text: 'Today', tone: 'fresh' })
  // Before midnight in New York.
  expect(age('2026-11-22T04:59:00Z')).toEqual({ text: '1 day', tone: 'fresh' })
  expect(age('2026-11-16T18:00:00Z')).toEqual({ text: '6 days', tone: 'recent' })
  expect(age('2026-11-02T18:00:00Z')).toEqual({ text: '20 days', tone: 'old' })
  expect(age('2026-10-01T18:00:00Z').tone).toBe('stale')
  expect(age('2026-10-01T18:00:00Z', 'hired').tone).toBe('none')
  // A clock that is ahead.
  expect(age('2026-12-01T18:00:00Z').text).toBe('Today')
})

test('says when a follow-up is due, and that it was', ({ expect }) => {
  expect(followUpDue('2026-11-22T14:00:00Z', now)).toEqual({ text: 'Today', isOverdue: false })
  expect(followUpDue('2026-11-23T14:00:00Z', now)).toEqual({ text: 'Tomorrow', isOverdue: false })
  expect(followUpDue('2026-11-30T14:00:00Z', now)).toEqual({ text: 'Nov 30', isOverdue: false })
  expect(followUpDue('2026-11-19T14:00:00Z', now)).toEqual({ text: 'Nov 19', isOverdue: true })
})
