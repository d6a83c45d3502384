import { expect, test } from 'vitest'
import { addMonths } from './add-months.ts'

test('keeps the day of the month, or takes the month’s last', () => {
  for (const [day, count, later] of [
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-06-15', -12, '2025-06-15'],
    ['2028-02-29', -12, '2027-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-01-01', -1, '2025-12-01'],
  ] as const)
    expect(addMonths(day, count)).toBe(later)
})
