import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { firmAliases, firmEvents, firmOffices, firms } from '#worker/features/jobs/firms/firms.table.ts'
import { people } from '#worker/features/sourcing/people-search/people/people.table.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { checkedImport, finishedImport, importRowsOf, undoneImport } from '#worker/test/imports.ts'
import { addJob } from '#worker/test/applications.ts'

let admin: TestSession
beforeEach(async () => {
  admin = await signedIn('admin')
  const { db } = testDeps()
  await db.delete(firmContacts)
  await db.delete(firms)
})

const checked = (kind: 'firms' | 'contacts', csv: string) => checkedImport(admin, kind, csv)
const run = (id: number) => finishedImport(admin, id)
const undo = (id: number) => undoneImport(admin, id)
const rowsOf = (id: number, verdict: string) => importRowsOf(admin, id, verdict)
const addFirm = async (body: object): Promise<number> => {
  const added = await call('POST', '/api/firms', { as: admin, body })
  expect(added.status).toBe(201)
  return (await added.json<{ id: number }>()).id
}
const storedFirms = () => testDeps().db.select().from(firms).orderBy(firms.id)
const storedContacts = () => testDeps().db.select().from(firmContacts).orderBy(firmContacts.id)

test('makes firms with their names and offices and writes nothing before', async () => {
  const csv = `Name,Other names,Kind,Client,Offices,Website,Am Law rank,Lawyers
Harrow Lane LLP,Harrow; HLL,Law firm,yes,"New York, NY; Boston, Massachusetts",harrowlane.com,84,"1,200"
Crane Motors Inc.,,company,no,,,,
Harrow Lane L.L.P.,,,,,,,
,Nobody,,,,,,
Odd One,,Bakery,maybe,,not an address,0,many
`
  const { id, counts } = await checked('firms', csv)
  expect(counts).toMatchObject({ new: 2, bad: 3 })
  expect(await storedFirms()).toEqual([])
  expect((await rowsOf(id, 'bad')).map(({ row, problems }) => [row, ...problems.map(({ column }) => column)])).toEqual([
    [4, 'Name'],
    [5, 'Name'],
    [6, 'Kind', 'Client', 'Am Law rank', 'Lawyers', 'Website'],
  ])
  expect(await run(id)).toMatchObject({ state: 'done', counts: { added: 2 } })
  const [harrow, crane] = await storedFirms()
  expect(harrow).toMatchObject({
    name: 'Harrow Lane LLP',
    nameKey: 'harrow lane',
    isClient: true,
    isVerified: true,
    website: 'https://harrowlane.com',
    amLawRank: 84,
    headcount: 1_200,
    importId: id,
  })
  expect(crane).toMatchObject({ name: 'Crane Motors Inc.', kind: 'company', isClient: false })
  const { db } = testDeps()
  expect((await db.select().from(firmAliases)).map(({ aliasKey }) => aliasKey)).toEqual(['harrow', 'hll'])
  const offices = await db.select().from(firmOffices).orderBy(firmOffices.id)
  expect(offices.map(({ city, state, isMain }) => [city, state, isMain])).toEqual([
    ['New York', 'NY', true],
    ['Boston', 'MA', false],
  ])
  expect((await db.select().from(firmEvents)).map(({ kind, actorId }) => [kind, actorId])).toEqual([
    ['imported', admin.user.id],
    ['imported', admin.user.id],
  ])
  expect(await db.select().from(mails)).toEqual([])
})

test('finds a firm by its names and asks where only another name is shared', async () => {
  const harrow = await addFirm({ name: 'Harrow Lane LLP', aliases: [{ name: 'HLL' }], notes: 'Ours' })
  const csv = `Name,Other names,Notes,Website
"HARROW LANE, LLP",,Theirs,https://www.example.com
Harrow Street LLP,HLL,,
`
  const { id, counts } = await checked('firms', csv)
  expect(counts).toMatchObject({ new: 0, update: 1, bad: 1 })
  expect((await rowsOf(id, 'bad'))[0]?.problems[0]?.message).toBe('Row 2 is the same firm.')
  await run(id)
  expect(await storedFirms()).toMatchObject([
    { id: harrow, notes: 'Ours', website: 'https://www.example.com', version: 2 },
  ])

  const other = await checked('firms', 'Name,Other names\nHarrow Street LLP,HLL\n')
  expect(other.counts).toMatchObject({ possible: 1, undecided: 1 })
  expect((await rowsOf(other.id, 'possible'))[0]?.target).toEqual({ id: harrow, name: 'Harrow Lane LLP' })
  const body = { row: 2, choice: 'new' }
  expect((await call('POST', `/api/imports/${other.id}/decisions`, { as: admin, body })).status).toBe(200)
  await run(other.id)
  expect((await storedFirms()).map(({ name }) => name)).toEqual(['Harrow Lane LLP', 'Harrow Street LLP'])
  const names = await testDeps().db.select().from(firmAliases)
  expect(names.map(({ firmId, name }) => [firmId, name])).toEqual([[harrow, 'HLL']])
})

