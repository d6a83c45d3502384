import { test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = new Date('2026-06-15T15:00:00Z')

test.for([
  ['2026-06-15T15:00:20Z', 'just now'],
  ['2026-06-15T14:59:30Z', 'just now'],
  ['2026-06-15T14:55:00Z', '5 min ago'],
  ['2026-06-15T14:00:01Z', '59 min ago'],
  ['2026-06-15T12:00:00Z', '3 h ago'],
  ['2026-06-13T15:00:00Z', '2 d ago'],
  ['2026-06-01T12:00:00Z', 'Jun 1, 2026'],
] as const)('%s is %s', ([iso, text], { expect }) => expect(timeAgo(iso, now)).toBe(text))
