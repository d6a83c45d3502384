import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { correspondence } from '#worker/features/candidates/inbound-mail/inbound-mail.table.ts'
import { candidateEvents, candidates } from '#worker/features/candidates/people/people.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import {
  checkedImport,
  finishedImport,
  importDetail,
  importRowsOf,
  undoneImport,
  uploadImport,
} from '#worker/test/imports.ts'
import { importRows } from './imports.table.ts'
import { checkImport, runImport } from './run-import.service.ts'

let admin: TestSession
let n = 0
beforeEach(async () => {
  admin = await signedIn('admin')
  n += 1
})

const json = async <T>(response: Response) => (await response.json()) as T
const deps = () => testDeps({ now: () => new Date() })
const upload = (csv: string) => call('POST', '/api/imports?name=people.csv', { as: admin, raw: csv })
const people = () => testDeps().db.select().from(candidates)
/** Rows of every table but those of imports and of what runs in the background. */
async function recordCounts(): Promise<Record<string, unknown>> {
  const { results } = await env.DB.prepare(
    `select name from sqlite_master where type = 'table' and sql not like 'create virtual%' and name not like '\\_cf%' escape '\\'
      and name not like 'sqlite\\_%' escape '\\' and name not in ('imports', 'import_rows', 'outbox')`,
  ).all<{ name: string }>()
  const counts = results.map(({ name }) => `(select count(*) from "${name}") as "${name}"`)
  const half = Math.ceil(counts.length / 2)
  const parts = [counts.slice(0, half), counts.slice(half)]
  const rows = await Promise.all(parts.map((part) => env.DB.prepare(`select ${part.join(', ')}`).first()))
  return Object.assign({}, ...rows) as Record<string, unknown>
}
const at = (name: string) => `${name}.${n}@example.com`

const uploaded = (csv: string) => uploadImport(admin, 'candidates', csv)
const checked = (csv: string) => checkedImport(admin, 'candidates', csv)
const run = (id: number) => finishedImport(admin, id)
const detail = (id: number) => importDetail(admin, id)
const rowsOf = (id: number, verdict: string) => importRowsOf(admin, id, verdict)

test('checks 500 rows without writing a record, then makes them', async () => {
  const known = Array.from({ length: 12 }, (_, i) => ({ name: `Known ${i}`, email: at(`known${i}`), isPerson: true }))
  const alike = Array.from({ length: 5 }, (_, i) => ({
    name: `Alike ${i} of ${n}`,
    lastFirmName: 'Crane LLP',
    isPerson: true,
  }))
  for (const one of [...known, ...alike]) await testDeps().db.insert(candidates).values(one)
  const lines = [
    ...Array.from({ length: 480 }, (_, i) => `New ${i},${at(`new${i}`)},Firm ${i},2015,Yale Law School`),
    ...known.map(({ name, email }) => `${name},${email},,`),
    ...alike.map(({ name }) => `${name},,Crane LLP,`),
    ',nobody@example.com,,',
    'Bad Email,not an address,,',
    `Bad Year,${at('year')},,3019`,
  ]
  const before = (await people()).length
  const records = await recordCounts()
  const check = await checked(`Name,Email,Firm,Class Year,Law School\n${lines.join('\n')}\n`)
  expect(check).toMatchObject({ state: 'checked', counts: { new: 480, same: 12, possible: 5, bad: 3, undecided: 5 } })
  expect(await recordCounts()).toEqual(records)
  expect((await rowsOf(check.id, 'bad')).map(({ row, name, problems }) => [row, name, problems[0]?.column])).toEqual([
    [499, null, 'Name'],
    [500, 'Bad Email', 'Email'],
    [501, 'Bad Year', 'Class Year'],
  ])
  expect(await run(check.id)).toMatchObject({ state: 'done', counts: { added: 480, filled: 0 } })
  const made = (await people()).slice(before)
  expect(made.map(({ lawSchool }) => lawSchool)).toEqual(Array.from({ length: 480 }, () => 'Yale Law School'))
  expect(await testDeps().db.select().from(mails)).toEqual([])

  const [edited] = made
  const change = { city: 'Reno', version: 1 }
  expect((await call('PATCH', `/api/candidates/${edited?.id}`, { as: admin, body: change })).status).toBe(200)
  expect(await undoneImport(admin, check.id)).toMatchObject({ state: 'undone', counts: { kept: 1 } })
  expect((await people()).slice(before)).toMatchObject([{ id: edited?.id, city: 'Reno' }])
  expect(await rowsOf(check.id, 'kept')).toMatchObject([{ target: { id: edited?.id, name: edited?.name } }])
  const report = await (await call('GET', `/api/imports/${check.id}/report.csv`, { as: admin })).text()
  expect(report.match(/,left as it is,.*/g)).toEqual([expect.stringContaining(`,${edited?.name},`)])
})

