import { test } from 'vitest'
import { relativeDay } from './relative-day.ts'

const now = new Date('2026-06-15T15:00:00Z')

test('takes “new” in a town’s name for no date', ({ expect }) => {
  expect(relativeDay('New York, NY', now)).toBeUndefined()
  expect(relativeDay('New', now)).toEqual(now)
})
