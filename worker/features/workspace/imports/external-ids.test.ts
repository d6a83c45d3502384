import { beforeEach, expect, test } from 'vitest'
import type { ImportDetail } from '#contract/api/workspace/imports.ts'
import type { ImportKind } from '#contract/domain/imports.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { checkedImport, finishedImport, importDetail, importRowsOf, undoneImport } from '#worker/test/imports.ts'
import { addJob } from '#worker/test/applications.ts'
import { externalIds } from './external-ids.table.ts'
import { runImport } from './run-import.service.ts'

let admin: TestSession
beforeEach(async () => {
  admin = await signedIn('admin')
  await testDeps().db.delete(externalIds)
  await testDeps().db.delete(candidates)
})

/** Checks a file whose columns are these fields. */
const checked = (kind: ImportKind, columns: readonly string[], rows: readonly string[], source = 'Bullhorn') =>
  checkedImport(admin, kind, `${columns.join(',')}\n${rows.join('\n')}\n`, { columns, source })
const run = ({ id }: ImportDetail) => finishedImport(admin, id)
const undo = ({ id }: ImportDetail) => undoneImport(admin, id)
const problemsOf = async ({ id }: ImportDetail) =>
  (await importRowsOf(admin, id, 'bad')).map(({ row, problems }) => [row, problems[0]?.message])
const person = async (name: string) => (await testDeps().db.select().from(candidates)).find((one) => one.name === name)
const ids = async () =>
  (await testDeps().db.select().from(externalIds)).map(({ externalId, source }) => `${source} ${externalId}`).toSorted()

test('recognizes people by their id in the other system, whatever else changed', async () => {
  const fields = ['externalId', 'name', 'email', 'lastFirmName']
  const done = await run(await checked('candidates', fields, ['1,Ann Lee,ann@example.com,', '2,Bo Ruiz,,Crane LLP']))
  expect(done.counts.added).toBe(2)
  expect(await ids()).toEqual(['bullhorn 1', 'bullhorn 2'])

  const rows = ['1,Ann Lee-Park,ann.park@example.com,Harrow LLP', '2,Bo Ruiz,,Crane LLP', '3,Cy Hart,,']
  const again = await checked('candidates', fields, rows, 'BULLHORN')
  expect(again.counts).toMatchObject({ new: 1, update: 1, same: 1, possible: 0, bad: 0 })
  // Ids of another system say nothing about these people.
  const other = await checked('candidates', fields, ['1,Someone Else,else@example.com,'], 'Old spreadsheet')
  expect(other.counts).toMatchObject({ new: 1 })

  expect((await run(again)).counts).toMatchObject({ added: 1, filled: 1 })
  expect(await person('Ann Lee')).toMatchObject({ email: 'ann@example.com', lastFirmName: 'Harrow LLP' })
  await undo(again)
  expect(await ids()).toEqual(['bullhorn 1', 'bullhorn 2'])
  // Ann's record has changed since the first import, so it stays, and so does her id.
  expect((await undo(done)).counts.kept).toBe(1)
  expect(await ids()).toEqual(['bullhorn 1'])
})

test('links the ids of people who were on record already, and follows a merge', async () => {
  const { db } = testDeps()
  const record = { isPerson: true, lastFirmName: 'Crane LLP' }
  const [ann, other] = await db
    .insert(candidates)
    .values([
      { ...record, name: 'Ann Lee', email: 'ann@example.com' },
      { ...record, name: 'Ann Park', email: 'park@example.com' },
    ])
    .returning()
  const fields = ['externalId', 'name', 'email', 'lastFirmName']
  const same = await checked('candidates', fields, ['7,Ann Lee,ann@example.com,Crane LLP'])
  expect(same.counts).toMatchObject({ same: 1 })
  await run(same)
  expect(await ids()).toEqual(['bullhorn 7'])
  const path = `/api/candidates/${other?.id}/merge`
  expect((await call('POST', path, { as: admin, body: { otherId: ann?.id } })).status).toBeLessThan(300)
  const { counts, id } = await checked('candidates', ['externalId', 'name', 'city'], ['7,A. L.,Reno'])
  expect(counts).toMatchObject({ update: 1 })
  await runImport(testDeps({ now: () => new Date() }), (await finishedImport(admin, id)).id)
  expect(await person('Ann Park')).toMatchObject({ city: 'Reno' })
})

