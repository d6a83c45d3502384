import type { importRows, imports } from '#worker/features/workspace/imports/imports.table.ts'
import { admins } from './accounts.ts'
import type { Calendar } from './calendar.ts'

const headers = ['First Name', 'Last Name', 'Primary Email', 'Current Company', 'Class Year']
const columns = ['firstName', 'lastName', 'email', 'lastFirmName', 'jdYear']

/** A file that was imported last month, and one that is checked and has three rows with problems. */
export function demoImports(calendar: Calendar): (typeof imports.$inferInsert)[] {
  const file = { kind: 'candidates', headers, columns, createdBy: admins[0]?.id ?? null } as const
  const [past, recent] = [calendar.at(30, '10:05'), calendar.at(1, '16:20')]
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
      fileName: 'conference-list.csv',
      state: 'checked',
      total: demoRows.length,
      progress: demoRows.length,
      counts: { new: 2, bad: 3 },
      createdAt: recent,
      doneAt: null,
    },
  ]
}

const demoRows: readonly { cells: string[]; problem?: { column: string; message: string } }[] = [
  { cells: ['Marguerite', 'Osei', 'marguerite.osei@example.org', 'Whitfield & Crane LLP', '2014'] },
  { cells: ['Tobias', 'Reinholt', 'tobias.reinholt@example.org', 'Harrow Lane LLP', '2018'] },
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
    const [first = '', last = '', email = '', lastFirmName = '', jdYear = ''] = cells
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
    }
  })