test('ends the same when it is cut off and delivered twice', async () => {
  const lines = Array.from({ length: 600 }, (_, i) => `Twice ${i},${at(`twice${i}`)}`)
  const { id } = await checked(`Name,Email\n${lines.join('\n')}\n`)
  await call('POST', `/api/imports/${id}/run`, { as: admin })
  const before = (await people()).length
  // Each invocation ends after one slice; two of them run at once, and beside the one that the queue delivers.
  const once = () => {
    let asked = 0
    return { ...deps(), budget: { queries: () => 0, isSpent: () => asked++ > 0 } }
  }
  await Promise.all([runImport(once(), id), runImport(once(), id)])
  while (await runImport(once(), id));
  await runImport(deps(), id)
  const made = await people()
  expect(made.length).toBe(before + 600)
  const logged = await testDeps().db.select().from(candidateEvents).where(eq(candidateEvents.kind, 'imported'))
  const ids = new Set(made.filter(({ importId }) => importId === id).map((one) => one.id))
  expect(logged.filter(({ candidateId }) => ids.has(candidateId)).length).toBe(600)
  expect(await detail(id)).toMatchObject({ state: 'done', progress: 600, counts: { added: 600 } })
})

test('fills empty fields, and undoing restores all but what changed since', async () => {
  await testDeps()
    .db.insert(candidates)
    .values({ name: 'Ann Lee', email: at('ann'), city: 'Boston', isPerson: true })
  const csv = `Name,Email,City,Firm\nAnn Lee,${at('ann')},Miami,Crane LLP\nBo,${at('bo')},,\nCy,${at('cy')},,\n`
  const { id, counts } = await checked(csv)
  expect(counts).toMatchObject({ new: 2, update: 1 })
  await run(id)
  const byEmail = async (email: string) => (await people()).find((one) => one.email === email)
  expect(await byEmail(at('ann'))).toMatchObject({ city: 'Boston', lastFirmName: 'Crane LLP' })
  const cy = await byEmail(at('cy'))
  expect(
    (await call('PATCH', `/api/candidates/${cy?.id}`, { as: admin, body: { city: 'Reno', version: 1 } })).status,
  ).toBe(200)

  expect(await undoneImport(admin, id)).toMatchObject({ state: 'undone', counts: { kept: 1 } })
  expect(await byEmail(at('ann'))).toMatchObject({ city: 'Boston', lastFirmName: null })
  expect(await byEmail(at('bo'))).toBeUndefined()
  expect(await byEmail(at('cy'))).toMatchObject({ city: 'Reno' })
  const again = await call('POST', `/api/imports/${id}/undo`, { as: admin })
  expect(again.status).toBe(409)
})

test('undoing leaves people alone who got an email since', async () => {
  const { id } = await checked(`Name,Email\nGil,${at('gil')}\nHal,${at('hal')}\n`)
  await run(id)
  const gil = (await people()).find(({ email }) => email === at('gil'))
  const filed = { direction: 'in', at: new Date(), subject: 'Hello', text: 'Hello', messageKey: at('key') } as const
  await testDeps()
    .db.insert(correspondence)
    .values({ ...filed, candidateId: gil?.id ?? null, email: at('gil') })
  expect(await undoneImport(admin, id)).toMatchObject({ state: 'undone', counts: { kept: 1 } })
  const left = (await people()).map(({ email }) => email)
  expect([left.includes(at('gil')), left.includes(at('hal'))]).toEqual([true, false])
})

test('lets an admin decide about possible duplicates', async () => {
  const phone = `212555${String(1000 + n)}`
  await testDeps().db.insert(candidates).values({ name: 'Dee', phone, phoneKey: phone, isPerson: true })
  const { id } = await checked(`Name,Phone,Firm\nDeirdre,${phone},Crane LLP\n`)
  const [row] = await rowsOf(id, 'possible')
  expect(row).toMatchObject({ row: 2, target: { name: 'Dee' }, choice: null })
  const decision = { row: 2, choice: 'update' }
  expect((await call('POST', `/api/imports/${id}/decisions`, { as: admin, body: decision })).status).toBe(200)
  const wrong = { row: 99, choice: 'update' }
  expect((await call('POST', `/api/imports/${id}/decisions`, { as: admin, body: wrong })).status).toBe(404)
  expect(await run(id)).toMatchObject({ counts: { added: 0, filled: 1 } })
  expect((await people()).find((one) => one.phoneKey === phone)).toMatchObject({
    name: 'Dee',
    lastFirmName: 'Crane LLP',
  })
})