test('refuses an id twice in a file, and one of another record than the address', async () => {
  const fields = ['externalId', 'name', 'email']
  await run(await checked('candidates', fields, ['1,Ann Lee,ann@example.com', '2,Bo Ruiz,bo@example.com']))
  const torn = await checked('candidates', fields, [
    '1,Ann Lee,bo@example.com',
    '9,Cy,cy@example.com',
    '9,Di,di@example.com',
  ])
  expect(await problemsOf(torn)).toEqual([
    [2, expect.stringMatching(/belong to two records/)],
    [4, 'Row 3 has the same ID.'],
  ])
})

test('needs the name of the system, and forgets it where no column has ids', async () => {
  const raw = 'ID,Name\n1,Ann\n'
  const read = await call('POST', '/api/imports?name=file.csv', { as: admin, raw })
  const { id } = await read.json<ImportDetail>()
  const check = (body: object) => call('POST', `/api/imports/${id}/check`, { as: admin, body })
  const refused = await check({ columns: ['externalId', 'name'], source: ' ' })
  expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([400, 'source_needed'])
  expect((await check({ columns: ['', 'name'], source: 'Bullhorn' })).status).toBe(202)
  expect((await importDetail(admin, id)).source).toBeNull()
})

test('finds the person and the job of a submission by their ids', async () => {
  await run(await checked('candidates', ['externalId', 'name', 'email'], ['41,Ann Lee,ann@example.com']))
  await run(await checked('firms', ['externalId', 'name'], ['5,Harrow Lane LLP']))
  await addJob({ title: 'Tax Associate', firmName: 'Harrow Lane LLP', isActive: false })
  const text = 'A group is looking for a colleague. Duties include drafting. Qualifications: three years of experience.'
  const jobFields = [
    'externalId',
    'title',
    'firmName',
    'location',
    'practiceArea',
    'seniority',
    'salaryMin',
    'description',
  ]
  const jobRow = `77,Tax Associate,Harrow Lane LLP,"Boston, MA",Tax,Associate,200000,"${text} ${text}"`
  const jobFile = await checked('jobs', jobFields, [jobRow])
  expect(await problemsOf(jobFile)).toEqual([])
  await run(jobFile)
  const known = await checked('jobs', jobFields, [jobRow.replace('Boston, MA', 'Reno, NV')])
  expect(known.counts).toMatchObject({ same: 1, new: 0 })

  const fields = ['externalId', 'candidateId', 'jobId', 'firm', 'status']
  const file = await checked('submissions', fields, [
    '900,41,77,Harrow Lane LLP,Offered',
    '901,42,77,Harrow Lane LLP,Offered',
  ])
  expect(file.counts).toMatchObject({ new: 1, bad: 1 })
  expect(await problemsOf(file)).toEqual([[3, 'Nobody on record is this candidate. Import the person first.']])
  await run(file)
  const sent = await testDeps().db.select().from(clientSubmissions)
  expect(sent).toMatchObject([{ status: 'offered', companyName: 'Harrow Lane LLP' }])
  const again = await checked('submissions', fields, ['900,41,77,Harrow Lane LLP,Hired'])
  expect(again.counts).toMatchObject({ same: 1, possible: 0 })
})

test('keeps ids of firms and contacts that an undo leaves as they are', async () => {
  await run(await checked('firms', ['externalId', 'name'], ['5,Ostrander PC']))
  const fields = ['externalId', 'firm', 'name', 'email', 'title']
  const done = await run(
    await checked('contacts', fields, ['8,Ostrander PC,Jo Amari,jo@example.com,', '9,Ostrander PC,Al,,']),
  )
  const again = await checked('contacts', fields, ['8,Ostrander PC,Jo Amari-Lee,amari@example.com,Director'])
  expect(again.counts).toMatchObject({ update: 1 })
  await run(again)
  expect((await undo(done)).counts.kept).toBe(1)
  expect(await ids()).toEqual(['bullhorn 5', 'bullhorn 8'])
})

test('erases the ids of a person with the record', async () => {
  await run(await checked('candidates', ['externalId', 'name', 'email'], ['1,Ann Lee,ann@example.com']))
  const erased = await call('POST', '/api/candidate-data/erase', { as: admin, body: { email: 'ann@example.com' } })
  expect(erased.status).toBe(200)
  expect(await ids()).toEqual([])
})
