import { expect, test } from 'vitest'
import { interviewMailKind } from './interview-mail.ts'
import { mailDelivery } from './mail-delivery.ts'

const now = new Date('2026-06-15T15:00:00Z')
const [past, soon, later] = ['2026-06-15T14:59:59Z', '2026-06-16T13:00:00Z', '2026-06-17T13:00:00Z'].map(
  (moment) => new Date(moment),
) as [Date, Date, Date]

test.each([
  ['set', null, soon, 'interview_invitation'],
  ['moved', soon, later, 'interview_moved'],
  ['cancelled', soon, null, 'interview_cancelled'],
  ['unchanged', soon, new Date(soon), null],
  ['not set', null, null, null],
  ['cleared after it took place', past, null, null],
  ['set again after it took place', past, later, 'interview_invitation'],
])('chooses the email about an interview that is %s', (_, before, after, kind) => {
  expect(interviewMailKind({ before, after }, now)).toBe(kind)
})

const mail = { state: 'sent', reason: null, bouncedAt: null, deliveredAt: null } as const

test.each([
  [{ ...mail, state: 'queued' }, 'queued'],
  [{ ...mail, state: 'queued', reason: 'Resend answered 503' }, 'queued'],
  [mail, 'sent'],
  [{ ...mail, deliveredAt: now }, 'delivered'],
  [{ ...mail, state: 'failed', deliveredAt: now, bouncedAt: now }, 'bounced'],
  [{ ...mail, state: 'failed', reason: 'Not configured: no' }, 'failed'],
  [{ ...mail, state: 'failed', reason: 'Not sent: mail to this address came back' }, 'not_sent'],
  [{ ...mail, state: 'kept', reason: 'Not sent: no mail service' }, 'not_sent'],
] as const)('reports an email %o as %s', (stored, delivery) => {
  expect(mailDelivery(stored)).toBe(delivery)
})