test('verifies a firm that a typed name made and takes its kind', async () => {
  await testDeps().db.insert(firms).values({ name: 'Crane Motors', nameKey: 'crane motors' })
  const { id, counts } = await checked('firms', 'Name,Kind,Client\nCrane Motors Inc.,Company,yes\n')
  expect(counts).toMatchObject({ update: 1 })
  await run(id)
  expect(await storedFirms()).toMatchObject([{ kind: 'company', isClient: true, isVerified: true }])
  expect((await checked('firms', 'Name,Kind,Client\nCrane Motors,Company,yes\n')).counts).toMatchObject({ same: 1 })
})

test('undoes firms, and keeps those that were changed or used since', async () => {
  const harrow = await addFirm({ name: 'Harrow Lane LLP' })
  const csv = `Name,Other names,Offices,Notes
Harrow Lane,HLL,"Boston, MA",Filled
Alder LLP,,,
Birch LLP,,,
Cedar LLP,,,
`
  const { id } = await checked('firms', csv)
  expect(await run(id)).toMatchObject({ counts: { added: 3, filled: 1 } })
  const [, , birch, cedar] = await storedFirms()
  expect((await call('PATCH', `/api/firms/${birch?.id}`, { as: admin, body: { notes: 'New' } })).status).toBe(200)
  await addJob({ firmName: 'Cedar LLP', firmId: cedar?.id ?? null })
  expect(await undo(id)).toMatchObject({ state: 'undone', counts: { kept: 2 } })
  expect((await storedFirms()).map(({ name, notes }) => [name, notes])).toEqual([
    ['Harrow Lane LLP', null],
    ['Birch LLP', 'New'],
    ['Cedar LLP', null],
  ])
  const { db } = testDeps()
  expect(await db.select().from(firmAliases)).toEqual([])
  expect(await db.select().from(firmOffices).where(eq(firmOffices.firmId, harrow))).toEqual([])
})

test('makes a firm once when two imports of one file run', async () => {
  const csv = 'Name\nAlder LLP\nBirch LLP\n'
  const [first, second] = [await checked('firms', csv), await checked('firms', csv)]
  expect(await run(first.id)).toMatchObject({ counts: { added: 2 } })
  expect(await run(second.id)).toMatchObject({ counts: { added: 0 } })
  expect(await storedFirms()).toHaveLength(2)
})

test('makes contacts of firms that are in the directory', async () => {
  const harrow = await addFirm({
    name: 'Harrow Lane LLP',
    aliases: [{ name: 'HLL' }],
    offices: [{ city: 'New York', state: 'NY', isMain: true }],
  })
  await testDeps().db.insert(people).values({
    name: 'Amy Wu',
    nameKey: 'amy wu',
    firm: 'A firm',
    email: 'amy@example.com',
    profileUrl: 'https://example.com/amy',
    urlKey: 'https://example.com/amy',
    doNotContactAt: new Date(),
  })
  const csv = `Company,First name,Last name,Email,Phone,Title,Role,Office
HLL,Robin,Hale,Robin@Harrow.example,212 555 0134,Director,Recruiting,"New York, NY"
Harrow Lane,Robin,Hale,robin@harrow.example,,,,
Harrow Lane,Sam,Ode,,,,,
Nobody LLP,Ann,Lee,ann@example.com,,,,
HLL,,,bo@example.com,,,,
HLL,Amy,Wu,amy@example.com,,,,
HLL,Cy,Hart,not an address,,,Boss,
`
  const { id, counts } = await checked('contacts', csv)
  expect(counts).toMatchObject({ new: 2, bad: 5 })
  const problems = (await rowsOf(id, 'bad')).map(({ row, problems: all }) => [row, ...all.map(({ column }) => column)])
  expect(problems).toEqual([
    [3, 'Last name'],
    [5, 'Company'],
    [6, 'Last name'],
    [7, 'Last name'],
    [8, 'Email', 'Role'],
  ])
  expect(await storedContacts()).toEqual([])
  expect(await run(id)).toMatchObject({ state: 'done', counts: { added: 2 } })
  const [office] = await testDeps().db.select().from(firmOffices)
  expect(await storedContacts()).toMatchObject([
    { firmId: harrow, name: 'Robin Hale', email: 'robin@harrow.example', officeId: office?.id, isConfirmed: true },
    { firmId: harrow, name: 'Sam Ode', email: null, officeId: null },
  ])
  const log = (await testDeps().db.select().from(firmEvents)).map(({ kind, detail }) => [kind, detail])
  expect(log).toContainEqual(['contacts_imported', '2'])
})

