import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { ImportDetail } from '#contract/api/workspace/imports.ts'
import { jobAlerts } from '#worker/features/jobs/job-alerts/job-alerts.table.ts'
import { runAlert } from '#worker/features/jobs/job-alerts/job-alerts.service.ts'
import { jobEvents } from '#worker/features/jobs/jobs/job-events.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { addApplication } from '#worker/test/applications.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { checkedImport, finishedImport, importDetail, importRowsOf, undoneImport } from '#worker/test/imports.ts'
import { runImport } from './run-import.service.ts'

let admin: TestSession
beforeEach(async () => {
  admin = await signedIn('admin')
  await testDeps().db.delete(jobs)
})

const deps = () => testDeps({ now: () => new Date() })
const text =
  'A group that advises buyers of companies. Responsibilities: drafting, diligence. Qualifications: three years of experience in a firm.'
const header = 'Title,Firm,Location,Practice area,Seniority,Description,Open'
const line = (title: string, open = 'yes', place = '"Boston, MA"') =>
  `${title},Crane LLP,${place},Corporate,Associate,"${text}",${open}`
const fileOf = (...lines: string[]) => `${[header, ...lines].join('\n')}\n`

const checked = (csv: string) => checkedImport(admin, 'jobs', csv)
const run = (id: number) => finishedImport(admin, id)
const rowsOf = (id: number, verdict: string) => importRowsOf(admin, id, verdict)
const stored = () => testDeps().db.select().from(jobs).orderBy(jobs.id)

test('checks jobs by the rules of the form and writes nothing', async () => {
  const { id, counts } = await checked(
    fileOf(
      line('Tax Associate'),
      line('Sales'),
      line('Tax Counsel', 'perhaps'),
      line('Trusts Associate', 'no', 'Nationwide'),
      'Short,Crane LLP,"Boston, MA",Corporate,Junior,Too short,no',
    ),
  )
  expect(counts).toMatchObject({ new: 1, bad: 4 })
  const problems = (await rowsOf(id, 'bad')).map(({ row, problems }) => [row, ...problems.map(({ column }) => column)])
  expect(problems).toEqual([
    [3, 'Title'],
    [4, 'Open'],
    [5, 'Location'],
    [6, 'Seniority', 'Description', 'Description', 'Description'],
  ])
  expect(await stored()).toEqual([])
})

test('makes jobs once, and publishes only those that say they are open', async () => {
  const { id } = await checked(fileOf(line('Tax Associate'), line('Tax Counsel', 'no'), line('Tax Partner', '')))
  await call('POST', `/api/imports/${id}/run`, { as: admin })
  await Promise.all([runImport(deps(), id), runImport(deps(), id)])
  expect(await importDetail(admin, id)).toMatchObject({ state: 'done', counts: { added: 3 } })
  const made = await stored()
  expect(made.map(({ title, isActive, city, closedAt }) => [title, isActive, city, closedAt])).toEqual([
    ['Tax Associate', true, 'Boston', null],
    ['Tax Counsel', false, 'Boston', null],
    ['Tax Partner', false, 'Boston', null],
  ])
  const board = await (await call('GET', '/api/public/jobs')).json<{ title: string }[]>()
  expect(board.map(({ title }) => title)).toEqual(['Tax Associate'])
  const events = await testDeps().db.select().from(jobEvents).where(eq(jobEvents.kind, 'imported'))
  expect(events.map(({ jobId, actorId }) => [jobId, actorId])).toEqual(made.map(({ id: of }) => [of, admin.user.id]))
})

test('emails nobody about imported jobs', async () => {
  const due = new Date('2026-06-15T12:00:00Z')
  const alert = { id: 'a'.repeat(32), email: 'ann@example.com', query: '', every: 'daily', mark: 0 } as const
  await testDeps()
    .db.insert(jobAlerts)
    .values({ ...alert, createdAt: due, confirmedAt: due, nextRunAt: due })
  const { id } = await checked(fileOf(line('Tax Associate')))
  await run(id)
  await runAlert(deps(), alert.id, due.getTime())
  expect(await testDeps().db.select().from(mails)).toEqual([])
})

