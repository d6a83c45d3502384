import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { ImportRow } from '#contract/api/workspace/imports.ts'
import { sweepIntake } from '#worker/features/candidates/intake/intake.service.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { resumeReadings, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { outbox } from '#worker/tasks/tasks.table.ts'
import { wordFile } from '#worker/reading/document/word-file.fixture.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { checkedImport, finishedImport, importDetail } from '#worker/test/imports.ts'
import { readImported } from './import-resumes.service.ts'
import { importRows, imports } from './imports.table.ts'
import { checkImport, undoImport } from './run-import.service.ts'

let admin: TestSession
let n = 0
beforeEach(async () => {
  admin = await signedIn('admin')
  n += 1
})

const deps = () => testDeps({ now: () => new Date() })
const at = (name: string) => `${name}.${n}@example.com`
const resume = (name: string, ...contact: string[]) =>
  wordFile(
    [
      name,
      ...contact,
      'Senior Associate, Cooley LLP, 2019 - Present',
      'EDUCATION',
      'Yale Law School, J.D., 2014',
      'BAR ADMISSIONS',
      'New York',
    ].join('\r'),
  )
const post = (id: number, step: string, body: unknown = {}) =>
  call('POST', `/api/imports/${id}/${step}`, { as: admin, body })
const put = (id: number, row: number, raw: BodyInit) =>
  call('PUT', `/api/imports/${id}/resumes/${row}`, { as: admin, raw })
const personOf = async (name: string) =>
  (
    await testDeps()
      .db.select()
      .from(candidates)
      .where(eq(candidates.email, at(name)))
  )[0]
const storedKeys = async () => (await env.FILES.list({ prefix: 'resumes/' })).objects.map(({ key }) => key)

const checked = (csv: string) => checkedImport(admin, 'candidates', csv)
const run = (id: number) => finishedImport(admin, id)
/** Reads the résumé of a person, as the queue does. */
async function read(name: string): Promise<void> {
  await readImported(deps(), (await personOf(name))?.resumeId ?? '')
}

test('puts each résumé on the record of its row, and reads it', async () => {
  const csv = `Name,Email,Résumé\nAda Byrne,${at('ada')},ada.doc\nBea Cole,${at('bea')},scans/bea.doc\nCy,${at('cy')},\n`
  const { id, columns, counts } = await checked(csv)
  expect([columns, counts.resumes]).toEqual([['name', 'email', 'resumeFile'], 2])
  const listed = await call('GET', `/api/imports/${id}/resumes`, { as: admin })
  expect(await listed.json()).toEqual({
    items: [
      { row: 2, file: 'ada.doc', isReceived: false },
      { row: 3, file: 'scans/bea.doc', isReceived: false },
    ],
    nextCursor: null,
  })
  expect((await put(id, 2, resume('Ada Byrne'))).status).toBe(200)
  // An answer that was lost: the file is sent again.
  expect((await put(id, 2, resume('Ada Byrne'))).status).toBe(200)
  expect((await importDetail(admin, id)).receivedResumes).toBe(1)
  expect(await run(id)).toMatchObject({ state: 'done', counts: { added: 3 } })
  const ada = await personOf('ada')
  expect(
    await testDeps()
      .db.select()
      .from(resumes)
      .where(eq(resumes.id, ada?.resumeId ?? '')),
  ).toMatchObject([{ originalName: 'ada.doc', isFromStaff: true, mimeType: 'application/msword' }])
  expect((await personOf('bea'))?.resumeId).toBeNull()
  const queued = (await testDeps().db.select().from(outbox)).filter(({ task }) => task === 'file.read-imported')
  expect(queued.map(({ payload }) => payload)).toEqual([JSON.stringify({ resumeId: ada?.resumeId })])
  await read('ada')
  expect(await personOf('ada')).toMatchObject({ jdYear: 2014, barStates: ['NY'], lastFirmName: 'Cooley LLP' })
  expect((await call('GET', `/api/resumes/${ada?.resumeId}`, { as: admin })).status).toBe(200)
  expect(await testDeps().db.$count(mails)).toBe(0)
  const report = await (await call('GET', `/api/imports/${id}/report.csv`, { as: admin })).text()
  expect(report.split('\r\n').map((line) => line.split(',')[4])).toEqual(['Résumé', 'added', 'no file', '', undefined])
})