test('fills contacts by their address, asks about a shared name, and undoes', async () => {
  const harrow = await addFirm({ name: 'Harrow Lane LLP' })
  const add = (body: object) => call('POST', `/api/firms/${harrow}/contacts`, { as: admin, body })
  await add({ name: 'Robin Hale', email: 'robin@harrow.example', title: 'Director' })
  await add({ name: 'Sam Ode' })
  const csv = `Firm,Name,Email,Phone number,Job title
Harrow Lane,Robin Hale,robin@harrow.example,212 555 0134,Other
Harrow Lane,SAM ODE,sam@harrow.example,,Counsel
Harrow Lane,Cy Hart,cy@harrow.example,,
Harrow Lane,Di Ray,di@harrow.example,,
`
  const { id, counts } = await checked('contacts', csv)
  expect(counts).toMatchObject({ new: 2, update: 1, possible: 1 })
  await call('POST', `/api/imports/${id}/decisions`, { as: admin, body: { choice: 'update' } })
  expect(await run(id)).toMatchObject({ counts: { added: 2, filled: 2 } })
  const [, , cy] = await storedContacts()
  expect(await storedContacts()).toMatchObject([
    { name: 'Robin Hale', phone: '212 555 0134', title: 'Director' },
    { name: 'Sam Ode', email: 'sam@harrow.example', title: 'Counsel' },
    { name: 'Cy Hart' },
    { name: 'Di Ray' },
  ])
  expect((await call('PATCH', `/api/contacts/${cy?.id}`, { as: admin, body: { title: 'Partner' } })).status).toBe(200)
  expect(await undo(id)).toMatchObject({ counts: { kept: 1 } })
  expect(await storedContacts()).toMatchObject([
    { name: 'Robin Hale', phone: null, title: 'Director' },
    { name: 'Sam Ode', email: null, title: null },
    { name: 'Cy Hart', title: 'Partner' },
  ])
})

test('brings firms and contacts back with every field from their lists', async () => {
  await addFirm({
    name: '=Harrow Lane LLP',
    aliases: [{ name: 'HLL' }, { name: 'Harrow' }],
    isClient: true,
    website: 'https://www.example.com/',
    domains: ['example.com', 'harrow.example'],
    amLawRank: 84,
    headcount: 420,
    notes: '=1+1\nSecond line; with signs',
    offices: ['New York', 'Boston', 'Chicago', 'Austin', 'Reno'].map((city, at) => ({
      city,
      state: null,
      isMain: at === 1,
    })),
  })
  const crane = await addFirm({ name: 'Crane Motors', kind: 'company' })
  await call('POST', `/api/firms/${crane}/contacts`, {
    as: admin,
    body: {
      name: 'Robin Hale',
      email: 'robin@crane.example',
      phone: '+1 212 555 0134',
      role: 'billing',
      doNotMail: true,
    },
  })
  await call('POST', `/api/firms/${crane}/contacts`, { as: admin, body: { name: 'Sam Ode', notes: 'A note' } })
  const lists = async () => {
    const read = async (path: string) => (await call('GET', path, { as: admin })).text()
    return { firms: await read('/api/firms.csv'), contacts: await read('/api/contacts.csv') }
  }
  const before = await lists()
  expect(before.contacts).toContain('Crane Motors,Robin Hale,robin@crane.example')
  await testDeps().db.delete(firms)
  for (const kind of ['firms', 'contacts'] as const) {
    const { id, counts } = await checked(kind, before[kind])
    expect(counts).toMatchObject({ new: 2, bad: 0, possible: 0 })
    await run(id)
  }
  expect(await lists()).toEqual(before)
})
