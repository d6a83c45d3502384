import { beforeEach, expect, test } from 'vitest'
import type { ImportDetail } from '#contract/api/workspace/imports.ts'
import type { ImportKind } from '#contract/domain/imports.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { checkedImport, finishedImport, undoneImport } from '#worker/test/imports.ts'

let admin: TestSession
beforeEach(async () => {
  admin = await signedIn('admin')
})

/** Checks a file whose columns of these fields replace what records say. */
const checked = (kind: ImportKind, csv: string, overwrites: readonly string[]) =>
  checkedImport(admin, kind, csv, { overwrites })
const run = ({ id }: ImportDetail) => finishedImport(admin, id)
const undo = ({ id }: ImportDetail) => undoneImport(admin, id)
const person = async (email: string) =>
  (await testDeps().db.select().from(candidates)).find((one) => one.email === email)

const ann = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '(212) 555-0134',
  phoneKey: '2125550134',
  lastFirmName: 'Crane LLP',
  city: 'Boston',
  region: 'MA',
  barStates: ['MA'],
  isPerson: true,
}

test('replaces only the chosen fields of people, and undoing brings them back', async () => {
  await testDeps().db.insert(candidates).values(ann)
  const header = 'Name,Email,Phone,Firm,City,State,Bar,Law school\n'
  const csv = `${header}Anna Lee,ann@example.com,(617) 555-0199,Harrow Lane LLP,Reno,NV,NV; CA,Yale Law School\n`
  const check = await checked('candidates', csv, ['lastFirmName', 'city', 'barStates'])
  expect(check).toMatchObject({ overwrites: ['lastFirmName', 'city', 'barStates'], counts: { update: 1, same: 0 } })
  const done = await run(check)
  expect(done).toMatchObject({ state: 'done', counts: { filled: 1 } })
  expect(await person(ann.email)).toMatchObject({
    name: 'Ann Lee',
    phone: '(212) 555-0134',
    phoneKey: '2125550134',
    lastFirmName: 'Harrow Lane LLP',
    city: 'Reno',
    region: 'NV',
    barStates: ['NV', 'CA'],
    lawSchool: 'Yale Law School',
  })
  await undo(done)
  expect(await person(ann.email)).toMatchObject({ ...ann, lawSchool: null })
})

test('leaves what a file leaves empty or says the same', async () => {
  await testDeps().db.insert(candidates).values(ann)
  const csv = 'Name,Email,Firm,City,State\nAnn Lee,ann@example.com,Crane LLP,,\n'
  const check = await checked('candidates', csv, ['lastFirmName', 'city', 'region'])
  expect(check.counts).toMatchObject({ update: 0, same: 1 })
})

test('takes the first of several rows about one person', async () => {
  await testDeps().db.insert(candidates).values(ann)
  const others = Array.from({ length: 260 }, (_, n) => `Other ${n},,Firm ${n}`)
  const rows = ['X,(212) 555-0134,First LLP', 'Y,(212) 555-0134,Second LLP', ...others, 'Z,(212) 555-0134,Third LLP']
  const check = await checked('candidates', `Name,Phone,Firm\n${rows.join('\n')}\n`, ['lastFirmName'])
  expect(check.counts.possible).toBe(3)
  await call('POST', `/api/imports/${check.id}/decisions`, { as: admin, body: { choice: 'update' } })
  const done = await run(check)
  expect(await person(ann.email)).toMatchObject({ lastFirmName: 'First LLP' })
  await undo(done)
  expect(await person(ann.email)).toMatchObject({ lastFirmName: 'Crane LLP' })
})

test('replaces facts of firms and contacts, and undoing brings them back', async () => {
  const body = { name: 'Harrow Lane LLP', website: 'https://old.example.com', headcount: 40 }
  const made = await call('POST', '/api/firms', { as: admin, body })
  const { id: firmId } = await made.json<{ id: number }>()
  await testDeps().db.insert(firmContacts).values({
    firmId,
    name: 'Robin Hale',
    email: 'robin@example.com',
    title: 'Recruiter',
    phone: '1',
    role: 'recruiting',
  })
  const firm = async () => (await testDeps().db.select().from(firms)).find(({ id }) => id === firmId)
  const contact = async () => (await testDeps().db.select().from(firmContacts)).find((one) => one.firmId === firmId)

  const firmRows = 'Name,Website,Headcount\nHarrow Lane LLP,https://new.example.com,55\n'
  const doneFirms = await run(await checked('firms', firmRows, ['website']))
  expect(doneFirms.counts.filled).toBe(1)
  expect(await firm()).toMatchObject({ website: 'https://new.example.com', headcount: 40 })
  const contactRows = 'Firm,Name,Email,Title,Phone\nHarrow Lane LLP,Robin Hale,robin@example.com,Director,2\n'
  const doneContacts = await run(await checked('contacts', contactRows, ['title']))
  expect(doneContacts.counts.filled).toBe(1)
  expect(await contact()).toMatchObject({ title: 'Director', phone: '1' })

  await undo(doneContacts)
  await undo(doneFirms)
  expect([await firm(), await contact()]).toMatchObject([
    { website: 'https://old.example.com' },
    { title: 'Recruiter' },
  ])
})

test('refuses to replace a name, an address, and facts of a job', async () => {
  const attempts = [
    ['candidates', 'Name,Email\nBo,bo@example.com\n', 'email'],
    ['candidates', 'Name,Email\nBo,bo@example.com\n', 'city'],
    ['jobs', 'Title,Firm,Location,Practice area,Description\nA,B,C,D,E\n', 'description'],
  ] as const
  for (const [kind, csv, field] of attempts) {
    const read = await call('POST', `/api/imports?kind=${kind}&name=file.csv`, { as: admin, raw: csv })
    const { id, columns } = await read.json<ImportDetail>()
    const body = { columns, overwrites: [field] }
    expect((await call('POST', `/api/imports/${id}/check`, { as: admin, body })).status).toBe(400)
  }
})
