import { test } from 'vitest'
import {
  applicationStatuses,
  isApplicationStatus,
  isRejected,
  legacyStatuses,
  notRejectedStatuses,
  pipelineColumns,
  richStatusTiles,
  statusFilterLabel,
  statusFilters,
  statusesOfFilter,
  statusGroups,
  statusLabel,
  statusTiles,
  statusTone,
} from './statuses.ts'

test('there are thirteen statuses and none twice', ({ expect }) => {
  expect(applicationStatuses).toHaveLength(13)
  expect(new Set(applicationStatuses).size).toBe(13)
})

test('the internal rejection names the brand', ({ expect }) => {
  expect(statusLabel('rejected_by_brand', 'Marlow & Finch')).toBe('Rejected by Marlow & Finch')
  expect(statusLabel('rejected_by_client', 'Marlow & Finch')).toBe('Rejected by client')
})

test('labels are the names with spaces, and new says Pending Review (New) in filters only', ({ expect }) => {
  expect(statusLabel('initial_screening', 'X')).toBe('Initial screening')
  expect(statusLabel('new', 'X')).toBe('New')
  expect(statusFilterLabel('new', 'X')).toBe('Pending Review (New)')
  expect(statusFilterLabel('hired', 'X')).toBe('Hired')
  for (const status of [...applicationStatuses, ...legacyStatuses]) expect(statusLabel(status, 'X')).not.toContain('_')
  expect(statusLabel('', 'X')).toBe('')
})

test('anything that starts with rejected_ is a rejection, nothing else but the legacy value', ({ expect }) => {
  expect(applicationStatuses.filter(isRejected)).toEqual([...statusGroups.rejected])
  expect(isRejected('rejected_by_someone_else')).toBe(true)
  expect(isRejected('rejected')).toBe(true)
  expect(isRejected('not_rejected_')).toBe(false)
  expect(notRejectedStatuses).toHaveLength(10)
})

test('the interview filter and the in-interview group differ as the spec says', ({ expect }) => {
  expect(statusesOfFilter('interview')).toEqual(['scheduled_interview', 'interviewed', 'client_interview'])
  expect([...statusGroups.inInterview]).toEqual(['interviewed', 'scheduled_interview', 'document_submission'])
  expect([...statusGroups.clientStage]).toEqual(['submitted_to_client', 'client_interview', 'reference_checks'])
})

test('a filter key from an address is a known set, one status, or nothing', ({ expect }) => {
  expect(statusesOfFilter('all')).toEqual(applicationStatuses)
  expect(statusesOfFilter('offered')).toEqual(['offered'])
  expect(statusesOfFilter('rejected')).toEqual(statusGroups.rejected)
  for (const bad of ['', 'ALL', 'constructor', '__proto__', "new' OR 1=1"])
    expect(statusesOfFilter(bad)).toBeUndefined()
})

test('five tiles, seven tiles, five filters, with their labels', ({ expect }) => {
  expect(statusTiles.map((t) => t.label)).toEqual([
    'All',
    'Pending Review (New)',
    'Initial Screening',
    'Interview',
    'Hired',
  ])
  expect(statusFilters.map((t) => t.label)[0]).toBe('All Candidates')
  expect(richStatusTiles.map((t) => t.label)).toEqual([
    'Pending Review',
    'In Screening',
    'In Interview',
    'Client Stage',
    'Hired',
    'All Candidates Not Rejected',
    'All Candidates Rejected',
  ])
})

test('every status lies in exactly one board column, and a dropped card stays in the column', ({ expect }) => {
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
