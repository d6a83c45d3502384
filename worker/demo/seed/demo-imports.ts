import type { importRows, imports } from '#worker/features/workspace/imports/imports.table.ts'
import { admins } from './accounts.ts'
import type { Calendar } from './calendar.ts'

const headers = ['First Name', 'Last Name', 'Primary Email', 'Current Company', 'Class Year']
const columns = ['firstName', 'lastName', 'email', 'lastFirmName', 'jdYear']
const jobHeaders = ['Title', 'Client Corporation', 'Location', 'Practice Area', 'Description', 'Is Open']
const jobColumns = ['title', 'firmName', 'location', 'practiceArea', 'description', 'isActive']

/** Files of people, firms and jobs that were imported last month, and one that is checked: three rows have problems, two name résumés. */
export function demoImports(calendar: Calendar): (typeof imports.$inferInsert)[] {
  const file = { kind: 'candidates', headers, columns, createdBy: admins[0]?.id ?? null } as const
  const [past, recent] = [calendar.at(30, '10:05'), calendar.at(1, '16:20')]
  const firmsAt = calendar.at(30, '11:20')
  const jobsAt = calendar.at(29, '11:40')
  return [
    {
      ...file,
      id: 1,
      fileName: 'bullhorn-candidates.csv',
      state: 'done',
      total: 420,
      progress: 420,
      counts: { new: 396, update: 11, same: 9, bad: 4, added: 396, filled: 11 },
      createdAt: past,
      doneAt: past,
    },
    {
      ...file,
      id: 2,
      headers: [...headers, 'Résumé'],
      columns: [...columns, 'resumeFile'],
      fileName: 'conference-list.csv',
      state: 'checked',
      total: demoRows.length,
      progress: demoRows.length,
      counts: { new: 2, bad: 3, resumes: 2 },
      createdAt: recent,
      doneAt: null,
    },
    {
      ...file,
      id: 3,
      kind: 'jobs',
      headers: jobHeaders,
      columns: jobColumns,
      fileName: 'bullhorn-jobs.csv',
      state: 'done',
      total: 38,
      progress: 38,
      counts: { new: 31, same: 4, possible: 1, bad: 2, added: 31 },
      createdAt: jobsAt,
      doneAt: jobsAt,
    },
    {
      ...file,
      id: 4,
      kind: 'firms',
      headers: ['Company Name', 'Company URL', 'City', 'State'],
      columns: ['name', 'website', 'city', 'region'],
      fileName: 'bullhorn-companies.csv',
      state: 'done',
      total: 40,
      progress: 40,
      counts: { new: 22, update: 11, same: 4, possible: 2, bad: 1, added: 22, filled: 11 },
      createdAt: firmsAt,
      doneAt: firmsAt,
    },
  ]
}

const demoRows: readonly { cells: string[]; problem?: { column: string; message: string } }[] = [
  { cells: ['Marguerite', 'Osei', 'marguerite.osei@example.org', 'Whitfield & Crane LLP', '2014', 'Osei résumé.pdf'] },
  { cells: ['Tobias', 'Reinholt', 'tobias.reinholt@example.org', 'Harrow Lane LLP', '2018', 'Reinholt.docx'] },
  {
    cells: ['', '', 'front.desk@example.org', 'Harrow Lane LLP', ''],
    problem: { column: 'Last Name', message: 'The name is missing.' },
  },
  {
    cells: ['Imani', 'Castellanos', 'imani at example.org', '', '2016'],
    problem: { column: 'Primary Email', message: 'This isn’t an email address.' },
  },
  {
    cells: ['Desmond', 'Achterberg', 'desmond.achterberg@example.org', '', '3019'],
    problem: { column: 'Class Year', message: 'Please enter a year from 1940 to 2040' },
  },
]

/** Rows of the checked file. */
export const demoImportRows = (): (typeof importRows.$inferInsert)[] =>
  demoRows.map(({ cells, problem }, at) => {
    const [first = '', last = '', email = '', lastFirmName = '', jdYear = '', resumeFile] = cells
    const record = { name: `${first} ${last}`, email, lastFirmName, jdYear: Number(jdYear) }
    return {
      importId: 2,
      row: at + 2,
      cells,
      email: email.includes('@') ? email : null,
      name: first ? record.name : null,
      record: problem ? null : JSON.stringify(record),
      verdict: problem ? 'bad' : 'new',
      problems: problem ? [problem] : [],
      resumeFile: resumeFile ?? null,
    }
  })

/** Ids that people and firms had in Bullhorn, by the files of last month. */
export const linkExternalIds = [
  `INSERT INTO external_ids (kind, source, external_id, candidate_id, import_id, import_row)
    SELECT 'candidates', 'bullhorn', 48200 + id, id, 1, id + 1 FROM candidates WHERE is_person = 1 ORDER BY id LIMIT 40`,
  `INSERT INTO external_ids (kind, source, external_id, firm_id, import_id, import_row)
    SELECT 'firms', 'bullhorn', 900 + id, id, 4, id + 1 FROM firms WHERE merged_into_id IS NULL ORDER BY id LIMIT 22`,
]
