import { test } from 'vitest'
import {
  candidateGroups,
  groupLabel,
  applicationStatuses,
  isApplicationStatus,
  isRejected,
  legacyStatuses,
  notRejectedStatuses,
  pipelineColumns,
  statusesOfFilter,
  statusGroups,
  statusLabel,
  statusTone,
} from './statuses.ts'

test('lists thirteen statuses, each once', ({ expect }) => {
  expect(applicationStatuses).toHaveLength(13)
  expect(new Set(applicationStatuses).size).toBe(13)
})

test('the internal rejection names the brand', ({ expect }) => {
  expect(statusLabel('rejected_by_brand', 'Marlow & Finch')).toBe('Rejected by Marlow & Finch')
  expect(statusLabel('rejected_by_client', 'Marlow & Finch')).toBe('Rejected by client')
})

test('labels are the names with spaces', ({ expect }) => {
  expect(statusLabel('initial_screening', 'X')).toBe('Initial screening')
  expect(statusLabel('new', 'X')).toBe('New')
  for (const status of [...applicationStatuses, ...legacyStatuses]) expect(statusLabel(status, 'X')).not.toContain('_')
  expect(statusLabel('', 'X')).toBe('')
})

test('counts every rejected_ status and the legacy value as rejections, nothing else', ({ expect }) => {
  expect(applicationStatuses.filter(isRejected)).toEqual([...statusGroups.rejected])
  expect(isRejected('rejected_by_someone_else')).toBe(true)
  expect(isRejected('rejected')).toBe(true)
  expect(isRejected('not_rejected_')).toBe(false)
  expect(notRejectedStatuses).toHaveLength(10)
})

test('every group has a name and a set of statuses that no other group has', ({ expect }) => {
  // "Interview" beside "In Interview" reads as one name.
  const name = (label: string) => label.toLowerCase().replace(/^in /, '')
  const sets = candidateGroups.map(({ statuses }) => [...statuses].toSorted().join())
  expect(new Set(candidateGroups.map(({ label }) => name(label))).size).toBe(candidateGroups.length)
  expect(new Set(sets).size).toBe(candidateGroups.length)
  expect(candidateGroups.map(({ label }) => label)).toEqual([
    'All Candidates',
    'Pending Review (New)',
    'Initial Screening',
    'In Interview',
    'Client Stage',
    'Offered',
    'Hired',
    'All Candidates Not Rejected',
    'All Candidates Rejected',
  ])
  expect([...statusGroups.inInterview]).toEqual(['interviewed', 'scheduled_interview', 'document_submission'])
  expect([...statusGroups.clientStage]).toEqual(['submitted_to_client', 'client_interview', 'reference_checks'])
  // A column of the board counts what the group of that name counts.
  for (const { statuses } of pipelineColumns) expect(sets).toContain([...statuses].toSorted().join())
  expect(groupLabel('in_interview')).toBe('In Interview')
})

test('a filter key from an address is a known set, one status, or nothing', ({ expect }) => {
  expect(statusesOfFilter('all')).toEqual(applicationStatuses)
  expect(statusesOfFilter('offered')).toEqual(['offered'])
  expect(statusesOfFilter('rejected')).toEqual(statusGroups.rejected)
  for (const bad of ['', 'ALL', 'constructor', '__proto__', "new' OR 1=1"])
    expect(statusesOfFilter(bad)).toBeUndefined()
})

test('puts every status in one board column, and keeps a dropped card in its column', ({ expect }) => {
  const seen = pipelineColumns.flatMap((column): readonly string[] => column.statuses)
  expect(seen.toSorted()).toEqual(applicationStatuses.toSorted())
  for (const column of pipelineColumns) expect(column.statuses as readonly string[]).toContain(column.dropStatus)
})

test('every status has a tone of its own kind; an unknown one is neutral', ({ expect }) => {
  for (const status of [...applicationStatuses, ...legacyStatuses]) expect(statusTone(status)).not.toBe('neutral')
  expect(statusTone('hired')).toBe('success')
  expect(statusTone('rejected_by_client')).toBe('rejected')
  expect(statusTone('toString')).toBe('neutral')
})

test('only listed values are statuses', ({ expect }) => {
  expect(isApplicationStatus('hired')).toBe(true)
  for (const bad of ['pending', 'rejected_by_{brand}', null, 3, ['hired']]) expect(isApplicationStatus(bad)).toBe(false)
})
