import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { ClientSubmission } from '#contract/api/clients/submissions.ts'
import { applicationUnread, jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { evidence } from '#worker/features/clients/evidence/evidence.table.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { ownerships } from '#worker/features/clients/ownerships/ownerships.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { checkedImport, finishedImport, importRowsOf, undoneImport } from '#worker/test/imports.ts'
import { addJob } from '#worker/test/applications.ts'

let admin: TestSession
let known: { maya: number; noEmail: number; firm: number; contact: number; job: number }
beforeEach(async () => {
  admin = await signedIn('admin')
  const { db } = testDeps()
  await db.delete(jobApplications)
  await db.delete(candidates)
  await db.delete(jobs)
  await db.delete(firms)
  const [firm] = await db.insert(firms).values({ name: 'Harrow Lane LLP', nameKey: 'harrow lane' }).returning()
  const contact = { firmId: firm?.id ?? 0, name: 'Robin Hale', email: 'robin@harrow.example' }
  const [robin] = await db.insert(firmContacts).values(contact).returning()
  const person = { isPerson: true, city: 'Boston', region: 'MA', practiceAreas: ['Tax'] }
  const [maya, noEmail] = await db
    .insert(candidates)
    .values([
      { ...person, name: 'Maya Chen', email: 'maya@example.com' },
      { ...person, name: 'Bo Ruiz' },
      { ...person, name: 'Ann Lee', email: 'ann@example.com' },
      { ...person, name: 'Ann Lee', email: 'lee@example.com' },
    ])
    .returning()
  const job = await addJob({
    title: 'Tax Associate',
    firmName: 'Harrow Lane LLP',
    firmId: firm?.id ?? null,
    isActive: false,
  })
  known = { maya: maya?.id ?? 0, noEmail: noEmail?.id ?? 0, firm: firm?.id ?? 0, contact: robin?.id ?? 0, job: job.id }
})

const header = 'Candidate,Email,Client Corporation,Job Title,Status,Date Added,Contact,Comments'
const checked = (...lines: string[]) => checkedImport(admin, 'submissions', `${[header, ...lines].join('\n')}\n`)
const run = (id: number) => finishedImport(admin, id)
const undo = (id: number) => undoneImport(admin, id)
const rowsOf = (id: number, verdict: string) => importRowsOf(admin, id, verdict)
const stored = () => testDeps().db.select().from(clientSubmissions).orderBy(clientSubmissions.id)
const mayaLine =
  'Maya Chen,maya@example.com,Harrow Lane,tax associate,Client Rejected,2025-03-10,robin@harrow.example,Too junior'

test('imports a submission as history, with its application and nothing else', async () => {
  const { id, counts } = await checked(mayaLine)
  expect(counts).toMatchObject({ new: 1, bad: 0 })
  expect(await stored()).toEqual([])
  expect(await run(id)).toMatchObject({ state: 'done', counts: { added: 1 } })
  const { db } = testDeps()
  const [application] = await db.select().from(jobApplications)
  expect(application).toMatchObject({
    candidateId: known.maya,
    jobId: known.job,
    applicantEmail: 'maya@example.com',
    status: 'rejected_by_client',
    source: 'staff',
    location: 'Boston, MA',
    primaryPracticeArea: 'Tax',
  })
  const [submission] = await stored()
  expect(submission).toMatchObject({
    applicationId: application?.id,
    companyName: 'Harrow Lane',
    firmId: known.firm,
    jobId: known.job,
    contactId: known.contact,
    status: 'rejected_by_client',
    notes: 'Too junior',
    importId: id,
    sentAt: null,
    gate: null,
  })
  expect(submission?.createdAt.toISOString()).toBe('2025-03-10T16:00:00.000Z')
  for (const table of [mails, ownerships, evidence, applicationUnread])
    expect(await db.select().from(table)).toEqual([])
  const path = `/api/applications/${application?.id}/client-submissions`
  const [shown] = await (await call('GET', path, { as: admin })).json<ClientSubmission[]>()
  expect(shown).toMatchObject({ isImported: true, findings: null })
})

test('says which record of a row is missing', async () => {
  const { id, counts } = await checked(
    'Nobody,nobody@example.com,Harrow Lane,Tax Associate,,,,',
    'Maya Chen,maya@example.com,Unknown LLP,Tax Associate,,,,',
    'Maya Chen,maya@example.com,Harrow Lane,Other Job,,,,',
    'Ann Lee,,Harrow Lane,Tax Associate,,,,',
    'Bo Ruiz,,Harrow Lane,Tax Associate,,,,',
    'Maya Chen,maya@example.com,Harrow Lane,Tax Associate,Perhaps,3019-01-01,,',
    'Maya Chen,maya@example.com,,,,,,',
    mayaLine,
    mayaLine,
  )
  expect(counts).toMatchObject({ new: 1, bad: 8 })
  const problems = (await rowsOf(id, 'bad')).map(({ row, problems: all }) => [row, ...all.map(({ column }) => column)])
  expect(problems).toEqual([
    [2, 'Email'],
    [3, 'Client Corporation'],
    [4, 'Job Title'],
    [5, 'Email'],
    [6, 'Email'],
    [7, 'Status', 'Date Added'],
    [8, 'Client Corporation', 'Job Title'],
    [10, 'Email'],
  ])
})

test('asks about a person found by name and a submission on record', async () => {
  await run((await checked(mayaLine)).id)
  const again = await checked(mayaLine, mayaLine.replace('Client Rejected', 'Placed'))
  expect(again.counts).toMatchObject({ same: 1, bad: 1 })
  const other = await checked(mayaLine.replace('Client Rejected', 'Placed'))
  expect(other.counts).toMatchObject({ possible: 1 })
  expect((await rowsOf(other.id, 'possible'))[0]?.target?.name).toBe('Harrow Lane')
  const update = { row: 2, choice: 'update' }
  expect((await call('POST', `/api/imports/${other.id}/decisions`, { as: admin, body: update })).status).toBe(400)
  await call('POST', `/api/imports/${other.id}/decisions`, { as: admin, body: { choice: 'new' } })
  expect(await run(other.id)).toMatchObject({ counts: { added: 1 } })
  expect((await stored()).map(({ status }) => status)).toEqual(['rejected_by_client', 'hired'])
  await testDeps().db.update(candidates).set({ email: 'bo@example.com' }).where(eq(candidates.id, known.noEmail))
  const byName = await checked('bo ruiz,,Harrow Lane,Tax Associate,Submitted,,,')
  expect(byName.counts).toMatchObject({ possible: 1 })
  expect((await rowsOf(byName.id, 'possible'))[0]?.problems[0]?.message).toMatch('Found by the name alone: Bo Ruiz')
})

test('makes a submission once when two imports of one file run', async () => {
  const [first, second] = [await checked(mayaLine), await checked(mayaLine)]
  expect(await run(first.id)).toMatchObject({ counts: { added: 1 } })
  expect(await run(second.id)).toMatchObject({ counts: { added: 0 } })
  expect(await stored()).toHaveLength(1)
})

test('undoes submissions with their applications, and keeps changed ones', async () => {
  const ann = 'Ann Lee,ann@example.com,Harrow Lane,Tax Associate,Submitted,2025-01-02,,'
  const { id } = await checked(mayaLine, ann)
  await run(id)
  const [, second] = await stored()
  const path = `/api/client-submissions/${second?.id}`
  expect((await call('PATCH', path, { as: admin, body: { notes: 'New' } })).status).toBe(200)
  expect(await undo(id)).toMatchObject({ state: 'undone', counts: { kept: 1 } })
  expect((await stored()).map((one) => one.id)).toEqual([second?.id])
  const left = await testDeps().db.select().from(jobApplications)
  expect(left.map(({ applicantEmail }) => applicantEmail)).toEqual(['ann@example.com'])
})
