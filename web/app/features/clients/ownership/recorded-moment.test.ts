import { expect, test } from 'vitest'
import { fieldsOf, momentOf } from './recorded-moment.ts'

const openedAt = new Date('2026-06-16T13:14:41.500Z')

test('keeps the seconds of the moment that the form opened at', () => {
  expect(fieldsOf(openedAt)).toEqual({ day: '2026-06-16', time: '09:14' })
  expect(momentOf(fieldsOf(openedAt), openedAt)).toBe('2026-06-16T13:14:41.500Z')
})

test('takes another day or time as it is typed, in Eastern time', () => {
  expect(momentOf({ day: '2026-06-16', time: '09:13' }, openedAt)).toBe('2026-06-16T13:13:00.000Z')
  expect(momentOf({ day: '2026-06-15', time: '09:14' }, openedAt)).toBe('2026-06-15T13:14:00.000Z')
  expect(momentOf({ day: '', time: '09:14' }, openedAt)).toBe('')
})