test('takes a résumé only for a checked row that names one, and only a document', async () => {
  const { id } = await checked(
    `Name,Email,Résumé\nAda,${at('ada')},ada.pdf\nBea,${at('bea')},\n,${at('bad')},bad.pdf\n`,
  )
  const pdf = new TextEncoder().encode('%PDF-1.7\n%%EOF\n')
  const statuses = async (...sent: [number, BodyInit][]) => {
    const answers = []
    for (const [row, raw] of sent) answers.push((await put(id, row, raw)).status)
    return answers
  }
  expect(await statuses([3, pdf], [4, pdf], [99, pdf])).toEqual([404, 404, 404])
  expect(await statuses([2, ''], [2, 'a text'], [2, resume('Ada')])).toEqual([400, 415, 415])
  expect(await statuses([2, new Uint8Array(5 * 1024 * 1024 + 1)])).toEqual([413])
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) })
  expect(await statuses([2, endless])).toEqual([413])
  expect(await storedKeys()).toEqual([])
  await testDeps()
    .db.update(imports)
    .set({ resumeBytes: 1024 ** 3 })
    .where(eq(imports.id, id))
  const full = await put(id, 2, pdf)
  expect([full.status, ((await full.json()) as { code: string }).code]).toEqual([409, 'resumes_full'])
  await run(id)
  expect(await statuses([2, pdf])).toEqual([409])
})

test('an undo takes back the résumés, also of records that their reading filled', async () => {
  const known = { name: 'Kim Known', email: at('kim'), isPerson: true }
  const other = { name: 'Lee Known', email: at('lee'), isPerson: true }
  await testDeps()
    .db.insert(resumes)
    .values({ id: `own-${n}`, isFromStaff: true })
  await testDeps()
    .db.insert(candidates)
    .values([known, { ...other, resumeId: `own-${n}` }])
  const lines = ['ada', 'kim', 'lee', 'max'].map((name) => `${name} Known,${at(name)},${name}.doc`)
  const { id, counts } = await checked(`Name,Email,Résumé\n${lines.join('\n')}\n`)
  expect(counts).toMatchObject({ new: 2, update: 1, same: 1 })
  for (const row of [2, 3, 4, 5]) expect((await put(id, row, resume(`Person ${row}`))).status).toBe(200)
  await run(id)
  expect((await personOf('lee'))?.resumeId).toBe(`own-${n}`)
  for (const name of ['ada', 'kim', 'max']) await read(name)
  expect(await personOf('kim')).toMatchObject({ jdYear: 2014, lawSchool: 'Yale Law School' })
  const max = await personOf('max')
  const edit = { city: 'Reno', version: max?.version }
  expect((await call('PATCH', `/api/candidates/${max?.id}`, { as: admin, body: edit })).status).toBe(200)
  await post(id, 'undo')
  await undoImport(deps(), id)
  expect(await importDetail(admin, id)).toMatchObject({ state: 'undone', counts: { kept: 1 } })
  expect(await personOf('ada')).toBeUndefined()
  expect(await personOf('kim')).toMatchObject({ resumeId: null, jdYear: null, lawSchool: null, barStates: [] })
  expect((await personOf('max'))?.resumeId).toBe(max?.resumeId)
  await sweepIntake(deps())
  const left = await testDeps().db.select({ id: resumes.id }).from(resumes)
  expect(left.map((one) => one.id).toSorted()).toEqual([`own-${n}`, max?.resumeId].toSorted())
  expect(await storedKeys()).toEqual([`resumes/${max?.resumeId}`])
})

