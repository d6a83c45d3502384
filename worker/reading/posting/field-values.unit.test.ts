import { expect, test } from 'vitest'
import { dateOf } from './field-values.ts'

test.for([
  ['2026-11-03'],
  ['2026/11/03'],
  ['11/3/2026'],
  ['Tuesday, November 3rd, 2026'],
  ['Nov 3, 2026 at 10 AM'],
  ['3rd of November 2026'],
  ['Closes on 3 Nov 2026, noon'],
] as const)('reads a day without a time as noon UTC: %s', ([text]) => {
  expect(dateOf(text)?.toISOString()).toBe('2026-11-03T12:00:00.000Z')
})

test('keeps a time that is stated', () => {
  expect(dateOf('Wed, 04 Nov 2026 10:00:00 GMT')?.toISOString()).toBe('2026-11-04T10:00:00.000Z')
  expect(dateOf('2026-11-04T10:00:00Z')?.toISOString()).toBe('2026-11-04T10:00:00.000Z')
})

test.for([['Apply by 5'], ['Requisition 2031'], ['Open until filled'], ['13/1/2026']] as const)(
  'reads no date from a text without a whole one: %s',
  ([text]) => {
    expect(dateOf(text)).toBeUndefined()
  },
)
