import { expect, test } from 'vitest'
import { applicationStatuses, isRejected, legacyStatuses } from '#contract/domain/statuses.ts'
import { fittingActions } from './fitting-actions.ts'

const labels = (status: string) => {
  const { advance, other, reject } = fittingActions(status, 'Placet')
  return [advance, other, reject].flatMap((action) => (action ? [action.label] : []))
}

test('offers the next status, a rejection, and what fits in between', () => {
  expect(Object.fromEntries(applicationStatuses.map((status) => [status, labels(status)]))).toEqual({
    new: ['Advance to Initial screening', 'Schedule interview', 'Reject'],
    initial_screening: ['Schedule interview', 'Reject'],
    scheduled_interview: ['Advance to Interviewed', 'Reschedule', 'Reject'],
    interviewed: ['Advance to Document submission', 'Submit to client', 'Reject'],
    document_submission: ['Submit to client', 'Reject'],
    submitted_to_client: ['Advance to Client interview', 'Submit to client', 'Reject'],
    client_interview: ['Advance to Reference checks', 'Submit to client', 'Reject'],
    reference_checks: ['Advance to Offered', 'Submit to client', 'Reject'],
    offered: ['Advance to Hired', 'Reject'],
    hired: [],
    rejected_by_candidate: [],
    rejected_by_client: [],
    rejected_by_brand: [],
  })
})

test('rejects for the client once a client has the candidate', () => {
  const rejectionOf = (status: string) => fittingActions(status, 'Placet').reject?.status
  expect(['new', 'interviewed', 'client_interview', 'offered'].map(rejectionOf)).toEqual([
    'rejected_by_brand',
    'rejected_by_brand',
    'rejected_by_client',
    'rejected_by_client',
  ])
})

test('treats a legacy status as the one that replaced it, and an unknown one as closed', () => {
  expect(legacyStatuses.map(labels)).toEqual([labels('new'), labels('initial_screening'), []])
  expect(labels('of a later version')).toEqual([])
})

test('never advances to a rejection', () => {
  for (const status of applicationStatuses) {
    const { advance } = fittingActions(status, 'Placet')
    expect(advance?.kind === 'status' && isRejected(advance.status)).toBe(false)
  }
})