test('asks about jobs with the title, firm, and city of another', async () => {
  await run((await checked(fileOf(line('Tax Associate'), line('Tax Counsel')))).id)
  const other = line('tax associate').replace('A group', 'Another group')
  const { id, counts } = await checked(fileOf(other, line('Tax Counsel'), line('Tax Partner'), line('Tax Partner')))
  expect(counts).toMatchObject({ new: 1, same: 1, possible: 2, undecided: 2 })
  const [first, second] = await rowsOf(id, 'possible')
  expect(first).toMatchObject({ row: 2, target: { name: 'Tax Associate' } })
  expect(second?.problems).toEqual([{ column: 'Title', message: 'Row 4 has the same title, firm, and city.' }])
  const decide = (choice: string) =>
    call('POST', `/api/imports/${id}/decisions`, { as: admin, body: { row: 2, choice } })
  expect((await decide('update')).status).toBe(400)
  expect((await decide('new')).status).toBe(200)
  expect(await run(id)).toMatchObject({ counts: { added: 2 } })
})

test('makes a job once when two imports of one file run', async () => {
  const [first, second] = [await checked(fileOf(line('Tax Associate'))), await checked(fileOf(line('Tax Associate')))]
  expect(await run(first.id)).toMatchObject({ counts: { added: 1 } })
  expect(await run(second.id)).toMatchObject({ counts: { added: 0 } })
})

test('undoes all jobs but those that changed or that somebody applied to', async () => {
  const { id } = await checked(fileOf(line('Tax Associate'), line('Tax Counsel'), line('Tax Partner')))
  await run(id)
  const [, counsel, partner] = await stored()
  await addApplication({ jobId: counsel?.id ?? 0 })
  expect((await call('POST', '/api/jobs/close', { as: admin, body: { ids: [partner?.id] } })).status).toBe(200)
  expect(await undoneImport(admin, id)).toMatchObject({ state: 'undone', counts: { kept: 2 } })
  const left = (await stored()).filter(({ deletedAt }) => deletedAt === null)
  expect(left.map(({ title }) => title)).toEqual(['Tax Counsel', 'Tax Partner'])
  const report = await (await call('GET', `/api/imports/${id}/report.csv`, { as: admin })).text()
  expect(report.match(/undone|left as it is/g)).toEqual(['undone', 'left as it is', 'left as it is'])
})

test('brings jobs back with every field when the list is imported', async () => {
  const form = {
    title: 'M&A Associate',
    firmName: 'Whitfield & Crane LLP',
    location: 'New York, NY',
    practiceArea: 'Corporate',
    seniority: 'senior-associate',
    description: `${text}\n\nSecond paragraph; with "quotes", signs, and é.`,
  }
  const whole = {
    ...form,
    title: 'Private Equity Counsel',
    isConfidential: true,
    isRemote: true,
    isBigLaw: true,
    additionalAreas: ['Private Equity', 'Tax'],
    yearsExperienceMin: 3,
    yearsExperienceMax: 6,
    salaryMin: 225_000,
    salaryMax: 310_000,
    workType: 'Contract',
    firmSize: '200 lawyers',
    requirements: ['JD; with honors', '=1+1 is text'],
    benefits: ['Health; dental'],
    publicUrl: 'https://example.com/job',
    applyUrl: 'https://example.com/apply',
    validThrough: '2099-01-31',
  }
  for (const body of [form, whole, { ...form, title: 'Draft Associate', isActive: false }]) {
    expect((await call('POST', '/api/jobs', { as: admin, body })).status).toBe(201)
  }
  const [closed] = await stored()
  await call('POST', '/api/jobs/close', { as: admin, body: { ids: [closed?.id] } })
  const file = await (await call('GET', '/api/jobs.csv', { as: admin })).text()
  await testDeps().db.delete(jobs)
  const { id, counts } = await checked(file)
  expect(counts).toMatchObject({ new: 3, bad: 0 })
  await run(id)
  const rows = (csv: string) =>
    parse<Record<string, string>>(csv, { columns: true, bom: true })
      .map(({ 'Job ID': _id, ...row }) => row)
      .sort((a, b) => (a['Title'] ?? '').localeCompare(b['Title'] ?? ''))
  expect(rows(await (await call('GET', '/api/jobs.csv', { as: admin })).text())).toEqual(rows(file))
})

test('offers a template that can be imported', async () => {
  const template = await call('GET', '/api/imports/template.csv?kind=jobs', { as: admin })
  const { id, counts } = await checked(await template.text())
  expect(counts).toMatchObject({ new: 1, bad: 0 })
  expect(await run(id)).toMatchObject({ counts: { added: 1 } })
})

test('imports nothing without the columns that the form requires', async () => {
  const file = 'Title,Firm\nTax Associate,Crane LLP\n'
  const uploaded = await call('POST', '/api/imports?kind=jobs', { as: admin, raw: file })
  const { id, columns } = await uploaded.json<ImportDetail>()
  const refused = await call('POST', `/api/imports/${id}/check`, { as: admin, body: { columns } })
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { message: 'Choose the column with the location, practice area, and description.' },
  ])
})
