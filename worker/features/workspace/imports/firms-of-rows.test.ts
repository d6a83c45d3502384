import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { ImportDetail } from '#contract/api/workspace/imports.ts'
import type { ImportKind } from '#contract/domain/imports.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { checkedImport, finishedImport, importRowsOf } from '#worker/test/imports.ts'

let admin: TestSession
let firmOf: Record<string, number>
beforeEach(async () => {
  admin = await signedIn('admin')
  const { db } = testDeps()
  for (const table of [clientSubmissions, jobs, candidates, firms]) await db.delete(table)
  await imported('firms', ['externalId', 'name', 'aliases'], ['5,Harrow Lane LLP,Lane', '6,Ostrander PC,'])
  const rows = await db.select().from(firms)
  firmOf = Object.fromEntries(rows.map(({ name, id }) => [name, id]))
})

/** Checks a file whose columns are these fields. */
const checked = (kind: ImportKind, columns: readonly string[], rows: readonly string[], source = 'Bullhorn') =>
  checkedImport(admin, kind, `${columns.join(',')}\n${rows.join('\n')}\n`, { columns, source })
const run = ({ id }: ImportDetail) => finishedImport(admin, id)
const imported = async (...given: Parameters<typeof checked>) => run(await checked(...given))
const problemsOf = async ({ id }: ImportDetail) => {
  const items = await importRowsOf(admin, id, 'bad')
  return items.map(({ row, problems }) => [row, ...problems.map(({ column, message }) => `${column}: ${message}`)])
}
const storedJobs = () => testDeps().db.select().from(jobs).orderBy(jobs.id)

const text = 'A group is looking for a colleague. Duties include drafting. Qualifications: three years of experience.'
const jobFields = ['title', 'location', 'practiceArea', 'seniority', 'salaryMin', 'description']
const jobRow = (title: string) => `${title},"Boston, MA",Tax,Associate,200000,"${text} ${text}"`
const unknownId = 'firmId: No firm in the directory has this ID. Import the firm first.'

test('finds the firm of contacts, jobs and submissions by its id alone', async () => {
  const contacts = await checked(
    'contacts',
    ['firmId', 'name', 'email'],
    ['5,Jo Amari,jo@example.com', '6,Al Brand,al@example.com', '7,Bo Ruiz,bo@example.com', ',Cy Hart,cy@example.com'],
  )
  expect(contacts.counts).toMatchObject({ new: 2, bad: 2 })
  expect(await problemsOf(contacts)).toEqual([
    [4, unknownId],
    [5, 'firmId: The firm is missing.'],
  ])
  await run(contacts)
  const people = await testDeps().db.select().from(firmContacts).orderBy(firmContacts.id)
  expect(people.map(({ name, firmId }) => [name, firmId])).toEqual([
    ['Jo Amari', firmOf['Harrow Lane LLP']],
    ['Al Brand', firmOf['Ostrander PC']],
  ])

  const rows = [`77,5,${jobRow('Tax Associate')}`, `78,7,${jobRow('Other Associate')}`]
  const file = await checked('jobs', ['externalId', 'firmId', ...jobFields], rows)
  expect(await problemsOf(file)).toEqual([[3, unknownId]])
  await run(file)
  expect(await storedJobs()).toMatchObject([{ firmName: 'Harrow Lane LLP', firmId: firmOf['Harrow Lane LLP'] }])

  await imported('candidates', ['externalId', 'name', 'email'], ['41,Ann Lee,ann@example.com'])
  const fields = ['candidateId', 'jobId', 'firmId', 'status']
  const sent = await checked('submissions', fields, ['41,77,5,Offered', '41,77,7,Offered', '41,77,,Offered'])
  expect(await problemsOf(sent)).toEqual([
    [3, unknownId],
    [4, 'firmId: The firm is missing.'],
  ])
  await run(sent)
  expect(await testDeps().db.select().from(clientSubmissions)).toMatchObject([
    { status: 'offered', companyName: 'Harrow Lane LLP', firmId: firmOf['Harrow Lane LLP'] },
  ])
})

test('falls back to the name of a firm, which counts less than a known id', async () => {
  const fields = ['firmId', 'firm', 'name']
  const rows = ['99,Ostrander PC,Al Brand', '5,Ostrander PC,Jo Amari', '99,Unknown LLP,Bo Ruiz', ',Lane,Di Moss']
  const contacts = await checked('contacts', fields, rows)
  const unknownName = 'firm: No firm in the directory has this name. Import the firm first.'
  expect(await problemsOf(contacts)).toEqual([[4, unknownName]])
  await run(contacts)
  const people = await testDeps().db.select().from(firmContacts).orderBy(firmContacts.id)
  const harrow = firmOf['Harrow Lane LLP']
  expect(people.map(({ firmId }) => firmId)).toEqual([firmOf['Ostrander PC'], harrow, harrow])
  // Ids of another system say nothing about these firms.
  const other = await checked('contacts', ['firmId', 'name'], ['5,Jo Amari'], 'Old spreadsheet')
  expect(await problemsOf(other)).toEqual([[2, unknownId]])

  await imported('jobs', ['firmId', 'firmName', ...jobFields], [`5,Harrow,${jobRow('Tax Associate')}`])
  expect(await storedJobs()).toMatchObject([{ firmName: 'Harrow', firmId: harrow }])
})

test('finds an imported job under another name of its firm at once', async () => {
  await imported('jobs', ['firmName', ...jobFields], [`Lane,${jobRow('Tax Associate')}`])
  await imported('candidates', ['name', 'email'], ['Ann Lee,ann@example.com'])
  const fields = ['email', 'firm', 'jobTitle']
  const sent = await imported('submissions', fields, ['ann@example.com,Harrow Lane LLP,Tax Associate'])
  expect(sent.counts).toMatchObject({ new: 1, bad: 0, added: 1 })
  const [job] = await storedJobs()
  expect(job).toMatchObject({ firmName: 'Lane', firmId: firmOf['Harrow Lane LLP'] })
  expect(await testDeps().db.select().from(clientSubmissions)).toMatchObject([{ jobId: job?.id, firmId: job?.firmId }])
})

test('leaves a job without a firm that nobody knows, or that went since the check', async () => {
  const rows = [`Unknown LLP,${jobRow('Tax Associate')}`, `Ostrander PC,${jobRow('Other Associate')}`]
  const file = await checked('jobs', ['firmName', ...jobFields], rows)
  const { db } = testDeps()
  await db.update(firms).set({ deletedAt: new Date() }).where(eq(firms.name, 'Ostrander PC'))
  expect((await run(file)).counts).toMatchObject({ added: 2 })
  expect((await storedJobs()).map(({ firmId }) => firmId)).toEqual([null, null])
})
