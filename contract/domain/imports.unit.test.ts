import { expect, test } from 'vitest'
import { contactColumns } from '#contract/api/clients/firm-contacts.ts'
import { firmColumns } from '#contract/api/clients/firms.ts'
import type { CsvColumns } from '#contract/list-csv.ts'
import { presetColumns } from './import-presets.ts'
import { columnsProblem, guessColumns, hasExternalIds, templateFields } from './imports.ts'

test('recognizes the columns of Bullhorn’s export', () => {
  const headers = [
    'ID',
    'First Name',
    'Last Name',
    'Primary Email',
    'Mobile Phone',
    'Company Name',
    'Occupation',
    'State',
  ]
  const guessed = ['', 'firstName', 'lastName', 'email', 'phone', 'lastFirmName', 'lastJobTitle', 'region']
  expect(guessColumns('candidates', headers, [])).toEqual(guessed)
})

test.each(['contacts', 'jobs', 'submissions'] as const)('recognizes the id of the firm in a file of %s', (kind) => {
  for (const header of ['Client Corporation ID', 'Company ID', 'Firm’s ID', 'firm_id']) {
    expect(guessColumns(kind, [header], []), header).toEqual(['firmId'])
  }
  expect(presetColumns('bullhorn', kind, ['ID', 'Client Corporation ID'])).toEqual(['externalId', 'firmId'])
  // The id alone says which firm it is, once its system is named.
  expect(columnsProblem(kind, ['firmId'])).not.toMatch('firm')
  expect(columnsProblem(kind, [''])).toMatch('firm')
  expect(hasExternalIds(['firmId'])).toBe(true)
  expect(templateFields(kind).map(({ key }) => key)).not.toContain('firmId')
})

test('recognizes the columns of each list that is downloaded', () => {
  const all = (columns: CsvColumns<never>) => columns.map(([header]) => header)
  expect(guessColumns('firms', all(firmColumns), [])).toEqual([
    'name',
    'aliases',
    'kind',
    'isClient',
    'isVerified',
    'offices',
    '',
    '',
    '',
    '',
    '',
    'website',
    'domains',
    'amLawRank',
    'headcount',
    'notes',
  ])
  expect(guessColumns('contacts', all(contactColumns), [])).toEqual([
    'firm',
    'name',
    'email',
    'phone',
    'title',
    'role',
    'office',
    'isActive',
    'doNotMail',
    '',
    'notes',
  ])
})

test('asks for the records that a submission names', () => {
  expect(columnsProblem('submissions', ['email'])).toBe('Choose the column with the firm and job.')
  expect(columnsProblem('contacts', ['name'])).toBe('Choose the column with the firm.')
})

test('recognizes emails and profiles by their cells', () => {
  const samples = [
    ['Ann', 'ann@example.com', 'https://linkedin.com/in/ann'],
    ['Bo', '', 'linkedin.com/in/bo'],
  ]
  expect(guessColumns('candidates', ['Who', 'Reach', 'Web'], samples)).toEqual(['', 'email', 'linkedinUrl'])
})

test('guesses each field once', () => {
  expect(guessColumns('candidates', ['Email', 'Mail', 'Name'], [])).toEqual(['email', '', 'name'])
})

test('asks for a name and refuses a field that is filled twice', () => {
  expect(columnsProblem('candidates', ['email', ''])).toBe('Choose the column with the name.')
  expect(columnsProblem('candidates', ['name', 'email', 'email'])).toMatch(/same field/)
  expect(columnsProblem('candidates', ['lastName', ''])).toBeUndefined()
})
