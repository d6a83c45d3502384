import { expect, test } from 'vitest'
import { defaultRejectionEmail, rejectionSendAt, sendTimeText } from './rejections.ts'

test('a rejection email leaves in a minute, in two hours, or not at all', () => {
  const now = new Date('2026-06-16T14:02:10.000Z')
  expect(rejectionSendAt('none', now)).toBeNull()
  expect(rejectionSendAt('now', now)).toEqual(new Date('2026-06-16T14:03:10.000Z'))
  expect(rejectionSendAt('later', now)).toEqual(new Date('2026-06-16T16:05:00.000Z'))
})

test('a rejection email that would leave at night waits for the morning', () => {
  // 6:30 PM, 11 PM and 3 AM Eastern, the last night before the clocks go back.
  expect(rejectionSendAt('later', new Date('2026-10-31T22:30:00.000Z'))).toEqual(new Date('2026-11-01T14:00:00.000Z'))
  expect(rejectionSendAt('later', new Date('2026-06-17T03:00:00.000Z'))).toEqual(new Date('2026-06-17T13:00:00.000Z'))
  expect(rejectionSendAt('later', new Date('2026-06-17T07:00:00.000Z'))).toEqual(new Date('2026-06-17T13:00:00.000Z'))
  expect(rejectionSendAt('later', new Date('2026-06-17T10:00:00.000Z'))).toEqual(new Date('2026-06-17T12:00:00.000Z'))
})

test('a candidate who withdrew gets no email unless the recruiter chooses one', () => {
  expect(defaultRejectionEmail('rejected_by_candidate')).toBe('none')
  expect(defaultRejectionEmail('rejected_by_brand')).toBe('later')
})

test('the time of an email names the day as people do', () => {
  const now = new Date('2026-06-16T14:00:00.000Z')
  expect(sendTimeText('2026-06-16T16:05:00.000Z', now)).toBe('today at 12:05 PM EDT')
  expect(sendTimeText('2026-06-17T13:00:00.000Z', now)).toBe('tomorrow at 9:00 AM EDT')
  expect(sendTimeText('2026-06-18T13:00:00.000Z', now)).toBe('on Jun 18, 2026, 9:00 AM EDT')
})