test('recognizes people as intake does: under a nickname, unless class years differ', async () => {
  const last = `Quill${String.fromCodePoint(97 + n)}`
  const merged = { name: 'Old Record', email: at('old'), isPerson: true }
  const [known] = await testDeps()
    .db.insert(candidates)
    .values({ name: `Katherine ${last}`, email: at('kat'), jdYear: 2010, isPerson: true })
    .returning()
  await testDeps()
    .db.insert(candidates)
    .values({ ...merged, mergedIntoId: known?.id ?? null })
  const lines = [
    `Kate ${last},,2011`,
    `Kate M. ${last},${at('kate')},`,
    `Kate ${last},,2019`,
    `Any Name,${at('old')},2010`,
  ]
  const { id, counts } = await checked(`Name,Email,Class Year\n${lines.join('\n')}\n`)
  expect(counts).toMatchObject({ possible: 2, new: 1, same: 1 })
  const rows = await rowsOf(id, 'possible')
  expect(rows.map(({ row, target }) => [row, target?.id])).toEqual([
    [2, known?.id],
    [3, known?.id],
  ])
})

test('fills one record from several rows, the first of them first', async () => {
  const phone = `212556${String(1000 + n)}`
  await testDeps().db.insert(candidates).values({ name: 'Kit', phone, phoneKey: phone, isPerson: true })
  const lines = [`Kit A,${phone},Crane LLP,,,NY`, `Kit B,${phone},Other LLP,Boston,MA,`, `Kit C,${phone},,Reno,,CA; NV`]
  const { id } = await checked(`Name,Phone,Firm,City,State,Bar\n${lines.join('\n')}\n`)
  await call('POST', `/api/imports/${id}/decisions`, { as: admin, body: { choice: 'update' } })
  expect(await run(id)).toMatchObject({ counts: { added: 0, filled: 3 } })
  const kit = async () => (await people()).find((one) => one.phoneKey === phone)
  const filled = { lastFirmName: 'Crane LLP', city: 'Boston', region: 'MA', barStates: ['NY'] }
  expect(await kit()).toMatchObject({ name: 'Kit', ...filled })
  expect(await undoneImport(admin, id)).toMatchObject({ state: 'undone', counts: { kept: 0 } })
  expect(await kit()).toMatchObject({ lastFirmName: null, city: null, region: null, barStates: [] })
})

test('undoes a record that rows of several slices filled', async () => {
  const phones = ['7', '8'].map((last) => `21255${last}${String(1000 + n)}`)
  const made = ['Lou', 'Max'].map((name, i) => ({ name, phone: phones[i], phoneKey: phones[i], isPerson: true }))
  await testDeps().db.insert(candidates).values(made)
  const others = Array.from({ length: 300 }, (_, i) => `Slice ${i},,,,${at(`slice${i}`)}`)
  const [firm, city] = [(i: number) => `X,${phones[i]},Crane LLP,,`, (i: number) => `X,${phones[i]},,Boston,`]
  const { id } = await checked(
    `Name,Phone,Firm,City,Email\n${[firm(0), firm(1), ...others, city(0), city(1)].join('\n')}\n`,
  )
  await call('POST', `/api/imports/${id}/decisions`, { as: admin, body: { choice: 'update' } })
  await call('POST', `/api/imports/${id}/run`, { as: admin })
  let asked = 0
  await runImport({ ...deps(), budget: { queries: () => 0, isSpent: () => asked++ > 0 } }, id)
  const person = async (name: string) =>
    (await people()).find((one) => one.name === name && phones.includes(one.phone ?? ''))
  const max = await person('Max')
  // Somebody changes one of the two between the slices.
  const change = { lawSchool: 'Yale Law School', version: max?.version }
  expect((await call('PATCH', `/api/candidates/${max?.id}`, { as: admin, body: change })).status).toBe(200)
  await runImport(deps(), id)
  expect(await person('Lou')).toMatchObject({ lastFirmName: 'Crane LLP', city: 'Boston' })
  expect(await undoneImport(admin, id)).toMatchObject({ state: 'undone', progress: 304, counts: { kept: 2 } })
  expect(await person('Lou')).toMatchObject({ lastFirmName: null, city: null })
  expect(await person('Max')).toMatchObject({ lastFirmName: 'Crane LLP', city: 'Boston', lawSchool: 'Yale Law School' })
})

