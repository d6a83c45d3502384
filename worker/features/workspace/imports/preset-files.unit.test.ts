import { expect, test } from 'vitest'
import { presetColumns, type ImportPreset } from '#contract/domain/import-presets.ts'
import { columnsProblem, type ImportKind } from '#contract/domain/imports.ts'
import { csvRows } from './csv-rows.ts'
import { jobIn } from './job-cells.ts'
import { personIn } from './person-cells.ts'

const now = new Date('2026-11-23T15:00:00Z')

/** Cells of each row by the fields that a preset finds for the columns of a file. */
async function rowsBy(preset: ImportPreset, kind: ImportKind, file: Uint8Array): Promise<Record<string, string>[]> {
  const rows: string[][] = []
  for await (const { cells } of csvRows(new Blob([file as Uint8Array<ArrayBuffer>]).stream())) rows.push(cells)
  const [headers = [], ...rest] = rows
  const columns = presetColumns(preset, kind, headers)
  expect(columnsProblem(kind, columns)).toBeUndefined()
  return rest.map((cells) =>
    Object.fromEntries(columns.map((field, at) => [field, cells[at] ?? ''] as const).filter(([field]) => field !== '')),
  )
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const windows = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')

test('reads a list of candidates exported from Bullhorn', async () => {
  const file = [
    quoted([
      'ID',
      'Status',
      'Name',
      'Title',
      'Current Company',
      'Email 1',
      'Mobile Phone',
      'Primary Phone',
      'City',
      'State',
      'Specialties',
      'Certifications',
      'Owner',
      'Date Added',
      'General Comments',
    ]),
    quoted([
      '48213',
      'Active',
      'Maya Chen',
      'Senior Associate',
      'Whitfield & Crane LLP',
      'maya.chen@example.com',
      '(212) 555-0134',
      '(212) 555-0100',
      'New York',
      'NY',
      'Mergers & Acquisitions;Private Equity',
      'NY, NJ',
      'Robin Hale',
      '11/02/2026 3:45 PM',
      'Prefers calls after 6.\nSaid "maybe" in May.',
    ]),
    quoted(['48214', 'New Lead', 'José Núñez', '', '', '', '', '', '', '', '', '', 'Robin Hale', '11/03/2026', '']),
  ].join('\r\n')
  const [maya, jose] = (await rowsBy('bullhorn', 'candidates', utf8(`\u{FEFF}${file}\r\n`))).map((cells) =>
    personIn(cells, () => undefined),
  )
  expect(maya?.problems).toEqual([])
  expect(maya?.record).toMatchObject({
    name: 'Maya Chen',
    email: 'maya.chen@example.com',
    phoneKey: '2125550134',
    lastJobTitle: 'Senior Associate',
    lastFirmName: 'Whitfield & Crane LLP',
    city: 'New York',
    region: 'NY',
    practiceAreas: ['Mergers & Acquisitions', 'Private Equity'],
    barStates: ['NY', 'NJ'],
    notes: 'Prefers calls after 6.\nSaid "maybe" in May.',
  })
  expect(jose).toMatchObject({ name: 'José Núñez', problems: [], record: { email: null } })
})

test('reads jobs exported from Bullhorn, with the level that titles state', async () => {
  const description =
    'A corporate group in New York is looking for a colleague. Duties include drafting purchase agreements and leading diligence. Qualifications: three years of experience with acquisitions.'
  const header = quoted([
    'Job ID',
    'Job Title',
    'Company',
    'Contact',
    'Open/Closed',
    'Status',
    'Employment Type',
    'City',
    'State',
    'Published Category',
    'Minimum Experience',
    'Salary Low',
    'Salary High',
    'Published Description',
    'Date Added',
  ])
  const job = (title: string, state: string) =>
    quoted([
      '1042',
      title,
      'Whitfield & Crane LLP',
      'Robin Hale',
      state,
      'Accepting Candidates',
      'Direct Hire',
      'New York',
      'NY',
      'Corporate',
      '3',
      '$225,000.00',
      '$310,000.00',
      description,
      '11/02/2026',
    ])
  const file = [
    header,
    job('Corporate Senior Associate', 'Open'),
    job('Of Counsel, M&A', 'Closed'),
    job('Role', 'Open'),
  ]
  const [open, closed, vague] = (await rowsBy('bullhorn', 'jobs', utf8(file.join('\r\n')))).map((cells) =>
    jobIn(cells, now),
  )
  expect(open).toMatchObject({
    problems: [],
    job: {
      form: {
        title: 'Corporate Senior Associate',
        firmName: 'Whitfield & Crane LLP',
        location: 'New York, NY',
        seniority: 'senior-associate',
        workType: 'Full-time',
        salaryMin: 225_000,
        salaryMax: 310_000,
        yearsExperienceMin: 3,
      },
      opening: { isActive: true },
    },
  })
  expect(closed?.job).toMatchObject({ form: { seniority: 'of-counsel' }, opening: { isActive: false } })
  expect(vague?.problems).toContainEqual({ field: 'seniority', message: 'Seniority level is required' })
})

test('reads a plain spreadsheet that a European Excel saved', async () => {
  const file =
    'First Name;Last Name;E-mail;Cell;Firm;Title;City;State;Class Year;Bar;Skills\r\nZo\xEB;Brandt;zoe@example.com;212.555.0177;Harrow Lane LLP;Counsel;Boston;Massachusetts;2011;Massachusetts;Tax\r\n'
  const [cells] = await rowsBy('plain', 'candidates', windows(file))
  expect(personIn(cells ?? {}, () => undefined)).toMatchObject({
    problems: [],
    record: {
      name: 'Zoë Brandt',
      email: 'zoe@example.com',
      phoneKey: '2125550177',
      lastFirmName: 'Harrow Lane LLP',
      lastJobTitle: 'Counsel',
      city: 'Boston',
      region: 'MA',
      jdYear: 2011,
      barStates: ['MA'],
      practiceAreas: ['Tax'],
    },
  })
})
