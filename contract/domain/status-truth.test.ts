import { expect, test } from 'vitest'
import { candidateTruth, statusMovedBy } from './status-truth.ts'
import { applicationStatuses, isRejected } from './statuses.ts'
import { submissionStatuses } from './submission-statuses.ts'

test('a submission moves its application forward to its own stage', () => {
  expect(statusMovedBy('submitted_to_client', 'initial_screening')).toBe('submitted_to_client')
  expect(statusMovedBy('interview_scheduled', 'submitted_to_client')).toBe('client_interview')
  expect(statusMovedBy('offered', 'reference_checks')).toBe('offered')
  expect(statusMovedBy('hired', 'new')).toBe('hired')
  expect(statusMovedBy('hired', 'pending')).toBe('hired')
})

test('a submission never moves an application back, nor one that is over', () => {
  expect(statusMovedBy('submitted_to_client', 'offered')).toBeNull()
  expect(statusMovedBy('client_interview', 'reference_checks')).toBeNull()
  expect(statusMovedBy('rejected_by_client', 'client_interview')).toBeNull()
  for (const status of applicationStatuses) {
    for (const submission of submissionStatuses) {
      const moved = statusMovedBy(submission, status)
      if (isRejected(status)) expect(moved).toBeNull()
      // Moving again moves nothing.
      if (moved) expect(statusMovedBy(submission, moved)).toBeNull()
    }
  }
})

test('the candidate’s page shows the furthest stage in any order of submissions', () => {
  expect(candidateTruth('initial_screening', ['rejected_by_client', 'hired', 'submitted_to_client'])).toBe('hired')
  expect(candidateTruth('initial_screening', ['submitted_to_client', 'offered'])).toBe('offered')
  expect(candidateTruth('rejected_by_candidate', ['hired'])).toBe('rejected_by_candidate')
  expect(candidateTruth('reference_checks', ['client_interview'])).toBe('reference_checks')
  expect(candidateTruth('new', [])).toBe('new')
})