test('reports each row, with formulas as text', async () => {
  const { id } = await checked(`Name,Email,Notes\n=HYPERLINK("x"),${at('eve')},\nEve Two,${at('eve')},\n`)
  await run(id)
  const report = await (await call('GET', `/api/imports/${id}/report.csv`, { as: admin })).text()
  expect(report.split('\r\n')).toEqual([
    'Row,Check,Problems,Result,Name,Email,Notes',
    `2,new,,added,"'=HYPERLINK(""x"")",${at('eve')},`,
    `3,problem,Email: Row 2 has the same email.,left out,Eve Two,${at('eve')},`,
    '',
  ])
})

test('remembers the columns of files with the same headers', async () => {
  const csv = `Who ${n},Mail ${n}\nFay,${at('fay')}\n`
  const first = await uploaded(csv)
  expect(first).toMatchObject({ columns: ['', 'email'], isRemembered: false })
  await call('POST', `/api/imports/${first.id}/check`, { as: admin, body: { columns: ['name', 'email'] } })
  await checkImport(deps(), first.id)
  await run(first.id)
  expect(await uploaded(csv)).toMatchObject({ columns: ['name', 'email'], isRemembered: true })
})

test('leaves nothing behind of a file that can’t be read', async () => {
  const before = await testDeps().db.$count(importRows)
  const rows = Array.from({ length: 600 }, (_, i) => `Row ${i}`).join('\n')
  const refused = await upload(`Name\n${rows}\n"never closed\n`)
  expect(refused.status).toBe(400)
  expect(await json(refused)).toMatchObject({ message: expect.stringMatching(/Row 602 never ends/) })
  expect(await testDeps().db.$count(importRows)).toBe(before)
  expect((await upload('')).status).toBe(400)
  expect((await upload('Name\n')).status).toBe(400)
  expect((await upload('Name\nBo,too,many\n')).status).toBe(400)
})

test('takes files larger than a form', async () => {
  const rows = Array.from({ length: 3_000 }, (_, i) => `Row ${i},${'x'.repeat(200)}`).join('\n')
  expect(await uploaded(`Name,Notes\n${rows}\n`)).toMatchObject({ total: 3_000, columns: ['name', 'notes'] })
})

test('refuses columns that can’t be checked, and steps out of order', async () => {
  const { id } = await uploaded(`Name,Email\nGus,${at('gus')}\n`)
  for (const columns of [['', 'email'], ['name'], ['name', 'name'], ['name', 'nothing']]) {
    expect((await call('POST', `/api/imports/${id}/check`, { as: admin, body: { columns } })).status).toBe(400)
  }
  expect((await call('POST', `/api/imports/${id}/run`, { as: admin })).status).toBe(409)
  expect((await call('POST', `/api/imports/${id}/undo`, { as: admin })).status).toBe(409)
  expect((await call('DELETE', `/api/imports/${id}`, { as: admin })).status).toBe(204)
  expect((await call('GET', `/api/imports/${id}`, { as: admin })).status).toBe(404)
})

test('erases a person from the rows of an import', async () => {
  await uploaded(`Name,Reach\nHal,${at('hal')}\n`)
  const held = async () =>
    (await testDeps().db.select().from(importRows)).filter(({ email }) => email === at('hal')).length
  expect(await held()).toBe(1)
  const erased = await call('POST', '/api/candidate-data/erase', { as: admin, body: { email: at('hal') } })
  expect(erased.status).toBe(200)
  expect(await held()).toBe(0)
})

test('deletes rows when an import can’t be undone any more', async () => {
  const { id } = await checked(`Name,Email\nIda,${at('ida')}\n`)
  await run(id)
  const later = new Date(Date.now() + 8 * 24 * 3600_000)
  await testDeps().imports.sweep({ undoEnded: later, readingEnded: later })
  expect((await testDeps().db.select().from(importRows)).filter(({ importId }) => importId === id)).toEqual([])
  expect((await detail(id)).state).toBe('done')
})