test('a reading after somebody’s change leaves the record for the undo to keep', async () => {
  const { id } = await checked(`Name,Email,Résumé\nAda,${at('ada')},ada.doc\n`)
  await put(id, 2, resume('Ada'))
  await run(id)
  const ada = await personOf('ada')
  await call('PATCH', `/api/candidates/${ada?.id}`, { as: admin, body: { city: 'Reno', version: ada?.version } })
  await read('ada')
  await post(id, 'undo')
  await undoImport(deps(), id)
  expect(await personOf('ada')).toMatchObject({ city: 'Reno', jdYear: 2014 })
})

test('releases files whose row names another after a second check', async () => {
  const csv = `Name,Email,Résumé,CV file\nAda,${at('ada')},ada.doc,ada two.doc\nBea,${at('bea')},bea.doc,bea.doc\n`
  const { id } = await checked(csv)
  await put(id, 2, resume('Ada'))
  await put(id, 3, resume('Bea'))
  await post(id, 'check', { columns: ['name', 'email', '', 'resumeFile'] })
  await checkImport(deps(), id)
  const { items } = (await (await call('GET', `/api/imports/${id}/rows?verdict=new`, { as: admin })).json()) as {
    items: ImportRow[]
  }
  expect(items.map(({ resume: one }) => one)).toEqual([
    { file: 'ada two.doc', isReceived: false },
    { file: 'bea.doc', isReceived: true },
  ])
})

test('erases a person’s résumé from an import that was not run', async () => {
  const { id } = await checked(`Name,Email,Résumé\nAda,${at('ada')},ada.doc\nBea,${at('bea')},bea.doc\n`)
  await put(id, 2, resume('Ada'))
  await put(id, 3, resume('Bea'))
  const body = { email: at('ada') }
  const found = await (await call('POST', '/api/candidate-data/export', { as: admin, body })).text()
  expect(found).toContain('files/1 ada.')
  expect((await call('POST', '/api/candidate-data/erase', { as: admin, body })).status).toBe(200)
  const rows = await testDeps().db.select().from(importRows).where(eq(importRows.importId, id))
  expect(rows.map(({ row }) => row)).toEqual([3])
  expect((await testDeps().db.select().from(resumes)).map((one) => one.id)).toEqual([rows[0]?.resumeId])
  expect(await testDeps().db.$count(resumeReadings)).toBe(0)
})

test('files of an import that is discarded are deleted', async () => {
  const { id } = await checked(`Name,Email,Résumé\nAda,${at('ada')},ada.doc\n`)
  await put(id, 2, resume('Ada'))
  await sweepIntake(deps())
  expect(await storedKeys()).toHaveLength(1)
  expect((await call('DELETE', `/api/imports/${id}`, { as: admin })).status).toBe(204)
  await sweepIntake(deps())
  expect(await storedKeys()).toEqual([])
})

test('takes the address of a résumé for a person who was imported without one', async () => {
  const files: [string, string[]][] = [
    ['Ada Byrne', [at('ada')]],
    ['Bea Cole', [at('bea'), 'Reference: Di Ray', at('di')]],
    ['Cy Hart', [at('known')]],
  ]
  await testDeps()
    .db.insert(candidates)
    .values({ name: 'Somebody Else', email: at('known'), isPerson: true })
  const lines = files.map(([name]) => `${name},,${name}.doc`)
  const { id } = await checked(`Name,Email,Résumé\n${lines.join('\n')}\nEve Lind,${at('eve')},eve.doc\n`)
  for (const [place, [name, contact]] of files.entries()) {
    expect((await put(id, place + 2, resume(name, ...contact))).status).toBe(200)
  }
  expect((await put(id, 5, resume('Eve Lind', at('other')))).status).toBe(200)
  expect(await run(id)).toMatchObject({ counts: { added: 4 } })
  const imported = () =>
    testDeps().db.select().from(candidates).where(eq(candidates.importId, id)).orderBy(candidates.id)
  for (const { resumeId } of await imported()) await readImported(deps(), resumeId ?? '')
  expect((await imported()).map(({ email }) => email)).toEqual([at('ada'), null, null, at('eve')])
  expect((await post(id, 'undo')).status).toBe(202)
  await undoImport(deps(), id)
  expect(await imported()).toEqual([])
})
