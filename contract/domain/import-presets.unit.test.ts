import { expect, test } from 'vitest'
import { presetColumns } from './import-presets.ts'

test.each([
  [
    'people by API names',
    'candidates',
    'id,firstName,lastName,email,phone,mobile,occupation,companyName,address.city,address.state,owner.name,type',
    [
      'externalId',
      'firstName',
      'lastName',
      'email',
      '',
      'phone',
      'lastJobTitle',
      'lastFirmName',
      'city',
      'region',
      '',
      '',
    ],
  ],
  [
    'jobs by API names',
    'jobs',
    'title,clientCorporation.name,isOpen,address.city,address.state,categories.name,description,publicDescription,type,dateEnd',
    ['title', 'firmName', 'isActive', 'city', 'region', 'practiceArea', '', 'description', '', 'validThrough'],
  ],
  [
    'jobs by labels',
    'jobs',
    'Job Title,Company,Open/Closed,City,State,Employment Type,Published Description,Date Added',
    ['title', 'firmName', 'isActive', 'city', 'region', 'workType', 'description', 'postedDate'],
  ],
  [
    'firms',
    'firms',
    'id,name,status,companyURL,address.city,address.state,phone,numEmployees,notes',
    ['externalId', 'name', '', 'website', 'city', 'region', '', 'headcount', 'notes'],
  ],
  [
    'contacts of firms',
    'contacts',
    'id,firstName,lastName,clientCorporation.name,email,phone,occupation,type,massMailOptOut,owner.name',
    ['externalId', 'firstName', 'lastName', 'firm', 'email', 'phone', 'title', '', 'doNotMail', ''],
  ],
  [
    'submissions',
    'submissions',
    'id,candidate.id,candidate.name,candidate.email,jobOrder.id,jobOrder.title,jobOrder.clientCorporation.name,status,dateAdded,sendingUser.name',
    ['externalId', 'candidateId', 'name', 'email', 'jobId', 'jobTitle', 'firm', 'status', 'submittedOn', ''],
  ],
] as const)('reads a Bullhorn export of %s', (_name, kind, headers, columns) => {
  expect(presetColumns('bullhorn', kind, headers.split(','))).toEqual(columns)
})

test('reads a plain spreadsheet of each kind', () => {
  expect(presetColumns('plain', 'candidates', ['Name', 'Email', 'Firm', 'Shoe size'])).toEqual([
    'name',
    'email',
    'lastFirmName',
    '',
  ])
  expect(presetColumns('plain', 'jobs', ['Title', 'Firm', 'Location', 'Type'])).toEqual([
    'title',
    'firmName',
    'location',
    'workType',
  ])
})
