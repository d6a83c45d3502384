import { expect, test } from 'vitest'
import { evidenceFacts, evidenceKindLabel } from './evidence-kinds.ts'

test('facts are shown in order, with labels, and unknown ones under their own name', () => {
  const body = {
    status: 'offered',
    company: 'Harrow & Vale LLP',
    interviewAt: null,
    interviewAtBefore: '2026-07-01T14:00:00.000Z',
    seal: 7,
  }
  expect(evidenceFacts(JSON.stringify(body))).toEqual([
    { label: 'Firm', value: 'Harrow & Vale LLP' },
    { label: 'Status', value: 'Offered' },
    { label: 'Interview before', value: expect.stringContaining('10:00 AM EDT') },
    { label: 'seal', value: '7' },
  ])
  expect([evidenceKindLabel('submission_added'), evidenceKindLabel('profile_shared')]).toEqual([
    'Submitted',
    'Sent to the client',
  ])
})
